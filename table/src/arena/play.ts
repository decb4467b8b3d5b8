import { at, type Game } from '@parsecs/kernel';
import { type ArenaTask, type Bout, gameAt } from './bouts.ts';
import { type Collect, type Facts, mergeFacts, NO_FACTS } from './facts.ts';
import { type Habits, mergeHabits, type WatchHabits } from './habits.ts';
import { simulateGame } from './simulate-game.ts';
import { Counter, type Tally } from './tally.ts';

/** Games played, and those that each of the two won. */
export interface BoutCount {
  readonly games: number;
  readonly a: number;
  readonly b: number;
}

/** One game as it went. */
export interface GameRecord {
  /** Its number: all that it depends on besides the task. */
  readonly index: number;
  readonly bout: number;
  readonly winner: 'a' | 'b' | 'draw';
  /** The first seat of the first entrant, and the seats that won. */
  readonly seat: number;
  readonly winners: readonly number[];
  readonly rounds: number;
}

/** What one thread has played, in a form that can be added up. */
export interface ArenaShare {
  readonly counts: readonly BoutCount[];
  /** How long decisions took, in tenths of a millisecond, by entrant. */
  readonly thoughts: readonly Tally[];
  /** By entrant; empty where a game has none that are counted. */
  readonly habits: readonly Habits[];
  /** Only where the task gathers. */
  readonly records: readonly GameRecord[];
  readonly facts: Facts;
}

export interface ArenaPlayer {
  /** Plays one game; in any order, each once. */
  play(index: number): GameRecord;
  share(): ArenaShare;
}

export interface PlayOptions {
  readonly game: Game;
  readonly task: ArenaTask;
  readonly bouts: readonly Bout[];
  /** Milliseconds, to measure how long bots think. */
  readonly clock: () => number;
  /** Where the task gathers: what is counted of the events of this game. */
  readonly collect: Collect | undefined;
  readonly watchHabits: WatchHabits | undefined;
}

/** Whoever plays some of the games of a task, on whatever thread or machine. */
export function arenaPlayer(options: PlayOptions): ArenaPlayer {
  const { game, task, bouts, clock, collect, watchHabits } = options;
  const counts: BoutCount[] = bouts.map(() => ({ games: 0, a: 0, b: 0 }));
  const thoughts = task.entrants.map(() => new Counter());
  const habits: Habits[] = task.entrants.map(() => ({}));
  const records: GameRecord[] = [];
  let facts = NO_FACTS;
  return {
    play(index) {
      const { bout, setup, seed, owners } = gameAt(task, bouts, index);
      const { first } = at(bouts, bout);
      const collector = collect?.(game, setup);
      const habitWatch = watchHabits?.();
      const { winners, rounds } = simulateGame(
        game,
        setup,
        owners.map((owner) => at(task.entrants, owner).bot),
        seed,
        false,
        {
          plays: task.plays,
          mayStall: true,
          clock,
          onThought: (seat, milliseconds) =>
            at(thoughts, at(owners, seat)).add(Math.round(milliseconds * 10)),
          ...((collector ?? habitWatch) !== undefined && {
            onEvent: (event) => {
              collector?.tell(event);
              habitWatch?.tell(event);
            },
            onEnd: (state) => {
              const view = game.view(state, 'spectator');
              if (collector !== undefined) facts = mergeFacts([facts, collector.end(view)]);
              for (const [seat, own] of (habitWatch?.end(view) ?? []).entries()) {
                const owner = at(owners, seat);
                habits[owner] = mergeHabits([at(habits, owner), own]);
              }
            },
          }),
        },
      );
      const won = new Set(winners.map((winner) => at(owners, winner)));
      const winner = won.size !== 1 ? 'draw' : won.has(first) ? 'a' : 'b';
      const { games, a, b } = at(counts, bout);
      counts[bout] = {
        games: games + 1,
        a: a + (winner === 'a' ? 1 : 0),
        b: b + (winner === 'b' ? 1 : 0),
      };
      const record = { index, bout, winner, seat: owners.indexOf(first), winners, rounds } as const;
      if (collector !== undefined) records.push(record);
      return record;
    },
    share: () => ({ counts, thoughts: thoughts.map((own) => own.tally()), habits, records, facts }),
  };
}
