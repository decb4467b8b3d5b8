export type { Answer } from './answers.ts';
export { BOARD_CAUSES, BOARD_IDS, BOARDS, type Board, type BoardId, checkBoard } from './board.ts';
export { CARD_RULES, type Event, type EventType, WINDOWS, type Window } from './events.ts';
export { superTeams } from './game.ts';
export type { SuperTeams } from './game-types.ts';
export {
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type Options,
} from './options.ts';
export { SCENARIO_CAUSES } from './position.ts';
export { boardOf, defaultSetup, SETUP_CAUSES, type Setup } from './setup.ts';
export type { SeatView, ShipView, TurnView, View } from './view.ts';
export * from './vocabulary.ts';
