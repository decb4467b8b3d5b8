import { at } from '@parsecs/kernel';
import {
  BOARD_IDS,
  boardOf,
  finishIn,
  HALVES,
  superTeams,
  VALUES,
  WHOLE_COLOUR,
} from '@parsecs/super-teams';
import {
  checkOptions,
  impossible,
  type OddsOptions,
  type OddsReport,
  readNumbers,
  readWords,
  wanting,
} from './options.ts';

const PRINTED_CARDS = 3;

/** A ship on a space and the cards of its color that may come. */
export function superTeamsOdds(options: OddsOptions): OddsReport & { readonly finish: number } {
  checkOptions('super-teams', options, ['board', 'space', 'half', 'cards', 'gone']);
  if (options.space === undefined) throw wanting('space');
  const board = readWords('board', options.board, BOARD_IDS)[0] ?? 'standard';
  const [half] = readWords('half', options.half, HALVES);
  const kinds: readonly string[] = boardOf({ board }).spaces[options.space]?.kinds ?? [];
  if (kinds.length === 0 || (half !== undefined && !kinds.includes(half))) throw impossible();
  if (kinds.length > 1 && half === undefined) throw wanting('half');
  const printed = at(Object.values(superTeams.setups), 0);
  const cards = [...WHOLE_COLOUR];
  for (const value of options.gone === undefined
    ? []
    : readNumbers('gone', options.gone, 1, VALUES.length)) {
    cards[value - 1] = at(cards, value - 1) - 1;
  }
  if (cards.some((count) => count < 0)) throw impossible();
  const { outcomes, expected, finish } = finishIn({ ...printed, board }).odds({
    space: options.space,
    cards,
    draws: options.cards ?? PRINTED_CARDS,
    ...(half !== undefined && kinds.length > 1 && { half }),
  });
  return { outcomes: outcomes.map(({ cards: used, p }) => ({ cards: used, p })), expected, finish };
}
