import { isTakeBack, type LogEntry } from '@parsecs/kernel';
import { type Setup, type XWing, xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import type { Host } from './host.ts';
import type { TableOptions } from './options.ts';
import { restoreTable, resumeTable } from './resume.ts';
import { readSaved } from './saved.ts';
import type { SeatSpec } from './seats.ts';
import { Table } from './table.ts';
import { BOT, goOn, HERE, open, Place } from './testing/place.ts';

const TIME = 1000;
const SETUP = { ...xwing.setups['first-game'], sides: 'rebel' } as Setup;

function sit(
  seats: readonly SeatSpec[] = [HERE, HERE],
  extra: Partial<TableOptions<XWing>> = {},
  place = new Place(),
): { readonly table: Table<XWing>; readonly place: Place } {
  const host = place as unknown as Host<XWing>;
  const options = { game: xwing, setup: SETUP, seed: 'time', seats, matchTime: TIME, ...extra };
  return { table: new Table<XWing>(options, host), place };
}

/** Whoever is asked first does the usual thing. */
async function goOnBy(table: Table<XWing>, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const seat = table.snapshot('spectator').asked[0] ?? 0;
    const { question } = table.snapshot(seat);
    if (question === undefined) throw new Error('nobody is asked');
    const id = question.answers[0]?.id ?? '';
    expect(await table.choose(seat, question.ask, id)).toBeUndefined();
    await goOn();
  }
}

function callsIn(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.filter((entry) => !isTakeBack(entry) && entry.choice === 'time-up');
}

function logOf(table: Table<XWing>): readonly LogEntry[] {
  return table.save().log.choices;
}

function lastRoundOf(table: Table<XWing>): number {
  return table.snapshot('spectator').view.setup.roundLimit;
}

describe('the time of a match', () => {
  test('runs out once, and the table says so for nobody', async () => {
    const { table, place } = sit();
    table.start();
    await goOnBy(table, 2);
    const asked = table.snapshot('spectator').asked[0] ?? 0;
    const ask = table.snapshot(asked).question?.ask;
    await place.pass(TIME - 1);
    expect([table.snapshot(0).timeLeft, callsIn(logOf(table))]).toEqual([1, []]);
    await place.pass(1);
    expect(callsIn(logOf(table))).toEqual([{ by: 0, choice: 'time-up', unasked: true }]);
    expect([table.snapshot(0).timeLeft, lastRoundOf(table)]).toEqual([0, 1]);
    // Whoever was thinking is still asked the same.
    expect(table.snapshot(asked).question?.ask).toBe(ask);
    await place.pass(TIME);
    await goOnBy(table, 1);
    expect(callsIn(logOf(table))).toHaveLength(1);
    expect(place.errors).toEqual([]);
  });

  test('is called by the table alone', async () => {
    const { table } = sit();
    const seat = table.snapshot('spectator').asked[0] ?? 0;
    const ask = table.snapshot(seat).question?.ask ?? 0;
    expect(await table.choose(seat, ask, 'time-up')).toMatchObject({ cause: 'not-asked' });
  });

  test('stands still while the table is held, and before it is started', async () => {
    const { table, place } = sit();
    await place.pass(300);
    expect(table.snapshot(0).timeLeft).toBe(TIME);
    const heard: (number | undefined)[] = [];
    table.subscribe(0, ({ snapshot }) => heard.push(snapshot.timeLeft));
    table.start();
    await place.pass(300);
    table.hold();
    expect(heard).toEqual([TIME, 700]);
    await place.pass(3 * TIME);
    expect([table.snapshot(0).timeLeft, callsIn(logOf(table))]).toEqual([700, []]);
    table.start();
    await place.pass(700);
    expect(callsIn(logOf(table))).toHaveLength(1);
  });

  test('runs out while bots play among themselves, and the match ends after the round', async () => {
    const { table, place } = sit([BOT, BOT], { pace: 10, matchTime: 100 });
    table.start();
    for (let turn = 0; turn < 400; turn += 1) await place.pass(10);
    await table.settled();
    const { outcome, round } = table.snapshot('spectator');
    expect([outcome?.rule, round]).toEqual(['XW-314', lastRoundOf(table)]);
    expect(callsIn(logOf(table))).toHaveLength(1);
    expect(place.errors).toEqual([]);
  });

  test('costs no seat anything on its own clock', async () => {
    const { table, place } = sit([HERE, HERE], { clock: { budget: 9000, increment: 500 } });
    table.start();
    while (!table.snapshot(0).asked.includes(0)) await goOnBy(table, 1);
    const clockOf = (): number => table.snapshot(0).seats[0]?.clock ?? 0;
    const before = clockOf();
    await place.pass(TIME);
    expect(callsIn(logOf(table))).toHaveLength(1);
    expect(clockOf()).toBe(before - TIME);
  });

  test('is not offered where the game has no meaning for it', async () => {
    const { table, place } = open([HERE, HERE], { matchTime: TIME });
    table.start();
    await place.pass(2 * TIME);
    expect(table.snapshot(0)).not.toHaveProperty('timeLeft');
    expect(table.save()).not.toHaveProperty('matchTime');
    expect(table.snapshot(0).sequence).toBe(0);
  });
});

describe('the time of a match that is put away', () => {
  test('in one piece goes on with what is left', async () => {
    const { table, place } = sit();
    table.start();
    await place.pass(400);
    const saved = readSaved(JSON.parse(JSON.stringify(table.save())));
    if ('fault' in saved) throw new Error(saved.fault.path);
    const later = new Place();
    const resumed = resumeTable(xwing, saved.saved, later as unknown as Host<XWing>);
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    resumed.table.start();
    await later.pass(599);
    expect([resumed.table.snapshot(0).timeLeft, callsIn(logOf(resumed.table))]).toEqual([1, []]);
    await later.pass(1);
    expect(callsIn(logOf(resumed.table))).toHaveLength(1);
    // And once more: the call stands in the log, and nobody makes it again.
    const again = resumeTable(xwing, resumed.table.save(), new Place() as unknown as Host<XWing>);
    if ('fault' in again) throw new Error(again.fault.cause);
    again.table.start();
    await goOn();
    expect(again.table.save().log.hash).toBe(resumed.table.save().log.hash);
    expect(callsIn(logOf(again.table))).toHaveLength(1);
  });

  test('entry by entry has what the last entry left', async () => {
    const { table, place } = sit();
    table.start();
    await place.pass(400);
    await goOnBy(table, 1);
    await place.pass(100);
    const { entries, snapshots } = place.store;
    expect(entries.at(-1)?.timeLeft).toBe(600);
    const stored = {
      game: 'xwing',
      rules: xwing.version,
      setup: SETUP,
      seed: 'time',
      seats: [HERE, HERE],
      matchTime: TIME,
      beginning: [],
      entries,
      snapshots,
    } as unknown as Parameters<typeof restoreTable<XWing>>[1];
    const restored = restoreTable(xwing, stored, new Place() as unknown as Host<XWing>);
    if ('fault' in restored) throw new Error(restored.fault.cause);
    expect(restored.table.snapshot(0).timeLeft).toBe(600);
  });

  test.each([-1, 1.5, 'long', { budget: 5 }, { budget: 5, left: -1 }])(
    'a file with the time %j is a fault that names it',
    (matchTime) => {
      const { table } = sit();
      const fault = readSaved({ ...table.save(), matchTime });
      expect(fault).toEqual({ fault: { path: 'matchTime' } });
    },
  );
});

describe('taking back around the call of time', () => {
  test('needs consent, and the time is called again at once', async () => {
    const { table, place } = sit();
    table.start();
    await goOnBy(table, 1);
    const seat = Number(Object.keys(table.snapshot(0).takeBacks)[0]);
    expect(table.snapshot(0).takeBacks[seat]?.terms).toBe('free');
    await place.pass(TIME);
    expect(table.snapshot(0).takeBacks[seat]?.terms).toBe('consent');
    await table.askTakeBack(seat);
    await table.answerTakeBack(1 - seat, true);
    await place.pass(0);
    expect(callsIn(logOf(table))).toHaveLength(2);
    expect(table.snapshot(0).step).toBe(1);
    expect(lastRoundOf(table)).toBe(1);
  });

  test('what is decided after the call may be taken back up to it', async () => {
    const { table, place } = sit();
    table.start();
    await place.pass(TIME);
    await goOnBy(table, 1);
    const [[seat, point] = []] = Object.entries(table.snapshot(0).takeBacks);
    expect(point).toEqual({ backTo: 1, terms: 'free' });
    await table.askTakeBack(Number(seat));
    await place.pass(0);
    expect(callsIn(logOf(table))).toHaveLength(1);
    expect([table.snapshot(0).step, lastRoundOf(table)]).toEqual([1, 1]);
  });
});
