import type { BotId } from '@parsecs/bots';
import { at, type Game } from '@parsecs/kernel';
import { type GameId, loadGame } from '@parsecs/table';
import { type Contest, contestsOf, gamesFor, simulateGame } from '@parsecs/table/arena';
import { countGame, type SideCount } from '../balance/result.ts';
import type { JobRunner } from './job-runner.ts';

export interface BalanceTask {
  readonly game: GameId;
  readonly bot: BotId;
  readonly seed: string;
  /** Plays of the usual level for one question; otherwise as many as the game says. */
  readonly plays?: number;
  /** For each side. */
  readonly games: number;
  /** The names of the contests, in the order in which they are played. */
  readonly contests: readonly string[];
}

/** By contest and side. */
export interface BalanceShare {
  readonly counts: readonly (readonly SideCount[])[];
}

export function contestsFor(game: Game, { contests }: BalanceTask): readonly Contest[] {
  const all = contestsOf(game);
  return contests.flatMap((name) => all.filter((contest) => contest.name === name));
}

export async function balanceRunner(task: BalanceTask): Promise<JobRunner<BalanceShare>> {
  const game = await loadGame(task.game);
  const contests = contestsFor(game, task);
  const nothing = (): SideCount[][] => contests.map(() => []);
  let counts = nothing();
  return {
    play(index): void {
      let number = index;
      let place = 0;
      for (; number >= gamesFor(at(contests, place), task.games); place += 1) {
        number -= gamesFor(at(contests, place), task.games);
      }
      const { name, seatings } = at(contests, place);
      const { setup, sides } = at(seatings, number % seatings.length);
      const bots = sides.map(() => task.bot);
      const seed = `${task.seed}/${name}/${number}`;
      const { winners } = simulateGame(game, setup, bots, seed, false, {
        plays: task.plays,
        mayStall: true,
      });
      countGame(
        at(counts, place),
        sides,
        winners.map((winner) => at(sides, winner)),
      );
    },
    share(): BalanceShare {
      const share = { counts };
      counts = nothing();
      return share;
    },
  };
}
