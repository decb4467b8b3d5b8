import { type Checked, MOST_PROBLEMS, type Problem } from '@parsecs/kernel';
import { type Draft, type SquadTaken, squadFromDraft, takeDraft } from './draft.ts';
import { FITTING_CAUSES, type FittingCause } from './fitting.ts';
import { type SquadLimits, STANDARD_LIMITS } from './limits.ts';
import { draftFromJson, SQUAD_FORM_CAUSES, type SquadFormCause } from './read-squad.ts';
import type { Squad } from './squad.ts';
import {
  draftPoints,
  draftShipPoints,
  SQUAD_RULE_CAUSES,
  type SquadRuleCause,
  squadProblems,
} from './squad-rules.ts';

export type SquadCause = SquadFormCause | FittingCause | SquadRuleCause;

/** Everything that `checkSquad` may say; each cause has words in every language. */
export const SQUAD_CAUSES: readonly SquadCause[] = [
  ...SQUAD_FORM_CAUSES,
  ...FITTING_CAUSES,
  ...SQUAD_RULE_CAUSES,
];

/** All there is to say about a list, legal or not; cards that are unknown cost nothing. */
export interface SquadReview {
  /** Nothing when something in the list is unknown. */
  readonly squad: Squad | undefined;
  readonly isLegal: boolean;
  readonly points: number;
  /** Ship by ship, as written. */
  readonly shipPoints: readonly number[];
  /** What may still be spent, less than nothing when over; nothing without a limit. */
  readonly pointsLeft: number | undefined;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export function reviewDraft(draft: Draft, limits: SquadLimits): SquadReview {
  const problems = [...draft.problems, ...squadProblems(draft, limits)].slice(0, MOST_PROBLEMS);
  const points = draftPoints(draft);
  return {
    squad: squadFromDraft(draft),
    isLegal: problems.length === 0,
    points,
    shipPoints: draft.ships.map(draftShipPoints),
    pointsLeft: limits.points === 'free' ? undefined : limits.points - points,
    problems,
    warnings: draft.warnings,
  };
}

export function checkedReview({ squad, problems, warnings }: SquadReview): Checked<Squad> {
  if (squad === undefined || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: squad, warnings };
}

/** The list that a draft stands for, legal or not: what a builder opens. */
export function readDraft(draft: Draft): Checked<Squad> {
  const { problems, warnings } = draft;
  const squad = squadFromDraft(draft);
  return squad === undefined ? { ok: false, problems } : { ok: true, value: squad, warnings };
}

/** Reads a squad that somebody wrote: every problem with its rule. */
export function checkSquad(input: unknown, limits: SquadLimits = STANDARD_LIMITS): Checked<Squad> {
  return checkedReview(reviewSquad(input, limits));
}

/** As `checkSquad`, with the points of an illegal list, too. */
export function reviewSquad(input: unknown, limits: SquadLimits = STANDARD_LIMITS): SquadReview {
  return reviewDraft(draftFromJson(input), limits);
}

/** Reads a squad without asking any rule. */
export function readSquad(input: unknown): Checked<Squad> {
  return readDraft(draftFromJson(input));
}

/** As much of it as this game knows, and what had to be left out. */
export function takeSquad(input: unknown): SquadTaken {
  return takeDraft(draftFromJson(input));
}
