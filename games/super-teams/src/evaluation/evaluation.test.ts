import { at } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import fitted from '../data/evaluation-weights.json' with { type: 'json' };
import { superTeams } from '../index.ts';
import { newGame } from '../testing/games.ts';
import { table } from '../testing/table.ts';
import { cardsNeeded } from './cards-needed.ts';

describe('how many cards a ship needs', () => {
  const needed = (space: number, half?: 'hyperspace' | 'asteroid'): number =>
    cardsNeeded(table().ship('red-1', space, half).state, 0);

  test('none at home, one in front of the planet, more further back', () => {
    expect(cardsNeeded(table().home('red-1').state, 0)).toBe(0);
    expect(needed(23)).toBe(1);
    expect(needed(20)).toBeGreaterThan(1);
    expect(needed(0)).toBeGreaterThan(needed(7));
  });

  test('fewer from hyperspace, more from an asteroid field', () => {
    expect(needed(6, 'hyperspace')).toBeLessThan(needed(6, 'asteroid'));
    // Every card moves it one space there.
    expect(needed(4)).toBeCloseTo(1 + needed(5), 9);
  });
});

describe('what is measured', () => {
  test('every feature has a weight that was fitted, and every weight a feature', () => {
    expect(Object.keys(fitted.weights)).toEqual([...superTeams.evaluation.features]);
    expect(fitted.heldOutLogLoss).toBeLessThan(Math.LN2);
  });

  test.each([2, 3, 4] as const)('%d players: one number each', (players) => {
    const state = newGame({ players, starter: 0, board: 'standard' });
    for (let seat = 0; seat < players; seat += 1) {
      const measures = superTeams.evaluation.measure(state, seat);
      expect(measures).toHaveLength(superTeams.evaluation.features.length);
      expect(measures.every(Number.isFinite)).toBe(true);
    }
  });

  test('own colors count in every hand, jokers where they are held', () => {
    const measured = (feature: string, seat: number): number => {
      const game = table().home('red-1', 'red-2').hand('P1', 'yellow-4', 'red-3');
      const { state } = game.hand('P2', 'yellow-2', 'green-6');
      const { features, measure } = superTeams.evaluation;
      return at(measure(state, seat), features.indexOf(feature));
    };
    expect([measured('pips-held', 0), measured('pips-elsewhere', 0)]).toEqual([4, 2]);
    expect([measured('pips-held', 1), measured('pips-elsewhere', 1)]).toEqual([6, 0]);
    expect([measured('jokers-held', 0), measured('jokers-held', 1)]).toEqual([1, 0]);
    expect([measured('jokers', 0), measured('home', 0)]).toEqual([1, 2]);
  });
});
