import { deepFreeze } from '../cards/freeze.ts';
import type { ByFaction } from '../cards/vocabulary.ts';
import data from '../data/squads.json' with { type: 'json' };
import { BASE_SET_LIMITS, type SquadLimits, STANDARD_LIMITS } from './limits.ts';
import { squadToLink } from './link.ts';
import { type Squad, squadOf } from './squad.ts';

/** Printed for the first game (XW-016) and for the missions (XW-242), or built for a total. */
export const READY_KINDS = ['first-game', 'mission', 'base-set', 'standard'] as const;
export type ReadyKind = (typeof READY_KINDS)[number];

export interface ReadySquad {
  readonly id: string;
  readonly kind: ReadyKind;
  readonly points: number;
  readonly squad: Squad;
}

/** Printed squads come out of one base set, but nobody bought them with points. */
const PRINTED_LIMITS: SquadLimits = { ...BASE_SET_LIMITS, points: 'free' };

/** What the ready-made squads of a kind keep to. */
export const READY_LIMITS: Readonly<Record<ReadyKind, SquadLimits>> = {
  'first-game': PRINTED_LIMITS,
  mission: PRINTED_LIMITS,
  'base-set': BASE_SET_LIMITS,
  standard: STANDARD_LIMITS,
};

type WrittenSquad = Squad & Omit<ReadySquad, 'squad'>;

export const READY_SQUADS: readonly ReadySquad[] = deepFreeze(
  (data.squads as unknown as readonly WrittenSquad[]).map(
    ({ id, kind, points, faction, ships }) => ({
      id,
      kind,
      points,
      squad: squadOf({ faction, ships }),
    }),
  ),
);

export function readySquad(id: string): Squad | undefined {
  return READY_SQUADS.find((ready) => ready.id === id)?.squad;
}

/** The ready-made squad with these ships, whatever it is called. */
export function readySquadIn({ faction, ships }: Squad): ReadySquad | undefined {
  const written = squadToLink({ faction, ships });
  return READY_SQUADS.find(({ squad }) => squadToLink(squad) === written);
}

function bothSides(name: string): ByFaction<Squad> {
  const rebel = readySquad(`${name}-rebel`);
  const imperial = readySquad(`${name}-imperial`);
  if (rebel === undefined || imperial === undefined) throw new Error(`no squads for ${name}`);
  return deepFreeze({ rebel, imperial });
}

/** XW-016 */
export const FIRST_GAME_SQUADS: ByFaction<Squad> = bothSides('first-game');

/** XW-238: the three missions, by their numbers in the books. */
export const MISSION_NUMBERS = [1, 2, 3] as const;
export type MissionNumber = (typeof MISSION_NUMBERS)[number];

/** XW-247, XW-266, XW-278 */
export const MISSION_SQUADS: Readonly<Record<MissionNumber, ByFaction<Squad>>> = deepFreeze({
  1: bothSides('mission-1'),
  2: bothSides('mission-2'),
  3: bothSides('mission-3'),
});
