import { expect, test } from 'vitest';
import { Counter, mergeTallies, spreadOf } from './tally.ts';

test('tallies of several threads add up, in the order of the values', () => {
  const [one, other] = [new Counter(), new Counter()];
  for (const value of [7, 5, 7]) one.add(value);
  for (const value of [3, 7]) other.add(value);
  const merged = mergeTallies([one.tally(), other.tally()]);
  expect(merged).toEqual([
    [3, 1],
    [5, 1],
    [7, 3],
  ]);
  expect(spreadOf(merged)).toEqual({ mean: 5.8, p10: 3, p90: 7 });
});

test('the tenths are values that came up', () => {
  const counter = new Counter();
  for (let value = 1; value <= 100; value += 1) counter.add(value);
  expect(spreadOf(counter.tally())).toEqual({ mean: 50.5, p10: 10, p90: 90 });
  expect(spreadOf([])).toEqual({ mean: 0, p10: 0, p90: 0 });
});
