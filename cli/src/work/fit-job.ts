import type { BotId } from '@parsecs/bots';
import { at, type Game, seededChance } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import { basketOf, simulateGame } from '@parsecs/table/arena';
import type { Position } from '../arena/regression.ts';
import type { JobRunner } from './job-runner.ts';

/** Games of a bot against itself, to learn from; plain data. */
export interface FitTask {
  readonly game: GameId;
  readonly bot: BotId;
  readonly seed: string;
  readonly contests: readonly string[];
  readonly plays?: number;
}

/** A position of a game: what each side measured, and what it won in the end. */
export interface PlayedPosition extends Position {
  readonly game: number;
  readonly startsRound: boolean;
}

export interface FitShare {
  readonly positions: readonly PlayedPosition[];
}

/** Besides the starts of rounds, one question of so many is looked at. */
const ONE_OF = 6;

export async function fitRunner(task: FitTask): Promise<JobRunner<FitShare>> {
  const game = await loadGame(task.game);
  const contests = basketOf(game, task.contests);
  const positions: PlayedPosition[] = [];
  return {
    play(index): void {
      const { seatings } = at(contests, index % contests.length);
      const { setup, sides } = at(seatings, Math.floor(index / contests.length) % seatings.length);
      const seed = `${task.seed}/${index}`;
      const lot = seededChance(`${seed}/positions`);
      const seen: {
        readonly startsRound: boolean;
        readonly sides: readonly (readonly number[])[];
      }[] = [];
      let [round, last] = [0, undefined as unknown];
      simulateGame(
        game,
        setup,
        sides.map(() => task.bot),
        seed,
        false,
        {
          plays: task.plays,
          onQuestion: (state, question) => {
            last = state;
            if (!game.settled(state) || game.thinking.opening?.(question) === true) return;
            const startsRound = game.round(state) > round;
            round = game.round(state);
            if (!startsRound && lot.pick('look', ONE_OF) !== 0) return;
            seen.push({ startsRound, sides: measureSides(game, state) });
          },
        },
      );
      const won = leadersOf(game, last).map((seat) => game.evaluate(last, seat));
      for (const { startsRound, sides: measured } of seen) {
        positions.push({ game: index, startsRound, sides: measured, won });
      }
    },
    share: () => ({ positions }),
  };
}

/** One seat of each side. */
function leadersOf(game: Game, state: unknown): readonly number[] {
  const sides = game.evaluation.sides(state);
  return [...new Set(sides)].map((side) => sides.indexOf(side));
}

function measureSides(game: Game, state: unknown): readonly (readonly number[])[] {
  return leadersOf(game, state).map((seat) => game.evaluation.measure(state, seat));
}
