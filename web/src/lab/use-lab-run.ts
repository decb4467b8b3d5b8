import type { ArenaShare, ArenaTask, Bout } from '@parsecs/table/arena';
import { useEffect, useRef, useState } from 'react';
import { type Gathered, gather } from './gathered.ts';
import { runGames, usualWorkers } from './laboratory.ts';

/** Shown so often that it lives, and so rarely that it costs nothing. */
const SHOW_MS = 250;

export interface LabRun {
  readonly task: ArenaTask;
  readonly games: number;
  readonly bouts: readonly Bout[];
  readonly done: number;
  readonly gathered: Gathered;
  readonly state: 'running' | 'stopped' | 'over' | 'failed';
}

export interface UsedLabRun {
  readonly run: LabRun | undefined;
  readonly start: (task: ArenaTask, games: number) => void;
  readonly stop: () => void;
}

/** At most one run at a time; it ends with the page. */
export function useLabRun(): UsedLabRun {
  const [run, show] = useState<LabRun>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const start = (task: ArenaTask, games: number): void => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    void runShown(task, games, own.signal, show);
  };
  return { run, start, stop: () => control.current?.abort() };
}

async function runShown(
  task: ArenaTask,
  games: number,
  stop: AbortSignal,
  show: (run: LabRun) => void,
): Promise<void> {
  const shares: ArenaShare[] = [];
  let bouts: readonly Bout[] = [];
  let shownAt = 0;
  const tell = (state: LabRun['state']): void => {
    shownAt = performance.now();
    show({ task, games, bouts, done: shares.length, gathered: gather(bouts, shares), state });
  };
  tell('running');
  try {
    await runGames({
      task,
      games,
      workers: usualWorkers(),
      stop,
      onBegun: (begun) => {
        bouts = begun;
      },
      onPlayed: (share) => {
        shares.push(share);
        if (bouts.length > 0 && performance.now() - shownAt > SHOW_MS) tell('running');
      },
    });
    tell(stop.aborted ? 'stopped' : 'over');
  } catch {
    tell('failed');
  }
}
