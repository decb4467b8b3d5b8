import type { BotId } from '@parsecs/bots';
import { seatName } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import { type Failure, keepFailure } from './failure.ts';
import { type Labour, type Seeds, seedOf } from './labour.ts';
import { BrokenPromise, simulateGame } from './simulate-game.ts';

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
  /** How many games had how many rounds. */
  readonly rounds: readonly (readonly [rounds: number, games: number])[];
  readonly failures: readonly Failure[];
}

/** Of so many games one is watched step by step. */
const THOROUGH_EVERY = 500;

export async function simulateLabour(task: SimulateTask): Promise<Labour<SimulateShare>> {
  const game = await loadGame(task.game);
  const setup = game.setups[task.setup];
  const winners: Record<string, number> = {};
  const rounds = new Map<number, number>();
  const failures: Failure[] = [];
  let [finished, failed, decisions] = [0, 0, 0];
  const count = (name: string): void => void (winners[name] = (winners[name] ?? 0) + 1);
  return {
    play(index): void {
      const seed = seedOf(task, index);
      const thorough = task.single || index % THOROUGH_EVERY === 0;
      try {
        const played = simulateGame(game, setup, task.bots, seed, thorough);
        finished += 1;
        decisions += played.decisions;
        rounds.set(played.rounds, (rounds.get(played.rounds) ?? 0) + 1);
        if (played.shared) count('shared');
        else for (const winner of played.winners) count(seatName(winner));
      } catch (error) {
        if (!(error instanceof BrokenPromise)) throw error;
        const { step, promise, message: detail } = error;
        failed += 1;
        keepFailure(failures, { game: index, seed, setup: task.setup, step, promise, detail });
      }
    },
    share: () => ({ finished, failed, decisions, winners, rounds: [...rounds], failures }),
  };
}
