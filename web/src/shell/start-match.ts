import type { Json } from '@parsecs/kernel';
import type { Language } from '@parsecs/lang';
import type { GameId, SeatSpec } from '@parsecs/table';
import { type MatchOptions, type MatchRecord, summaryOf } from './match-record.ts';
import { newMatchId, putMatch, randomHex } from './storage.ts';

export interface NewMatch {
  readonly game: GameId;
  /** As the game's `checkSetup` reads it; what is left out takes its default. */
  readonly setup: unknown;
  readonly seats: readonly SeatSpec[];
  readonly languages: readonly Language[];
  /** Seat by seat; empty for no name. */
  readonly names: readonly string[];
  readonly options: MatchOptions;
}

const SEED_BYTES = 16;

/** Makes the record of a match that nobody has played yet, and gives its id. */
export async function startMatch(match: NewMatch): Promise<string> {
  const { loadGame } = await import('@parsecs/table');
  const game = await loadGame(match.game);
  const checked = game.checkSetup(match.setup);
  if (!checked.ok) throw new SetupError(checked.problems);
  const now = Date.now();
  const record: MatchRecord = {
    id: newMatchId(),
    game: match.game,
    startedAt: now,
    savedAt: now,
    seatNames: match.names,
    languages: match.languages,
    finished: false,
    summary: summaryOf({ step: 0, round: 1, asked: [] }),
    options: match.options,
    fresh: {
      setup: checked.value as Json,
      seed: randomHex(SEED_BYTES),
      seats: match.seats.map((seat, index) => named(seat, match.names[index])),
    },
  };
  await putMatch(record);
  return record.id;
}

/** Pages check as one types, so this means a fault of ours; the causes help to find it. */
class SetupError extends Error {
  constructor(problems: readonly { readonly path: string; readonly cause: string }[]) {
    super(problems.map(({ path, cause }) => `${path}: ${cause}`).join('; '));
    this.name = 'SetupError';
  }
}

function named(seat: SeatSpec, name: string | undefined): SeatSpec {
  const given = name?.trim() ?? '';
  return given === '' ? seat : { ...seat, name: given };
}
