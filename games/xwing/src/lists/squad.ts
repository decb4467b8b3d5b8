import { PILOT_IDS, type PilotId, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { upgradeCard } from '../cards/upgrades.ts';
import type { Faction } from '../cards/vocabulary.ts';

export interface SquadShip {
  readonly pilot: PilotId;
  /** In the order of all upgrades, whichever way they were written. */
  readonly upgrades: readonly UpgradeId[];
}

/**
 * A list of cards that exist. Whether it may be played depends on what was agreed: `checkSquad` with
 * its limits says. In team play it is the squad of the whole team (XW-205).
 */
export interface Squad {
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly SquadShip[];
}

/** More than find a place along an edge of the usual play area; what is longer was not meant. */
export const MOST_SHIPS = 40;
/** Twice as many as any ship can carry. */
export const MOST_UPGRADES = 16;
export const LONGEST_NAME = 120;

const PLACES: ReadonlyMap<UpgradeId, number> = new Map(UPGRADE_IDS.map((id, index) => [id, index]));

function compareUpgrades(one: UpgradeId, other: UpgradeId): number {
  return (PLACES.get(one) ?? 0) - (PLACES.get(other) ?? 0);
}

/** A squad in its one form: upgrades in order, an empty name left out. */
export function squadOf({ name, faction, ships }: Squad): Squad {
  return {
    ...(name !== undefined && name !== '' && { name }),
    faction,
    ships: ships.map(({ pilot, upgrades }) => ({
      pilot,
      upgrades: [...upgrades].sort(compareUpgrades),
    })),
  };
}

/** XW-199: the ship card and its upgrades. */
export function shipPoints({ pilot, upgrades }: SquadShip): number {
  let points = pilotCard(pilot).points;
  for (const upgrade of upgrades) points += upgradeCard(upgrade).points;
  return points;
}

export function squadPoints(squad: Squad): number {
  return squad.ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
}

/** The pilots of a faction, in the order of all pilots. */
export function pilotsOf(faction: Faction): readonly PilotId[] {
  return PILOT_IDS.filter((id) => pilotCard(id).faction === faction);
}
