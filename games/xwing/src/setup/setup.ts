import type { ByCaptain, ByFaction, Faction } from '../cards/vocabulary.ts';
import type { Collection } from '../lists/collection.ts';
import { STANDARD_POINTS } from '../lists/limits.ts';
import type { MissionNumber } from '../lists/ready-made.ts';
import type { Squad } from '../lists/squad.ts';
import type { Options } from './options.ts';

/** XW-238: one of the three missions, or none. */
export type MissionId = 0 | MissionNumber;

export type SquadSource = Squad | 'build' | 'random';

/** XW-011: everything that is agreed before the first decision. */
export interface Setup {
  /** XW-226: even seats and odd seats are the two teams. */
  readonly players: number;
  readonly mission: MissionId;
  /** XW-013: the side of P1, or the players decide; both are named where they fly for one faction. */
  readonly sides: Faction | ByCaptain<Faction> | 'ask';
  /** XW-162, XW-201: whether squads were built, so that points decide about the initiative. */
  readonly squadBuilding: boolean;
  readonly points: number | 'free';
  readonly squads: ByFaction<SquadSource> | ByCaptain<SquadSource>;
  /** XW-222: the boxes that everything comes from; null for no limit. */
  readonly collection: Collection | null;
  /** XW-186 */
  readonly obstacles: number;
  /** XW-003, XW-004: millimetres. */
  readonly width: number;
  readonly height: number;
  /** XW-314: not in the books; the game ends after so many rounds, 0 for never. */
  readonly roundLimit: number;
  readonly options: Options;
}

/** Both teams fly for one faction. */
export function isMirror({ sides }: Pick<Setup, 'sides'>): boolean {
  return typeof sides === 'object';
}

/** The factions of both teams, if they are agreed. */
export function agreedFactions({
  sides,
}: Pick<Setup, 'sides'>): readonly [Faction, Faction] | undefined {
  if (sides === 'ask') return undefined;
  if (typeof sides === 'object') return [sides.P1, sides.P2];
  return [sides, sides === 'rebel' ? 'imperial' : 'rebel'];
}

/** Where a team that flies for this faction has its squad from. */
export function sourceOf({ squads }: Setup, team: number, faction: Faction): SquadSource {
  return 'P1' in squads ? squads[team === 0 ? 'P1' : 'P2'] : squads[faction];
}

/** XW-254, XW-281: squads of 100 points and more make a mission larger. */
export function isFullBattle({ squadBuilding, points }: Setup): boolean {
  return squadBuilding && (points === 'free' || points >= STANDARD_POINTS);
}
