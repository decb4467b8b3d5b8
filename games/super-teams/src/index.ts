export * from './codes.ts';
export { superTeams } from './game.ts';
export type { SuperTeams } from './game-types.ts';
export { SCENARIO_CAUSES } from './given.ts';
export { type Approach, Finish, type FinishOdds, finishIn, WHOLE_COLOUR } from './odds/odds.ts';
export { BOARDS, boardOf } from './setup/boards.ts';
export { type CardCounts, countCards } from './setup/cards.ts';
export { checkBoard } from './setup/check-board.ts';
export * from './words.ts';
