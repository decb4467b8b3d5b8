import type { BotId } from '@parsecs/bots';
import { at } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import { basketOf } from '../arena/basket.ts';
import type { JobRunner } from './job-runner.ts';
import { simulateGame } from './simulate-game.ts';
import { Counter, type Tally } from './tally.ts';

/** One bot against another; plain data. */
export interface ArenaTask {
  readonly game: GameId;
  readonly a: BotId;
  readonly b: BotId;
  readonly seed: string;
  readonly contests: readonly string[];
  /** Plays of the usual level for one question; otherwise as many as the game says. */
  readonly plays?: number;
}

/** Games played, and those that each bot won. */
export interface ContestCount {
  readonly games: number;
  readonly a: number;
  readonly b: number;
}

export interface ArenaShare {
  readonly counts: readonly ContestCount[];
  /** How long decisions took, in tenths of a millisecond. */
  readonly thoughts: { readonly a: Tally; readonly b: Tally };
}

/** Every contest in turn, every way of sitting down to it, and either bot on either side of it. */
export async function arenaRunner(task: ArenaTask): Promise<JobRunner<ArenaShare>> {
  const game = await loadGame(task.game);
  const contests = basketOf(game, task.contests.join(','));
  const counts: ContestCount[] = contests.map(() => ({ games: 0, a: 0, b: 0 }));
  const thoughts = { a: new Counter(), b: new Counter() };
  return {
    play(index): void {
      const place = index % contests.length;
      const number = Math.floor(index / contests.length);
      const { name, seatings } = at(contests, place);
      // The same dice twice, with the bots changed round.
      const deal = number >> 1;
      const { setup, sides } = at(seatings, deal % seatings.length);
      const first = at(sides, 0);
      const isA = sides.map((side) => (side === first) === (number % 2 === 0));
      const { winners } = simulateGame(
        game,
        setup,
        isA.map((own) => (own ? task.a : task.b)),
        `${task.seed}/${name}/${deal}`,
        false,
        {
          plays: task.plays,
          onThought: (seat, milliseconds) =>
            thoughts[at(isA, seat) ? 'a' : 'b'].add(Math.round(milliseconds * 10)),
        },
      );
      const won = new Set(winners.map((winner) => at(isA, winner)));
      const { games, a, b } = at(counts, place);
      counts[place] = {
        games: games + 1,
        a: a + (won.size === 1 && won.has(true) ? 1 : 0),
        b: b + (won.size === 1 && won.has(false) ? 1 : 0),
      };
    },
    share: () => ({ counts, thoughts: { a: thoughts.a.tally(), b: thoughts.b.tally() } }),
  };
}
