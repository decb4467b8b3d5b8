import { at, type StepContext } from '@parsecs/kernel';
import type { Battle } from './battle.ts';
import type { Event, Square } from './events.ts';
import { columnOf, rowOf } from './state.ts';
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

const D20 = 20;

export function rollD20(on: On, purpose: string): number {
  return on.chance.pick(purpose, D20) + 1;
}

export function writeAt(square: number): Square {
  return [columnOf(square), rowOf(square)];
}

export function nameOf(battle: Battle, ship: number): string {
  return at(battle.ids, ship);
}

export function factionName(faction: number): Faction {
  return at(FACTIONS, faction);
}

export function facingName(facing: number): Facing {
  return at(FACINGS, facing);
}
