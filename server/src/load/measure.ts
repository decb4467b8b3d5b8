import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../storage/database.ts';
import { BenchTable } from './bench-table.ts';
import { Latencies } from './latencies.ts';
import { type ServerProcess, spawnServer } from './spawn-server.ts';
import { wantedTable } from './wanted-table.ts';

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

export interface OnlinePlan {
  readonly tables: number;
  /** Choices a second that players try to make, at all tables together. */
  readonly choices: number;
  readonly seconds: number;
  /** Servers; more than one need PostgreSQL and Redis. */
  readonly processes: number;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface OnlineResult {
  readonly tables: number;
  readonly connections: number;
  readonly choicesPerSecond: number;
  /** Milliseconds from a choice to the last client's update. */
  readonly p50: number;
  readonly p99: number;
  /** What the servers grew by, for each table with its connections. */
  readonly bytesPerTable: number;
  readonly lost: number;
  /** Share of one core that the servers used while players chose. */
  readonly serverCpu: number;
}

/** Tables that are made at a time. */
const MAKERS = 8;
const UNLIMITED = { connectionsPerAddress: 1e6, messagesPerSecond: 1e6, tablesPerHour: 1e6 };

/** Our server where everything is kept in this place; processes tell each other by Redis. */
export async function ownContender(place: Place, redis?: string): Promise<OnlineContender> {
  const wanted = await wantedTable('super-teams', [{ kind: 'me' }, { kind: 'link' }]);
  const options = { host: '127.0.0.1', port: 0, place, ...UNLIMITED };
  return {
    openServer: (core) => spawnServer({ ...options, ...(redis !== undefined && { redis }) }, core),
    makeTable: (ports, number) => BenchTable.make(ports, wanted, number),
  };
}

/** Real servers on one core, real clients in this process on another. */
export async function measureOnline(
  { openServer, makeTable }: OnlineContender,
  plan: OnlinePlan,
): Promise<OnlineResult> {
  const core = pinClients();
  const servers = await Promise.all(Array.from({ length: plan.processes }, () => openServer(core)));
  const tables: TimedTable[] = [];
  try {
    const empty = await weighAll(servers);
    const ports = servers.map(({ port }) => port);
    const total = plan.tables + plan.seconds;
    const make = async (): Promise<void> => {
      while (tables.length < plan.tables) {
        const place = tables.length;
        // It is counted before it is made: others make the next ones meanwhile.
        tables.length += 1;
        tables[place] = await makeTable(ports, place);
        plan.onProgress?.(place, total);
      }
    };
    await Promise.all(Array.from({ length: MAKERS }, make));
    const full = await weighAll(servers);
    const { latencies, lost, passed } = await play(tables, plan);
    const spent = (await weighAll(servers)).cpu - full.cpu;
    return {
      tables: plan.tables,
      connections: 2 * plan.tables,
      choicesPerSecond: latencies.count / passed,
      p50: latencies.quantile(0.5),
      p99: latencies.quantile(0.99),
      bytesPerTable: Math.round((full.memory - empty.memory) / plan.tables),
      lost,
      serverCpu: spent / 1e6 / passed,
    };
  } finally {
    for (const table of tables) table?.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function play(
  tables: readonly TimedTable[],
  { choices, seconds, tables: made, onProgress }: OnlinePlan,
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
    onProgress?.(made + Math.floor(passed), made + seconds);
    await sleep(1);
  }
  await Promise.all(running);
  return { latencies, lost, passed: (performance.now() - started) / 1000 };
}

async function weighAll(servers: readonly Measured[]): Promise<{ memory: number; cpu: number }> {
  let [memory, cpu] = [0, 0];
  for (const server of servers) {
    const weight = await server.weigh();
    memory += weight.memory;
    cpu += weight.cpu.user + weight.cpu.system;
  }
  return { memory, cpu };
}

/** Clients keep to the last core, so that servers have the first; not where there is only one, or no way. */
function pinClients(): number | undefined {
  const last = availableParallelism() - 1;
  if (last < 1) return undefined;
  const pinned = spawnSync('taskset', ['-acp', String(last), String(process.pid)]);
  return pinned.status === 0 ? 0 : undefined;
}
