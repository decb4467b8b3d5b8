import { parentPort } from 'node:worker_threads';
import { arenaRunner } from '../work/arena-job.ts';
import type { GameReply, QueuedGame } from './queued-game.ts';

// The entry of a thread of a worker; `game-threads.ts` starts it.
async function play({ task, index }: QueuedGame): Promise<GameReply> {
  try {
    const runner = await arenaRunner(task);
    await runner.play(index);
    return { share: runner.share() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (game: QueuedGame) => {
  void play(game).then((reply) => parentPort?.postMessage(reply));
});
