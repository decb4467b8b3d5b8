import {
  ARMIES,
  type ArmyId,
  type ArmySource,
  armyFromLink,
  DEFAULT_OPTIONS,
  findMission,
  type MapFile,
  type MapId,
  MISSIONS,
  type MissionId,
  missionsFor,
  OPTION_NAMES,
  type OptionName,
  type Options,
  optionOf,
  randomArmy,
  type Setup,
} from '@parsecs/imperial-assault';
import { seededChance } from '@parsecs/kernel';
import type { Language } from '@parsecs/lang';
import { newSeats, type SeatsDraft } from './seats.ts';

/** Where the army of a seat comes from: `ready:…`, `random`, `saved:…`, `own` or `build`. */
export interface ArmyPick {
  readonly key: string;
  readonly army: ArmySource;
  /** What somebody called a list of their own. */
  readonly name?: string;
}

/** What stands on the page of a new skirmish. */
export interface AssaultDraft extends SeatsDraft {
  readonly armies: readonly [ArmyPick, ArmyPick];
  readonly mission: MissionId | 'random';
  /** A map that somebody has brought along. */
  readonly map?: MapFile | undefined;
  readonly options: Options;
}

export type ChangeAssault = (step: (draft: AssaultDraft) => AssaultDraft) => void;

export function readyPick(id: ArmyId): ArmyPick {
  return { key: `ready:${id}`, army: ARMIES[id] };
}

/** IA-020: chosen at the table, unseen by the other. */
export const BUILT: ArmyPick = { key: 'build', army: 'build' };

/** Drawn anew each time it is chosen. */
export function drawnPick(seed: string): ArmyPick {
  return { key: 'random', army: randomArmy(seededChance(seed)) };
}

/** IA-041: a new game draws its mission from all that are printed. */
const NEW_OPTIONS: Options = { ...DEFAULT_OPTIONS, missionDeck: 'printed' };

/** The two armies of the first skirmish, and a mission from the box. */
export function newAssaultDraft(language: Language, names: readonly string[]): AssaultDraft {
  return {
    players: 2,
    seats: newSeats(language, names),
    armies: [readyPick('first-skirmish-rebels'), readyPick('first-skirmish-empire')],
    mission: 'random',
    options: NEW_OPTIONS,
  };
}

export function setArmy(draft: AssaultDraft, seat: number, pick: ArmyPick): AssaultDraft {
  const [first, second] = draft.armies;
  const armies = seat === 0 ? ([pick, second] as const) : ([first, pick] as const);
  // Whoever chooses in secret does not know the mission either.
  return pick.army === 'build' ? { ...chooseMap(draft, 'random'), armies } : { ...draft, armies };
}

/** The maps to choose from; a map of one's own is played with the missions it can hold. */
export type MapKey = MapId | 'random' | 'own';

export function mapKeyOf({ mission, map }: AssaultDraft): MapKey {
  if (map !== undefined) return 'own';
  return mission === 'random' ? 'random' : (findMission(mission)?.map ?? 'random');
}

export function missionsOn(draft: AssaultDraft): readonly MissionId[] {
  if (draft.map !== undefined) return missionsFor(draft.map);
  const key = mapKeyOf(draft);
  return MISSIONS.flatMap(({ id, map }) => (map === key ? [id] : []));
}

export function chooseMap(draft: AssaultDraft, key: MapId | 'random'): AssaultDraft {
  const { map: _, ...rest } = draft;
  if (key === 'random') return { ...rest, mission: 'random' };
  if (mapKeyOf(draft) === key) return draft;
  const first = MISSIONS.find(({ map }) => map === key)?.id ?? 'random';
  return { ...rest, mission: first };
}

/** A map file as somebody wrote it, already checked. */
export function bringMap(draft: AssaultDraft, map: MapFile): AssaultDraft {
  return { ...draft, map, mission: missionsFor(map)[0] ?? draft.mission };
}

export function setOption<N extends OptionName>(
  draft: AssaultDraft,
  name: N,
  value: Options[N],
): AssaultDraft {
  return { ...draft, options: { ...draft.options, [name]: value } };
}

/** How many options are not as a new game has them. */
export function changedOptions({ options }: AssaultDraft): number {
  return OPTION_NAMES.filter((name) => optionOf(options, name) !== optionOf(NEW_OPTIONS, name))
    .length;
}

/** An address such as `?list=1iB…` brings an army along; a broken one brings nothing. */
export function readArmy(draft: AssaultDraft, search: string): AssaultDraft {
  const link = new URLSearchParams(search).get('list');
  const read = link === null ? undefined : armyFromLink(link);
  if (read?.ok !== true) return draft;
  const { army, name } = read.value;
  return setArmy(draft, 0, { key: 'own', army, name });
}

export function toAssaultSetup(draft: AssaultDraft): Setup {
  const { armies, mission, map, options } = draft;
  const [first, second] = armies;
  return {
    armies: [first.army, second.army],
    mission,
    ...(map && { map }),
    options,
  };
}
