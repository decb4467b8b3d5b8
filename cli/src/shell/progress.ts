import type { Context } from './command.ts';
import { formatNumber } from './layout.ts';

const WIDTH = 30;

/** How much is done, from 0 to 1, and a few words beside it. */
export interface Progress {
  show(done: number, words: string): void;
  clear(): void;
}

const SILENT: Progress = { show: () => undefined, clear: () => undefined };

/** A bar on the error stream, where somebody watches it. */
export function startProgress({ io, json }: Context): Progress {
  if (json || !io.watched) return SILENT;
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

/** The same for work that is counted in games. */
export function showGames(
  context: Context,
  games: number,
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
        }),
      ),
  };
}
