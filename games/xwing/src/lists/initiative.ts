import type { ByFaction, Faction } from '../cards/vocabulary.ts';

/** XW-201, XW-202: the cheaper squad has the initiative, equal ones leave it to the Imperial role. */
export function initiativeOf(points: ByFaction<number>): Faction {
  return points.rebel < points.imperial ? 'rebel' : 'imperial';
}
