import type { BotId } from '@parsecs/bots';
import { seatName } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import {
  BrokenPromise,
  Counter,
  type SimulatedGame,
  simulateGame,
  type Tally,
} from '@parsecs/table/arena';
import { type Failure, keepFailure } from './failure.ts';
import { type JobRunner, type Seeds, seedOf } from './job-runner.ts';

export interface SimulateTask extends Seeds {
  readonly game: GameId;
  readonly setup: string;
  readonly bots: readonly BotId[];
}

/** Counts that can be added up, so that it does not matter who played which game. */
export interface SimulateShare {
  readonly finished: number;
  readonly failed: number;
  readonly decisions: number;
  readonly winners: Readonly<Record<string, number>>;
  readonly rounds: Tally;
  /** By the rule that ended the game. */
  readonly endings: Readonly<Record<string, number>>;
  /** Victory points by seat; empty where the game has none. */
  readonly scores: readonly Tally[];
  /** The points between the first and the second in a game. */
  readonly margins: Tally;
  readonly failures: readonly Failure[];
}

/** Of so many games one is watched step by step. */
const THOROUGH_EVERY = 500;

export async function simulateRunner(task: SimulateTask): Promise<JobRunner<SimulateShare>> {
  const game = await loadGame(task.game);
  const setup = game.setups[task.setup];
  const winners: Record<string, number> = {};
  const endings: Record<string, number> = {};
  const rounds = new Counter();
  const scores: Counter[] = [];
  const margins = new Counter();
  const failures: Failure[] = [];
  let [finished, failed, decisions] = [0, 0, 0];
  const count = (counts: Record<string, number>, name: string): void =>
    void (counts[name] = (counts[name] ?? 0) + 1);
  const take = (played: SimulatedGame): void => {
    finished += 1;
    decisions += played.decisions;
    rounds.add(played.rounds);
    count(endings, played.ending);
    if (played.shared) count(winners, 'shared');
    else for (const winner of played.winners) count(winners, seatName(winner));
    for (const [seat, points] of played.scores.entries())
      (scores[seat] ??= new Counter()).add(points);
    const [first, second] = played.scores.toSorted((one, other) => other - one);
    if (first !== undefined && second !== undefined) margins.add(first - second);
  };
  return {
    play(index): void {
      const seed = seedOf(task, index);
      const thorough = task.single || index % THOROUGH_EVERY === 0;
      try {
        take(simulateGame(game, setup, task.bots, seed, thorough));
      } catch (error) {
        if (!(error instanceof BrokenPromise)) throw error;
        const { step, promise, message: detail } = error;
        failed += 1;
        keepFailure(failures, { game: index, seed, setup: task.setup, step, promise, detail });
      }
    },
    share: () => ({
      finished,
      failed,
      decisions,
      winners,
      endings,
      rounds: rounds.tally(),
      scores: scores.map((counter) => counter.tally()),
      margins: margins.tally(),
      failures,
    }),
  };
}
