import { auditGame, type GameAudit } from '@parsecs/server/streams';
import type { JobRunner } from './job-runner.ts';

/** Whole games of which every byte that is sent is looked at; plain data. */
export interface StreamsTask {
  readonly seed: string;
}

export type StreamsShare = readonly GameAudit[];

export async function streamsRunner({ seed }: StreamsTask): Promise<JobRunner<StreamsShare>> {
  let played: GameAudit[] = [];
  return {
    async play(index): Promise<void> {
      played.push(await auditGame(seed, index));
    },
    share(): StreamsShare {
      const share = played;
      played = [];
      return share;
    },
  };
}
