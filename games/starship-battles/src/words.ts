/**
 * The light entry: what the words and the boards of the house need of this game without its rules –
 * vocabularies, answers as data, and the few sums that people are told beforehand.
 */
export {
  type Answer,
  type AnswerKind,
  type AnswerOf,
  leavesMap,
  readAnswer,
  readSquare,
  WORDS,
  type Word,
  writeAnswer,
  writeSquare,
} from './answers.ts';
export {
  type Figure,
  figuresOf,
  ORIGINS,
  originOf,
  sourceKindsOf,
} from './cards/figures.ts';
export type * from './cards/ship-card.ts';
export {
  cardOf,
  readShip,
  SHIP_IDS,
  type ShipId,
  type ShipName,
  UNIQUE_SHIP_IDS,
  writeShip,
} from './cards/ship-ids.ts';
export type { Event, EventType } from './events.ts';
export { followSteps } from './geometry/steps.ts';
export { type Fleet, type FleetEntry, isSameFleet } from './lists/fleet-list.ts';
export { DIE, hittingFaces, leastRoll } from './odds/odds.ts';
export * from './vocabulary.ts';
