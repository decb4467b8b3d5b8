export { type Answer, WORDS, type Word } from './answers.ts';
export { declarationsOf } from './behaviour/catalogue.ts';
export type { Declaration, EffectId } from './behaviour/declare.ts';
export { COSTS, type Costs, cardsOf, PROPOSED_COSTS } from './cards/balance.ts';
export * from './cards/ship-card.ts';
export { checkShipFile, SHIP_FILE_CAUSES, SHIP_FILE_SCHEMA } from './cards/ship-file.ts';
export { SHIP_IDS, SHIPS, SOURCES, shipCard } from './cards/ships.ts';
export { cardOf, EVENT_TYPES, type Event, type EventType, type Square } from './events.ts';
export { starshipBattles } from './game.ts';
export type { StarshipBattles } from './game-types.ts';
export { STEP_NAMES } from './geometry/steps.ts';
export { SCENARIO_CAUSES } from './given.ts';
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
} from './lists/fleet.ts';
export {
  fleetFromLink,
  fleetToLink,
  type NamedFleet,
} from './lists/fleet-link.ts';
export { randomFleet } from './lists/random-fleet.ts';
export { READY_FLEETS, type ReadyFleet } from './lists/ready-fleets.ts';
export { OPTION_CARDS, type OptionCard } from './play/options.ts';
export { MAP_IDS, MAPS, type MapId, type StellarGrid, ZONE_ROWS } from './setup/maps.ts';
export {
  checkSetup,
  type FleetSource,
  limitsOf,
  SETUP_CAUSES,
  type Setup,
  usualLimits,
} from './setup/setup.ts';
export type { SeatView, ShipView, View } from './view.ts';
export * from './vocabulary.ts';
