import { loadGame } from '@parsecs/table';
import {
  type ArenaShare,
  type ArenaTask,
  arenaPlayer,
  basketOf,
  boutsOf,
  duelsOf,
  loadCollector,
  loadHabits,
  readyListsOf,
} from '@parsecs/table/arena';
import type { LabReply, LabRequest } from './messages.ts';

/** Plays one game of the task that was begun. */
let playOne: ((index: number) => ArenaShare) | undefined;

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  void answer(data)
    .catch(
      (error: unknown): LabReply => ({
        kind: 'failed',
        problem: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((reply) => postMessage(reply));
});

async function answer(request: LabRequest): Promise<LabReply> {
  switch (request.kind) {
    case 'offer': {
      const game = await loadGame(request.game);
      const names = (contests: ReturnType<typeof duelsOf>): readonly string[] =>
        contests.map(({ name }) => name);
      return {
        kind: 'offer',
        offer: {
          contests: names(duelsOf(game)),
          basket: names(basketOf(game, undefined)),
          lists: await readyListsOf(request.game),
        },
      };
    }
    case 'begin':
      return begin(request.task);
    case 'play':
      if (playOne === undefined) throw new Error('nothing was begun');
      return { kind: 'played', share: playOne(request.index) };
  }
}

async function begin(task: ArenaTask): Promise<LabReply> {
  const game = await loadGame(task.game);
  const bouts = await boutsOf(game, task);
  const collect = await loadCollector(task.game);
  const watchHabits = await loadHabits(task.game);
  playOne = (index) => {
    const clock = (): number => performance.now();
    const player = arenaPlayer({ game, task, bouts, clock, collect, watchHabits });
    player.play(index);
    return player.share();
  };
  return { kind: 'begun', bouts };
}
