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
  /** Nothing when this game has no such ship card. */
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
  /** What the writer says that it costs. */
  readonly saidToCost?: number;
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
export function squadFromDraft(draft: Draft): Squad | undefined {
  return draft.problems.length > 0 ? undefined : knownPart(draft);
}

/** Known upgrades of a ship that is not known are left out together with it. */
export const LEFT_OUT_CAUSES = ['squad-without-ship'] as const;
const [WITHOUT_SHIP] = LEFT_OUT_CAUSES;

/** As much of a written squad as this game knows. */
export interface SquadTaken {
  /** Nothing when no ship of it is known. */
  readonly squad: Squad | undefined;
  /** Everything in it that the squad lacks, and why. */
  readonly leftOut: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export function takeDraft(draft: Draft): SquadTaken {
  const { ships, warnings } = draft;
  const faction = draft.faction ?? ships.find(({ pilot }) => pilot)?.pilot?.card.faction;
  const squad = knownPart({ ...draft, faction });
  const leftOut = leftOutOf(draft);
  const isAnythingLeft = squad !== undefined && (squad.ships.length > 0 || leftOut.length === 0);
  return { squad: isAnythingLeft ? squad : undefined, leftOut, warnings };
}

/** First what is wrong with the whole, then ship by ship. */
function leftOutOf({ ships, problems }: Draft): readonly Problem[] {
  const isOf = (ship: DraftShip, { path }: Problem): boolean =>
    path === ship.path || path.startsWith(`${ship.path}.`);
  const leftOut = problems.filter((problem) => !ships.some((ship) => isOf(ship, problem)));
  for (const ship of ships) {
    const own = problems.filter((problem) => isOf(ship, problem));
    const carried = ship.pilot === undefined ? ship.upgrades : [];
    for (const problem of [...own, ...carried.map(goneWithShip)]) addProblem(leftOut, problem);
  }
  return leftOut;
}

function goneWithShip({ card, path }: Written<UpgradeCard>): Problem {
  return { path, cause: WITHOUT_SHIP, params: { upgrade: card.id } };
}

function knownPart({ name, faction, ships }: Draft): Squad | undefined {
  if (faction === undefined) return undefined;
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
