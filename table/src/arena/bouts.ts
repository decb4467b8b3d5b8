import type { BotId } from '@parsecs/bots';
import { at, type Game } from '@parsecs/kernel';
import type { GameId } from '../games.ts';
import { basketOf } from './basket.ts';
import type { Seating } from './contests.ts';
import { meetingsOf } from './lists.ts';

/** Whoever is measured: a bot, or a list in the hands of a bot. */
export interface Entrant {
  readonly name: string;
  readonly bot: BotId;
  readonly list?: unknown;
}

/** Who is measured, and on what; plain data. Everybody meets everybody. */
export interface ArenaTask {
  readonly game: GameId;
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  /** What bots without lists meet on. */
  readonly contests: readonly string[];
  /** Plays of the usual level for one question; otherwise as many as the game says. */
  readonly plays?: number;
  /** Whether every game is written down, with what was told in it. */
  readonly gathers?: boolean;
}

/** Two entrants on one contest. */
export interface Bout {
  readonly name: string;
  /** Places among the entrants. */
  readonly first: number;
  readonly second: number;
  /** The names of its sides, by their numbers in the seatings. */
  readonly sides: readonly string[];
  readonly seatings: readonly Seating[];
  /** The contest has sides of its own, which both take in turn. */
  readonly changesSides: boolean;
}

/** One game of a bout: it depends on its number alone. */
export interface ArenaGame {
  readonly bout: number;
  readonly setup: unknown;
  readonly seed: string;
  /** The entrant at each seat, and the side it plays. */
  readonly owners: readonly number[];
  readonly sides: readonly number[];
}

/** Every pair that can meet, on every contest that they meet on. */
export async function boutsOf(game: Game, task: ArenaTask): Promise<readonly Bout[]> {
  const { entrants, contests } = task;
  const basket = entrants.every(({ list }) => list === undefined) ? basketOf(game, contests) : [];
  const meet = await meetingsOf(game);
  return entrants.flatMap((one, first) =>
    entrants.slice(first + 1).flatMap((other, distance): readonly Bout[] => {
      const second = first + 1 + distance;
      if (one.list === undefined || other.list === undefined) {
        return basket.map(({ name, sides, seatings }) => ({
          name,
          first,
          second,
          sides,
          seatings,
          changesSides: true,
        }));
      }
      const met = meet({ name: one.name, list: one.list }, { name: other.name, list: other.list });
      if (met === undefined) return [];
      return [{ ...met, first, second, changesSides: false }];
    }),
  );
}

/**
 * Every bout in turn, every way of sitting down to it, and either entrant on either side of it: the same
 * dice twice, changed round.
 */
export function gameAt(task: ArenaTask, bouts: readonly Bout[], index: number): ArenaGame {
  const bout = index % bouts.length;
  const number = Math.floor(index / bouts.length);
  const deal = number >> 1;
  const { name, first, second, seatings, changesSides } = at(bouts, bout);
  const seating = changesSides ? deal % seatings.length : number % seatings.length;
  const { setup, sides } = at(seatings, seating);
  const isSwapped = changesSides && number % 2 === 1;
  // The side of whoever sits first is the first entrant's, unless they have changed round.
  const own = changesSides ? at(sides, 0) : 0;
  return {
    bout,
    setup,
    seed: `${task.seed}/${name}/${deal}`,
    sides,
    owners: sides.map((side) => ((side === own) !== isSwapped ? first : second)),
  };
}
