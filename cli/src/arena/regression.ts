import { at } from '@parsecs/kernel';

/** What each side of a position measured, and its share of the win in the end. */
export interface Position {
  readonly sides: readonly (readonly number[])[];
  readonly won: readonly number[];
}

/** So many steps of Newton's method: it has come to rest long before. */
const STEPS = 12;

/**
 * The weights with which the chances of all sides, as `chanceBy` makes them, foretell best who won:
 * logistic regression, held back (L2) on features of equal spread. A weight of one standard deviation
 * is held back by as much as so many positions say.
 */
export function fitWeights(
  positions: readonly Position[],
  features: number,
  hold: number = 1,
): readonly number[] {
  const spread = spreadOf(positions, features);
  const scaled = positions.map(({ sides, won }) => ({
    won,
    sides: sides.map((measures) => measures.map((value, index) => value / at(spread, index))),
  }));
  let weights = spread.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const { slope, bend } = slopeAt(scaled, weights, hold);
    const way = solve(bend, slope);
    weights = weights.map((weight, index) => weight - at(way, index));
  }
  return weights.map((weight, index) => weight / at(spread, index));
}

/** How badly the chances foretell who won: 0 would be perfect, 0.693 is a coin between two sides. */
export function logLossOf(positions: readonly Position[], weights: readonly number[]): number {
  let loss = 0;
  for (const { sides, won } of positions) {
    const chances = chancesOf(sides, weights);
    for (const [side, share] of won.entries()) loss -= share * Math.log(at(chances, side));
  }
  return positions.length === 0 ? 0 : loss / positions.length;
}

function chancesOf(
  sides: readonly (readonly number[])[],
  weights: readonly number[],
): readonly number[] {
  const worth = sides.map((measures) =>
    measures.reduce((sum, value, index) => sum + value * at(weights, index), 0),
  );
  const most = Math.max(...worth);
  const odds = worth.map((value) => Math.exp(value - most));
  const total = odds.reduce((sum, value) => sum + value, 0);
  return odds.map((value) => value / total);
}

/** How far the sides of a position differ in each feature; 1 for what never differs. */
function spreadOf(positions: readonly Position[], features: number): readonly number[] {
  const squares = Array.from({ length: features }, () => 0);
  for (const { sides } of positions) {
    for (let index = 0; index < features; index += 1) {
      const mean = sides.reduce((sum, side) => sum + at(side, index), 0) / sides.length;
      for (const side of sides) squares[index] = at(squares, index) + (at(side, index) - mean) ** 2;
    }
  }
  return squares.map((sum) => (sum > 0 ? Math.sqrt(sum / positions.length) : 1));
}

interface Slope {
  readonly slope: number[];
  readonly bend: number[][];
}

/** First and second derivatives of the loss. */
function slopeAt(positions: readonly Position[], weights: readonly number[], hold: number): Slope {
  const slope = weights.map((weight) => hold * weight);
  const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? hold : 0)));
  for (const { sides, won } of positions) {
    const chances = chancesOf(sides, weights);
    const mean = weights.map((_, index) =>
      sides.reduce((sum, side, place) => sum + at(chances, place) * at(side, index), 0),
    );
    for (const [place, side] of sides.entries()) {
      const chance = at(chances, place);
      const off = chance - at(won, place);
      for (let row = 0; row < weights.length; row += 1) {
        const value = at(side, row);
        slope[row] = at(slope, row) + off * value;
        const line = at(bend, row);
        const away = chance * (value - at(mean, row));
        for (let column = 0; column <= row; column += 1) {
          line[column] = at(line, column) + away * (at(side, column) - at(mean, column));
        }
      }
    }
  }
  for (let row = 0; row < weights.length; row += 1) {
    for (let column = 0; column < row; column += 1)
      at(bend, column)[row] = at(at(bend, row), column);
  }
  return { slope, bend };
}

/** Solves a system of linear equations whose matrix is symmetric and positive (Gauss). */
function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] {
  const rows = matrix.map((row, index) => [...row, at(right, index)]);
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    const top = at(rows, pivot);
    for (let below = pivot + 1; below < rows.length; below += 1) {
      const row = at(rows, below);
      const times = at(row, pivot) / at(top, pivot);
      for (let column = pivot; column < row.length; column += 1) {
        row[column] = at(row, column) - times * at(top, column);
      }
    }
  }
  const found = right.map(() => 0);
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const line = at(rows, row);
    let rest = at(line, rows.length);
    for (let column = row + 1; column < rows.length; column += 1) {
      rest -= at(line, column) * at(found, column);
    }
    found[row] = rest / at(line, row);
  }
  return found;
}
