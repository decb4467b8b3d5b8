import { MOST_PROBLEMS, type Problem } from '@parsecs/kernel';
import type { PilotCard } from '../cards/pilots.ts';
import type { UpgradeCard } from '../cards/upgrades.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { type Squad, squadOf } from './squad.ts';

/** A card and the place where somebody wrote it. */
export interface Written<C> {
  readonly card: C;
  readonly path: string;
}

export interface DraftShip {
  readonly path: string;
  /** Nothing when no such pilot exists. */
  readonly pilot: Written<PilotCard> | undefined;
  readonly upgrades: readonly Written<UpgradeCard>[];
}

/** What could be read of a list in whichever form, and what was wrong with the writing. */
export interface Draft {
  readonly name: string | undefined;
  readonly faction: Faction | undefined;
  /** Where the ships stand. */
  readonly path: string;
  readonly ships: readonly DraftShip[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export function emptyDraft(problem: Problem): Draft {
  return {
    name: undefined,
    faction: undefined,
    path: '',
    ships: [],
    problems: [problem],
    warnings: [],
  };
}

/** The squad that was written, if everything in it is known. */
export function squadFromDraft({ name, faction, ships, problems }: Draft): Squad | undefined {
  if (problems.length > 0 || faction === undefined) return undefined;
  return squadOf({
    ...(name !== undefined && { name }),
    faction,
    ships: ships.flatMap(({ pilot, upgrades }) =>
      pilot === undefined
        ? []
        : [{ pilot: pilot.card.id, upgrades: upgrades.map(({ card }) => card.id) }],
    ),
  });
}

/** Writes a fault down, as long as anybody would read on. */
export function addProblem(list: Problem[], problem: Problem): void {
  if (list.length < MOST_PROBLEMS) list.push(problem);
}
