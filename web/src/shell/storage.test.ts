import { beforeEach, expect, test } from 'vitest';
import type { MatchRecord } from './match-record.ts';
import {
  deleteMatch,
  getMatch,
  isBroken,
  listMatches,
  newMatchId,
  putMatch,
  useStorageHealth,
} from './storage.ts';

/** Node has no IndexedDB, as a private window may have none: everything here is kept in the tab. */
function record(id: string, savedAt: number): MatchRecord {
  return {
    id,
    game: 'super-teams',
    startedAt: 1,
    savedAt,
    seatNames: ['Ola', ''],
    languages: ['pl', 'en'],
    finished: false,
    summary: { round: 1, position: 0, asked: [0] },
    options: {},
    fresh: { setup: { players: 2 }, seed: 'aa', seats: [{ kind: 'here' }, { kind: 'here' }] },
  };
}

beforeEach(async () => {
  const { matches, broken } = await listMatches();
  for (const { id } of [...matches, ...broken]) await deleteMatch(id);
});

test('without a database the tab keeps the games and says so', async () => {
  await putMatch(record('a', 10));
  expect(useStorageHealth.getState().state).toBe('tab');
  expect(await getMatch('a')).toEqual(record('a', 10));
  expect(await getMatch('b')).toBeUndefined();
});

test('the latest game stands first', async () => {
  await putMatch(record('old', 10));
  await putMatch(record('new', 20));
  const { matches } = await listMatches();
  expect(matches.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('a deleted game can be put back', async () => {
  await putMatch(record('a', 10));
  const putBack = await deleteMatch('a');
  expect(await getMatch('a')).toBeUndefined();
  await putBack();
  expect(await getMatch('a')).toEqual(record('a', 10));
});

test('a record that cannot be read is listed with its field and stays', async () => {
  const broken = { ...record('odd', 10), languages: ['klingon'] } as unknown as MatchRecord;
  await putMatch(broken);
  const list = await listMatches();
  expect(list.matches).toEqual([]);
  expect(list.broken).toEqual([{ id: 'odd', content: broken, path: 'languages' }]);
  const found = await getMatch('odd');
  expect(found !== undefined && isBroken(found)).toBe(true);
});

test('every change is told', async () => {
  const before = useStorageHealth.getState().changes;
  await putMatch(record('a', 10));
  await deleteMatch('a');
  expect(useStorageHealth.getState().changes).toBe(before + 2);
});

test('ids differ', () => {
  const ids = new Set(Array.from({ length: 100 }, () => newMatchId()));
  expect(ids.size).toBe(100);
});
