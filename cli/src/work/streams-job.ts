import { auditGame } from '@parsecs/server/streams';
import type { JobRunner } from './job-runner.ts';

/** Whole games of which every byte that is sent is looked at; plain data. */
export interface StreamsTask {
  readonly seed: string;
}

export interface StreamsShare {
  readonly games: number;
  readonly finished: number;
  /** Messages that were looked at, of all seats and spectators. */
  readonly messages: number;
  readonly bytes: number;
  /** What somebody was told and could not know, with the game and its seed. */
  readonly leaks: readonly string[];
}

export async function streamsRunner({ seed }: StreamsTask): Promise<JobRunner<StreamsShare>> {
  let [games, finished, messages, bytes] = [0, 0, 0, 0];
  const leaks: string[] = [];
  return {
    async play(index): Promise<void> {
      const found = await auditGame(seed, index);
      games += 1;
      if (found.isOver) finished += 1;
      messages += found.messages;
      bytes += found.bytes;
      leaks.push(...found.leaks);
    },
    share: () => ({ games, finished, messages, bytes, leaks }),
  };
}
