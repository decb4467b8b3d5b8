import { isGameId, loadGame } from '@parsecs/table';
import { proxy, wrap } from 'comlink';
import { lossOf } from '../shell/lost-part.ts';
import { analyse, type Wanted } from './analyse.ts';
import type { Analysis } from './analysis.ts';

/** What the worker of an analysis can do. */
export interface AnalysisHost {
  /** Nothing where the log does not run by the rules that are here. */
  analyse(wanted: Wanted, progress: (done: number) => void): Promise<Analysis | undefined>;
}

/** Between two words about how far it is, in milliseconds. */
const TOLD_EVERY = 100;

export const analysisHost: AnalysisHost = {
  analyse: async (wanted, progress) => {
    const { game: id } = wanted.log;
    if (!isGameId(id)) return undefined;
    const steps = analyse(await loadGame(id), wanted);
    let told = Number.NEGATIVE_INFINITY;
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (performance.now() - told < TOLD_EVERY) continue;
      told = performance.now();
      progress(step.value);
    }
  },
};

/** Judges a match in a worker of its own, until it is done or nobody wants it any more. */
export async function analyseApart(
  wanted: Wanted,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<Analysis | undefined> {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  const loss = lossOf(worker);
  const left = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    const { analyse: run } = wrap<AnalysisHost>(worker);
    return await Promise.race([run(wanted, proxy(progress)), loss, left]);
  } finally {
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}
