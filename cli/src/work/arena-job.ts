import { loadGame } from '@parsecs/table';
import {
  type ArenaShare,
  type ArenaTask,
  arenaPlayer,
  boutsOf,
  loadCollector,
} from '@parsecs/table/arena';
import { cpuMilliseconds } from './cpu-clock.ts';
import type { JobRunner } from './job-runner.ts';

export async function arenaRunner(task: ArenaTask): Promise<JobRunner<ArenaShare>> {
  const game = await loadGame(task.game);
  const player = arenaPlayer({
    game,
    task,
    bouts: await boutsOf(game, task),
    clock: cpuMilliseconds,
    collect: task.gathers === true ? await loadCollector(task.game) : undefined,
  });
  return { play: (index) => void player.play(index), share: () => player.share() };
}
