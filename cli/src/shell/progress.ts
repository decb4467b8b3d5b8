import { performance } from 'node:perf_hooks';
import type { Context } from './command.ts';
import type { Io } from './io.ts';
import { formatNumber } from './layout.ts';

const WIDTH = 30;
/** Milliseconds between two lines where nobody watches a bar. */
const LINE_EVERY = 10_000;

/** How much is done, from 0 to 1, and a few words beside it. */
export interface Progress {
  show(done: number, words: string): void;
  clear(): void;
}

const SILENT: Progress = { show: () => undefined, clear: () => undefined };

/** A bar on the error stream, where somebody watches it; else a line now and then, for whoever looks in later. */
export function startProgress({ io, json }: Context): Progress {
  if (!io.watched) return lines(io);
  if (json) return SILENT;
  return {
    show(done, words): void {
      const full = Math.round(Math.min(1, Math.max(0, done)) * WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      io.err(`\r\u001B[2K${bar} ${words}`);
    },
    clear(): void {
      io.err('\r\u001B[2K');
    },
  };
}

function lines({ err }: Io): Progress {
  let next = performance.now() + LINE_EVERY;
  return {
    show(_, words): void {
      const now = performance.now();
      if (now < next) return;
      next = now + LINE_EVERY;
      err(`${words}\n`);
    },
    clear: () => undefined,
  };
}

/** The same for work that is counted in games; `more` may tell more of them. */
export function showGames(
  context: Context,
  games: number,
  more: () => string = () => '',
): { show: (done: number) => void; clear: () => void } {
  const { texts } = context;
  const progress = startProgress(context);
  return {
    clear: progress.clear,
    show: (done) =>
      progress.show(
        done / games,
        texts.t('cli:progress.games', {
          count: games,
          done: formatNumber(texts.language, done),
          games: formatNumber(texts.language, games),
        }) + more(),
      ),
  };
}
