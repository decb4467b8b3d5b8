import type { Faction } from '../cards/vocabulary.ts';
import type { Setup } from '../setup/setup.ts';
import type { Phase } from '../vocabulary.ts';

/** Where ships may be placed: at Range 1 or 2 of the own edge, and what missions make of it. */
export const ZONE_NAMES = ['own-1', 'own-1-part', 'own-2', 'shuttle', 'middle', 'either'] as const;
export type ZoneName = (typeof ZONE_NAMES)[number];

/** XW-022, XW-239, XW-248, XW-250, XW-251, XW-262, XW-267, XW-268, XW-274, XW-279, XW-288 */
export function zoneNameOf(
  { mission, options }: Pick<Setup, 'mission' | 'options'>,
  phase: Phase,
  role: Faction,
  isShuttle: boolean,
): ZoneName {
  if (isShuttle) return 'shuttle';
  if (mission === 2) return role === 'rebel' && phase === 'setup' ? 'middle' : 'either';
  if (mission === 1 && phase === 'setup') return 'own-2';
  // V-01: missions say in their own words where ships are placed.
  return mission === 0 && options.deployment === 'part' ? 'own-1-part' : 'own-1';
}

/** XW-280, XW-281: Range 3 and Range 2 of the Rebel edge in turn; satellites are counted from 1. */
export function rangeOfSatellite(number: number): number {
  return number % 2 === 0 ? 2 : 3;
}
