import type { Language } from '@parsecs/lang';
import {
  areAllies,
  BASE_SET_LIMITS,
  BASE_SET_POINTS,
  DEFAULT_OPTIONS,
  type Faction,
  FIRST_GAME_SQUADS,
  MISSION_SQUADS,
  type MissionNumber,
  type Options,
  PILOTS,
  type Profile,
  READY_SQUADS,
  readingsChanged,
  readySquadIn,
  type Setup,
  type Squad,
  STANDARD_PLAY_AREA,
  STANDARD_POINTS,
  sourceOf,
  squadFromLink,
  squadPoints,
  squadToLink,
  withProfile,
  xwing,
} from '@parsecs/xwing';
import { newSeats, type SeatDraft, type SeatsDraft } from './seats.ts';

/** Ready-made battles, the usual one for a beginner first. */
export const XWING_BATTLES = [
  'first-game',
  'aces',
  'swarm',
  'falcon-and-slave',
  'random',
  'standard',
  'base-set',
  'teams',
  'eight-players',
  'mission-1',
  'mission-2',
  'mission-3',
] as const;
export type XWingBattle = (typeof XWING_BATTLES)[number];

const MOST_PLAYERS = 8;
export const XWING_PLAYERS: readonly number[] = [2, 3, 4, 5, 6, 7, 8];

/** Where the squad of a side comes from: `build`, `random`, `ready:…`, `saved:…` or `own`. */
export interface SquadPick {
  readonly key: string;
  /** Which of the ready-made squads it is. */
  readonly ready?: string;
  readonly source: Squad | 'build' | 'random';
  /** What somebody called a list of their own. */
  readonly name?: string;
}

/** The totals of the base set and of the usual game, and none at all. */
export const POINT_LIMITS: readonly number[] = [BASE_SET_POINTS, STANDARD_POINTS, 0];
/** The cheapest ship card: with less nothing can be built. */
const LEAST_POINTS = Math.min(...PILOTS.map(({ points }) => points));
const MOST_POINTS = 400;

export const BUILT: SquadPick = { key: 'build', source: 'build' };
export const DRAWN: SquadPick = { key: 'random', source: 'random' };

/** What stands on the page of a new battle. */
export interface XWingDraft extends SeatsDraft {
  readonly battle: XWingBattle;
  readonly mission: 0 | MissionNumber;
  /** The forces that are printed for the first game and for the missions, or squads by points. */
  readonly forces: 'printed' | 'squads';
  /** The side of the first seat, or the players decide at the table. */
  readonly side: Faction | 'ask';
  readonly squads: Readonly<Record<Faction, SquadPick>>;
  /** 0 for no limit. */
  readonly points: number;
  /** Only what is in one base set. */
  readonly isBaseSet: boolean;
  readonly obstacles: number;
  /** Centimetres. */
  readonly width: number;
  readonly height: number;
  readonly roundLimit: number;
  /** Whose rules were chosen last; single points may have been changed since. */
  readonly profile: Profile;
  readonly options: Options;
}

export type ChangeXWing = (step: (draft: XWingDraft) => XWingDraft) => void;

const PER_CENTIMETRE = 10;
const USUAL_WIDTH = STANDARD_PLAY_AREA.width / PER_CENTIMETRE;
const USUAL_HEIGHT = STANDARD_PLAY_AREA.height / PER_CENTIMETRE;

/** The house has four seats for most games; a team battle needs more. */
function moreSeats(language: Language, names: readonly string[]): readonly SeatDraft[] {
  const first = newSeats(language, names);
  const more = Array.from(
    { length: MOST_PLAYERS - first.length },
    (_, index): SeatDraft => ({
      kind: 'bot',
      name: names[first.length + index] ?? '',
      bot: 'greedy',
      language,
    }),
  );
  return [...first, ...more];
}

export function newXWingDraft(language: Language, names: readonly string[]): XWingDraft {
  return {
    players: 2,
    seats: moreSeats(language, names),
    battle: 'first-game',
    mission: 0,
    forces: 'printed',
    side: 'rebel',
    squads: { rebel: DRAWN, imperial: DRAWN },
    points: STANDARD_POINTS,
    isBaseSet: false,
    obstacles: 0,
    width: USUAL_WIDTH,
    height: USUAL_HEIGHT,
    roundLimit: 0,
    profile: 'ledger',
    options: DEFAULT_OPTIONS,
  };
}

function pickOf(setup: Setup, faction: Faction): SquadPick {
  const source = sourceOf(setup, 0, faction);
  if (source === 'build') return BUILT;
  if (source === 'random') return DRAWN;
  const ready = readySquadIn(source);
  return ready === undefined
    ? { key: 'own', source, name: source.name ?? '' }
    : readyPick(ready.id, ready.squad);
}

function readyPick(ready: string, source: Squad): SquadPick {
  return { key: `ready:${ready}`, ready, source };
}

export function setupOf(battle: XWingBattle): Setup {
  const setup = xwing.setups[battle];
  if (setup === undefined) throw new Error(`no setup ${battle}`);
  return setup;
}

/** Takes over everything that belongs to a ready-made battle; who sits where stays. */
export function chooseBattle(draft: XWingDraft, battle: XWingBattle): XWingDraft {
  const setup = setupOf(battle);
  const { players, squadBuilding, points, collection } = setup;
  const chosen: XWingDraft = {
    ...draft,
    battle,
    // Only a team battle asks for a number of people.
    players: players > 2 ? players : draft.players,
    mission: setup.mission,
    forces: squadBuilding ? 'squads' : 'printed',
    width: setup.width / PER_CENTIMETRE,
    height: setup.height / PER_CENTIMETRE,
    isBaseSet: collection !== null,
    points: points === 'free' ? 0 : points,
    obstacles: setup.obstacles,
  };
  if (!squadBuilding) return chosen;
  const squads = { rebel: pickOf(setup, 'rebel'), imperial: pickOf(setup, 'imperial') };
  return { ...chosen, squads };
}

export function setSquad(draft: XWingDraft, faction: Faction, pick: SquadPick): XWingDraft {
  return { ...draft, squads: { ...draft.squads, [faction]: pick } };
}

/** Nobody can build anything for a few points: below the least there is only "no limit". */
export function setPoints(draft: XWingDraft, wanted: number): XWingDraft {
  if (wanted <= 0) return { ...draft, points: 0 };
  if (wanted >= LEAST_POINTS) return { ...draft, points: Math.min(MOST_POINTS, wanted) };
  return { ...draft, points: wanted < draft.points ? 0 : LEAST_POINTS };
}

/** The ready-made squads that keep to what was agreed. */
export function readyPicks(draft: XWingDraft, faction: Faction): readonly SquadPick[] {
  const { points, isBaseSet } = draft;
  return READY_SQUADS.flatMap(({ id, kind, squad }): readonly SquadPick[] => {
    const isForPoints = kind === 'base-set' || (kind === 'standard' && !isBaseSet);
    const isWithin = points === 0 || squadPoints(squad) <= points;
    const isOffered = isForPoints && isWithin && squad.faction === faction;
    return isOffered ? [readyPick(id, squad)] : [];
  });
}

/** Where the builder opens the squad of a side; an empty list if it is not known yet. */
export function builderAddress(draft: XWingDraft, faction: Faction): string {
  const { source, name } = draft.squads[faction];
  if (typeof source === 'string') return '/build/xwing';
  const { points, isBaseSet } = draft;
  const params = new URLSearchParams({
    list: squadToLink(name === undefined || name === '' ? source : { ...source, name }),
    points: `${points}`,
    box: isBaseSet ? 'base-set' : 'all',
  });
  return `/build/xwing#${params}`;
}

export function setOption<N extends keyof Options>(
  draft: XWingDraft,
  name: N,
  value: Options[N],
): XWingDraft {
  return { ...draft, options: { ...draft.options, [name]: value } };
}

/** Aids for the eye have a place of their own on the page. */
export const AIDS = ['planningAids', 'freeMeasuring'] as const;

/** Sets every point on which the sources differ. */
export function chooseProfile(draft: XWingDraft, profile: Profile): XWingDraft {
  return { ...draft, profile, options: withProfile(draft.options, profile) };
}

/** How many readings of the rules are not those of the chosen source. */
export function changedReadings({ options, profile }: XWingDraft): number {
  return readingsChanged(options, profile);
}

/** XW-314, XW-318: the match ends after a certain round, whoever is left. */
export function isLimited({ roundLimit, matchMinutes = 0 }: XWingDraft): boolean {
  return roundLimit > 0 || matchMinutes > 0;
}

export function sideOfSeat({ side }: Pick<XWingDraft, 'side'>, seat: number): Faction | undefined {
  if (side === 'ask') return undefined;
  const other: Faction = side === 'rebel' ? 'imperial' : 'rebel';
  return areAllies(seat, 0) ? side : other;
}

/** The forces as they will fly, where that is known before the game. */
export function squadOfSide(draft: XWingDraft, faction: Faction): SquadPick['source'] {
  if (draft.forces === 'squads') return draft.squads[faction].source;
  return draft.mission === 0 ? FIRST_GAME_SQUADS[faction] : MISSION_SQUADS[draft.mission][faction];
}

/** A list that somebody brings along: the first seat plays its side. */
export function readSquadLink(draft: XWingDraft, search: string): XWingDraft {
  const params = new URLSearchParams(search);
  const link = params.get('list');
  const read = link === null ? undefined : squadFromLink(link);
  if (read?.ok !== true) return draft;
  const { name = '', ...squad } = read.value;
  const limit = Number(params.get('points'));
  const battle = chooseBattle({ ...draft, side: squad.faction }, 'random');
  const isBaseSet = params.get('box') === 'base-set';
  const isLimit = params.has('points') && Number.isInteger(limit) && limit >= 0;
  const limited = isLimit ? setPoints(battle, limit) : battle;
  return setSquad({ ...limited, isBaseSet }, squad.faction, { key: 'own', source: squad, name });
}

/** Three feet are 914.4 mm, not a little more. */
function toMillimetres(centimetres: number): number {
  return Math.round(centimetres * 100) / PER_CENTIMETRE;
}

export function toXWingSetup(draft: XWingDraft): Partial<Setup> {
  const { players, mission, forces, side, points, options, roundLimit } = draft;
  const common: Partial<Setup> = {
    players,
    mission,
    sides: side,
    // XW-270: one mission has asteroids of its own.
    obstacles: mission === 2 ? 0 : draft.obstacles,
    width: toMillimetres(draft.width),
    height: toMillimetres(draft.height),
    roundLimit,
    options,
  };
  if (forces === 'printed') return { ...common, squadBuilding: false };
  const { rebel, imperial } = draft.squads;
  return {
    ...common,
    squadBuilding: true,
    points: points === 0 ? 'free' : points,
    collection: draft.isBaseSet ? (BASE_SET_LIMITS.collection ?? null) : null,
    squads: { rebel: rebel.source, imperial: imperial.source },
  };
}
