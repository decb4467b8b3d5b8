import { at } from '@parsecs/kernel';

/** Between these losses lies whoever knows of every position how likely each side wins it. */
export interface LeastLoss {
  readonly positions: number;
  readonly from: number;
  readonly to: number;
}

/**
 * How well anybody could foretell who wins, by what came of each position when it was played on again and again:
 * `won` by position, game and side. Shares of few games look surer than they are, so their entropy is too small; who
 * foretells each of them by the others knows less than all of them together say, so that loss is too large.
 */
export function leastLossOf(won: readonly (readonly (readonly number[])[])[]): LeastLoss {
  let [from, to] = [0, 0];
  for (const games of won) {
    const sums = at(games, 0).map((_, side) =>
      games.reduce((sum, shares) => sum + at(shares, side), 0),
    );
    from += lossOf(games, () => sums.map((sum) => sum / games.length));
    // As if there had been one game more that all sides shared.
    to += lossOf(games, (shares) =>
      sums.map((sum, side) => (sum - at(shares, side) + 1 / sums.length) / games.length),
    );
  }
  return { positions: won.length, from: from / won.length, to: to / won.length };
}

/** The mean loss of what is foretold of each game. */
function lossOf(
  games: readonly (readonly number[])[],
  foretell: (shares: readonly number[]) => readonly number[],
): number {
  let loss = 0;
  for (const shares of games) {
    const chances = foretell(shares);
    for (const [side, share] of shares.entries()) {
      if (share > 0) loss -= share * Math.log(at(chances, side));
    }
  }
  return loss / games.length;
}
