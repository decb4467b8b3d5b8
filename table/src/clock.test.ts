import { superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { resumeTable } from './resume.ts';
import { HERE, open, Place, takeTurn } from './testing/place.ts';

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
