import { loadGame } from '@parsecs/table';
import {
  type ArenaPlayer,
  type ArenaShare,
  type ArenaTask,
  arenaPlayer,
  boutsOf,
  loadCollector,
  loadHabits,
} from '@parsecs/table/arena';
import { cpuMilliseconds } from './cpu-clock.ts';
import type { JobRunner } from './job-runner.ts';

export async function arenaRunner(task: ArenaTask): Promise<JobRunner<ArenaShare>> {
  const game = await loadGame(task.game);
  const bouts = await boutsOf(game, task);
  const collect = task.gathers === true ? await loadCollector(task.game) : undefined;
  const watchHabits = await loadHabits(task.game);
  const newPlayer = (): ArenaPlayer =>
    arenaPlayer({ game, task, bouts, clock: cpuMilliseconds, collect, watchHabits });
  let player = newPlayer();
  return {
    play: (index) => void player.play(index),
    share(): ArenaShare {
      const share = player.share();
      player = newPlayer();
      return share;
    },
  };
}
