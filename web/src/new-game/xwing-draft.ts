import { USUAL_LEVEL } from '@parsecs/bots/ids';
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
  'rebel-mirror',
  'imperial-mirror',
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

/** XW-226: even seats are one team, odd seats the other. */
export const TEAMS = [0, 1] as const;
export type Team = (typeof TEAMS)[number];
type ByTeam<T> = readonly [T, T];

/** Where the squad of a team comes from: `build`, `random`, `ready:…`, `saved:…` or `own`. */
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
  /** Whom the teams fly for; both for one faction only with squads, and in no mission. */
  readonly factions: ByTeam<Faction>;
  /** The players decide at the table who flies for which faction. */
  readonly isAsked: boolean;
  readonly squads: ByTeam<SquadPick>;
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
      bot: USUAL_LEVEL,
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
    factions: ['rebel', 'imperial'],
    isAsked: false,
    squads: [DRAWN, DRAWN],
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

function pickOf(setup: Setup, team: Team, faction: Faction): SquadPick {
  const source = sourceOf(setup, team, faction);
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

function against(faction: Faction): Faction {
  return faction === 'rebel' ? 'imperial' : 'rebel';
}

/** Both teams fly for one faction. */
export function isMirror({ factions }: Pick<XWingDraft, 'factions'>): boolean {
  return factions[0] === factions[1];
}

/** What is printed has one Rebel and one Imperial side. */
export function mayMirror({ mission, forces }: Pick<XWingDraft, 'mission' | 'forces'>): boolean {
  return mission === 0 && forces === 'squads';
}

/** A squad flies for its own faction only; one that is built or drawn for any. */
function pickFor(pick: SquadPick, faction: Faction): SquadPick {
  return typeof pick.source === 'string' || pick.source.faction === faction ? pick : DRAWN;
}

function setFactions(draft: XWingDraft, factions: ByTeam<Faction>): XWingDraft {
  const [one, other] = draft.squads;
  const squads = [pickFor(one, factions[0]), pickFor(other, factions[1])] as const;
  const isAsked = draft.isAsked && factions[0] !== factions[1];
  return { ...draft, factions, squads, isAsked };
}

/** A team changes its faction, whatever the other one flies for. */
export function setFaction(draft: XWingDraft, team: Team, faction: Faction): XWingDraft {
  const [one, other] = draft.factions;
  return setFactions(draft, team === 0 ? [faction, other] : [one, faction]);
}

/** The first seat takes a side, and the other team the opposite one; squads go with their sides. */
export function setSide(draft: XWingDraft, side: Faction | 'ask'): XWingDraft {
  const [one, other] = draft.factions;
  const parted = one === other ? setFactions(draft, [one, against(one)]) : draft;
  if (side === 'ask') return { ...parted, isAsked: true };
  if (side === one) return { ...parted, isAsked: false };
  const { factions, squads } = parted;
  return {
    ...parted,
    isAsked: false,
    factions: [factions[1], factions[0]],
    squads: [squads[1], squads[0]],
  };
}

/** What stands in the place of the side of the first seat. */
export function sideOf({ isAsked, factions }: XWingDraft): Faction | 'ask' {
  return isAsked ? 'ask' : factions[0];
}

export function setForces(draft: XWingDraft, forces: XWingDraft['forces']): XWingDraft {
  const chosen = { ...draft, forces };
  return mayMirror(chosen) || !isMirror(draft)
    ? chosen
    : setFactions(chosen, [draft.factions[0], against(draft.factions[0])]);
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
  const first = draft.factions[0];
  const isAgreed = typeof setup.sides === 'object';
  const factions: ByTeam<Faction> =
    typeof setup.sides === 'object' ? [setup.sides.P1, setup.sides.P2] : [first, against(first)];
  const seated = setFactions({ ...chosen, isAsked: draft.isAsked && !isAgreed }, factions);
  if (!squadBuilding) return seated;
  return { ...seated, squads: [pickOf(setup, 0, factions[0]), pickOf(setup, 1, factions[1])] };
}

export function setSquad(draft: XWingDraft, team: Team, pick: SquadPick): XWingDraft {
  const [one, other] = draft.squads;
  return { ...draft, squads: team === 0 ? [pick, other] : [one, pick] };
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

/** Where the builder opens the squad of a team; an empty list if it is not known yet. */
export function builderAddress(draft: XWingDraft, team: Team): string {
  const { source, name } = draft.squads[team];
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

export function teamOfSeat(seat: number): Team {
  return areAllies(seat, 0) ? 0 : 1;
}

export function sideOfSeat(
  { isAsked, factions }: Pick<XWingDraft, 'isAsked' | 'factions'>,
  seat: number,
): Faction | undefined {
  return isAsked ? undefined : factions[teamOfSeat(seat)];
}

/** The forces as they will fly, where that is known before the game. */
export function squadOfTeam(draft: XWingDraft, team: Team): SquadPick['source'] {
  if (draft.forces === 'squads') return draft.squads[team].source;
  const faction = draft.factions[team];
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
  const battle = chooseBattle(setSide(draft, squad.faction), 'random');
  const isBaseSet = params.get('box') === 'base-set';
  const isLimit = params.has('points') && Number.isInteger(limit) && limit >= 0;
  const limited = isLimit ? setPoints(battle, limit) : battle;
  return setSquad({ ...limited, isBaseSet }, 0, { key: 'own', source: squad, name });
}

/** Three feet are 914.4 mm, not a little more. */
function toMillimetres(centimetres: number): number {
  return Math.round(centimetres * 100) / PER_CENTIMETRE;
}

export function toXWingSetup(draft: XWingDraft): Partial<Setup> {
  const { players, mission, forces, points, options, roundLimit } = draft;
  const [P1, P2] = draft.factions;
  const common: Partial<Setup> = {
    players,
    mission,
    sides: isMirror(draft) ? { P1, P2 } : sideOf(draft),
    // XW-270: one mission has asteroids of its own.
    obstacles: mission === 2 ? 0 : draft.obstacles,
    width: toMillimetres(draft.width),
    height: toMillimetres(draft.height),
    roundLimit,
    options,
  };
  if (forces === 'printed') return { ...common, squadBuilding: false };
  return {
    ...common,
    squadBuilding: true,
    points: points === 0 ? 'free' : points,
    collection: draft.isBaseSet ? (BASE_SET_LIMITS.collection ?? null) : null,
    squads: squadsOf(draft),
  };
}

/** By faction, or by team where both have one. */
function squadsOf(draft: XWingDraft): Setup['squads'] {
  const [one, other] = draft.squads;
  if (isMirror(draft)) return { P1: one.source, P2: other.source };
  return draft.factions[0] === 'rebel'
    ? { rebel: one.source, imperial: other.source }
    : { rebel: other.source, imperial: one.source };
}
