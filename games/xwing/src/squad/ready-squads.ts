import data from '../data/squads.json' with { type: 'json' };
import { deepFreeze } from '../cards/freeze.ts';
import type { ByFaction } from '../cards/vocabulary.ts';
import { BASE_SET_LIMITS, FREE_LIMITS, type SquadLimits, STANDARD_LIMITS } from './limits.ts';
import { type Squad, squadOf } from './squad.ts';

/** Printed for the first game (XW-016) and for the missions (XW-242), or built for a total. */
export const READY_KINDS = ['first-game', 'mission', 'base-set', 'standard'] as const;
export type ReadyKind = (typeof READY_KINDS)[number];

export interface ReadySquad {
  readonly id: string;
  readonly kind: ReadyKind;
  readonly points: number;
  readonly squad: Squad;
}

/** What a ready-made squad keeps to; printed ones were not bought with points. */
export const READY_LIMITS: Readonly<Record<ReadyKind, SquadLimits>> = {
  'first-game': { ...FREE_LIMITS, ...pick(BASE_SET_LIMITS) },
  mission: { ...FREE_LIMITS, ...pick(BASE_SET_LIMITS) },
  'base-set': BASE_SET_LIMITS,
  standard: STANDARD_LIMITS,
};
