export {
  type Answer,
  CHOICES,
  type Choice,
  EFFECT_NAMES,
  VERBS,
  type Verb,
} from './answers.ts';
export { type AttackOdds, attackOdds } from './attack/odds.ts';
export * from './data.ts';
export { EVENT_TYPES } from './event-rules.ts';
export {
  type DamageCause,
  type Event,
  type EventType,
  type Rolled,
  type ScoreCause,
} from './events.ts';
export { imperialAssault } from './game.ts';
export type { ImperialAssault } from './game-types.ts';
export { MAP_CAUSES, type MapCause } from './map/check-ground.ts';
export { checkMap, missionsFor } from './map/check-map.ts';
export { compileGrid, type Grid, spaceNamed, TERRAINS, type Terrain } from './map/grid.ts';
export {
  type DoorFile,
  EDGE_KINDS,
  type EdgeKind,
  MAP_SCHEMA,
  MAPS,
  type MapFile,
  type Point,
  type TokenFile,
} from './map/map-file.ts';
export type { Obstruction } from './map/sight-lines.ts';
export {
  cardAt,
  modifiersOf,
  type NamedLines,
  pointOf,
  type Reach,
  type ResultStep,
  reachOf,
  type SightPair,
  type SightTester,
  sightOf,
  sightTester,
  spacesBetween,
  type TargetView,
  targetsFor,
} from './outlook.ts';
export { SCENARIO_CAUSES } from './position.ts';
export {
  ARMY_CAUSES,
  ARMY_SCHEMA,
  type ArmyCause,
  type ArmyReview,
  checkArmy,
  costOfArmy,
  costOfDeck,
  DECK_SIZE,
  deckPoints,
  MOST_POINTS,
  reviewArmy,
} from './setup/armies.ts';
export {
  armyFromLink,
  armyToLink,
  type NamedArmy,
} from './setup/army-link.ts';
export {
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type Options,
} from './setup/options.ts';
export { randomArmy } from './setup/random-army.ts';
export { ARMIES, ARMY_IDS, type ArmyId } from './setup/ready-made.ts';
export { SETUP_CAUSES, setupOf } from './setup/setup.ts';
export type { Army, Setup, Table } from './setup/table.ts';
export {
  type DoorView,
  FIGURE_EFFECTS,
  type FigureEffect,
  type FigureView,
  type GroupView,
  type Position,
  type RaiderView,
  SEAT_EFFECTS,
  type SeatEffect,
  type SeatView,
  type TerminalView,
  type TokenView,
  type View,
} from './view.ts';
export type {
  ActivationView,
  AttackResults,
  AttackView,
  DieView,
  SurgeView,
} from './view-acts.ts';
export * from './vocabulary.ts';
