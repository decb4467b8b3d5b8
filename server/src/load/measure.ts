import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../storage/database.ts';
import { BenchTable } from './bench-table.ts';
import { Latencies } from './latencies.ts';
import { type ServerProcess, spawnServer } from './spawn-server.ts';
import { wantedTable } from './wanted-table.ts';
import { sumOf, type Weight } from './weight.ts';
import { within } from './within.ts';

/** What is measured of a table: one choice at a time, until everybody at it knows. */
interface TimedTable {
  readonly canChoose: boolean;
  /** Milliseconds, or nothing if somebody never knew. */
  readonly choose: () => Promise<number | undefined>;
  readonly close: () => void;
}

type Measured = Pick<ServerProcess, 'port' | 'weigh' | 'stop'>;

/** A server and its clients, ours or another one. */
export interface OnlineContender {
  /** Keeps to one core where `core` names it. */
  readonly openServer: (core: number | undefined) => Promise<Measured>;
  readonly makeTable: (ports: readonly number[], number: number) => Promise<TimedTable>;
}

/** Servers are opened, tables are made, people play. */
export type OnlinePhase = 'open' | 'make' | 'play';

export interface OnlinePlan {
  readonly tables: number;
  /** Choices a second that players try to make, at all tables together. */
  readonly choices: number;
  readonly seconds: number;
  /** Servers; more than one need PostgreSQL and Redis. */
  readonly processes: number;
  readonly onProgress?: (phase: OnlinePhase, done: number, total: number) => void;
}

export interface OnlineResult {
  readonly tables: number;
  readonly connections: number;
  readonly choicesPerSecond: number;
  /** Milliseconds from a choice to the last client's update. */
  readonly p50: number;
  readonly p99: number;
  /** What an idle table with its connections holds: objects and buffers of the servers, after a collection. */
  readonly bytesPerTable: number;
  /** The same as the system sees it: resident memory, with what the database and the collector keep in hand. */
  readonly residentPerTable: number;
  readonly lost: number;
  /** Share of one core that the servers used while players chose. */
  readonly serverCpu: number;
  /** Seconds until all tables were made. */
  readonly making: number;
}

/** Tables that are made at a time. */
const MAKERS = 8;
/** The first tables are not weighed: what they bring along (code, caches) is no table's. */
const UNWEIGHED = 0.2;
const UNLIMITED = { connectionsPerAddress: 1e6, messagesPerSecond: 1e6, tablesPerHour: 1e6 };
/** So long each phase may take at most, beside the seconds that people play. */
const TO_OPEN = 120_000;
const TO_MAKE_ONE = 2000;
const TO_FINISH = 40_000;

/** Our server where everything is kept in this place; processes tell each other by Redis. */
export async function ownContender(place: Place, redis?: string): Promise<OnlineContender> {
  const wanted = await wantedTable('super-teams', [{ kind: 'me' }, { kind: 'link' }]);
  const options = { host: '127.0.0.1', port: 0, place, ...(redis && { redis }), ...UNLIMITED };
  // Whoever makes an embedded database has much in hand for a while: it is not weighed with that.
  if (place !== 'memory' && 'folder' in place) await (await spawnServer(options)).stop();
  return {
    openServer: (core) => spawnServer(options, core),
    makeTable: (ports, number) => BenchTable.make(ports, wanted, number),
  };
}

/** Real servers on one core, real clients in this process on another. */
export async function measureOnline(
  { openServer, makeTable }: OnlineContender,
  plan: OnlinePlan,
): Promise<OnlineResult> {
  const core = pinClients();
  plan.onProgress?.('open', 0, 1);
  const opening = Array.from({ length: plan.processes }, () => openServer(core));
  const servers = await within(TO_OPEN, 'opening servers', Promise.all(opening));
  const tables: TimedTable[] = [];
  try {
    const ports = servers.map(({ port }) => port);
    const fill = (upTo: number): Promise<void> =>
      within(
        TO_OPEN + TO_MAKE_ONE * upTo,
        `making ${upTo} tables`,
        makeTables(tables, upTo, async (number) => {
          const table = await makeTable(ports, number);
          plan.onProgress?.('make', number, plan.tables);
          return table;
        }),
      );
    const started = performance.now();
    const unweighed = Math.floor(plan.tables * UNWEIGHED);
    await fill(unweighed);
    const few = await weighAll(servers);
    await fill(plan.tables);
    const making = (performance.now() - started) / 1000;
    const all = await weighAll(servers);
    const playing = play(tables, plan);
    const { latencies, lost, passed } = await within(
      plan.seconds * 1000 + TO_FINISH,
      'playing',
      playing,
    );
    const spent = (await weighAll(servers)).cpu - all.cpu;
    const forEach = (bytes: number): number => Math.round(bytes / (plan.tables - unweighed));
    return {
      tables: plan.tables,
      connections: 2 * plan.tables,
      choicesPerSecond: latencies.count / passed,
      p50: latencies.quantile(0.5),
      p99: latencies.quantile(0.99),
      bytesPerTable: forEach(all.heap - few.heap),
      residentPerTable: forEach(all.resident - few.resident),
      lost,
      serverCpu: spent / 1e6 / passed,
      making,
    };
  } finally {
    for (const table of tables) table.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Some at a time, until there are so many. */
async function makeTables(
  tables: TimedTable[],
  upTo: number,
  make: (number: number) => Promise<TimedTable>,
): Promise<void> {
  let next = tables.length;
  const maker = async (): Promise<void> => {
    while (next < upTo) {
      const number = next;
      next += 1;
      tables.push(await make(number));
    }
  };
  await Promise.all(Array.from({ length: MAKERS }, maker));
}

async function play(
  tables: readonly TimedTable[],
  { choices, seconds, onProgress }: OnlinePlan,
): Promise<{ latencies: Latencies; lost: number; passed: number }> {
  const latencies = new Latencies();
  const running = new Set<Promise<unknown>>();
  const started = performance.now();
  let [lost, sent, place] = [0, 0, 0];
  for (;;) {
    const passed = (performance.now() - started) / 1000;
    if (passed >= seconds) break;
    for (let looked = 0; sent < passed * choices && looked < tables.length; looked += 1) {
      const table = tables[(place += 1) % tables.length];
      if (table?.canChoose !== true) continue;
      sent += 1;
      const choosing = table
        .choose()
        .then((took) => (took === undefined ? (lost += 1) : latencies.add(took)))
        .finally(() => running.delete(choosing));
      running.add(choosing);
    }
    onProgress?.('play', Math.floor(passed), seconds);
    await sleep(1);
  }
  await Promise.all(running);
  return { latencies, lost, passed: (performance.now() - started) / 1000 };
}

async function weighAll(servers: readonly Measured[]): Promise<Weight> {
  return sumOf(await Promise.all(servers.map((server) => server.weigh())));
}

/** Clients keep to the last core, so that servers have the first; not where there is only one, or no way. */
function pinClients(): number | undefined {
  const last = availableParallelism() - 1;
  if (last < 1) return undefined;
  const pinned = spawnSync('taskset', ['-acp', String(last), String(process.pid)]);
  return pinned.status === 0 ? 0 : undefined;
}
