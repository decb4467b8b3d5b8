import { describe, expect, test } from 'vitest';
import { wilson } from './wilson.ts';

/** Known figures of the interval with 95 %, to four digits. */
describe('the interval of Wilson', () => {
  test.each([
    [5, 10, 0.2366, 0.7634],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
    [15, 148, 0.0624, 0.1605],
    [200, 400, 0.4512, 0.5488],
  ])('%d of %d', (wins, games, least, most) => {
    const interval = wilson(wins, games);
    expect(interval.least).toBeCloseTo(least, 4);
    expect(interval.most).toBeCloseTo(most, 4);
  });

  test('nothing played says nothing', () => {
    expect(wilson(0, 0)).toEqual({ least: 0, most: 1 });
  });
});
