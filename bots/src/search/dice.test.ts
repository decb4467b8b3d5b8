import { expect, test } from 'vitest';
import { WorldDice } from './dice.ts';

test('a purpose has its own stream: other draws do not change it', () => {
  const [one, other] = [new WorldDice(7), new WorldDice(7)];
  const first = Array.from({ length: 20 }, () => one.pick('attack', 8));
  const second = Array.from({ length: 20 }, () => {
    other.pick('defense', 8);
    other.shuffle('deck', [1, 2, 3]);
    return other.pick('attack', 8);
  });
  expect(second).toEqual(first);
  expect(other.draws).toBe(60);
});

test('every face comes up about equally often, and another seed is another luck', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  const dice = new WorldDice(1);
  for (let roll = 0; roll < 6000; roll += 1) {
    const face = dice.pick('die', 6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (const count of counts) {
    expect(count).toBeGreaterThan(880);
    expect(count).toBeLessThan(1120);
  }
  const rolls = (seed: number): string =>
    Array.from({ length: 10 }, () => new WorldDice(seed))
      .map((each) => each.pick('die', 1e6))
      .join();
  expect(rolls(1)).not.toBe(rolls(2));
});

test('a shuffle keeps every item', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  new WorldDice(3).shuffle('deck', items);
  expect(items).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(items.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
