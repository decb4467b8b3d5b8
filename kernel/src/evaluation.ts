import { exp } from './exp.ts';
import type { Outcome, Seat } from './game.ts';
import { at } from './lists.ts';

/** What one unit of each feature is worth, by its name. */
export type Weights = Readonly<Record<string, number>>;

/** Weights as `parsecs fit` writes them, with what anybody needs to make them again. */
export interface FittedWeights {
  readonly seed: string;
  readonly games: number;
  readonly positions: number;
  readonly heldOutLogLoss: number;
  readonly weights: Weights;
}

/**
 * What a position is judged by. Each side is worth the sum of its weighted features, and from what all
 * sides are worth follow their chances to win: what one side gains the others lose.
 */
export interface Evaluation<S> {
  readonly features: readonly string[];
  /** The side of each seat, counted from 0. */
  sides(state: S): readonly number[];
  /** One number for each feature, of the side of this seat, the first of its side. No dice in it. */
  measure(state: S, seat: Seat): readonly number[];
  readonly weights: Weights;
}

/** The chance of the seat's side to win, from 0 to 1: what a game has for its `evaluate`. */
export function chanceBy<S>(
  evaluation: Evaluation<S>,
  outcome: (state: S) => Outcome | undefined,
  weights: Weights = evaluation.weights,
): (state: S, seat: Seat) => number {
  const vector = evaluation.features.map((feature) => weights[feature] ?? 0);
  return (state, seat) => {
    const sides = evaluation.sides(state);
    const ended = outcome(state);
    if (ended !== undefined) return shareOf(ended, sides, seat);
    const own = at(sides, seat);
    const worth = worthOf(evaluation.measure(state, sides.indexOf(own)), vector);
    let others = 0;
    for (let other = 0, seen = 1 << own; other < sides.length; other += 1) {
      const bit = 1 << at(sides, other);
      if ((seen & bit) !== 0) continue;
      seen |= bit;
      others += exp(worthOf(evaluation.measure(state, other), vector) - worth);
    }
    return 1 / (1 + others);
  };
}

/** A finished game: the sides that won share it, and all do if nobody has won. */
function shareOf({ winners }: Outcome, sides: readonly number[], seat: Seat): number {
  if (winners.length === 0) return 1 / new Set(sides).size;
  const won = new Set(winners.map((winner) => at(sides, winner)));
  return won.has(at(sides, seat)) ? 1 / won.size : 0;
}

function worthOf(measures: readonly number[], vector: readonly number[]): number {
  let worth = 0;
  for (let index = 0; index < vector.length; index += 1) {
    worth += (measures[index] as number) * (vector[index] as number);
  }
  return worth;
}

/**
 * An evaluation made of a score that one seat gives to a position: both sides' scores are subtracted,
 * and a lead of `scale` is worth odds of e to 1.
 */
export function evaluationOfScore<S>(
  score: (state: S, seat: Seat) => number,
  scale: number,
  sides: (state: S) => readonly number[],
): Evaluation<S> {
  return {
    features: ['score'],
    sides,
    measure: (state, seat) => [score(state, seat)],
    weights: { score: 1 / (2 * scale) },
  };
}
