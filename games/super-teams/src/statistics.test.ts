import { describe, expect, test } from 'vitest';
import { playRandomGame } from './testing/games.ts';

const GAMES = 300;

/** Movement cards that random players need on the standard board, as the reference model counted. */
const REFERENCE = [
  { players: 2, cards: 75.4, shared: 0.027 },
  { players: 3, cards: 52.3, shared: 0.056 },
  { players: 4, cards: 73.1, shared: 0.031 },
] as const;

describe('random games on the standard board are as long as the reference model says', () => {
  test.each(REFERENCE)('$players players: about $cards cards', ({ players, cards, shared }) => {
    let played = 0;
    let together = 0;
    for (let game = 0; game < GAMES; game += 1) {
      const state = playRandomGame({ players, board: 'standard' }, `statistics ${game}`, {
        event: (event) => {
          if (event.type === 'announced') played += 1;
        },
      });
      const sides = new Set(state.winners.map((seat) => state.rules.side[seat]));
      if (sides.size > 1) together += 1;
    }
    const mean = played / GAMES;
    expect(mean).toBeGreaterThan(cards * 0.95);
    expect(mean).toBeLessThan(cards * 1.05);
    // Three standard errors around the share of the reference.
    const error = 3 * Math.sqrt((shared * (1 - shared)) / GAMES);
    expect(Math.abs(together / GAMES - shared)).toBeLessThan(error);
  });
});
