import type { Colour, PlayerCount } from '../vocabulary.ts';
import type { Board, BoardId } from './board.ts';
import type { Options } from './options.ts';

/** Everything that is agreed before the first card is dealt. */
export interface Setup {
  readonly players: PlayerCount;
  readonly board: BoardId | Board;
  /** The colours of each seat, clockwise. With four players seats 1 and 3 are partners. */
  readonly colours: readonly (readonly Colour[])[];
  /** The seat that starts, or `random`. */
  readonly starter: number | 'random';
  /** Movement cards dealt to each player a round; the printed game has six. */
  readonly handSize: number;
  readonly options: Options;
}

export const PRINTED_HAND_SIZE = 6;
export const LARGEST_HAND = 12;

/** ST-017: the side of each seat. Sides win together; four players sit so that the teams alternate. */
export function sidesOf(players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (players === 4 ? seat % 2 : seat));
}

/** What may be wrong with a setup; every cause has words in each language. */
export const SETUP_CAUSES = [
  'setup-not-an-object',
  'unknown-field',
  'wrong-players',
  'unknown-board',
  'wrong-colours',
  'colour-twice',
  'wrong-starter',
  'wrong-hand-size',
  'unknown-option',
  'wrong-option',
] as const;
