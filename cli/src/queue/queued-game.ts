import type { ArenaShare, ArenaTask } from '@parsecs/table/arena';

/** One game of an arena as it lies in the queue; plain data. */
export interface QueuedGame {
  readonly task: ArenaTask;
  /** The number of the game: all that it depends on besides the task. */
  readonly index: number;
}

/** What a thread is asked, and what it answers. */
export type GameReply = { readonly share: ArenaShare } | { readonly error: string };
