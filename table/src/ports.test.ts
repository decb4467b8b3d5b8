import type { BotRequest } from '@parsecs/bots';
import { at, hashState, type Seat } from '@parsecs/kernel';
import { defaultSetup, type Setup, type SuperTeams, superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import type { Host } from './host.ts';
import { logOfStored, restoreTable, type StoredTable } from './resume.ts';
import type { StoryItem, Update } from './seat-snapshot.ts';
import type { SeatSpec } from './seats.ts';
import { Table } from './table.ts';
import { asked, BOT, chooseFirst, goOn, HERE, open, Place, takeTurn } from './testing/place.ts';

const setup: Setup = { ...defaultSetup(2), starter: 0 };

function storedFrom(place: Place, seats: readonly SeatSpec[]): StoredTable<SuperTeams> {
  const { entries, snapshots } = place.store;
  return {
    game: superTeams.id,
    rules: superTeams.version,
    setup,
    seed: 'table',
    seats,
    beginning: [],
    entries,
    snapshots,
  };
}

describe('the store', () => {
  test('has an entry before its sender is told, and before anybody else is', async () => {
    const { table, place } = open([HERE, HERE]);
    const heard: Update<SuperTeams>[] = [];
    table.subscribe(1, (update) => heard.push(update));
    let release = (): void => undefined;
    place.store.gate = new Promise((resolve) => {
      release = resolve;
    });
    const { ask, ids } = asked(table.snapshot(0));
    const before = JSON.stringify(table.snapshot(0));
    let isConfirmed = false;
    const choose = async (): Promise<void> => {
      isConfirmed = (await table.choose(0, ask, at(ids, 0))) === undefined;
    };
    const choosing = choose();
    await goOn();
    expect([isConfirmed, heard.length, place.store.entries.length]).toEqual([false, 0, 0]);
    expect(JSON.stringify(table.snapshot(0))).toBe(before);
    release();
    await choosing;
    expect([isConfirmed, heard.length, place.store.entries.length]).toEqual([true, 1, 1]);
  });

  test('that fails leaves everything as it was, and the sender knows', async () => {
    const { table, place } = open([HERE, HERE]);
    const heard: unknown[] = [];
    table.subscribe('spectator', (update) => heard.push(update));
    const { ask, ids } = asked(table.snapshot(0));
    const before = JSON.stringify(table.snapshot(0));
    place.store.broken = true;
    expect(await table.choose(0, ask, at(ids, 0))).toMatchObject({ cause: 'not-stored' });
    expect(JSON.stringify(table.snapshot(0))).toBe(before);
    expect([heard.length, place.errors.length]).toEqual([0, 1]);
    place.store.broken = false;
    expect(await table.choose(0, ask, at(ids, 0))).toBeUndefined();
  });

  test('that fails under a bot holds the table, and a start goes on', async () => {
    const { table, place } = open([BOT, HERE]);
    place.store.broken = true;
    table.start();
    await place.pass(10);
    expect([table.snapshot(1).sequence, place.errors.length]).toEqual([0, 1]);
    place.store.broken = false;
    table.start();
    await place.pass(10);
    expect(table.snapshot(1).sequence).toBeGreaterThan(0);
  });

  test('two answers to one question at once: the first stands, the second is stale', async () => {
    const { table, place } = open([HERE, HERE]);
    const { ask, ids } = asked(table.snapshot(0));
    const answers = await Promise.all([
      table.choose(0, ask, at(ids, 0)),
      table.choose(0, ask, at(ids, 1)),
    ]);
    expect(answers[0]).toBeUndefined();
    expect(answers[1]).toMatchObject({ refused: 'table' });
    expect(place.store.entries.filter(({ record }) => !record.forced)).toHaveLength(1);
  });

  test('gives back the very table, take-backs, snapshots and dice to come included', async () => {
    const seats = [HERE, BOT];
    const { table, place } = open(seats);
    table.start();
    for (let turn = 0; turn < 150 && table.snapshot(0).outcome === undefined; turn += 1) {
      await place.pass(0);
      if (table.snapshot(0).question !== undefined) await chooseFirst(table, 0);
      if (turn % 10 === 7) await table.askTakeBack(0);
    }
    await place.pass(0);
    expect(place.store.snapshots.length).toBeGreaterThan(0);
    const other = new Place();
    const restored = restoreTable(superTeams, storedFrom(place, seats), other);
    if ('fault' in restored) throw new Error(restored.fault.cause);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(restored.table.snapshot(viewer)).toEqual(table.snapshot(viewer));
      expect(restored.table.story(viewer)).toEqual(table.story(viewer));
    }
    expect(restored.table.save()).toEqual(table.save());
    const { beginning, entries } = table.stored();
    expect(entries.map(({ record }) => record)).toEqual(
      place.store.entries.map(({ record }) => record),
    );
    expect(entries.at(-1)?.summary).toEqual(place.store.entries.at(-1)?.summary);
    // What can be watched without running it is what was told.
    const log = logOfStored({ ...storedFrom(place, seats), beginning });
    expect({ ...log, hash: table.save().log.hash }).toEqual(table.save().log);
  });

  test('says what is wrong with what it gives back', async () => {
    const { table, place } = open([HERE, HERE]);
    await chooseFirst(table, 0);
    const stored = storedFrom(place, [HERE, HERE]);
    const faults = [
      { ...stored, rules: '0' },
      { ...stored, game: 'chess' },
      { ...stored, setup: {} },
      { ...stored, seats: [HERE] },
      { ...stored, seed: 'other' },
      { ...stored, entries: stored.entries.map((entry) => ({ ...entry, sequence: 2 })) },
    ].map((odd) => {
      const restored = restoreTable(superTeams, odd, new Place());
      return 'fault' in restored ? restored.fault.cause : undefined;
    });
    expect(faults.slice(0, 4)).toEqual(['other-rules', 'other-game', 'bad-setup', 'bad-setup']);
    expect(faults.slice(4)).toEqual(['bad-entry', 'bad-entry']);
  });
});

describe('what is told', () => {
  test('a listener that throws is reported and does not stop the others', async () => {
    const { table, place } = open([HERE, HERE]);
    const heard: unknown[] = [];
    table.subscribe(0, () => {
      throw new Error('a bug of a screen');
    });
    table.subscribe(1, (update) => heard.push(update));
    await chooseFirst(table, 0);
    expect(heard.length).toBeGreaterThan(0);
    expect(place.errors.length).toBeGreaterThan(0);
  });

  test('updates join without a gap, and the story since an entry is what came after', async () => {
    const { table, place } = open([HERE, BOT]);
    const heard: Update<SuperTeams>[] = [];
    table.subscribe(0, (update) => heard.push(update));
    table.start();
    for (let turn = 0; turn < 6; turn += 1) {
      await chooseFirst(table, 0);
      await place.pass(0);
    }
    await table.askTakeBack(0);
    let last = 0;
    const items: StoryItem<SuperTeams>[] = [];
    for (const { from, to, items: told } of heard) {
      expect(from).toBe(last);
      expect(told.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: to - from }, (_, index) => from + index + 1),
      );
      last = to;
      items.push(...told);
    }
    const story = table.story(0);
    expect(story.map(({ sequence }) => sequence)).toEqual([0, ...items.map((i) => i.sequence)]);
    expect(table.story(0, 4)).toEqual(story.slice(5));
    expect(table.story(0, last)).toEqual([]);
  });

  test('presence and who sits where', async () => {
    const { table, place } = open([HERE, { kind: 'elsewhere' }]);
    const heard: Update<SuperTeams>[] = [];
    table.subscribe(0, (update) => heard.push(update));
    const present = (): readonly boolean[] => table.snapshot(0).seats.map((seat) => seat.present);
    expect(present()).toEqual([true, false]);
    table.setPresent(1, true);
    expect(present()).toEqual([true, true]);
    expect(heard).toHaveLength(1);
    await table.reseat(1, BOT);
    expect(place.store.seats).toEqual([HERE, BOT]);
    await takeTurn(table, 0);
    await place.pass(0);
    expect(table.snapshot(0).step).toBeGreaterThan(2);
  });
});

describe('bots', () => {
  interface Asking {
    readonly request: BotRequest;
    readonly signal: AbortSignal;
    readonly answer: (id: string) => void;
  }

  function thinking(): { readonly host: Host<SuperTeams>; readonly asked: Asking[]; place: Place } {
    const place = new Place();
    const all: Asking[] = [];
    const host: Host<SuperTeams> = {
      now: place.now,
      pause: place.pause,
      store: place.store,
      failed: place.failed,
      think: (request, signal) =>
        new Promise((resolve) => {
          all.push({ request, signal, answer: resolve });
        }),
    };
    return { host, asked: all, place };
  }

  function openWith(host: Host<SuperTeams>, seats: readonly SeatSpec[]): Table<SuperTeams> {
    return new Table<SuperTeams>({ game: superTeams, setup, seed: 'table', seats }, host);
  }

  test('get plain data of their own seat, and their answer is taken when it comes', async () => {
    const { host, asked: requests } = thinking();
    const table = openWith(host, [BOT, HERE]);
    table.start();
    await goOn();
    const { request, answer } = at(requests, 0);
    expect(JSON.parse(JSON.stringify(request))).toEqual(request);
    expect(request.view).toEqual(table.snapshot(0).view);
    expect(table.snapshot(1).sequence).toBe(0);
    const state = superTeams.imagine(request.view as SuperTeams['view'], {
      draws: 0,
      pick: () => 0,
      shuffle: () => undefined,
    });
    answer(at(superTeams.question(state, 0).answers, 0).id);
    await goOn();
    expect(table.snapshot(1).sequence).toBeGreaterThan(0);
  });

  test('are asked to play in the style of their seat, and in none where it has none', async () => {
    for (const style of ['flank', undefined] as const) {
      const { host, asked: requests } = thinking();
      const bot: SeatSpec = { kind: 'bot', bot: 'hard', ...(style && { style }) };
      openWith(host, [bot, HERE]).start();
      await goOn();
      expect(at(requests, 0).request.style).toBe(style);
    }
  });

  test('are told to stop by a hold, and asked again by a start with the same dice', async () => {
    const { host, asked: requests } = thinking();
    const table = openWith(host, [BOT, HERE]);
    table.start();
    await goOn();
    table.hold();
    expect(at(requests, 0).signal.aborted).toBe(true);
    at(requests, 0).answer('nonsense that comes too late');
    await goOn();
    expect(table.snapshot(1).sequence).toBe(0);
    table.start();
    await goOn();
    expect(requests).toHaveLength(2);
    expect(at(requests, 1).request.seed).toBe(at(requests, 0).request.seed);
  });

  test('are told to stop by a take-back', async () => {
    const { host, asked: requests } = thinking();
    const table = openWith(host, [HERE, BOT]);
    table.start();
    await takeTurn(table, 0);
    await goOn();
    const under = at(requests, requests.length - 1);
    expect(under.signal.aborted).toBe(false);
    await table.askTakeBack(0);
    expect(under.signal.aborted).toBe(true);
  });

  test('have dice of their own for every seat and question', async () => {
    const seeds = new Set<string>();
    let requests = 0;
    const place = new Place();
    const { decide } = await import('@parsecs/bots');
    const host: Host<SuperTeams> = {
      now: place.now,
      pause: place.pause,
      think: async (request) => {
        requests += 1;
        seeds.add(request.seed);
        return decide(superTeams, request);
      },
    };
    const run = async (): Promise<string> => {
      const table = openWith(host, [BOT, BOT]);
      table.start();
      await table.settled();
      expect(table.snapshot('spectator').outcome).toBeDefined();
      return hashState(table.save().log.choices);
    };
    const first = await run();
    expect(seeds.size).toBe(requests);
    expect(await run()).toBe(first);
    expect(seeds.size).toBe(requests / 2);
  });
});

/** A seat number nobody has. */
const NOBODY: Seat = 7;

test('a seat that does not exist is refused like a foreign one', async () => {
  const { table } = open([HERE, HERE]);
  expect(await table.choose(NOBODY, 0, 'x')).toMatchObject({ cause: 'foreign-seat' });
  expect(await table.decline(NOBODY)).toMatchObject({ cause: 'not-asked' });
});
