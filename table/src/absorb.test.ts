import { at } from '@parsecs/kernel';
import { defaultSetup, type SuperTeams, superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { restoreTable, type StoredTable } from './resume.ts';
import type { Update } from './seat-snapshot.ts';
import type { Table } from './table.ts';
import { asked, BOT, chooseFirst, HERE, open, Place } from './testing/place.ts';

const CLOCK = { budget: 60_000, increment: 100 };
const SEATS = [HERE, HERE];

/** The table as another process finds it in the store. */
function elsewhere({ store }: Place, known: number = store.entries.length): Table<SuperTeams> {
  const entries = store.entries.slice(0, known);
  const { snapshots } = store;
  const stored = {
    game: superTeams.id,
    rules: superTeams.version,
    setup: { ...defaultSetup(2), starter: 0 },
    seed: 'table',
    seats: SEATS,
    clock: CLOCK,
    beginning: [],
    entries,
    snapshots,
  } as StoredTable<SuperTeams>;
  const restored = restoreTable(superTeams, stored, new Place());
  if ('fault' in restored) throw new Error(restored.fault.cause);
  return restored.table;
}

/** So many choices by whoever is asked, now and then taken back. */
async function playOn(table: Table<SuperTeams>, place: Place, choices: number): Promise<void> {
  for (let choice = 0; choice < choices; choice += 1) {
    await place.pass(250);
    const seat = at(table.snapshot(0).asked, 0);
    await chooseFirst(table, seat);
    if (choice % 7 === 3) await table.askTakeBack(seat);
  }
}

describe('a table that several processes have open', () => {
  test('takes up what another one stored, to the last number, and tells it', async () => {
    const { table, place } = open(SEATS, { clock: CLOCK });
    table.start();
    await playOn(table, place, 5);
    const other = elsewhere(place);
    const heard: Update<SuperTeams>[] = [];
    other.subscribe(1, (update) => heard.push(update));
    await playOn(table, place, 40);
    const known = other.snapshot(0).sequence;
    await other.absorb(place.store.entries);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(other.snapshot(viewer)).toEqual(table.snapshot(viewer));
      expect(other.story(viewer)).toEqual(table.story(viewer));
    }
    expect([other.save().log, heard[0]?.from]).toEqual([table.save().log, known]);
    await other.absorb(place.store.entries);
    expect(heard).toHaveLength(table.snapshot(0).sequence - known);
  });

  test('knows the numbers of questions that were put elsewhere', async () => {
    const { table, place } = open(SEATS, { clock: CLOCK });
    table.start();
    await playOn(table, place, 12);
    const other = elsewhere(place);
    for (const seat of table.snapshot(0).asked) {
      expect(other.snapshot(seat).question?.ask).toBe(table.snapshot(seat).question?.ask);
    }
    const seat = at(table.snapshot(0).asked, 0);
    const { ask, ids } = asked(table.snapshot(seat));
    expect(await other.choose(seat, ask, at(ids, 0))).toBeUndefined();
  });

  test('refuses entries of another match, and entries with a gap', async () => {
    const { table, place } = open(SEATS, { clock: CLOCK });
    table.start();
    await playOn(table, place, 9);
    const { entries } = place.store;
    const before = elsewhere(place, 0);
    await expect(before.absorb(entries.slice(1))).rejects.toThrow('no entry before 2');
    const [first] = entries;
    if (first === undefined) throw new Error('nothing was stored');
    const foreign = { ...first, record: { ...first.record, entry: { by: 1, choice: 'nonsense' } } };
    await expect(before.absorb([foreign])).rejects.toThrow('does not fit');
    expect(before.snapshot(0).sequence).toBe(0);
  });

  test('gives up what its bot was about to say when another process was quicker', async () => {
    const seats = [BOT, HERE];
    const { table, place } = open(seats);
    const slow = open(seats, { pace: 1000 });
    slow.table.start();
    table.start();
    await place.pass(10);
    await slow.table.absorb(place.store.entries);
    await slow.place.pass(5000);
    expect(slow.table.snapshot(1)).toEqual(table.snapshot(1));
    expect([slow.place.store.entries, slow.place.errors]).toEqual([[], []]);
  });

  test('stores the name of the message with the entry that it led to, and with no other', async () => {
    const { table, place } = open([HERE, BOT]);
    table.start();
    const { ask, ids } = asked(table.snapshot(0));
    await table.choose(0, ask, at(ids, 0), 'message-1');
    await place.pass(10);
    const next = asked(table.snapshot(0));
    await table.choose(0, next.ask, at(next.ids, 0), 'message-2');
    const names = place.store.entries.map(({ sent }) => sent);
    expect(names.filter((name) => name !== undefined)).toEqual(['message-1', 'message-2']);
    expect(names.indexOf('message-1')).toBe(0);
  });

  test('takes up a take-back that was asked for elsewhere, and goes back when all agree', async () => {
    const { table, place } = open(SEATS, { clock: CLOCK });
    table.start();
    await playOn(table, place, 12);
    const seat = at(table.snapshot(0).asked, 0);
    await chooseFirst(table, seat);
    const others = elsewhere(place);
    const before = others.snapshot(0).step;
    await others.adoptRequest({ by: seat, backTo: 2, waitingFor: [1 - seat] });
    expect(others.snapshot('spectator').request?.waitingFor).toEqual([1 - seat]);
    expect(await others.answerTakeBack(1 - seat, true, 'yes')).toBeUndefined();
    expect([before > 2, others.snapshot(0).step, others.snapshot(0).request]).toEqual([
      true,
      2,
      undefined,
    ]);
  });
});
