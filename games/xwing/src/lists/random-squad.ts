import { at, type Chance, pickOne } from '@parsecs/kernel';
import type { PilotCard } from '../cards/pilots.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { shipsCarrying } from './announced.ts';
import type { SquadLimits } from './limits.ts';
import type { Squad } from './squad.ts';
import { SquadMaker } from './squad-maker.ts';

/** Of four slots so many are filled at once: none, some, most of them. */
const HABITS = 4;
/** One ship in so many is the last although points are left. */
const RARELY = 12;
/** Without a limit a random squad still has to end somewhere. */
const LEAST_WITHOUT_LIMIT = 31;
const SPREAD_WITHOUT_LIMIT = 170;

/** Any legal squad, from plain to laden; nothing if no ship is within the limits. */
export function randomSquad(
  faction: Faction,
  limits: SquadLimits,
  chance: Chance,
): Squad | undefined {
  if (limits.faction !== undefined && limits.faction !== faction) return undefined;
  const points =
    limits.points === 'free'
      ? LEAST_WITHOUT_LIMIT + chance.pick('points', SPREAD_WITHOUT_LIMIT)
      : limits.points;
  const maker = new SquadMaker(faction, { ...limits, points });
  const { announced } = limits;
  if (announced === undefined) drawShips(maker, chance);
  else {
    const ships = shipsCarrying(announced, faction, limits, chance);
    if (ships === undefined) return undefined;
    for (const ship of ships) maker.take(ship);
    addPlainShips(maker, chance);
  }
  return maker.isEmpty ? undefined : maker.squad();
}

function drawShips(maker: SquadMaker, chance: Chance): void {
  const habit = chance.pick('upgrades', HABITS);
  for (;;) {
    const pilot = drawPilot(maker, chance);
    if (pilot === undefined) break;
    const ship = maker.add(pilot);
    equip(maker, ship, habit, chance);
    if (chance.pick('enough', RARELY) === 0) break;
  }
  // What is left goes into upgrades, or not.
  for (let ship = 0; ship < maker.size; ship += 1) equip(maker, ship, 1, chance);
}

function drawPilot(maker: SquadMaker, chance: Chance): PilotCard | undefined {
  const pilots = maker.pilots();
  return pilots.length === 0 ? undefined : pickOne(chance, 'pilot', pilots);
}

/** Goes through the open slots once; those that a new title adds wait for the next time. */
function equip(maker: SquadMaker, ship: number, habit: number, chance: Chance): void {
  if (habit === 0) return;
  const slots = maker.openSlots(ship);
  for (let place = slots.length - 1; place >= 0; place -= 1) {
    if (chance.pick('fill', HABITS) >= habit) continue;
    const upgrades = maker.upgradesFor(ship, at(slots, place));
    if (upgrades.length > 0) maker.equip(ship, pickOne(chance, 'upgrade', upgrades));
  }
}

/** XW-245: only the announced upgrades, so what is left is for ships. */
function addPlainShips(maker: SquadMaker, chance: Chance): void {
  while (maker.isEmpty || chance.pick('enough', RARELY) > 0) {
    const pilot = drawPilot(maker, chance);
    if (pilot === undefined) return;
    maker.add(pilot);
  }
}
