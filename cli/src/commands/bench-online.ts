import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrashResult, GamesAudit, OnlineContender, OnlineResult } from '@parsecs/server/load';
import { type Context, EXIT, type ExitCode } from '../shell/command.ts';
import { alignColumns, formatNumber } from '../shell/layout.ts';
import { startProgress } from '../shell/progress.ts';
import { report } from '../shell/report.ts';

type Kept = { readonly url: string } | { readonly folder: string };

/** Somebody else's server, measured in the same run. */
export interface OnlinePeer extends OnlineContender {
  readonly name: string;
}

interface OnlineOptions {
  readonly tables: number | undefined;
  readonly choices: number;
  readonly seconds: number;
  readonly processes: number;
  /** Instead of measuring, kill the server so often and look whether anything is missing. */
  readonly kills: number | undefined;
  /** Instead of measuring, play so many games and look at every byte that is sent. */
  readonly streams: number | undefined;
}

interface Measured extends OnlineResult {
  /** The same servers once more, but one process. */
  readonly alone?: OnlineResult;
  /** Choices for a second of the servers' CPU: all processes against one. */
  readonly ratio?: number;
  readonly peer?: OnlineResult & { readonly name: string };
}

const USUAL_TABLES = 1000;
/** A server that is killed has a few tables in the middle of everything. */
const TABLES_OF_A_CRASH = 8;
const SEED_OF_STREAMS = 'streams';

/** `bench online`: real servers in processes of their own, real connections. */
export async function benchOnline(
  context: Context,
  options: OnlineOptions,
  peer: OnlinePeer | undefined,
): Promise<ExitCode> {
  const { kills, streams, tables = TABLES_OF_A_CRASH } = options;
  const progress = startProgress(context);
  const show = (done: number, total: number): void =>
    progress.show(done / total, context.texts.t('cli:progress.bench', { done, total }));
  const server = await import('@parsecs/server/load');
  try {
    if (streams !== undefined) {
      const onGame = (done: number): void => show(done, streams);
      return tellStreams(context, await server.auditGames(streams, SEED_OF_STREAMS, onGame));
    }
    return await withPlace(context, async (place) => {
      if (kills !== undefined) {
        const onKill = (kill: number): void => show(kill, kills);
        return tellCrash(context, await server.crash({ place, kills, tables, onKill }));
      }
      return tell(context, await measureAll(context, place, options, peer, show));
    });
  } finally {
    progress.clear();
  }
}

/** PostgreSQL where there is one, else an embedded database that goes with the run. */
async function withPlace<R>({ io }: Context, act: (place: Kept) => Promise<R>): Promise<R> {
  const url = io.env['DATABASE_URL'];
  if (url) return act({ url });
  const folder = await mkdtemp(join(tmpdir(), 'parsecs-online-'));
  try {
    return await act({ folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All processes, one process, the peer: one after another, each with the machine to itself. */
async function measureAll(
  { io }: Context,
  place: Kept,
  { tables = USUAL_TABLES, choices, seconds, processes }: OnlineOptions,
  peer: OnlinePeer | undefined,
  show: (done: number, total: number) => void,
): Promise<Measured> {
  const { measureOnline, ownContender } = await import('@parsecs/server/load');
  const own = await ownContender(place, io.env['REDIS_URL'] || undefined);
  const runs = [...(processes > 1 ? [processes] : []), 1, ...(peer === undefined ? [] : [1])];
  let finished = 0;
  const measure = async (who: OnlineContender, count: number): Promise<OnlineResult> => {
    const onProgress = (done: number, total: number): void =>
      show(finished * total + done, runs.length * total);
    const plan = { tables, choices, seconds, processes: count, onProgress };
    const result = await measureOnline(who, plan);
    finished += 1;
    return result;
  };
  const result = await measure(own, processes);
  const alone = processes > 1 ? await measure(own, 1) : undefined;
  const other = peer && { name: peer.name, ...(await measure(peer, 1)) };
  return {
    ...result,
    ...(alone && { alone, ratio: choicesPerCpu(result) / choicesPerCpu(alone) }),
    ...(other && { peer: other }),
  };
}

function choicesPerCpu({ choicesPerSecond, serverCpu }: OnlineResult): number {
  return choicesPerSecond / serverCpu;
}

function tell(context: Context, result: Measured): ExitCode {
  const { texts } = context;
  const { alone, ratio, peer } = result;
  const columns = [result, ...(alone ? [alone] : []), ...(peer ? [peer] : [])];
  const heads = ['', ...(alone ? [texts.t('cli:bench.one-process')] : []), peer?.name ?? ''];
  const row = (name: string, read: (one: OnlineResult) => number): readonly string[] => [
    name,
    ...columns.map((one) => formatNumber(texts.language, read(one), 1)),
  ];
  report(context, result, () =>
    alignColumns([
      ...(columns.length > 1 ? [['', ...heads.slice(0, columns.length)]] : []),
      row(texts.t('cli:bench.tables'), ({ tables }) => tables),
      row(texts.t('cli:bench.connections'), ({ connections }) => connections),
      row(texts.t('cli:bench.choices'), ({ choicesPerSecond }) => choicesPerSecond),
      row(texts.t('cli:bench.median'), ({ p50 }) => p50),
      row(texts.t('cli:bench.slowest'), ({ p99 }) => p99),
      row(texts.t('cli:bench.bytes'), ({ bytesPerTable }) => bytesPerTable),
      row(texts.t('cli:bench.lost'), ({ lost }) => lost),
      row(texts.t('cli:bench.cpu'), ({ serverCpu }) => serverCpu * 100),
      ...(ratio === undefined
        ? []
        : [[texts.t('cli:bench.ratio'), formatNumber(texts.language, ratio, 2)]]),
    ]),
  );
  return result.lost === 0 ? EXIT.fine : EXIT.no;
}

function tellCrash(context: Context, result: CrashResult): ExitCode {
  const { texts } = context;
  const figure = (value: number): string => formatNumber(texts.language, value, 0);
  report(context, result, () =>
    alignColumns([
      [texts.t('cli:bench.kills'), figure(result.kills)],
      [texts.t('cli:bench.tables'), figure(result.tables)],
      [texts.t('cli:bench.confirmed'), figure(result.confirmed)],
      [texts.t('cli:bench.lost'), figure(result.lost)],
      [texts.t('cli:bench.stuck'), figure(result.stuck)],
      [texts.t('cli:bench.mismatched'), figure(result.mismatched)],
    ]),
  );
  return result.lost + result.stuck + result.mismatched === 0 ? EXIT.fine : EXIT.no;
}

function tellStreams(context: Context, result: GamesAudit): ExitCode {
  const { texts } = context;
  const figure = (value: number): string => formatNumber(texts.language, value, 0);
  report(context, result, () => [
    ...alignColumns([
      [texts.t('cli:bench.games'), figure(result.games)],
      [texts.t('cli:bench.finished'), figure(result.finished)],
      [texts.t('cli:bench.messages'), figure(result.messages)],
      [texts.t('cli:bench.bytes-sent'), figure(result.bytes)],
      [texts.t('cli:bench.leaks'), figure(result.leaks.length)],
    ]),
    ...result.leaks,
  ]);
  return result.leaks.length === 0 ? EXIT.fine : EXIT.no;
}
