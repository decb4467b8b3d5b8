import type { Context } from '../shell/command.ts';
import { showGames } from '../shell/progress.ts';
import type { JobKind, JobTypes } from './job.ts';
import type { KeptGames } from './kept-games.ts';
import { runOnThreads, usualThreads } from './pool.ts';

interface PlayOptions<Share> {
  readonly games: number;
  readonly threads?: number | undefined;
  readonly kept?: KeptGames<Share>;
  /** What is told beside how many games are over. */
  readonly more?: () => string;
}

/** So many games on several cores, with a progress bar; nothing if somebody has stopped it. */
export async function playGames<T extends JobKind>(
  context: Context,
  kind: T,
  task: JobTypes[T]['task'],
  { games, threads, kept, more }: PlayOptions<JobTypes[T]['share']>,
): Promise<readonly JobTypes[T]['share'][] | undefined> {
  const { stop } = context.io;
  const progress = showGames(context, games, more);
  const { shares } = await runOnThreads(kind, task, {
    threads: threads ?? usualThreads(),
    limits: { games, seconds: Number.POSITIVE_INFINITY },
    stop,
    kept,
    onProgress: progress.show,
  });
  progress.clear();
  return stop.aborted ? undefined : shares;
}
