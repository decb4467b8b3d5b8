import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf, exportProgress, forgetProgress, getProgress, markDone } from './progress.ts';
import { isDone, NO_PROGRESS, readProgress, winId } from './progress-shape.ts';

const KEY = 'twelve-parsecs/progress';
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
};

beforeEach(() => vi.stubGlobal('localStorage', storage));
afterEach(() => {
  forgetProgress();
  vi.unstubAllGlobals();
});

test('what was done is kept with its day, once, and by what it is', () => {
  markDone('lessonsDone', 'xwing');
  markDone('lessonsDone', 'xwing');
  markDone('firstWins', winId('xwing', 'veteran'));
  const on = dayOf(new Date());
  expect(getProgress()).toEqual({
    ...NO_PROGRESS,
    lessonsDone: [{ id: 'xwing', on }],
    firstWins: [{ id: 'xwing:veteran', on }],
  });
  expect(isDone(getProgress(), 'lessonsDone', 'xwing')).toBe(true);
  expect(isDone(getProgress(), 'puzzlesDone', 'xwing')).toBe(false);
  expect(readProgress(JSON.parse(exportProgress()))).toEqual(getProgress());
});

test('the first day stays', () => {
  kept.set(KEY, JSON.stringify({ lessonsDone: [{ id: 'xwing', on: '2026-01-02' }] }));
  markDone('lessonsDone', 'xwing');
  expect(getProgress().lessonsDone).toEqual([{ id: 'xwing', on: '2026-01-02' }]);
});

test('what another tab wrote is added to, not overwritten', () => {
  markDone('puzzlesDone', 'trench');
  const other = { ...getProgress(), puzzlesDone: [{ id: 'escape', on: '2026-05-06' }] };
  kept.set(KEY, JSON.stringify(other));
  markDone('puzzlesDone', 'tailing');
  expect(getProgress().puzzlesDone.map(({ id }) => id)).toEqual(['escape', 'tailing']);
});

test('what was forgotten is gone', () => {
  markDone('achievements', 'unharmed');
  forgetProgress();
  expect(getProgress()).toEqual(NO_PROGRESS);
  expect(kept.has(KEY)).toBe(false);
});

test('a browser that forbids storage remembers as long as the tab', () => {
  const forbid = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  markDone('lessonsDone', 'xwing');
  expect(isDone(getProgress(), 'lessonsDone', 'xwing')).toBe(true);
});

test.each(['not json', '7', 'null', '[]', '{"lessonsDone":{}}'])(
  'storage that holds %s gives nothing done, and is written over',
  (text) => {
    kept.set(KEY, text);
    expect(getProgress()).toEqual(NO_PROGRESS);
    markDone('lessonsDone', 'xwing');
    expect(isDone(getProgress(), 'lessonsDone', 'xwing')).toBe(true);
  },
);

test('a broken entry is forgotten and the others hold', () => {
  const good = { id: 'xwing', on: '2026-01-02' };
  const bad = [null, 'xwing', { id: 7, on: good.on }, { id: 'x' }, { id: 'y', on: 'today' }];
  const strange = { id: '<b>', on: good.on };
  expect(readProgress({ puzzlesDone: [...bad, strange, good, good], more: 1 })).toEqual({
    ...NO_PROGRESS,
    puzzlesDone: [good],
  });
});
