import type { GameTypes, Match } from '@parsecs/kernel';
import type { Language } from '@parsecs/lang';
import { type GameId, SAVED_FORMAT, type SavedTable, type SeatSpec } from '@parsecs/table';
import type { MatchRecord } from '../../src/shell/match-record.ts';

/** A record as the first version of the store held it, with its whole table inside. */
export interface OldRecord extends MatchRecord {
  readonly table: SavedTable;
}

export const ME: SeatSpec = { kind: 'here' };
export const PILOT: SeatSpec = { kind: 'bot', bot: 'greedy' };

export interface RecordWishes {
  readonly id?: string;
  readonly seats?: readonly SeatSpec[];
  readonly languages?: readonly Language[];
  readonly practice?: true;
}

/** A match of any game as an earlier visit could have left it in the store of the page. */
export function recordOf<T extends GameTypes>(
  match: Match<T>,
  wishes: RecordWishes = {},
): OldRecord {
  const { id = 'made-by-a-test', seats = [ME, PILOT], languages = seats.map(() => 'en') } = wishes;
  const practice = wishes.practice === undefined ? {} : { practice: true };
  const { game, state } = match;
  const outcome = game.outcome(state);
  const log = match.log();
  return {
    id,
    game: game.id as GameId,
    startedAt: 1_700_000_000_000,
    savedAt: 1_700_000_000_000,
    seatNames: seats.map(({ name }) => name ?? ''),
    languages: [...languages],
    finished: outcome !== undefined,
    summary: {
      round: game.round(state),
      position: match.length,
      asked: game.asked(state),
      ...(outcome && { winners: outcome.winners }),
    },
    options: practice,
    fresh: { setup: log.setup, seed: log.seed, seats },
    table: { format: SAVED_FORMAT, log, seats, ...practice },
  };
}

/** People at one device, by their names. */
export function friends(...names: readonly string[]): readonly SeatSpec[] {
  return names.map((name) => ({ kind: 'here', name }));
}
