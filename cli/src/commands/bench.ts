import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { alignColumns, formatNumber } from '../shell/layout.ts';
import { startProgress } from '../shell/progress.ts';
import { report } from '../shell/report.ts';
import { existingFolder, findRoot } from '../shell/root.ts';
import { UsageError } from '../shell/usage-error.ts';
import { benchOnline, type OnlinePeer } from './bench-online.ts';

interface Suite {
  readonly name: string;
}

interface SuiteResult extends Suite {
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  readonly ratio: number | null;
  readonly unit: string;
}

interface Comparison extends Suite {
  readonly ours: number | null;
  readonly other: number | null;
  readonly ratio: number | null;
  readonly unit: string;
  readonly why?: string;
}

interface Plan {
  readonly seconds: number;
  readonly repetitions: number;
}

type OnProgress = (done: number, total: number) => void;

/** What `@parsecs/bench` gives; it brings our peers along, so it is not one of our dependencies. */
interface Bench {
  readonly ONLINE_PEER: OnlinePeer;
  readonly SUITES: readonly Suite[];
  readonly selectSuites: (beginnings: readonly string[]) => readonly Suite[] | undefined;
  readonly runBench: (
    plan: Plan,
    onProgress: OnProgress,
    suites: readonly Suite[],
  ) => Promise<{ readonly suites: readonly SuiteResult[] }>;
  readonly compareCheckouts: (
    own: string,
    against: string,
    plan: Plan,
    onProgress: OnProgress,
    suites: readonly Suite[],
  ) => Promise<{ readonly against: string; readonly suites: readonly Comparison[] }>;
}

const BENCH = '@parsecs/bench';
const SUITE_SECONDS = 1.5;
const ONLINE_SECONDS = 120;
const ABSENT: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

export const benchCommand: Command = defineCommand({
  name: 'bench',
  words: [0, 1],
  options: {
    seconds: {
      kind: 'number',
      value: 'T',
      least: 0.001,
      most: 600,
      message: 'bench-seconds',
    },
    repetitions: { kind: 'whole', value: 'N', usual: 5, least: 1, most: 1000 },
    only: { kind: 'text', value: 'a,b', message: 'bench-only' },
    against: { kind: 'text', value: 'DIR', message: 'bench-against' },
    tables: { kind: 'whole', value: 'N', least: 1, most: 100_000, message: 'bench-tables' },
    choices: {
      kind: 'whole',
      value: 'R',
      usual: 500,
      least: 1,
      most: 100_000,
      message: 'bench-choices',
    },
    processes: {
      kind: 'whole',
      value: 'N',
      usual: 1,
      least: 1,
      most: 64,
      message: 'bench-processes',
    },
    'peer-seconds': {
      kind: 'number',
      value: 'T',
      usual: 30,
      least: 0.001,
      most: 600,
      message: 'bench-peer-seconds',
    },
    postgres: { kind: 'flag', message: 'bench-postgres' },
    kills: { kind: 'whole', value: 'N', least: 1, most: 100_000, message: 'bench-kills' },
    streams: { kind: 'whole', value: 'N', least: 1, most: 100_000, message: 'bench-streams' },
  },
  run: async (context, { options, words: [what] }) => {
    const { repetitions, only, against } = options;
    if (what === 'online') {
      const bench = await findBench();
      const { seconds = ONLINE_SECONDS, 'peer-seconds': peerSeconds } = options;
      const plan = { ...options, seconds, peerSeconds };
      return benchOnline(context, plan, bench?.ONLINE_PEER);
    }
    if (what !== undefined) {
      throw new UsageError((texts) => texts.t('cli:error.bench-what', { word: what }));
    }
    const seconds = options.seconds ?? SUITE_SECONDS;
    const bench = await loadBench();
    const suites = chooseSuites(bench, only);
    const plan = { seconds, repetitions };
    if (against === undefined) await measure(context, bench, plan, suites);
    else await compare(context, bench, plan, suites, against);
    return EXIT.fine;
  },
});

async function loadBench(): Promise<Bench> {
  const bench = await findBench();
  if (bench !== undefined) return bench;
  throw new UsageError((texts) => texts.t('cli:error.no-bench', { package: BENCH }));
}

async function findBench(): Promise<Bench | undefined> {
  try {
    return (await import(BENCH)) as Bench;
  } catch (error) {
    if (!ABSENT.includes((error as NodeJS.ErrnoException).code)) throw error;
    return undefined;
  }
}

function chooseSuites({ SUITES, selectSuites }: Bench, only: string | undefined): readonly Suite[] {
  if (only === undefined) return SUITES;
  const chosen = selectSuites(only.split(',').map((beginning) => beginning.trim()));
  if (chosen !== undefined) return chosen;
  throw new UsageError((texts) =>
    texts.t('cli:error.no-suite', {
      suite: only,
      suites: SUITES.map(({ name }) => name).join(', '),
    }),
  );
}

/** Runs something long with a bar. */
async function withProgress<Result>(
  context: Context,
  run: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const progress = startProgress(context);
  try {
    return await run((done, total) =>
      progress.show(done / total, context.texts.t('cli:progress.bench', { done, total })),
    );
  } finally {
    progress.clear();
  }
}

async function measure(
  context: Context,
  { runBench }: Bench,
  plan: Plan,
  chosen: readonly Suite[],
): Promise<void> {
  const { texts } = context;
  const { suites } = await withProgress(context, (onProgress) =>
    runBench(plan, onProgress, chosen),
  );
  report(context, { suites }, () =>
    alignColumns(
      suites.map(({ name, ours, peer, peerName, ratio, unit }) => [
        name,
        `${figure(context, ours)} ${unit}`,
        peer === null || ratio === null
          ? texts.t('cli:bench.no-peer')
          : texts.t('cli:bench.peer', {
              peer: figure(context, peer),
              unit,
              name: peerName ?? '',
              ratio: figure(context, ratio),
            }),
      ]),
    ),
  );
}

async function compare(
  context: Context,
  { compareCheckouts }: Bench,
  plan: Plan,
  chosen: readonly Suite[],
  folder: string,
): Promise<void> {
  const { texts, io } = context;
  const other = builtCheckout(existingFolder(io.cwd, folder), folder);
  const document = await withProgress(context, (onProgress) =>
    compareCheckouts(findRoot(), other, plan, onProgress, chosen),
  ).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    throw new UsageError((said) => said.t('cli:error.bench-failed', { folder, problem }));
  });
  report(context, document, () =>
    alignColumns(
      document.suites.map(({ name, ours, other: theirs, ratio, unit, why = '' }) =>
        ours === null || theirs === null || ratio === null
          ? [name, texts.t('cli:bench.incomparable', { why })]
          : [
              name,
              `${figure(context, ours)} ${unit}`,
              texts.t('cli:bench.against', {
                ratio: figure(context, ratio),
                other: figure(context, theirs),
                unit,
              }),
            ],
      ),
    ),
  );
}

/** A folder whose packages find each other, and have what we load of them: the build, or the source. */
function builtCheckout(path: string, folder: string): string {
  const entry = import.meta.url.endsWith('.ts') ? 'src/index.ts' : 'dist/index.js';
  const linked = join(path, 'node_modules', '@parsecs', 'kernel');
  const isWhole =
    existsSync(join(path, 'kernel', entry)) &&
    existsSync(linked) &&
    realpathSync(linked) === realpathSync(join(path, 'kernel'));
  if (isWhole) return path;
  throw new UsageError((texts) => texts.t('cli:error.no-checkout', { folder }));
}

function figure({ texts }: Context, value: number): string {
  return formatNumber(texts.language, value, value < 100 ? 3 : 0);
}
