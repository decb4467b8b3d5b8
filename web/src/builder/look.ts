import type { Problem } from '@parsecs/kernel';
import type { CardKey, Draft, Entry, Figure, ListKind, Review, Section, Terms } from './kind.ts';
import { madeWorse } from './made-worse.ts';

/** Everything there is to show of one list, whatever game it is of. */
export interface ListLook {
  readonly name: string;
  readonly side: string;
  readonly terms: Terms;
  readonly link: string;
  readonly sections: readonly Section[];
  readonly entries: readonly Entry[];
  readonly review: Review;
  readonly isLegal: boolean;
  readonly figures: readonly Figure[];
}

export function lookAt<L>(kind: ListKind<L>, { name, list, terms }: Draft<L>): ListLook {
  const sections = kind.sections(list, terms);
  const review = kind.review(list, terms);
  return {
    name,
    side: kind.sideOf(list),
    terms,
    link: kind.toLink({ name, list }),
    sections,
    entries: sections.flatMap(({ entries }) => entries),
    review,
    isLegal: review.problems.length === 0,
    figures: kind.figures(list, terms),
  };
}

/** The total of a list. */
export function totalOf({ review }: Pick<ListLook, 'review'>): number {
  return review.tallies[0]?.value ?? 0;
}

/** A card that could stand in some place of a list. */
export interface Candidate {
  readonly card: CardKey;
  /** What it would bring about there. */
  readonly wrong: readonly Problem[];
  /** The entry that holds copies of it already. */
  readonly entry?: Entry;
}

export function candidatesFor<L>(
  kind: ListKind<L>,
  { list, terms }: Draft<L>,
  place: string,
): readonly Candidate[] {
  const before = kind.review(list, terms).problems;
  const held = kind
    .sections(list, terms)
    .filter((section) => section.place === place)
    .flatMap(({ entries }) => entries);
  return kind.cardsFor(list, place).flatMap((card): readonly Candidate[] => {
    const after = kind.review(kind.add(list, place, card).list, terms).problems;
    const wrong = madeWorse(before, after).filter((problem) => !kind.isUnfinished(problem));
    if (wrong.some(({ cause }) => kind.foreign.includes(cause))) return [];
    const entry = held.find((one) => one.card === card && one.slots.length === 0);
    return [{ card, wrong, ...(entry !== undefined && { entry }) }];
  });
}

/** What every card of a place would bring about, whichever it is; said once instead of with each. */
export function sharedProblems(candidates: readonly Candidate[]): readonly Problem[] {
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return [];
  return first.wrong.filter((problem) =>
    others.every(({ wrong }) => wrong.some((other) => isSameProblem(problem, other))),
  );
}

/** Wherever it stands in the list. */
export function isSameProblem(one: Problem, other: Problem): boolean {
  const say = ({ rule, cause, params }: Problem): string => JSON.stringify([rule, cause, params]);
  return say(one) === say(other);
}
