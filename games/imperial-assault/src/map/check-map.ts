import {
  type Checked,
  excerpt,
  isListOf,
  isRecord,
  isText,
  isWhole,
  MOST_PROBLEMS,
  type Problem,
} from '@parsecs/kernel';
import { findMission, MISSIONS } from '../cards/cards.ts';
import { MISSION_RULES } from '../missions/mission.ts';
import { readPiece, readRaider } from '../names.ts';
import { type MissionId, TOKEN_KINDS } from '../vocabulary.ts';
import { checkGround, checkZones, type Wrong } from './check-ground.ts';
import { compileGrid, sideBetween } from './grid.ts';
import { EDGE_KINDS, MAP_SCHEMA, type MapFile, type Point } from './map-file.ts';

const LARGEST = 40;
const MOST_SPACES = 600;
const MOST_DOORS = 16;
/** Every space has two edges that are not another's, so no map has more. */
const MOST_EDGES = 2 * MOST_SPACES;
const MOST_TOKENS = 60;
const LONGEST_NAME = 100;
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
      if (list.length >= MOST_PROBLEMS) return;
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
  onlyFields('', input, FIELDS, wrong);
  if (input['schema'] !== MAP_SCHEMA)
    wrong('schema', 'wrong-schema', undefined, { expected: MAP_SCHEMA });
  if (!isName(input['id'])) wrong('id', 'not-a-text');
  const origin = input['origin'];
  const named =
    isRecord(origin) &&
    isText(origin['column']) &&
    /^[A-Z]$/.test(origin['column']) &&
    isWhole(origin['row'], 1, 99);
  if (!named) wrong('origin', 'wrong-origin');
  else onlyFields('origin', origin, ['column', 'row'], wrong);
}

function isName(value: unknown): value is string {
  return isText(value) && value !== '' && value.length <= LONGEST_NAME;
}

/** Whatever else stands there would be kept with every match that is played on the map. */
function onlyFields(path: string, value: unknown, known: readonly string[], wrong: Wrong): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const field = excerpt(key);
    wrong(path === '' ? field : `${path}.${field}`, 'map-unknown-field', undefined, { field });
  }
}

/** A list of at most so many things; nothing of one that is longer is looked at. */
function listOf(path: string, list: unknown, most: number, wrong: Wrong): readonly unknown[] {
  if (!Array.isArray(list)) wrong(path, 'not-rows');
  else if (list.length > most) wrong(path, 'too-large', undefined, { most });
  else return list as readonly unknown[];
  return [];
}

/** IA-096: rows of signs, all as long as the terrain. */
function checkRows(input: Readonly<Record<string, unknown>>, wrong: Wrong): void {
  const terrain = input['terrain'];
  for (const field of ROWS) {
    const rows = input[field];
    if (Array.isArray(rows) && rows.length > LARGEST) {
      wrong(field, 'too-large', undefined, { most: LARGEST });
      continue;
    }
    if (!isListOf(rows, isText) || rows.length === 0) {
      wrong(field, 'not-rows');
      continue;
    }
    if (rows.some((row) => row.length > LARGEST)) {
      wrong(field, 'too-large', undefined, { most: LARGEST });
      continue;
    }
    for (const [y, row] of rows.entries()) {
      const odd = row.split('').find((sign) => !SIGNS[field].includes(sign));
      if (odd !== undefined) wrong(`${field}[${y}]`, 'unknown-sign', undefined, { sign: odd });
    }
    if (!isGround(terrain)) continue;
    const differs =
      rows.length !== terrain.length || rows.some((row, y) => row.length !== terrain[y]?.length);
    if (differs) wrong(field, 'rows-differ');
  }
  if (isGround(terrain) && terrain.join('').replaceAll(' ', '').length > MOST_SPACES) {
    wrong('terrain', 'too-large', undefined, { most: MOST_SPACES });
  }
}

/** Rows of a size that can be looked at. */
function isGround(rows: unknown): rows is readonly string[] {
  return (
    Array.isArray(rows) &&
    rows.length <= LARGEST &&
    isListOf(rows, isText) &&
    rows.every((row: string) => row.length <= LARGEST)
  );
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
  for (const [index, value] of listOf('edges', input['edges'], MOST_EDGES, wrong).entries()) {
    edge(`edges[${index}]`, value);
    onlyFields(`edges[${index}]`, value, ['a', 'b', 'kind'], wrong);
    const kind = isRecord(value) ? value['kind'] : undefined;
    if (!EDGE_KINDS.some((known) => known === kind)) wrong(`edges[${index}].kind`, 'wrong-edge');
  }
  checkDoors(input, edge, wrong);
  const ids = new Set<string>();
  const thing = (path: string, value: unknown): void => {
    const id = isRecord(value) ? value['id'] : undefined;
    const spot = isRecord(value) ? value['at'] : undefined;
    if (!isName(id)) wrong(`${path}.id`, 'not-a-text');
    else if (ids.has(id)) wrong(`${path}.id`, 'id-twice', undefined, { id });
    else ids.add(id);
    if (!isPoint(spot) || !exists(terrain, spot)) wrong(`${path}.at`, 'outside-the-map', 'IA-096');
  };
  const terminals = listOf('terminals', input['terminals'], MOST_TOKENS, wrong);
  for (const [index, value] of terminals.entries()) {
    thing(`terminals[${index}]`, value);
    onlyFields(`terminals[${index}]`, value, ['id', 'at'], wrong);
  }
  checkTokens(input['tokens'], thing, ids, wrong);
  checkRegions(input['regions'], terrain, wrong);
}

function checkRegions(regions: unknown, terrain: readonly string[], wrong: Wrong): void {
  if (!isRecord(regions)) {
    wrong('regions', 'map-not-an-object');
    return;
  }
  const names = Object.keys(regions);
  if (names.length > MOST_TOKENS || names.some((name) => name.length > LONGEST_NAME)) {
    wrong('regions', 'too-large', undefined, { most: MOST_TOKENS });
    return;
  }
  for (const name of names) {
    const points = regions[name];
    const fine =
      Array.isArray(points) &&
      points.length <= MOST_SPACES &&
      points.every((point) => isPoint(point) && exists(terrain, point));
    if (!fine) wrong(`regions.${name}`, 'outside-the-map', 'IA-096');
  }
}

function checkDoors(
  input: Readonly<Record<string, unknown>>,
  edge: (path: string, value: unknown) => void,
  wrong: Wrong,
): void {
  const doors = input['doors'];
  if (Array.isArray(doors) && doors.length > MOST_DOORS) {
    wrong('doors', 'too-many-doors', undefined, { most: MOST_DOORS });
    return;
  }
  const ids = new Set<string>();
  for (const [index, door] of listOf('doors', doors, MOST_DOORS, wrong).entries()) {
    const path = `doors[${index}]`;
    const { id, edges, locked } = isRecord(door) ? door : {};
    if (!isName(id) || typeof locked !== 'boolean' || !Array.isArray(edges) || edges.length === 0) {
      wrong(path, 'wrong-door', 'IA-116');
      continue;
    }
    onlyFields(path, door, ['id', 'edges', 'locked'], wrong);
    // Doors can be attacked, and whatever can be is called by one name.
    if (ids.has(id) || readRaider(id) !== undefined || readPiece(id) !== undefined) {
      wrong(`${path}.id`, 'id-twice', undefined, { id });
    }
    ids.add(id);
    for (const [part, value] of listOf(`${path}.edges`, edges, MOST_EDGES, wrong).entries()) {
      edge(`${path}.edges[${part}]`, value);
      onlyFields(`${path}.edges[${part}]`, value, ['a', 'b'], wrong);
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
  onlyFields('tokens', tokens, ['A', 'B'], wrong);
  for (const letter of ['A', 'B']) {
    const written = isRecord(tokens) ? tokens[letter] : undefined;
    const list = listOf(`tokens.${letter}`, written, MOST_TOKENS, wrong);
    // Only one letter is ever laid out, so both may use the same names.
    ids.clear();
    for (const id of terminals) ids.add(id);
    for (const [index, token] of list.entries()) {
      const path = `tokens.${letter}[${index}]`;
      thing(path, token);
      onlyFields(path, token, ['id', 'kind', 'at'], wrong);
      const kind = isRecord(token) ? token['kind'] : undefined;
      if (!TOKEN_KINDS.some((known) => known === kind)) {
        wrong(`${path}.kind`, 'unknown-token', undefined, { kind: excerpt(kind) });
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
