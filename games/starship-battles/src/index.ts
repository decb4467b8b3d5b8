export { type Answer, WORDS, type Word } from './answers.ts';
export { COSTS, type Costs, cardsOf, PROPOSED_COSTS } from './balance.ts';
export type { Declaration, EffectId } from './effects/declaration.ts';
export { declarationsOf } from './effects/registry.ts';
export { cardOf, EVENT_TYPES, type Event, type EventType, type Square } from './events.ts';
export {
  checkFleet,
  FLEET_CAUSES,
  FLEET_SCHEMA,
  type Fleet,
  type FleetEntry,
  type FleetLimits,
  type FleetReview,
  pointsOf,
  readFleet,
  reviewFleet,
  STANDARD_POINTS,
  writeFleet,
} from './fleet.ts';
export {
  fleetFromLink,
  fleetToLink,
  type NamedFleet,
} from './fleet-link.ts';
export { starshipBattles } from './game.ts';
export type { StarshipBattles } from './game-types.ts';
export { MAP_IDS, MAPS, type MapId, type StellarGrid, ZONE_ROWS } from './maps.ts';
export { OPTION_CARDS, type OptionCard } from './options.ts';
export { SCENARIO_CAUSES } from './position.ts';
export { randomFleet } from './random-fleet.ts';
export { READY_FLEETS, type ReadyFleet } from './ready-fleets.ts';
export {
  checkSetup,
  type FleetSource,
  limitsOf,
  SETUP_CAUSES,
  type Setup,
  usualLimits,
} from './setup.ts';
export * from './ship-card.ts';
export { checkShipFile, SHIP_FILE_CAUSES, SHIP_FILE_SCHEMA } from './ship-file.ts';
export { SHIP_IDS, SHIPS, SOURCES, shipCard } from './ships.ts';
export { STEP_NAMES } from './steps.ts';
export type { SeatView, ShipView, View } from './view.ts';
export * from './vocabulary.ts';
