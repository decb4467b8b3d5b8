import { seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { leastLossOf } from './least-loss.ts';

const ONE = [1, 0];
const OTHER = [0, 1];

describe('how well anybody could foretell who wins', () => {
  test('what always comes out the same way is certain, but who has seen few games does not know it', () => {
    const { from, to } = leastLossOf([[ONE, ONE, ONE, ONE]]);
    expect(from).toBe(0);
    // Three games and a half of four.
    expect(to).toBeCloseTo(-Math.log(3.5 / 4), 12);
  });

  test('a draw is half a win of each, and three sides may share one', () => {
    expect(leastLossOf([[[0.5, 0.5]]]).from).toBeCloseTo(Math.LN2, 12);
    expect(leastLossOf([[[1 / 3, 1 / 3, 1 / 3]]]).from).toBeCloseTo(Math.log(3), 12);
  });

  test('the truth lies between', () => {
    const chance = seededChance('least');
    const roll = (): readonly number[] => (chance.pick('win', 10) < 8 ? ONE : OTHER);
    const won = Array.from({ length: 400 }, () => Array.from({ length: 16 }, roll));
    const { positions, from, to } = leastLossOf(won);
    const truth = -0.8 * Math.log(0.8) - 0.2 * Math.log(0.2);
    expect(positions).toBe(400);
    expect(from).toBeLessThan(truth);
    expect(to).toBeGreaterThan(truth);
    expect(to - from).toBeLessThan(0.08);
  });
});
