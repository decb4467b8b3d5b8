/**
 * The light entry: names, vocabularies, answers and views, and the small permissions that lang and
 * boards need. No rules are loaded with it.
 */
export * from './answers/answer.ts';
export { readAnswer } from './answers/read-answer.ts';
export { writeAnswer } from './answers/write-answer.ts';
export * from './cards/card-ids.ts';
export * from './cards/damage-deck.ts';
export * from './cards/ids.ts';
export * from './cards/pilots.ts';
export * from './cards/ship-types.ts';
export * from './cards/upgrades.ts';
export * from './cards/use-kinds.ts';
export * from './cards/vocabulary.ts';
export { ARCS, type Arc, isInArc } from './geometry/arc.ts';
export * from './geometry/dimensions.ts';
export * from './geometry/directions.ts';
export { type Footprint, footprintOf } from './geometry/footprint.ts';
export { endPoseInto } from './geometry/manoeuvre.ts';
export { isInPlay } from './geometry/play-area.ts';
export type { Pose } from './geometry/pose.ts';
export { type Band, BEYOND_RANGE, bandOf, distanceBetween } from './geometry/range.ts';
export { READY_SQUADS, readySquadIn } from './lists/ready-made.ts';
export type { Squad, SquadShip } from './lists/squad.ts';
export { BRIEFINGS, type Briefing } from './missions/briefing.ts';
export * from './missions/zone-names.ts';
export type * from './moment/moment.ts';
export * from './names.ts';
export * from './permissions.ts';
export { DEFAULT_OPTIONS, OPTION_VALUES, type Options } from './setup/options.ts';
export { PROFILES, type Profile } from './setup/profiles.ts';
export * from './steps.ts';
export * from './view-reading.ts';
export * from './view-types.ts';
export * from './vocabulary.ts';
