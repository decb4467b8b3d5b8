import { at } from '@parsecs/kernel';
import { ASTEROID, codeOfKind, HYPERSPACE, MAW } from '../codes.ts';
import movementCards from '../data/movement-cards.json' with { type: 'json' };
import { type Rules, rulesOf } from '../rules.ts';
import type { Setup } from '../setup/setup.ts';
import { type Half, VALUES } from '../vocabulary.ts';

/** A ship on its way home with cards of its color drawn blindly, no bonus cards and no grabs. */
export interface Approach {
  readonly space: number;
  /** Where it stands on a dual space. */
  readonly half?: Half;
  /** By value from 1 to 6: the cards of its color that may still come. */
  readonly cards: readonly number[];
  /** How many of them it gets. */
  readonly draws: number;
}

export interface FinishOdds {
  /** The chance to come home with exactly so many cards; `null` for not at all. */
  readonly outcomes: readonly { readonly cards: number | null; readonly p: number }[];
  /** The mean of the cards used, all of them where the ship does not come home. */
  readonly expected: number;
  readonly finish: number;
}

/** By the number of cards used, the chance to come home with them. */
type Chances = readonly number[];

/** Coming home counts, and sooner is better only where the chance is the same. */
const SOONER = 1e-6;

/** On a dual space the owner chooses the half that brings it home more often. */
export class Finish {
  readonly #rules: Rules;
  readonly #known = new Map<string, Chances>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  odds(approach: Approach): FinishOdds {
    const chances = this.#look(
      approach.space,
      kindAt(this.#rules, approach),
      approach.cards,
      approach.draws,
    );
    const finish = Math.min(
      1,
      chances.reduce((sum, p) => sum + p, 0),
    );
    const outcomes = chances.flatMap((p, cards) => (p > 0 ? [{ cards, p }] : []));
    const expected = chances.reduce((sum, p, cards) => sum + p * cards, 0);
    return {
      outcomes: finish < 1 ? [...outcomes, { cards: null, p: 1 - finish }] : outcomes,
      expected: expected + (1 - finish) * approach.draws,
      finish,
    };
  }

  /** The half on which a ship had best come to rest there, as its kind. */
  bestKind(space: number, cards: readonly number[], draws: number): number {
    const { kind, otherKind } = this.#rules;
    const [first, other] = [at(kind, space), at(otherKind, space)];
    if (other === -1) return first;
    const worth = (half: number): number => worthOf(this.#look(space, half, cards, draws));
    return worth(other) > worth(first) ? other : first;
  }

  #look(space: number, kind: number, cards: readonly number[], draws: number): Chances {
    if (space === this.#rules.last) return [1];
    const left = cards.reduce((sum, count) => sum + count, 0);
    if (draws === 0 || left === 0) return [];
    const key = `${space}/${kind}/${cards}/${draws}`;
    let chances = this.#known.get(key);
    if (chances === undefined) {
      chances = this.#draw(space, kind, cards, draws, left);
      this.#known.set(key, chances);
    }
    return chances;
  }

  #draw(
    space: number,
    kind: number,
    cards: readonly number[],
    draws: number,
    left: number,
  ): Chances {
    const sums = new Array<number>(draws + 1).fill(0);
    for (const [index, value] of VALUES.entries()) {
      const count = at(cards, index);
      if (count === 0) continue;
      const rest = cards.with(index, count - 1);
      const reached = restAfter(this.#rules, space, kind, value);
      const half = reached === space ? kind : this.bestKind(reached, rest, draws - 1);
      const after = this.#look(reached, half, rest, draws - 1);
      for (const [used, p] of after.entries()) {
        sums[used + 1] = at(sums, used + 1) + (p * count) / left;
      }
    }
    return sums;
  }
}

function worthOf(chances: Chances): number {
  return chances.reduce((sum, p, cards) => sum + p * (1 - SOONER * cards), 0);
}

function kindAt({ kind }: Rules, { space, half }: Approach): number {
  return half === undefined ? at(kind, space) : codeOfKind(half);
}

/** Where a card brings a ship to rest; EN-01: what would go past the planet may be forbidden. */
function restAfter(
  { kind, back, last, setup }: Rules,
  space: number,
  under: number,
  value: number,
): number {
  const steps = under === ASTEROID ? 1 : under === HYPERSPACE ? 2 * value : value;
  const reached = space + steps;
  if (reached > last && setup.options.exactFinish) return space;
  if (reached >= last) return last;
  return at(kind, reached) === MAW ? at(back, reached) : reached;
}

/** The race of a setup. */
export function finishIn(setup: Setup): Finish {
  return new Finish(rulesOf(setup));
}

/** All cards of one color that the box has, by value. */
export const WHOLE_COLOUR: readonly number[] = VALUES.map(
  () => movementCards.copiesPerColourAndValue,
);
