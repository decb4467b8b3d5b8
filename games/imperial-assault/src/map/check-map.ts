import { type Checked, isListOf, isRecord, isText, isWhole, type Problem } from '@parsecs/kernel';
import { findMission, MISSIONS } from '../cards/cards.ts';
import { MISSION_RULES } from '../missions/mission.ts';
import { type MissionId, TOKEN_KINDS } from '../vocabulary.ts';
import { checkGround, checkZones, type Wrong } from './check-ground.ts';
import { compileGrid, sideBetween } from './grid.ts';
import { EDGE_KINDS, MAP_SCHEMA, type MapFile, type Point } from './map-file.ts';

const LARGEST = 40;
const MOST_SPACES = 600;
const MOST_DOORS = 16;
const ROWS = ['terrain', 'zones', 'exterior'] as const;
const SIGNS: Readonly<Record<(typeof ROWS)[number], string>> = {
  terrain: ' .~x#',
  zones: ' .RB',
  exterior: ' Ei',
};
const FIELDS: readonly string[] = [
  'schema',
  'id',
  'origin',
  'terrain',
  'zones',
  'exterior',
  'edges',
  'doors',
  'terminals',
  'tokens',
  'regions',
];

/** Tells everything that is wrong with a map; with a mission, also what that mission misses. */
export function checkMap(input: unknown, mission?: MissionId): Checked<MapFile> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const into =
    (list: Problem[]): Wrong =>
    (path, cause, rule, params) => {
      list.push({ path, cause, ...(rule && { rule }), ...(params && { params }) });
    };
  const wrong = into(problems);
  if (!isRecord(input)) {
    wrong('', 'map-not-an-object');
    return { ok: false, problems };
  }
  checkFields(input, wrong);
  checkRows(input, wrong);
  if (problems.length > 0) return { ok: false, problems };
  const file = input as unknown as MapFile;
  checkThings(input, wrong);
  if (problems.length > 0) return { ok: false, problems };
  const grid = compileGrid(file);
  checkZones(grid, wrong);
  checkGround(grid, wrong, into(warnings));
  checkMission(file, mission, wrong);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: file, warnings };
}

function checkFields(input: Readonly<Record<string, unknown>>, wrong: Wrong): void {
  for (const field of Object.keys(input)) {
    if (!FIELDS.includes(field)) wrong(field, 'map-unknown-field', undefined, { field });
  }
  if (input['schema'] !== MAP_SCHEMA)
    wrong('schema', 'wrong-schema', undefined, { expected: MAP_SCHEMA });
  if (!isText(input['id']) || input['id'] === '') wrong('id', 'not-a-text');
  const origin = input['origin'];
  const named =
    isRecord(origin) &&
    isText(origin['column']) &&
    /^[A-Z]$/.test(origin['column']) &&
    isWhole(origin['row'], 1, 99);
  if (!named) wrong('origin', 'wrong-origin');
}

/** IA-096: rows of signs, all as long as the terrain. */
function checkRows(input: Readonly<Record<string, unknown>>, wrong: Wrong): void {
  const terrain = input['terrain'];
  for (const field of ROWS) {
    const rows = input[field];
    if (!isListOf(rows, isText) || rows.length === 0) {
      wrong(field, 'not-rows');
      continue;
    }
    if (rows.length > LARGEST || rows.some((row) => row.length > LARGEST)) {
      wrong(field, 'too-large', undefined, { most: LARGEST });
      continue;
    }
    for (const [y, row] of rows.entries()) {
      const odd = row.split('').find((sign) => !SIGNS[field].includes(sign));
      if (odd !== undefined) wrong(`${field}[${y}]`, 'unknown-sign', undefined, { sign: odd });
    }
    if (!isListOf(terrain, isText)) continue;
    const differs =
      rows.length !== terrain.length || rows.some((row, y) => row.length !== terrain[y]?.length);
    if (differs) wrong(field, 'rows-differ');
  }
  if (isListOf(terrain, isText) && terrain.join('').replaceAll(' ', '').length > MOST_SPACES) {
    wrong('terrain', 'too-large', undefined, { most: MOST_SPACES });
  }
}

function isPoint(value: unknown): value is Point {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => isWhole(part, 0, LARGEST))
  );
}

function exists(terrain: readonly string[], [x, y]: Point): boolean {
  return (terrain[y]?.[x] ?? ' ') !== ' ';
}

/** Edges, doors, terminals, tokens and regions stand where there are spaces. */
function checkThings(input: Readonly<Record<string, unknown>>, wrong: Wrong): void {
  const terrain = input['terrain'] as readonly string[];
  const taken = new Set<string>();
  const edge = (path: string, value: unknown): void => {
    const a = isRecord(value) ? value['a'] : undefined;
    const b = isRecord(value) ? value['b'] : undefined;
    if (!isPoint(a) || !isPoint(b) || sideBetween(a, b) === -1) wrong(path, 'wrong-edge', 'IA-110');
    else if (!exists(terrain, a) || !exists(terrain, b)) wrong(path, 'outside-the-map', 'IA-096');
    else {
      const key = [a.join(), b.join()].sort().join('|');
      if (taken.has(key)) wrong(path, 'edge-twice');
      taken.add(key);
    }
  };
  for (const [index, value] of listOf(input, 'edges', wrong).entries()) {
    edge(`edges[${index}]`, value);
    const kind = isRecord(value) ? value['kind'] : undefined;
    if (!EDGE_KINDS.some((known) => known === kind)) wrong(`edges[${index}].kind`, 'wrong-edge');
  }
  checkDoors(input, edge, wrong);
  const ids = new Set<string>();
  const thing = (path: string, value: unknown): void => {
    const id = isRecord(value) ? value['id'] : undefined;
    const spot = isRecord(value) ? value['at'] : undefined;
    if (!isText(id) || id === '') wrong(`${path}.id`, 'not-a-text');
    else if (ids.has(id)) wrong(`${path}.id`, 'id-twice', undefined, { id });
    else ids.add(id);
    if (!isPoint(spot) || !exists(terrain, spot)) wrong(`${path}.at`, 'outside-the-map', 'IA-096');
  };
  for (const [index, value] of listOf(input, 'terminals', wrong).entries()) {
    thing(`terminals[${index}]`, value);
  }
  checkTokens(input['tokens'], thing, ids, wrong);
  const regions = input['regions'];
  if (!isRecord(regions)) wrong('regions', 'map-not-an-object');
  else {
    for (const [name, points] of Object.entries(regions)) {
      const fine =
        Array.isArray(points) && points.every((point) => isPoint(point) && exists(terrain, point));
      if (!fine) wrong(`regions.${name}`, 'outside-the-map', 'IA-096');
    }
  }
}

function listOf(
  input: Readonly<Record<string, unknown>>,
  field: string,
  wrong: Wrong,
): readonly unknown[] {
  const list = input[field];
  if (Array.isArray(list)) return list as readonly unknown[];
  wrong(field, 'not-rows');
  return [];
}

function checkDoors(
  input: Readonly<Record<string, unknown>>,
  edge: (path: string, value: unknown) => void,
  wrong: Wrong,
): void {
  const doors = listOf(input, 'doors', wrong);
  if (doors.length > MOST_DOORS) wrong('doors', 'too-many-doors', undefined, { most: MOST_DOORS });
  for (const [index, door] of doors.entries()) {
    const path = `doors[${index}]`;
    const edges = isRecord(door) ? door['edges'] : undefined;
    const named = isRecord(door) && isText(door['id']) && typeof door['locked'] === 'boolean';
    if (!named || !Array.isArray(edges) || edges.length === 0) {
      wrong(path, 'wrong-door', 'IA-116');
      continue;
    }
    for (const [part, value] of (edges as readonly unknown[]).entries()) {
      edge(`${path}.edges[${part}]`, value);
    }
  }
}

function checkTokens(
  tokens: unknown,
  thing: (path: string, value: unknown) => void,
  ids: Set<string>,
  wrong: Wrong,
): void {
  const terminals = [...ids];
  for (const letter of ['A', 'B']) {
    const list = isRecord(tokens) ? tokens[letter] : undefined;
    if (!Array.isArray(list)) {
      wrong(`tokens.${letter}`, 'not-rows', 'IA-042');
      continue;
    }
    // Only one letter is ever laid out, so both may use the same names.
    ids.clear();
    for (const id of terminals) ids.add(id);
    for (const [index, token] of (list as readonly unknown[]).entries()) {
      const path = `tokens.${letter}[${index}]`;
      thing(path, token);
      const kind = isRecord(token) ? token['kind'] : undefined;
      if (!TOKEN_KINDS.some((known) => known === kind)) {
        wrong(`${path}.kind`, 'unknown-token', undefined, { kind: JSON.stringify(kind) });
      }
    }
  }
}

/** IA-042: what the mission needs on its map. */
function checkMission(file: MapFile, mission: MissionId | undefined, wrong: Wrong): void {
  const card = mission === undefined ? undefined : findMission(mission);
  if (card === undefined || mission === undefined) return;
  const { tokens, region } = MISSION_RULES[mission];
  for (const kind of tokens) {
    if (file.tokens[card.letter].some((token) => token.kind === kind)) continue;
    wrong(`tokens.${card.letter}`, 'token-missing', 'IA-042', { kind });
  }
  if (region !== undefined && (file.regions[region.name]?.length ?? 0) === 0) {
    wrong('regions', 'region-missing', region.rule, { region: region.name });
  }
}

/** Missions that could be played on this map. */
export function missionsFor(file: MapFile): readonly MissionId[] {
  return MISSIONS.flatMap(({ id }) => (checkMap(file, id).ok ? [id] : []));
}
