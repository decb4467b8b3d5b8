import {
  type Checked,
  isRecord,
  isWhole,
  MOST_PROBLEMS,
  type Problem,
  unknownFields,
} from '@parsecs/kernel';
import { OBSTACLE_IDS, PACK_IDS, type PackId } from '../cards/ids.ts';
import { type ByCaptain, CAPTAINS, FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { STANDARD_PLAY_AREA } from '../geometry/dimensions.ts';
import type { Collection } from '../lists/collection.ts';
import { STANDARD_POINTS } from '../lists/limits.ts';
import { MISSION_NUMBERS } from '../lists/ready-made.ts';
import { DEFAULT_OPTIONS, OPTION_VALUES, type Options } from './options.ts';
import { isMirror, type MissionId, type Setup } from './setup.ts';
import { checkSquads } from './setup-squads.ts';

/** Those that can be played. */
const PLAYED_MISSIONS: readonly MissionId[] = [0, ...MISSION_NUMBERS];

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

export function setupOf(written: Partial<Setup>): Setup {
  const checked = checkSetup(written);
  if (checked.ok) return checked.value;
  throw new Error(JSON.stringify(checked.problems));
}
