import { setTimeout as sleep } from 'node:timers/promises';
import { runLog } from '@parsecs/kernel';
import { isGameId, loadGame, restoreTable } from '@parsecs/table';
import { openDatabase, type Place } from '../storage/database.ts';
import { Storage } from '../storage/storage.ts';
import { storedTable } from '../tables/stored-table.ts';
import { Match } from './match.ts';
import { type ServerProcess, spawnServer } from './spawn-server.ts';

export interface CrashPlan {
  readonly place: Exclude<Place, 'memory'>;
  readonly kills: number;
  /** Tables that are played at a time. */
  readonly tables: number;
  readonly onKill?: (kill: number) => void;
}

export interface CrashResult {
  readonly kills: number;
  readonly tables: number;
  /** Choices that a server has confirmed. */
  readonly confirmed: number;
  /** Of them, those that are not in the store. */
  readonly lost: number;
  /** Tables that did not go on after a server came back. */
  readonly stuck: number;
  /** Tables whose log does not run to the state that was kept, or does not run at all. */
  readonly mismatched: number;
}

/** So long a table may take for its next choice after a restart before it counts as stuck. */
const PATIENCE = 30_000;
/** A server lives so long after all tables have gone on, at most. */
const LIFE = 300;

/** Kills a server in the middle of everything, again and again, and looks whether anything is missing. */
export async function crash({ place, kills, tables, onKill }: CrashPlan): Promise<CrashResult> {
  const matches: Match[] = [];
  let port = 0;
  let stuck = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server: ServerProcess = await spawnServer({
      host: '127.0.0.1',
      port,
      place,
      connectionsPerAddress: 10_000,
      messagesPerSecond: 10_000,
      tablesPerHour: 1_000_000,
    });
    port = server.port;
    const going = matches.filter(({ isOver }) => !isOver);
    await Promise.all(going.map((match) => match.connect(port)));
    while (going.length < tables) {
      const match = await Match.make(port, matches.length);
      matches.push(match);
      going.push(match);
    }
    const before = going.map(({ sequence }) => sequence);
    const playing = going.map((match) => match.play());
    const waits = going.map((match, index) => goesOn(match, before[index] ?? 0));
    stuck += (await Promise.all(waits)).filter((isGoing) => !isGoing).length;
    await sleep(Math.random() * LIFE);
    await server.kill();
    await Promise.all(playing);
    onKill?.(kill + 1);
  }
  for (const match of matches) match.close();
  return { kills, tables: matches.length, stuck, ...(await compare(place, matches)) };
}

async function goesOn(match: Match, before: number): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (match.sequence <= before && !match.isOver) {
    if (Date.now() > end) return false;
    await sleep(5);
  }
  return true;
}

/** What players were told against what is stored. */
async function compare(
  place: Place,
  matches: readonly Match[],
): Promise<Pick<CrashResult, 'confirmed' | 'lost' | 'mismatched'>> {
  const database = await openDatabase(place);
  const storage = new Storage(database);
  let [confirmed, lost, mismatched] = [0, 0, 0];
  for (const { table, players } of matches) {
    for (const [seat, player] of players.entries()) {
      confirmed += player.confirmed.length;
      for (const sent of player.confirmed) {
        if (!(await storage.wasSent(table, `${seat}:${sent}`))) lost += 1;
      }
    }
    if (!(await runsToItsEnd(storage, table))) mismatched += 1;
  }
  await database.close();
  return { confirmed, lost, mismatched };
}

/** The state that is restored from the last snapshot is the one that the whole log leads to. */
async function runsToItsEnd(storage: Storage, id: string): Promise<boolean> {
  const row = await storage.read(id);
  if (row === undefined || !isGameId(row.game) || row.desk.seed === undefined) return false;
  const game = await loadGame(row.game);
  const entries = await storage.entriesAfter(id, 0);
  if (entries.some(({ entry }, index) => entry.sequence !== index + 1)) return false;
  const found = { entries, snapshots: await storage.snapshots(id), now: Date.now() };
  const host = {
    now: Date.now,
    pause: () => new Promise<void>(() => undefined),
    failed: () => undefined,
    think: () => new Promise<string>(() => undefined),
    store: {
      append: async () => undefined,
      keepSeats: async () => undefined,
      keepTimes: async () => undefined,
    },
  };
  const restored = restoreTable(game, storedTable(row, row.desk.seed, found), host, 0);
  if ('fault' in restored) return false;
  return !('fault' in runLog(game, restored.table.save().log));
}
