import { proxy, type Remote, wrap } from 'comlink';
import type { LessonHost, PuzzleHost } from '../guided/protocol.ts';
import { lossOf } from '../shell/lost-part.ts';
import type { FileHost, Foresight, ReplayHost, TableHost } from './protocol.ts';

interface Worlds {
  readonly table: TableHost;
  readonly replay: ReplayHost;
  readonly files: FileHost;
  readonly foresight: Foresight;
  readonly lesson: LessonHost;
  readonly puzzle: PuzzleHost;
}

export interface OpenWorker {
  readonly table: Remote<TableHost>;
  readonly replay: Remote<ReplayHost>;
  readonly files: Remote<FileHost>;
  readonly foresight: Remote<Foresight>;
  readonly lesson: Remote<LessonHost>;
  readonly puzzle: Remote<PuzzleHost>;
  /** Rejects where the worker itself cannot be loaded: then no call is ever answered. */
  readonly loss: Promise<never>;
  readonly close: () => void;
}

/** Each open table or replay has a worker of its own, which ends with it. */
export function openWorker(): OpenWorker {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  const loss = lossOf(worker);
  const remote = wrap<Worlds>(worker);
  return {
    table: remote.table as unknown as Remote<TableHost>,
    replay: remote.replay as unknown as Remote<ReplayHost>,
    files: remote.files as unknown as Remote<FileHost>,
    foresight: remote.foresight as unknown as Remote<Foresight>,
    lesson: remote.lesson as unknown as Remote<LessonHost>,
    puzzle: remote.puzzle as unknown as Remote<PuzzleHost>,
    loss,
    close: () => worker.terminate(),
  };
}

/** Functions cannot be copied to a worker; these are called back instead. */
export function callBack<T extends object>(functions: T): T {
  return proxy(functions);
}
