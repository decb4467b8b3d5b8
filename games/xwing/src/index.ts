export type { Answer } from './answers/answer.ts';
export { measureAsAgreedInto } from './attack/measuring.ts';
export * from './cards/card-ids.ts';
export * from './cards/damage-deck.ts';
export * from './cards/dice.ts';
export * from './cards/ids.ts';
export * from './cards/packs.ts';
export * from './cards/pilots.ts';
export * from './cards/ship-types.ts';
export * from './cards/upgrades.ts';
export * from './cards/use-kinds.ts';
export * from './cards/vocabulary.ts';
export { type DisputeRoll, rollDispute } from './dispute.ts';
export { EVENT_TYPES, type Event, type EventType } from './events.ts';
export { xwing } from './game.ts';
export type { XWing } from './game-types.ts';
export * from './geometry/arc.ts';
export * from './geometry/attack.ts';
export * from './geometry/barrel-roll.ts';
export * from './geometry/bomb.ts';
export * from './geometry/boost.ts';
export * from './geometry/contact.ts';
export * from './geometry/dimensions.ts';
export * from './geometry/directions.ts';
export * from './geometry/fingerprint.ts';
export * from './geometry/flight.ts';
export * from './geometry/footprint.ts';
export * from './geometry/gap.ts';
export type { Intervals } from './geometry/intervals.ts';
export * from './geometry/line.ts';
export * from './geometry/manoeuvre.ts';
export * from './geometry/obstacle-hits.ts';
export * from './geometry/obstruction.ts';
export * from './geometry/outline.ts';
export * from './geometry/overlap.ts';
export * from './geometry/placement.ts';
export * from './geometry/play-area.ts';
export * from './geometry/pose.ts';
export * from './geometry/range.ts';
export * from './geometry/surroundings.ts';
export * from './geometry/template-area.ts';
export { SCENARIO_CAUSES } from './given/reading.ts';
export {
  checkSquad,
  readSquad,
  reviewSquad,
  SQUAD_CAUSES,
  type SquadCause,
  type SquadReview,
  takeSquad,
} from './lists/check-squad.ts';
export type { Collection } from './lists/collection.ts';
export { LEFT_OUT_CAUSES, type SquadTaken } from './lists/draft.ts';
export { mayCarry, openSlotsOf, slotsOf } from './lists/fitting.ts';
export { hintsFor, SQUAD_HINT_CAUSES } from './lists/hints.ts';
export * from './lists/id-tokens.ts';
export * from './lists/initiative.ts';
export * from './lists/limits.ts';
export { squadFromLink, squadToLink } from './lists/link.ts';
export { actionsWith, valuesWith } from './lists/outfit.ts';
export * from './lists/random-squad.ts';
export {
  checkXws,
  reviewXws,
  squadFromXws,
  takeXws,
  XWS_CAUSES,
  type XwsCause,
} from './lists/read-xws.ts';
export * from './lists/ready-made.ts';
export {
  LONGEST_NAME,
  MOST_SHIPS,
  MOST_UPGRADES,
  type Squad,
  type SquadShip,
  shipPoints,
  squadOf,
  squadPoints,
} from './lists/squad.ts';
export * from './lists/write-xws.ts';
export * from './missions/zone-names.ts';
export type * from './moment/moment.ts';
export * from './names.ts';
export {
  type AttackOutcome,
  type AttackOutlook,
  AttackTree,
  type PlannedAttack,
} from './odds/attack-tree.ts';
export {
  type Fight,
  type Fighter,
  fightTree,
  LASTING_ACTIONS,
  PLAIN_FIGHTER,
} from './odds/fight.ts';
export { type Shot, type ShotOdds, type ShotOutcome, shotOdds } from './odds/odds.ts';
export { type Barrage, barrageOdds } from './odds/sequence.ts';
export * from './permissions.ts';
export { SETUP_CAUSES } from './setup/check-setup.ts';
export * from './setup/evenness.ts';
export { DEFAULT_OPTIONS, OPTION_VALUES, type Options } from './setup/options.ts';
export {
  PROFILES,
  type Profile,
  READINGS,
  type Reading,
  readingsChanged,
  withProfile,
} from './setup/profiles.ts';
export { type Setup, sourceOf } from './setup/setup.ts';
export type { State } from './state.ts';
export * from './steps.ts';
export * from './view-reading.ts';
export * from './view-types.ts';
export * from './vocabulary.ts';
