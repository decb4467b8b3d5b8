import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ArenaShare, ArenaTask } from '@parsecs/table/arena';
import { type Job, Queue } from 'bullmq';
import type { Context } from '../shell/command.ts';
import { showGames } from '../shell/progress.ts';
import type { KeptGames } from '../work/kept-games.ts';
import { connect, QUEUE } from './connection.ts';
import type { QueuedGame } from './queued-game.ts';

const CHUNK = 500;
/** Games are finished about in the order in which they were added. */
const LOOKED_AT = 200;
const LOOK_MS = 200;

type GameQueue = Queue<QueuedGame, ArenaShare>;

/**
 * Lets workers play so many games and keeps what they bring, those left out that are kept already. A result is
 * taken with its game's number, once; a game whose worker has died goes back into the queue by itself.
 */
export async function playQueued(
  context: Context,
  task: ArenaTask,
  games: number,
  address: string,
  kept: KeptGames<ArenaShare>,
): Promise<boolean> {
  const connection = await connect(address);
  const queue: GameQueue = new Queue(QUEUE, { connection });
  const run = randomUUID();
  const idOf = (index: number): string => `${run}-${index}`;
  const progress = showGames(context, games);
  const open = new Set<number>();
  for (let index = 0; index < games; index += 1) if (!kept.shares.has(index)) open.add(index);
  try {
    await addGames(queue, task, [...open], idOf);
    while (open.size > 0 && !context.io.stop.aborted) {
      await gather(queue, open, idOf, kept);
      progress.show(games - open.size);
      if (open.size > 0) await sleep(LOOK_MS);
    }
    return open.size === 0;
  } finally {
    progress.clear();
    // Of a run that was given up nothing stays behind, except what is being played.
    for (const index of open)
      await (await queue.getJob(idOf(index)))?.remove().catch(() => undefined);
    await queue.close();
    connection.destroy();
  }
}

async function addGames(
  queue: GameQueue,
  task: ArenaTask,
  games: readonly number[],
  idOf: (index: number) => string,
): Promise<void> {
  for (let first = 0; first < games.length; first += CHUNK) {
    await queue.addBulk(
      games.slice(first, first + CHUNK).map((index) => ({
        name: task.game,
        data: { task, index },
        opts: { jobId: idOf(index) },
      })),
    );
  }
}

/** Takes what is finished out of the queue. */
async function gather(
  queue: GameQueue,
  open: Set<number>,
  idOf: (index: number) => string,
  kept: KeptGames<ArenaShare>,
): Promise<void> {
  for (const index of [...open].slice(0, LOOKED_AT)) {
    const job: Job<QueuedGame, ArenaShare> | undefined = await queue.getJob(idOf(index));
    if (job === undefined) throw new Error(`game ${index} is not in the queue any more`);
    if (job.finishedOn === undefined) continue;
    if (job.failedReason) throw new Error(`game ${index}: ${job.failedReason}`);
    kept.add(index, job.returnvalue);
    open.delete(index);
    await job.remove();
  }
}
