import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrashResult, OnlineResult } from '@parsecs/server/load';
import { type Context, EXIT, type ExitCode } from '../shell/command.ts';
import { alignColumns, formatNumber } from '../shell/layout.ts';
import { startProgress } from '../shell/progress.ts';
import { report } from '../shell/report.ts';

type Kept = { readonly url: string } | { readonly folder: string };

interface OnlineOptions {
  readonly tables: number | undefined;
  readonly choices: number;
  readonly seconds: number;
  readonly processes: number;
  /** Instead of measuring, kill the server so often and look whether anything is missing. */
  readonly kills: number | undefined;
}

const USUAL_TABLES = 1000;
/** A server that is killed has a few tables in the middle of everything. */
const TABLES_OF_A_CRASH = 8;

/** `bench online`: real servers in processes of their own, real connections. */
export async function benchOnline(context: Context, options: OnlineOptions): Promise<ExitCode> {
  const url = context.io.env['DATABASE_URL'];
  if (url) return measureAt(context, { url }, options);
  const folder = await mkdtemp(join(tmpdir(), 'parsecs-online-'));
  try {
    return await measureAt(context, { folder }, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureAt(
  context: Context,
  place: Kept,
  { tables, choices, seconds, processes, kills }: OnlineOptions,
): Promise<ExitCode> {
  const { crash, measureOnline } = await import('@parsecs/server/load');
  const progress = startProgress(context);
  const show = (done: number, total: number): void =>
    progress.show(done / total, context.texts.t('cli:progress.bench', { done, total }));
  try {
    if (kills !== undefined) {
      const plan = { place, kills, tables: tables ?? TABLES_OF_A_CRASH };
      const result = await crash({ ...plan, onKill: (kill) => show(kill, kills) });
      tellCrash(context, result);
      return result.lost + result.stuck + result.mismatched === 0 ? EXIT.fine : EXIT.no;
    }
    const redis = context.io.env['REDIS_URL'] || undefined;
    const plan = { place, redis, tables: tables ?? USUAL_TABLES, choices, seconds, processes };
    const result = await measureOnline({ ...plan, onProgress: show });
    tell(context, result);
    return result.lost === 0 ? EXIT.fine : EXIT.no;
  } finally {
    progress.clear();
  }
}

function tell(context: Context, result: OnlineResult): void {
  const { texts } = context;
  const figure = (value: number): string => formatNumber(texts.language, value, 1);
  report(context, result, () =>
    alignColumns([
      [texts.t('cli:bench.tables'), figure(result.tables)],
      [texts.t('cli:bench.connections'), figure(result.connections)],
      [texts.t('cli:bench.choices'), figure(result.choicesPerSecond)],
      [texts.t('cli:bench.median'), figure(result.p50)],
      [texts.t('cli:bench.slowest'), figure(result.p99)],
      [texts.t('cli:bench.bytes'), figure(result.bytesPerTable)],
      [texts.t('cli:bench.lost'), figure(result.lost)],
      [texts.t('cli:bench.cpu'), figure(result.serverCpu * 100)],
    ]),
  );
}

function tellCrash(context: Context, result: CrashResult): void {
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
}
