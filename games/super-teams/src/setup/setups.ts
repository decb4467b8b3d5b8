import { PLAYER_COUNTS, type PlayerCount } from '../vocabulary.ts';
import { BOARD_IDS, type BoardId } from './board.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { PRINTED_HAND_SIZE, type Setup } from './setup.ts';

/** EN-10: Rebels and Jedi against the Empire; four players sit so that the teams alternate. */
const DEFAULT_COLOURS: Readonly<Record<PlayerCount, Setup['colours']>> = {
  2: [
    ['red', 'yellow'],
    ['green', 'black'],
  ],
  3: [['red'], ['yellow'], ['green']],
  4: [['red'], ['green'], ['yellow'], ['black']],
};

/** With three players a side needs two ships home only: the long board gives a game of full length. */
const DEFAULT_BOARD: Readonly<Record<PlayerCount, BoardId>> = {
  2: 'standard',
  3: 'long',
  4: 'standard',
};

export function defaultSetup(players: PlayerCount, board?: BoardId): Setup {
  return {
    players,
    board: board ?? DEFAULT_BOARD[players],
    colours: DEFAULT_COLOURS[players],
    starter: 'random',
    handSize: PRINTED_HAND_SIZE,
    options: DEFAULT_OPTIONS,
  };
}

export const SETUPS: Readonly<Record<string, Setup>> = Object.fromEntries(
  PLAYER_COUNTS.flatMap((players): readonly (readonly [string, Setup])[] => {
    const others = BOARD_IDS.filter((board) => board !== DEFAULT_BOARD[players]);
    return [
      [`${players}-players`, defaultSetup(players)],
      ...others.map(
        (board) => [`${players}-players-${board}`, defaultSetup(players, board)] as const,
      ),
    ];
  }),
);
