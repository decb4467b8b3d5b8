/**
 * The words of Super Teams without its rules: what lang, boards and pages need to speak of a match.
 * Light on purpose – whoever loads it loads no engine and no board.
 */
export { type Answer, readAnswer, writeAnswer } from './answers.ts';
export { CARD_RULES } from './event-rules.ts';
export type { Event, EventType, MoveCause } from './events.ts';
export {
  BOARD_IDS,
  type Board,
  type BoardId,
  kindUnder,
  type Place,
  placeOf,
  type Track,
} from './setup/board.ts';
export { BOARD_CAUSES } from './setup/board-causes.ts';
export {
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type Options,
} from './setup/options.ts';
export { LARGEST_HAND, SETUP_CAUSES, type Setup, sidesOf } from './setup/setup.ts';
export { defaultSetup } from './setup/setups.ts';
export type { SeatView, ShipView, TurnView, View } from './view.ts';
export * from './vocabulary.ts';
