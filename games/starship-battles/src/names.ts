import { at, type StepContext } from '@parsecs/kernel';
import type { Battle } from './battle.ts';
import type { Event } from './events.ts';
import { DIE } from './odds/odds.ts';
import { FACINGS, FACTIONS, type Facing, type Faction } from './vocabulary.ts';

export type On = StepContext<Event>;

/** What chance is drawn for; scenario files name it like this. */
export const PURPOSES = {
  lightSide: 'side roll of P1',
  darkSide: 'side roll of P2',
  deployment: ['deployment light', 'deployment dark'],
  initiative: ['initiative light', 'initiative dark'],
  attack: 'attack',
  pointDefense: 'point-defense',
} as const;

export function rollD20(on: On, purpose: string): number {
  return on.chance.pick(purpose, DIE) + 1;
}

export function nameOf(battle: Battle, ship: number): string {
  return at(battle.ids, ship);
}

/** The ship of this name, which must be in the match. */
export function shipOf(battle: Battle, name: string): number {
  const ship = battle.indexOf.get(name);
  if (ship === undefined) throw new Error(`no ship ${name} in this match`);
  return ship;
}

export function factionName(faction: number): Faction {
  return at(FACTIONS, faction);
}

export function facingName(facing: number): Facing {
  return at(FACINGS, facing);
}
