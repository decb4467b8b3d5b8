import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteSaved, listSaved, loadSaved, type SavedList, saveList } from './saved-lists.ts';

/** As the browser's: the keys are the fields, the functions are not. */
function fakeStorage(full = false): Record<string, string> {
  const fields: Record<string, string> = {};
  const act = (name: string, value: unknown): void => {
    Object.defineProperty(fields, name, { value, enumerable: false });
  };
  act('getItem', (key: string) => fields[key] ?? null);
  act('removeItem', (key: string) => {
    delete fields[key];
  });
  act('setItem', (key: string, value: string) => {
    if (full) throw new Error('full');
    fields[key] = value;
  });
  return fields;
}

function list(name: string): Omit<SavedList, 'id' | 'savedAt'> {
  return {
    game: 'xwing',
    name,
    side: 'rebel',
    points: 99,
    isLegal: true,
    link: '1rAB',
    terms: { points: '100' },
  };
}

let device: Record<string, string>;

beforeEach(() => {
  device = fakeStorage();
  vi.stubGlobal('localStorage', device);
});
afterEach(() => vi.unstubAllGlobals());

test('lists are kept by game, the latest first', () => {
  const { id, kept } = saveList(list('old'), 1);
  saveList(list('new'), 2);
  saveList({ ...list('fleet'), game: 'starship-battles' }, 3);
  expect(kept).toBe('device');
  expect(listSaved('xwing').map(({ name }) => name)).toEqual(['new', 'old']);
  expect(listSaved('imperial-assault')).toEqual([]);
  expect(loadSaved(id)).toEqual({ ...list('old'), id, savedAt: 1 });
  expect(loadSaved('nobody')).toBeUndefined();
});

test('saving under an id writes over it', () => {
  const { id } = saveList(list('one'), 1);
  saveList({ ...list('other'), id }, 2);
  expect(listSaved('xwing').map(({ name }) => name)).toEqual(['other']);
});

test('a deleted list can be put back', () => {
  const { id } = saveList(list('one'), 1);
  const putBack = deleteSaved(id);
  expect(listSaved('xwing')).toEqual([]);
  putBack();
  expect(loadSaved(id)?.name).toBe('one');
});

test('what cannot be read is neither shown nor thrown away', () => {
  device['twelve-parsecs/list/a'] = '{"id":"a","game":"chess"}';
  device['twelve-parsecs/list/b'] = 'garbage';
  saveList(list('one'), 1);
  expect(listSaved('xwing')).toHaveLength(1);
  expect(Object.keys(device)).toHaveLength(3);
});

test('what the device refuses is kept in the tab', () => {
  vi.stubGlobal('localStorage', fakeStorage(true));
  const { id, kept } = saveList(list('one'), 1);
  expect(kept).toBe('tab');
  expect(loadSaved(id)?.name).toBe('one');
  expect(listSaved('xwing')).toHaveLength(1);
  deleteSaved(id);
  expect(listSaved('xwing')).toEqual([]);
});
