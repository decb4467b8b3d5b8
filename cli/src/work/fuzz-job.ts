import { auditGame, type TakenBack } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import { makeSetup } from '../fuzz/make-setup.ts';
import { type Failure, keepFailure } from './failure.ts';
import { type JobRunner, type Seeds, seedOf } from './job-runner.ts';

export interface FuzzTask extends Seeds {
  readonly game: GameId;
  /** A ready-made setup for all games; without one each game has its own, made from its seed. */
  readonly setup?: string;
}

export interface FuzzShare {
  readonly games: number;
  readonly steps: number;
  readonly answersCloned: number;
  readonly takenBack: TakenBack;
  /** Games whose log was run again, with all its take-backs, to the same state. */
  readonly logsResumed: number;
  readonly cards: readonly string[];
  readonly failures: readonly Failure[];
}

export async function fuzzRunner(task: FuzzTask): Promise<JobRunner<FuzzShare>> {
  const game = await loadGame(task.game);
  const cards = new Set<string>();
  const failures: Failure[] = [];
  let [games, steps, answersCloned, logsResumed] = [0, 0, 0, 0];
  const takenBack = { free: 0, agreed: 0 };
  return {
    play(index): void {
      const seed = seedOf(task, index);
      const setup = task.setup === undefined ? makeSetup(game, seed) : game.setups[task.setup];
      // A game that is repeated is looked at after every step; it is the same game.
      const report = auditGame(game, setup, seed, task.single);
      steps += report.steps;
      answersCloned += report.answersCloned;
      takenBack.free += report.takenBack.free;
      takenBack.agreed += report.takenBack.agreed;
      if (report.isResumed) logsResumed += 1;
      for (const card of report.cards) cards.add(card);
      if (report.failure !== undefined) {
        keepFailure(failures, { game: index, seed, setup: task.setup ?? setup, ...report.failure });
      }
      games += 1;
    },
    share: () => ({
      games,
      steps,
      answersCloned,
      takenBack,
      logsResumed,
      cards: [...cards],
      failures,
    }),
  };
}
