import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrashResult, OnlineContender, OnlinePhase, OnlineResult } from '@parsecs/server/load';
import type { GameAudit } from '@parsecs/server/streams';
import { GAME_IDS } from '@parsecs/table';
import { type Context, EXIT, type ExitCode } from '../shell/command.ts';
import { alignColumns, formatNumber } from '../shell/layout.ts';
import { type Progress, startProgress } from '../shell/progress.ts';
import { report } from '../shell/report.ts';
import { playGames } from '../work/play-games.ts';
import type { StreamsShare } from '../work/streams-job.ts';

/** Where everything is kept, and what processes tell each other by. */
interface Stores {
  readonly place: { readonly url: string } | { readonly folder: string };
  readonly redis: string | undefined;
}

/** Somebody else's server, measured in the same run. */
export interface OnlinePeer extends OnlineContender {
  readonly name: string;
}

interface OnlineOptions {
  readonly tables: number | undefined;
  readonly choices: number;
  readonly seconds: number;
  /** So long somebody else's server is measured. */
  readonly peerSeconds: number;
  readonly processes: number;
  /** On a PostgreSQL and a Redis of its own, where the environment names none. */
  readonly postgres: boolean;
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
  if (streams !== undefined) return lookAtStreams(context, streams);
  const server = await import('@parsecs/server/load');
  const progress = startProgress(context);
  try {
    return await withStores(context, options, async (stores) => {
      const { place } = stores;
      if (kills === undefined) {
        return tell(context, await measureAll(context, stores, options, peer, progress));
      }
      const onKill = (done: number): void =>
        progress.show(done / kills, context.texts.t('cli:progress.kills', { done, kills }));
      return tellCrash(context, await server.crash({ place, kills, tables, onKill }));
    });
  } finally {
    progress.clear();
  }
}

/** PostgreSQL where there is one or one is wanted, else an embedded database that goes with the run. */
async function withStores<R>(
  { io }: Context,
  { postgres, processes }: OnlineOptions,
  act: (stores: Stores) => Promise<R>,
): Promise<R> {
  const { DATABASE_URL: url, REDIS_URL: redis } = io.env;
  if (url) return act({ place: { url }, redis: redis || undefined });
  // An embedded database belongs to one process.
  if (postgres || processes > 1) return withOwnStores(act);
  const folder = await mkdtemp(join(tmpdir(), 'parsecs-online-'));
  try {
    return await act({ place: { folder }, redis: undefined });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withOwnStores<R>(act: (stores: Stores) => Promise<R>): Promise<R> {
  const { startPostgres, startRedis } = await import('@parsecs/server/load');
  const database = await startPostgres(true);
  try {
    const redis = await startRedis();
    try {
      return await act({ place: { url: database.url }, redis: redis.url });
    } finally {
      await redis.stop();
    }
  } finally {
    await database.stop();
  }
}

/** All processes, one process, the peer: one after another, each with the machine to itself. */
async function measureAll(
  { texts }: Context,
  { place, redis }: Stores,
  { tables = USUAL_TABLES, choices, seconds, peerSeconds, processes }: OnlineOptions,
  peer: OnlinePeer | undefined,
  progress: Progress,
): Promise<Measured> {
  const { measureOnline, ownContender } = await import('@parsecs/server/load');
  const own = await ownContender(place, redis);
  const runs = 1 + (processes > 1 ? 1 : 0) + (peer === undefined ? 0 : 1);
  let run = 0;
  const measure = async (
    who: OnlineContender,
    plan: { readonly processes: number; readonly seconds: number },
  ): Promise<OnlineResult> => {
    run += 1;
    const onProgress = (phase: OnlinePhase, done: number, total: number): void => {
      const words = texts.t(`cli:progress.online-${phase}`, { run, runs, done, total });
      progress.show(done / total, words);
    };
    return measureOnline(who, { tables, choices, onProgress, ...plan });
  };
  const result = await measure(own, { processes, seconds });
  const alone = processes > 1 ? await measure(own, { processes: 1, seconds }) : undefined;
  const other = peer && {
    name: peer.name,
    ...(await measure(peer, { processes: 1, seconds: peerSeconds })),
  };
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
      row(texts.t('cli:bench.resident'), ({ residentPerTable }) => residentPerTable),
      row(texts.t('cli:bench.lost'), ({ lost }) => lost),
      row(texts.t('cli:bench.cpu'), ({ serverCpu }) => serverCpu * 100),
      row(texts.t('cli:bench.making'), ({ making }) => making),
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

async function lookAtStreams(context: Context, games: number): Promise<ExitCode> {
  const { texts } = context;
  await texts.load(...GAME_IDS);
  const played: GameAudit[] = [];
  const figure = (value: number): string => formatNumber(texts.language, value, 0);
  const more = (): string =>
    GAME_IDS.map((id) => {
      const count = played.filter(({ game }) => game === id).length;
      return `, ${texts.t(`${id}:title`)} ${figure(count)}`;
    }).join('');
  const kept = {
    shares: new Map<number, StreamsShare>(),
    add: (_: number, share: StreamsShare) => void played.push(...share),
    forget: async () => undefined,
  };
  const shares = await playGames(
    context,
    'streams',
    { seed: SEED_OF_STREAMS },
    { games, kept, more },
  );
  const sum = (field: 'messages' | 'bytes'): number =>
    played.reduce((total, game) => total + game[field], 0);
  const finished = played.filter(({ isOver }) => isOver).length;
  const leaks = played.flatMap((game) => game.leaks).toSorted();
  const [messages, bytes] = [sum('messages'), sum('bytes')];
  report(context, { games: played.length, finished, messages, bytes, leaks }, () => [
    ...alignColumns([
      [texts.t('cli:bench.games'), figure(played.length)],
      [texts.t('cli:bench.finished'), figure(finished)],
      [texts.t('cli:bench.messages'), figure(messages)],
      [texts.t('cli:bench.bytes-sent'), figure(bytes)],
      [texts.t('cli:bench.leaks'), figure(leaks.length)],
    ]),
    ...leaks,
  ]);
  // What was found before somebody stopped it is told all the same.
  if (shares === undefined) return EXIT.interrupted;
  return leaks.length === 0 && finished === games ? EXIT.fine : EXIT.no;
}
