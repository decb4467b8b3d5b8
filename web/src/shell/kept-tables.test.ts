import { afterEach, expect, test } from 'vitest';
import { findTable, forgetTable, keepTable, leaveSeat } from './kept-tables.ts';

const ID = 'table-one';

afterEach(() => forgetTable(ID));

function sitDown(keys: { readonly owner?: string; readonly spectator?: string }): void {
  keepTable({ id: ID, game: 'super-teams', token: 'seat-key', seat: 0, salt: 'salt', ...keys });
  const kept = findTable(ID);
  if (kept !== undefined) leaveSeat(kept);
}

test('whoever made a table and leaves its seat still has its key, and may sit down again', () => {
  sitDown({ owner: 'owner-key', spectator: 'spectator-key' });
  const left = findTable(ID);
  expect(left).toMatchObject({ token: 'spectator-key', owner: 'owner-key' });
  expect([left?.seat, left?.salt]).toEqual([undefined, undefined]);
  keepTable({ id: ID, game: 'super-teams', token: 'new-key', seat: 1 });
  expect(findTable(ID)).toMatchObject({ token: 'new-key', seat: 1, owner: 'owner-key' });
});

test('a guest who leaves has nothing of the table any more', () => {
  sitDown({});
  expect(findTable(ID)).toBeUndefined();
});
