import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import { Storage } from '../storage/storage.ts';
import { BotThreads } from './bot-threads.ts';
import type { Bus } from './bus.ts';
import { Rooms } from './rooms.ts';
import { TableService } from './service.ts';

export interface OpenService {
  readonly service: TableService;
  readonly rooms: Rooms;
  readonly storage: Storage;
  readonly bots: BotThreads;
  /** Stops what goes on by itself; the database and the bus belong to whoever opened them. */
  readonly close: () => Promise<void>;
}

export interface ServiceLimits {
  readonly botThreads?: number | undefined;
  /** So many tables one address may make. */
  readonly tablesPerHour?: number | undefined;
  /** Tables that nobody has touched for so many days are removed; 0 keeps them for ever. */
  readonly keepDays?: number | undefined;
}

/** How often it is looked which rooms are due: to be closed, or to say who is here. */
const SWEEP_EVERY = 500;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Everything that tables need in one process. */
export function openService(
  database: Database,
  bus: Bus,
  failed: (error: unknown) => void,
  { botThreads = 1, tablesPerHour = 60, keepDays = 0 }: ServiceLimits = {},
): OpenService {
  const storage = new Storage(database);
  const bots = new BotThreads(botThreads);
  const now = (): number => Date.now();
  const rooms = new Rooms(bus, {
    process: randomUUID(),
    storage,
    now,
    failed,
    pause: (_why, milliseconds, signal) =>
      sleep(Math.min(milliseconds, LONGEST_TIMER), undefined, { signal }).catch(() => undefined),
    think: (request, signal) => bots.think(request, signal),
    ended: (table) => {
      service.finish(table).catch(failed);
    },
  });
  const service = new TableService(storage, rooms, now, tablesPerHour);
  const sweeping = setInterval(() => rooms.sweep(), SWEEP_EVERY);
  const forget = (): void => {
    if (keepDays > 0) storage.removeUntouchedSince(now() - keepDays * DAY).catch(failed);
  };
  forget();
  const forgetting = setInterval(forget, HOUR);
  return {
    service,
    rooms,
    storage,
    bots,
    async close() {
      clearInterval(sweeping);
      clearInterval(forgetting);
      await rooms.closeAll();
      await bots.close();
    },
  };
}

/** A timer counts to 2^31 at most; clocks of days look again when it rings. */
const LONGEST_TIMER = 2_000_000_000;
