export type { AttackView, FiredView, LeftShipView } from './attack/attack-view.ts';
export { declarationsOf } from './behaviour/catalogue.ts';
export type { Declaration, EffectId } from './behaviour/declare.ts';
export { cardsOf, PROPOSED_COSTS } from './cards/balance.ts';
export * from './cards/figures.ts';
export { OPTION_CARDS, type OptionCard } from './cards/option-cards.ts';
export * from './cards/ship-card.ts';
export { checkShipFile, SHIP_FILE_CAUSES, SHIP_FILE_SCHEMA } from './cards/ship-file.ts';
export { SHIPS, SOURCES, shipCard } from './cards/ships.ts';
export { EVENT_TYPES } from './event-rules.ts';
export { starshipBattles } from './game.ts';
export type { StarshipBattles } from './game-types.ts';
export { SCENARIO_CAUSES } from './given.ts';
export {
  checkFleet,
  FLEET_CAUSES,
  FLEET_SCHEMA,
  type FleetLimits,
  type FleetReview,
  pointsOf,
  reviewFleet,
  STANDARD_POINTS,
} from './lists/fleet.ts';
export { fleetOf } from './lists/fleet-list.ts';
export { fleetFromLink, fleetToLink, type NamedFleet } from './lists/link.ts';
export { randomFleet } from './lists/random-fleet.ts';
export { READY_FLEETS, type ReadyFleet } from './lists/ready-made.ts';
export {
  MOST_ATTACKERS,
  type PlannedShot,
  type Volley,
  type VolleyOdds,
  volleyBetween,
  volleyOdds,
} from './odds/volley.ts';
export * from './setup/evenness.ts';
export { MAPS, type StellarGrid, ZONE_ROWS } from './setup/maps.ts';
export {
  checkSetup,
  type FleetSource,
  factionOfSeat,
  limitsOf,
  MOST_POINTS,
  MOST_QUIET_ROUNDS,
  MOST_ROUNDS,
  partnerOf,
  SETUP_CAUSES,
  type Setup,
} from './setup/setup.ts';
export { usualLimits } from './setup/setups.ts';
export { type BySide, type SeatView, type ShipView, type View, viewOfSetup } from './view.ts';
export * from './words.ts';
