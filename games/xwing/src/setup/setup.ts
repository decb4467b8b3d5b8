import {
  at,
  type Checked,
  isRecord,
  isWhole,
  MOST_PROBLEMS,
  type Problem,
  problemIn,
  seededChance,
  unknownFields,
} from '@parsecs/kernel';
import { OBSTACLE_IDS, PACK_IDS, type PackId, type UpgradeId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import {
  type ByCaptain,
  type ByFaction,
  CAPTAINS,
  FACTIONS,
  type Faction,
} from '../cards/vocabulary.ts';
import { EXTENTS, STANDARD_PLAY_AREA } from '../geometry/dimensions.ts';
import { checkSquad } from '../lists/check-squad.ts';
import type { Collection } from '../lists/collection.ts';
import { type SquadLimits, STANDARD_POINTS } from '../lists/limits.ts';
import { randomSquad } from '../lists/random-squad.ts';
import {
  FIRST_GAME_SQUADS,
  MISSION_NUMBERS,
  MISSION_SQUADS,
  type MissionNumber,
} from '../lists/ready-made.ts';
import type { Squad } from '../lists/squad.ts';
import { DEFAULT_OPTIONS, OPTION_VALUES, type Options } from './options.ts';

/** XW-238: one of the three missions, or none. */
export type MissionId = 0 | MissionNumber;
/** Those that can be played. */
const PLAYED_MISSIONS: readonly MissionId[] = [0, ...MISSION_NUMBERS];

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

export const SETUP_CAUSES = [
  'setup-not-an-object',
  'setup-unknown-field',
  'setup-wrong-players',
  'setup-wrong-mission',
  'setup-wrong-sides',
  'setup-mirror-printed',
  'setup-wrong-points',
  'setup-wrong-squads',
  'setup-squad-does-not-fit',
  'setup-nothing-to-build',
  'setup-wrong-collection',
  'setup-wrong-obstacles',
  'setup-wrong-area',
  'setup-mission-area',
  'setup-mission-room',
  'setup-mission-obstacles',
  'setup-wrong-number',
  'setup-wrong-option',
] as const;
type SetupCause = (typeof SETUP_CAUSES)[number];

export const MOST_PLAYERS = 8;
const MOST_POINTS = 400;
/** The cheapest ship card. */
const LEAST_POINTS = 12;
/** With less the obstacles and the strips of both sides have no room. */
const LEAST_SIZE = 600;
const MOST_SIZE = 3000;
/** XW-268: two rows of ships fit between the two edges and Range 3 of each. */
const LEAST_DEPTH_WITH_BAND = 700;
const MOST_BOXES = 99;
const MOST_ROUNDS = 999;

const DEFAULTS: Omit<Setup, 'squads' | 'options'> = {
  players: 2,
  mission: 0,
  sides: 'ask',
  squadBuilding: true,
  points: STANDARD_POINTS,
  collection: null,
  obstacles: 0,
  width: STANDARD_PLAY_AREA.width,
  height: STANDARD_PLAY_AREA.height,
  roundLimit: 0,
};
const FIELDS: readonly string[] = [...Object.keys(DEFAULTS), 'squads', 'options'];

interface FieldTest {
  readonly path: keyof Setup;
  readonly cause: SetupCause;
  readonly rule: string;
  readonly holds: (value: unknown) => boolean;
}

const isSize = (value: unknown): boolean =>
  typeof value === 'number' && value >= LEAST_SIZE && value <= MOST_SIZE;

const TESTS: readonly FieldTest[] = [
  {
    path: 'players',
    cause: 'setup-wrong-players',
    rule: 'XW-226',
    holds: (value) => isWhole(value, 2, MOST_PLAYERS),
  },
  {
    path: 'mission',
    cause: 'setup-wrong-mission',
    rule: 'XW-238',
    holds: (value) => isWhole(value, 0, PLAYED_MISSIONS.length - 1),
  },
  {
    path: 'sides',
    cause: 'setup-wrong-sides',
    rule: 'XW-013',
    holds: (value) => value === 'ask' || isFaction(value) || isByCaptain(value),
  },
  {
    path: 'squadBuilding',
    cause: 'setup-wrong-squads',
    rule: 'XW-011',
    holds: (value) => typeof value === 'boolean',
  },
  {
    path: 'points',
    cause: 'setup-wrong-points',
    rule: 'XW-197',
    holds: (value) => value === 'free' || isWhole(value, LEAST_POINTS, MOST_POINTS),
  },
  {
    path: 'collection',
    cause: 'setup-wrong-collection',
    rule: 'XW-222',
    holds: (value) => value === null || isCollection(value),
  },
  {
    path: 'obstacles',
    cause: 'setup-wrong-obstacles',
    rule: 'XW-186',
    holds: (value) => isWhole(value, 0, OBSTACLE_IDS.length),
  },
  { path: 'width', cause: 'setup-wrong-area', rule: 'XW-004', holds: isSize },
  { path: 'height', cause: 'setup-wrong-area', rule: 'XW-004', holds: isSize },
  {
    path: 'roundLimit',
    cause: 'setup-wrong-number',
    rule: 'XW-314',
    holds: (value) => isWhole(value, 0, MOST_ROUNDS),
  },
];

function isFaction(value: unknown): value is Faction {
  return FACTIONS.includes(value as Faction);
}

function isByCaptain(value: unknown): value is ByCaptain<Faction> {
  return (
    isRecord(value) &&
    unknownFields(value, CAPTAINS).length === 0 &&
    CAPTAINS.every((captain) => isFaction(value[captain]))
  );
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

function isCollection(value: unknown): value is Collection {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([pack, count]) => PACK_IDS.includes(pack as PackId) && isWhole(count, 0, MOST_BOXES),
  );
}

/** Reads a setup that somebody wrote; what is left out takes its default. */
export function checkSetup(input: unknown): Checked<Setup> {
  if (!isRecord(input))
    return { ok: false, problems: [{ path: '', cause: 'setup-not-an-object' }] };
  const problems = unknownFields(input, FIELDS).map(
    (path): Problem => ({ path, cause: 'setup-unknown-field' }),
  );
  const written: Readonly<Record<string, unknown>> = {
    ...DEFAULTS,
    ...Object.fromEntries(FIELDS.flatMap((field) => writtenField(input, field))),
  };
  for (const { path, cause, rule, holds } of TESTS) {
    if (!holds(written[path])) problems.push({ path, cause, rule });
  }
  const options = checkOptions(written['options'] ?? {}, problems);
  checkMission(written, problems);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  const setup = {
    ...written,
    sides: shortSides(written['sides'] as Setup['sides']),
    options,
  } as unknown as Setup;
  checkMirror(setup, problems);
  const warnings: Problem[] = [...adviceFor(setup)];
  const squads = checkSquads(setup, written['squads'], problems, warnings);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  return { ok: true, value: { ...setup, squads }, warnings };
}

/** Two factions are told by that of P1. */
function shortSides(sides: Setup['sides']): Setup['sides'] {
  return typeof sides === 'object' && sides.P1 !== sides.P2 ? sides.P1 : sides;
}

/** XW-016, XW-238: the printed forces and the missions are for one side each. */
function checkMirror(setup: Setup, problems: Problem[]): void {
  if (!isMirror(setup)) return;
  if (setup.mission !== 0 || !setup.squadBuilding) {
    problems.push({ path: 'sides', cause: 'setup-mirror-printed', rule: 'XW-016' });
  }
}

/** What stands in a field that is there, be it nothing. */
function writtenField(
  input: Readonly<Record<string, unknown>>,
  field: string,
): readonly (readonly [string, unknown])[] {
  return Object.hasOwn(input, field) ? [[field, input[field]]] : [];
}

/** XW-268, XW-270: Mission 2 needs a band between the edges, and has asteroids of its own. */
function checkMission(written: Readonly<Record<string, unknown>>, problems: Problem[]): void {
  if (written['mission'] !== 2) return;
  if (isSize(written['height']) && (written['height'] as number) < LEAST_DEPTH_WITH_BAND) {
    problems.push({ path: 'height', cause: 'setup-mission-room', rule: 'XW-268' });
  }
  if (written['obstacles'] !== 0) {
    problems.push({ path: 'obstacles', cause: 'setup-mission-obstacles', rule: 'XW-270' });
  }
}

/** XW-241: missions are balanced for the standard play area; another one is a matter of taste. */
function adviceFor(setup: Setup): readonly Problem[] {
  if (setup.mission === 0) return [];
  const side = (['width', 'height'] as const).find(
    (path) => setup[path] !== STANDARD_PLAY_AREA[path],
  );
  return side === undefined ? [] : [{ path: side, cause: 'setup-mission-area', rule: 'XW-241' }];
}

function checkOptions(input: unknown, problems: Problem[]): Options {
  if (!isRecord(input)) {
    problems.push({ path: 'options', cause: 'setup-wrong-option', rule: 'XW-011' });
    return DEFAULT_OPTIONS;
  }
  const names = Object.keys(OPTION_VALUES) as readonly (keyof Options)[];
  for (const name of unknownFields(input, names)) {
    problems.push({ path: `options.${name}`, cause: 'setup-wrong-option', rule: 'XW-011' });
  }
  const written = names.flatMap((name) => writtenField(input, name));
  for (const [name, value] of written) {
    const known: readonly unknown[] = OPTION_VALUES[name as keyof Options];
    if (!known.includes(value)) {
      problems.push({ path: `options.${name}`, cause: 'setup-wrong-option', rule: 'XW-011' });
    }
  }
  return { ...DEFAULT_OPTIONS, ...(Object.fromEntries(written) as Partial<Options>) };
}

/** XW-016, XW-242: without squad building the printed forces are taken. */
function printedSquads(setup: Setup): ByFaction<SquadSource> {
  if (setup.squadBuilding) return { rebel: 'build', imperial: 'build' };
  return setup.mission === 0 ? FIRST_GAME_SQUADS : MISSION_SQUADS[setup.mission];
}

/** A squad of a setup: for which faction, where it is written, and where it is kept. */
interface SquadField {
  readonly faction: Faction;
  readonly written: string;
  readonly kept: string;
}

/** By faction or, where it is agreed who flies for whom, by seat, as they must be if both fly for one. */
function squadFields(setup: Setup, input: object): readonly SquadField[] {
  const agreed = agreedFactions(setup);
  const isBySeat = CAPTAINS.some((captain) => Object.hasOwn(input, captain));
  if (agreed === undefined || !(isBySeat || isMirror(setup))) {
    return FACTIONS.map((faction) => ({ faction, written: faction, kept: faction }));
  }
  return CAPTAINS.map((written, team) => {
    const faction = at(agreed, team);
    return { faction, written, kept: isMirror(setup) ? written : faction };
  }).sort((one, other) => FACTIONS.indexOf(one.faction) - FACTIONS.indexOf(other.faction));
}

function checkSquads(
  setup: Setup,
  input: unknown,
  problems: Problem[],
  warnings: Problem[],
): Setup['squads'] {
  const printed = printedSquads(setup);
  if (input !== undefined && !isRecord(input)) {
    problems.push({ path: 'squads', cause: 'setup-wrong-squads', rule: 'XW-015' });
    return printed;
  }
  const fields = squadFields(setup, input ?? {});
  for (const name of unknownFields(
    input ?? {},
    fields.map(({ written }) => written),
  )) {
    problems.push({ path: `squads.${name}`, cause: 'setup-wrong-squads', rule: 'XW-015' });
  }
  const squads: Record<string, SquadSource> = {};
  let taken: readonly UpgradeId[] = [];
  for (const { faction, written, kept } of fields) {
    const limits = setup.squadBuilding
      ? { ...limitsOf(setup, faction), taken }
      : printedLimits(faction);
    const source = input?.[written] ?? printed[faction];
    const path = `squads.${written}`;
    const squad = checkSource(setup, { faction, path, source, limits }, problems, warnings);
    squads[kept] = squad;
    if (isBoxShared(setup) && typeof squad !== 'string') taken = upgradesIn(squad);
  }
  return squads as unknown as Setup['squads'];
}

/** XW-222: one box serves both sides, but whoever mirrors the other brings boxes of his own. */
export function isBoxShared(setup: Setup): boolean {
  return setup.collection !== null && !isMirror(setup);
}

interface WrittenSource {
  readonly faction: Faction;
  readonly path: string;
  readonly source: unknown;
  readonly limits: SquadLimits;
}

function checkSource(
  setup: Setup,
  { faction, path, source, limits }: WrittenSource,
  problems: Problem[],
  warnings: Problem[],
): SquadSource {
  if (source === 'build' || source === 'random') {
    if (!setup.squadBuilding) {
      problems.push({ path, cause: 'setup-wrong-squads', rule: 'XW-016' });
    }
    if (randomSquad(faction, limits, seededChance(path)) === undefined) {
      problems.push({ path, cause: 'setup-nothing-to-build', rule: 'XW-197' });
    }
    return source;
  }
  const checked = checkSquad(source, limits);
  const found = checked.ok ? checked.warnings : checked.problems;
  (checked.ok ? warnings : problems).push(...found.map((problem) => problemIn(path, problem)));
  if (!checked.ok) return 'build';
  if (!fitsTheStrip(setup, checked.value)) {
    problems.push({ path, cause: 'setup-squad-does-not-fit', rule: 'XW-022' });
  }
  return checked.value;
}

/** XW-197, XW-222: what a squad of this side is checked against. */
export function limitsOf(setup: Setup, faction: Faction): SquadLimits {
  const limits: SquadLimits = { points: setup.points, faction };
  return setup.collection === null ? limits : { ...limits, collection: setup.collection };
}

/** XW-222: the upgrade cards of a squad that was given before the game. */
export function givenUpgrades(setup: Setup, team: number, faction: Faction): readonly UpgradeId[] {
  const source = sourceOf(setup, team, faction);
  return typeof source === 'string' ? [] : upgradesIn(source);
}

function upgradesIn({ ships }: Squad): readonly UpgradeId[] {
  return ships.flatMap(({ upgrades }) => upgrades);
}

function printedLimits(faction: Faction): SquadLimits {
  return { points: 'free', faction };
}

/** XW-022: whether all ships find a place along an edge, small ones two deep. */
export function fitsTheStrip({ width, height }: Setup, squad: Squad): boolean {
  const large = squad.ships.filter(({ pilot }) => pilotCard(pilot).size === 'large').length;
  const small = squad.ships.length - large;
  const needed = large * EXTENTS.large.width + Math.ceil(small / 2) * EXTENTS.small.width;
  return needed <= Math.min(width, height);
}

/** XW-254, XW-281: squads of 100 points and more make a mission larger. */
export function isFullBattle({ squadBuilding, points }: Setup): boolean {
  return squadBuilding && (points === 'free' || points >= STANDARD_POINTS);
}

export function setupOf(written: Partial<Setup>): Setup {
  const checked = checkSetup(written);
  if (checked.ok) return checked.value;
  throw new Error(JSON.stringify(checked.problems));
}
