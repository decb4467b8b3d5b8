import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Started, startPostgres, startRedis } from '../load/stores.ts';
import { wantedTable } from '../load/wanted-table.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { firstAnswer, gather } from '../testing/gather.ts';
import { SLOW_START } from '../testing/test-database.ts';
import type { Bus, Note } from './bus.ts';
import { type OpenService, openService } from './open-service.ts';
import { openRedisBus } from './redis-bus.ts';
import type { Room } from './room.ts';

/** One process of several, with connections of its own to both servers. */
interface Process extends OpenService {
  readonly database: Database;
  readonly bus: Bus;
}

let postgres: Started;
let redis: Started;
let here: Process;
let there: Process;
const failures: unknown[] = [];

async function openProcess(): Promise<Process> {
  const database = await openDatabase({ url: postgres.url });
  const bus = await openRedisBus(redis.url, () => undefined);
  return { ...openService(database, bus, (error) => failures.push(error)), database, bus };
}

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  [here, there] = [await openProcess(), await openProcess()];
}, SLOW_START);

afterAll(async () => {
  for (const process of [here, there]) {
    await process.close();
    await process.bus.close();
    await process.database.close();
  }
  await Promise.all([redis.stop(), postgres.stop()]);
}, SLOW_START);

async function tableAtBoth(): Promise<readonly [Room, Room]> {
  const wanted = await wantedTable('super-teams', [{ kind: 'me' }, { kind: 'link' }]);
  const { table } = await gather(here.service, wanted, there.service);
  const rooms = [await here.service.room(table), await there.service.room(table)] as const;
  await Promise.all(rooms.map((room) => room.refresh()));
  return rooms;
}

let count = 0;
async function choose({ service }: Process, room: Room): Promise<void> {
  const { seat, ...answer } = firstAnswer([0, 1].map((one) => room.position(one).snapshot));
  const command = { kind: 'choose', ...answer } as const;
  expect(await service.play(room.id, seat, command, `m${(count += 1)}`)).toBeUndefined();
}

const sequenceOf = (room: Room): number => room.position('spectator').snapshot?.sequence ?? -1;

test('what is chosen, said and agreed at one process is told at the other', async () => {
  const [mine, theirs] = await tableAtBoth();
  const told = vi.fn<() => void>();
  theirs.subscribe(1, told, () => undefined);
  await choose(here, mine);
  await vi.waitFor(() => expect(sequenceOf(theirs)).toBe(sequenceOf(mine)), 10_000);
  expect(told).toHaveBeenCalled();
  await choose(there, theirs);
  await vi.waitFor(() => expect(sequenceOf(mine)).toBe(sequenceOf(theirs)), 10_000);
  const heard = vi.fn<() => void>();
  const leave = there.rooms.enter(mine.id, 1, heard);
  await vi.waitFor(() => expect(mine.presence.has(1)).toBe(true), 10_000);
  await here.service.say(mine.id, 0, { kind: 'phrase', words: 'hello' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 10_000);
  leave();
});

test('Redis is killed and comes back: the game goes on meanwhile, and nothing is lost', async () => {
  const [mine, theirs] = await tableAtBoth();
  const port = Number(new URL(redis.url).port);
  await redis.stop();
  for (let turn = 0; turn < 4; turn += 1) await choose(here, mine);
  expect(sequenceOf(theirs)).toBeLessThan(sequenceOf(mine));
  // Whoever acts there is never wrong: it looks before it refuses.
  const { seat, ...answer } = firstAnswer([0, 1].map((one) => mine.position(one).snapshot));
  const command = { kind: 'choose', ...answer } as const;
  expect(await there.service.play(mine.id, seat, command, 'meanwhile')).toBeUndefined();
  redis = await startRedis(port);
  await vi.waitFor(() => expect(sequenceOf(mine)).toBe(sequenceOf(theirs)), 20_000);
  expect(mine.table?.save().log).toEqual(theirs.table?.save().log);
  await choose(here, mine);
  await vi.waitFor(() => expect(sequenceOf(theirs)).toBe(sequenceOf(mine)), 20_000);
});

test('what is said in one turn is heard in one, each thing once', async () => {
  const bus = await openRedisBus(redis.url, () => undefined);
  const heard: string[] = [];
  const turns = new Set<number>();
  let turn = 0;
  bus.listen(
    ({ table, what }) => {
      heard.push(`${what} ${table}`);
      turns.add(turn);
      setImmediate(() => (turn += 1));
    },
    () => undefined,
  );
  const say = (table: string, what: Note['what']): void =>
    here.bus.publish({ table, from: 'here', what });
  await vi.waitFor(() => {
    say('first', 'chat');
    expect(heard).toContain('chat first');
  }, 10_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  heard.length = 0;
  turns.clear();
  for (const table of ['a', 'a', 'b']) say(table, 'log');
  say('a', 'chat');
  await vi.waitFor(() => expect(heard).toEqual(['log a', 'log b', 'chat a']), 10_000);
  expect(turns.size).toBe(1);
  await bus.close();
});

test('nothing of this was a failure of ours', () => expect(failures).toEqual([]));
