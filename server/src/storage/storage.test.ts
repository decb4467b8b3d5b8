import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEntry } from '@parsecs/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../load/stores.ts';
import type { Desk } from '../tables/desk.ts';
import { embeddedFolder } from '../testing/embedded-folder.ts';
import { SLOW_START, testDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { FolderTaken, takeFolder } from './lock-file.ts';
import { NotAppended, Storage } from './storage.ts';

const DESK: Desk = {
  rules: '1',
  setup: { players: 2 },
  seats: [],
  practice: false,
  pace: 0,
  phase: 'gathering',
  secret: 'secret',
  held: false,
};

const entry = (sequence: number): StoredEntry => ({
  sequence,
  record: {
    entry: { by: 0, choice: 'a' },
    events: [{ type: 'moved', z: 1, a: 0.1 } as { readonly type: string }],
    forced: false,
    revealing: true,
  },
  clock: [10, 20],
});

const places = {
  'the embedded database': async (): Promise<[Database, () => Promise<void>]> => [
    await testDatabase('embedded'),
    async () => undefined,
  ],
  PostgreSQL: async (): Promise<[Database, () => Promise<void>]> => {
    const { url, stop } = await startPostgres();
    // Several processes that start at once bring the same database up to date.
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
    await Promise.all(others.map((other) => other.close()));
    if (first === undefined) throw new Error('no database');
    return [first, stop];
  },
};

describe.each(Object.entries(places))('%s', (_, open) => {
  let database: Database;
  let storage: Storage;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    [database, stop] = await open();
    storage = new Storage(database);
  }, SLOW_START);
  afterAll(async () => {
    await database.close();
    await stop();
  });

  const make = (id: string, extra: Partial<Parameters<Storage['create']>[0]> = {}): Promise<void> =>
    storage.create({
      id,
      game: 'super-teams',
      listed: false,
      desk: DESK,
      maker: 'm',
      at: 1000,
      keys: [
        { role: 'link', seat: 1, hash: `${id}-link` },
        { role: 'owner', hash: `${id}-owner` },
      ],
      ...extra,
    });
  const append = (id: string, sequence: number, sent?: string): Promise<void> =>
    storage.append(id, { entry: entry(sequence), snapshot: undefined, sent, at: 5 });

  test('gives a table back as it was kept', async () => {
    await make('back');
    const at = 1_763_000_000_123.5;
    await storage.keepTimes('back', { sequence: 3, clock: [1, 2], at });
    expect(await storage.read('back')).toEqual({
      id: 'back',
      game: 'super-teams',
      desk: DESK,
      revision: 1,
      madeAt: 1000,
      times: { sequence: 3, clock: [1, 2], at },
    });
    expect(await storage.read('nowhere')).toBeUndefined();
  });

  test('opens with a token what it was made for, at its own table alone', async () => {
    await make('keys');
    await make('other');
    expect(await storage.keyOf('keys', 'keys-link')).toEqual({ role: 'link', seat: 1 });
    expect(await storage.keyOf('keys', 'keys-owner')).toEqual({ role: 'owner' });
    expect(await storage.keyOf('other', 'keys-link')).toBeUndefined();
  });

  test('lets one of two change the desk, and takes tokens away with it', async () => {
    await make('desk');
    const desk = { ...DESK, held: true };
    const keys = [{ role: 'seat', seat: 1, hash: 'desk-new' } as const];
    const changes = [1, 2].map(() =>
      storage.changeDesk('desk', 1, { desk, locks: [1], keys, at: 2 }).catch(() => false),
    );
    expect((await Promise.all(changes)).filter(Boolean)).toHaveLength(1);
    expect((await storage.read('desk'))?.desk.held).toBe(true);
    expect(await storage.keyOf('desk', 'desk-link')).toBeUndefined();
    expect(await storage.keyOf('desk', 'desk-new')).toEqual({ role: 'seat', seat: 1 });
    expect(await storage.keyOf('desk', 'desk-owner')).toEqual({ role: 'owner' });
    expect(await storage.changeDesk('desk', 1, { desk: DESK, at: 3 })).toBe(false);
  });

  test('gives each place in the log once, and each message once', async () => {
    await make('log');
    await append('log', 1, 'first');
    const rivals = await Promise.allSettled(Array.from({ length: 8 }, () => append('log', 2)));
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const rival of rivals) {
      if (rival.status === 'rejected') expect(rival.reason).toEqual(new NotAppended('taken'));
    }
    const again = await append('log', 3, 'first').catch((error: unknown) => error);
    expect(again).toMatchObject({ why: 'sent-before' });
    expect([await storage.wasSent('log', 'first'), await storage.wasSent('log', 'x')]).toEqual([
      true,
      false,
    ]);
    const found = await storage.entriesAfter('log', 1);
    expect(found).toEqual([{ entry: entry(2), at: 5 }]);
    expect(JSON.stringify(found[0]?.entry.record.events)).toBe('[{"type":"moved","z":1,"a":0.1}]');
  });

  test('stores what many append at once, but for what is taken or belongs to no table', async () => {
    for (const id of ['many-1', 'many-2', 'many-3']) await make(id);
    await append('many-2', 1);
    const settled = await Promise.allSettled(
      ['many-1', 'many-2', 'nowhere', 'many-3', 'many-1'].map((id) => append(id, 1)),
    );
    const whys = settled.map((one) => {
      if (one.status === 'fulfilled') return 'stored';
      return one.reason instanceof NotAppended ? one.reason.why : 'failed';
    });
    expect(whys).toEqual(['stored', 'taken', 'failed', 'stored', 'taken']);
    for (const id of ['many-1', 'many-2', 'many-3']) {
      expect(await storage.entriesAfter(id, 0)).toHaveLength(1);
    }
  });

  test('tells what is new at many tables at once, at each after what is known there', async () => {
    for (const id of ['news-1', 'news-2', 'news-3']) await make(id);
    for (const sequence of [1, 2, 3]) await append('news-1', sequence);
    await append('news-2', 1);
    const known = { 'news-1': 1, 'news-2': 0, 'news-3': 0, nowhere: 0 };
    const found = await Promise.all(
      Object.entries(known).map(([id, last]) => storage.news(id, last)),
    );
    expect(found[0]).toEqual([2, 3].map((sequence) => ({ entry: entry(sequence), at: 5 })));
    expect(found.map((news) => news.length)).toEqual([2, 1, 0, 0]);
  });

  test('keeps a snapshot with its entry, or neither of them', async () => {
    await make('snaps');
    const snapshot = { sequence: 1, step: 1, state: { b: 1, a: 2 }, chance: 'c' } as never;
    await storage.append('snaps', { entry: entry(1), snapshot, sent: undefined, at: 5 });
    const twice = storage.append('snaps', { entry: entry(1), snapshot, sent: undefined, at: 5 });
    await expect(twice).rejects.toBeInstanceOf(NotAppended);
    expect(await storage.snapshots('snaps')).toEqual([snapshot]);
  });

  test('numbers what is said, also by several at once', async () => {
    await make('chat');
    const line = (words: string) => storage.say('chat', { seat: 0, kind: 'text', words, at: 1 });
    await Promise.all(['a', 'b', 'c', 'd'].map(line));
    const lines = await storage.chatAfter('chat', 0);
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(lines.map(({ words }) => words).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(await storage.chatAfter('chat', 3)).toHaveLength(1);
  });

  test('keeps the last lines of a table where somebody talks without end', async () => {
    await make('talk');
    const line = { seat: 0, kind: 'text' as const, words: 'bla', at: 1 };
    for (let said = 0; said < 500; said += 1) await storage.say('talk', line);
    const numbers = (await storage.chatAfter('talk', 0, 1000)).map(({ number }) => number);
    expect([numbers[0], numbers.at(-1), numbers.length]).toEqual([101, 500, 400]);
  });

  test('finds listed tables, counts those of a maker, removes what is forgotten', async () => {
    await make('open-1', { listed: true, maker: 'x', at: 2000 });
    await make('open-2', { listed: true, maker: 'x', at: 3000 });
    const listed = await storage.listed('gathering', 0, 10);
    expect(listed.map(({ id }) => id)).toEqual(['open-2', 'open-1']);
    expect([await storage.madeSince('x', 2500), await storage.madeSince('y', 0)]).toEqual([1, 0]);
    await append('open-1', 1);
    await storage.remove('open-1');
    expect(await storage.entriesAfter('open-1', 0)).toEqual([]);
    expect(await storage.removeUntouchedSince(2500)).toBeGreaterThan(0);
    expect((await storage.listed('gathering', 0, 10)).map(({ id }) => id)).toEqual(['open-2']);
  });
});

describe('a folder on this machine', () => {
  let folder: string;
  let remove: () => void;
  beforeAll(async () => ({ folder, remove } = await embeddedFolder()), SLOW_START);
  afterAll(() => remove());

  test('is open once at a time, and what was kept is there again', async () => {
    const first = await openDatabase({ folder });
    await expect(openDatabase({ folder })).rejects.toBeInstanceOf(FolderTaken);
    const at = { id: 't', game: 'xwing', listed: false, desk: DESK, maker: '', at: 1 } as const;
    await new Storage(first).create({ ...at, keys: [{ role: 'owner', hash: 'h' }] });
    await first.close();
    const second = await openDatabase({ folder });
    expect((await new Storage(second).read('t'))?.desk).toEqual(DESK);
    await second.close();
    expect(existsSync(join(folder, 'parsecs.lock'))).toBe(false);
  });

  test('is free when whoever had it is dead, though another has its number', () => {
    const dead = spawnSync('true').pid;
    writeFileSync(join(folder, 'parsecs.lock'), JSON.stringify({ pid: dead, started: '1' }));
    takeFolder(folder)();
    writeFileSync(join(folder, 'parsecs.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    takeFolder(folder)();
    writeFileSync(join(folder, 'parsecs.lock'), 'torn');
    takeFolder(folder)();
  });
});
