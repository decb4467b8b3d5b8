import type { BotId } from '@parsecs/bots';
import { at, type Game, seededChance } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import { basketOf, playToTheEnd, simulateGame } from '@parsecs/table/arena';
import type { Position } from '../arena/regression.ts';
import type { JobRunner } from './job-runner.ts';

/** Games of a bot against itself, to learn from; plain data. */
export interface FitTask {
  readonly game: GameId;
  readonly bot: BotId;
  readonly seed: string;
  readonly contests: readonly string[];
  readonly plays?: number;
  /** How often every start of a round is played to the end again, with other dice. */
  readonly replays?: number;
}

/** A position of a game: what each side measured, and what it won in the end. */
export interface PlayedPosition extends Position {
  readonly game: number;
  readonly startsRound: boolean;
  /** What each side won when the position was played on again, game by game. */
  readonly again: readonly (readonly number[])[];
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
      const seen: Omit<PlayedPosition, 'game' | 'won'>[] = [];
      const bots = sides.map(() => task.bot);
      let [round, last] = [0, undefined as unknown];
      simulateGame(game, setup, bots, seed, false, {
        plays: task.plays,
        onQuestion: (state, question) => {
          last = state;
          if (!game.settled(state) || game.thinking.opening?.(question) === true) return;
          const startsRound = game.round(state) > round;
          round = game.round(state);
          if (!startsRound && lot.pick('look', ONE_OF) !== 0) return;
          const again = startsRound ? playAgain(game, state, bots, `${seed}/${round}`, task) : [];
          seen.push({ startsRound, sides: measureSides(game, state), again });
        },
      });
      const won = sharesOf(game, last);
      for (const position of seen) positions.push({ ...position, game: index, won });
    },
    share: () => ({ positions }),
  };
}

/** What each side wins of the same position, with other dice each time. */
function playAgain(
  game: Game,
  state: unknown,
  bots: readonly BotId[],
  seed: string,
  { replays = 0, plays }: FitTask,
): readonly (readonly number[])[] {
  return Array.from({ length: replays }, (_, number) => {
    const after = game.copy(state);
    playToTheEnd(game, after, bots, `${seed}/${number}`, { plays });
    return sharesOf(game, after);
  });
}

/** By side, what it has won of a game that is over. */
function sharesOf(game: Game, state: unknown): readonly number[] {
  return leadersOf(game, state).map((seat) => game.evaluate(state, seat));
}

/** One seat of each side. */
function leadersOf(game: Game, state: unknown): readonly number[] {
  const sides = game.evaluation.sides(state);
  return [...new Set(sides)].map((side) => sides.indexOf(side));
}

function measureSides(game: Game, state: unknown): readonly (readonly number[])[] {
  return leadersOf(game, state).map((seat) => game.evaluation.measure(state, seat));
}
