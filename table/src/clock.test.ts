import { defaultSetup, type SuperTeams, superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { restoreTable, resumeTable, type StoredTable } from './resume.ts';
import { chooseFirst, HERE, open, Place, takeTurn } from './testing/place.ts';

describe('the clock', () => {
  const clock = { budget: 1000, increment: 50 };

  test('runs for whoever is asked, and answering earns the increment', async () => {
    const { table, place } = open([HERE, HERE], { clock });
    table.start();
    await place.pass(400);
    expect(table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([600, 1000]);
    await takeTurn(table, 0);
    const earned = clock.increment * table.snapshot(0).step;
    expect(table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([600 + earned, 1000]);
    await place.pass(100);
    expect(table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([600 + earned, 900]);
  });

  test('gives the usual answer for somebody whose time is up', async () => {
    const { table, place } = open([HERE, HERE], { clock });
    table.start();
    await place.pass(999);
    expect(table.snapshot(0).sequence).toBe(0);
    await place.pass(1);
    expect(table.snapshot(0).sequence).toBe(1);
    expect(place.errors).toEqual([]);
  });

  test('stands still while the table is held, and before it is started', async () => {
    const { table, place } = open([HERE, HERE], { clock });
    const left = (): (number | undefined)[] => table.snapshot(0).seats.map((seat) => seat.clock);
    await place.pass(300);
    expect(left()).toEqual([1000, 1000]);
    table.start();
    await place.pass(300);
    table.hold();
    await place.pass(5000);
    expect([left(), table.snapshot(0).sequence]).toEqual([[700, 1000], 0]);
    await chooseFirst(table, 0);
    await place.pass(5000);
    expect(left()).toEqual([700, 1000]);
    table.start();
    await place.pass(100);
    expect(left()).toEqual([600, 1000]);
  });

  test('forgets at most five seconds of a thought when nobody says goodbye', async () => {
    const long = { budget: 60_000, increment: 0 };
    const { table, place } = open([HERE, HERE], { clock: long });
    table.start();
    await place.pass(12_000);
    expect(place.store.times).toEqual({ sequence: 0, clock: [50_000, 60_000] });
    await takeTurn(table, 0);
    await place.pass(2000);
    table.hold();
    await place.pass(0);
    const { sequence } = table.snapshot(0);
    expect(place.store.times).toEqual({ sequence, clock: [48_000, 58_000] });
    const { entries, snapshots, times } = place.store;
    const kept = { seed: 'table', seats: [HERE, HERE], clock: long, beginning: [] };
    const found = { ...kept, game: superTeams.id, rules: superTeams.version, entries, snapshots };
    const setup = { ...defaultSetup(2), starter: 0 };
    for (const [known, left] of [
      [times, [48_000, 58_000]],
      [{ ...times, sequence: 1 }, [48_000, 60_000]],
    ] as const) {
      const stored = { ...found, setup, ...(known && { times: known }) } as StoredTable<SuperTeams>;
      const restored = restoreTable(superTeams, stored, new Place());
      if ('fault' in restored) throw new Error(restored.fault.cause);
      expect(restored.table.snapshot(0).seats.map((seat) => seat.clock)).toEqual(left);
    }
  });

  test('is put away and taken out with the table', async () => {
    const { table, place } = open([HERE, HERE], { clock });
    table.start();
    await place.pass(300);
    await takeTurn(table, 0);
    const earned = clock.increment * table.snapshot(0).step;
    const resumed = resumeTable(superTeams, table.save(), new Place());
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    expect(resumed.table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([700 + earned, 1000]);
  });
});
