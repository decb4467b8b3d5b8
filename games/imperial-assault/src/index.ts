export {
  COMMANDS,
  type CommandCard,
  commandNumber,
  DEPLOYMENTS,
  type DeploymentCard,
  type Effect,
  type FigureCard,
  findCommand,
  findDeployment,
  findMission,
  MISSIONS,
  type MissionCard,
  type SurgeAbility,
  TIMINGS,
  type Timing,
  type UpgradeCard,
} from './cards/cards.ts';
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
export { SCENARIO_CAUSES } from './given/fields.ts';
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
} from './lists/armies.ts';
export {
  armyFromLink,
  armyToLink,
  type NamedArmy,
} from './lists/link.ts';
export { randomArmy } from './lists/random-army.ts';
export { ARMIES, ARMY_IDS, type ArmyId, FREE_COMMANDS } from './lists/ready-made.ts';
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
  missionGains,
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
  viewWithFigureAt,
} from './measure.ts';
export { attackOdds, attackOddsNow, type Circumstances, chanceOf } from './odds/odds.ts';
export { type AttackPool, EMPTY_POOL, MOST_POOL_DICE, poolOdds } from './odds/pool.ts';
export { NO_REROLLS, type Rerolls } from './odds/rerolls.ts';
export type { AttackOdds } from './odds/volley.ts';
export { PRINTED_SKIRMISH } from './setup/evenness.ts';
export { SETUP_CAUSES } from './setup/setup.ts';
export { setupOf } from './setup/setups.ts';
export { type Army, type ArmySource, isUnseen, type Setup, type Table } from './setup/table.ts';
export { viewFielded, viewLaidOut } from './view.ts';
export * from './words.ts';
