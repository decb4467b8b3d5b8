import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { alignColumns, formatNumber } from '../shell/layout.ts';
import { startProgress } from '../shell/progress.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';

interface Suite {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  readonly ratio: number | null;
  readonly unit: string;
}

/** What `@parsecs/bench` gives; it brings our peers along, so it is not one of our dependencies. */
interface Bench {
  readonly runBench: (
    plan: { readonly seconds: number; readonly repetitions: number },
    onProgress: (done: number, total: number) => void,
  ) => Promise<{ readonly suites: readonly Suite[] }>;
}

const BENCH = '@parsecs/bench';
const ABSENT: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

export const benchCommand: Command = defineCommand({
  name: 'bench',
  words: [0, 0],
  options: {
    seconds: {
      kind: 'number',
      value: 'T',
      usual: 1.5,
      least: 0.001,
      most: 600,
      message: 'bench-seconds',
    },
    repetitions: { kind: 'whole', value: 'N', usual: 5, least: 1, most: 1000 },
  },
  run: async (context, { options: { seconds, repetitions } }) => {
    const { runBench } = await loadBench();
    const progress = startProgress(context);
    const { suites } = await runBench({ seconds, repetitions }, (done, total) =>
      progress.show(done / total, context.texts.t('cli:progress.bench', { done, total })),
    );
    progress.clear();
    report(context, { suites }, () => describe(context, suites));
    return EXIT.fine;
  },
});

async function loadBench(): Promise<Bench> {
  try {
    return (await import(BENCH)) as Bench;
  } catch (error) {
    if (!ABSENT.includes((error as NodeJS.ErrnoException).code)) throw error;
    throw new UsageError((texts) => texts.t('cli:error.no-bench', { package: BENCH }));
  }
}

function describe({ texts }: Context, suites: readonly Suite[]): readonly string[] {
  const number = (value: number): string =>
    formatNumber(texts.language, value, value < 100 ? 3 : 0);
  return alignColumns(
    suites.map(({ name, ours, peer, peerName, ratio, unit }) => [
      name,
      `${number(ours)} ${unit}`,
      peer === null || ratio === null
        ? texts.t('cli:bench.no-peer')
        : texts.t('cli:bench.peer', {
            peer: number(peer),
            unit,
            name: peerName ?? '',
            ratio: number(ratio),
          }),
    ]),
  );
}
