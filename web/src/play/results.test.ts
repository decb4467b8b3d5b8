import type { StoryItem } from '@parsecs/table';
import { expect, test, vi } from 'vitest';
import { roundAt } from './result-course.tsx';
import { eventsOf, movedOn } from './results.ts';

// The page reads its settings when it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

function step(type: string, undone: boolean): StoryItem {
  return { kind: 'step', sequence: 1, step: 1, events: [{ type }], rules: [''], undone };
}

test('what was taken back counts for nothing', () => {
  expect(eventsOf([step('a', false), step('b', true)])).toEqual([{ type: 'a' }]);
});

test('swapped seats move everybody on by one', () => {
  expect(movedOn(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  expect(movedOn([])).toEqual([]);
});

test('a step lies in the round that began last before it', () => {
  const marks = [
    { round: 1, step: 0 },
    { round: 2, step: 10 },
  ];
  expect([roundAt({ marks }, 9), roundAt({ marks }, 10)]).toEqual([1, 2]);
});
