import { at, type Chance } from '@parsecs/kernel';
import type { UpgradeId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { upgradeCard } from '../cards/upgrades.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { checkSquad } from './check-squad.ts';
import { mayCarry, slotsOf } from './fitting.ts';
import type { SquadLimits } from './limits.ts';
import { pilotsOf, type SquadShip } from './squad.ts';

/** Far more than the cards of a base set ever need (XW-245). */
const MOST_STEPS = 20_000;

/** XW-245: ships that carry exactly these upgrades within the limits; nothing if none can. */
export function shipsCarrying(
  announced: readonly UpgradeId[],
  faction: Faction,
  limits: SquadLimits,
  chance: Chance,
): readonly SquadShip[] | undefined {
  const { announced: _, ...others } = limits;
  // Titles first: they may add the slots that the rest needs (XW-303).
  const cards = [...announced].sort((one, other) => grantsOf(other) - grantsOf(one));
  const pilots = [...pilotsOf(faction)];
  chance.shuffle('pilots', pilots);
  let steps = 0;

  const place = (next: number, ships: readonly SquadShip[]): readonly SquadShip[] | undefined => {
    if (next === cards.length) return ships;
    const upgrade = at(cards, next);
    const more = pilots.map((pilot): SquadShip => ({ pilot, upgrades: [] }));
    for (const [index, ship] of [...ships, ...more].entries()) {
      if (!hasSlotFor(ship, upgrade)) continue;
      steps += 1;
      if (steps > MOST_STEPS) return undefined;
      const laden = { pilot: ship.pilot, upgrades: [...ship.upgrades, upgrade] };
      const tried = index < ships.length ? ships.with(index, laden) : [...ships, laden];
      if (!checkSquad({ faction, ships: tried }, others).ok) continue;
      const found = place(next + 1, tried);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return place(0, []);
}

function grantsOf(upgrade: UpgradeId): number {
  return upgradeCard(upgrade).grants?.slots?.length ?? 0;
}

function hasSlotFor({ pilot, upgrades }: SquadShip, upgrade: UpgradeId): boolean {
  const card = upgradeCard(upgrade);
  const slots = slotsOf(pilotCard(pilot), upgrades.map(upgradeCard));
  return slots.includes(card.slot) && mayCarry(pilotCard(pilot), card);
}
