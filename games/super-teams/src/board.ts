import { type Checked, isRecord, type Problem } from '@parsecs/kernel';
import longBoard from './data/board-long.json' with { type: 'json' };
import shortBoard from './data/board-short.json' with { type: 'json' };
import standardBoard from './data/board-standard.json' with { type: 'json' };
import { DUAL_KINDS, SPACE_KINDS, type SpaceKind } from './vocabulary.ts';

export const BOARD_SCHEMA = 'super-teams-board/1';

export interface BoardSpace {
  readonly kinds: readonly SpaceKind[];
  /** Where it is drawn; either every space says so or none. */
  readonly x?: number;
  readonly y?: number;
  readonly heading?: number;
}

/** A track as a file: rules need the kinds alone, the rest is for drawing. */
export interface Board {
  readonly schema: typeof BOARD_SCHEMA;
  readonly id: string;
  readonly name?: string;
  readonly spaces: readonly BoardSpace[];
  readonly size?: { readonly width: number; readonly height: number };
  readonly radius?: { readonly space: number; readonly start: number; readonly final: number };
  readonly path?: string;
  readonly slots?: Readonly<Record<string, BoardSlot>>;
}

export interface BoardSlot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const BOARD_IDS = ['standard', 'short', 'long'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

export const BOARDS: Readonly<Record<BoardId, Board>> = {
  standard: standardBoard as unknown as Board,
  short: shortBoard as unknown as Board,
  long: longBoard as unknown as Board,
};

export const BOARD_CAUSES = [
  'not-an-object',
  'wrong-schema',
  'not-a-text',
  'not-a-list',
  'too-short',
  'too-long',
  'unknown-kind',
  'bad-dual',
  'planet-in-the-middle',
  'first-not-start',
  'last-not-final',
  'kind-missing',
  'dual-missing',
  'stretch-too-long',
  'maw-before-final',
  'no-normal-behind',
  'no-normal-ahead',
  'half-drawn',
  'not-a-number',
] as const;
type BoardCause = (typeof BOARD_CAUSES)[number];

const LONGEST = 200;
const HIGHEST_VALUE = 6;

/** ST-054, ST-097: the nearest purely normal space behind and ahead of each space. */
export function nearestNormal(
  spaces: readonly (readonly SpaceKind[])[],
  from: number,
  direction: 1 | -1,
  includeDual: boolean,
): number | undefined {
  for (let index = from + direction; index >= 0 && index < spaces.length; index += direction) {
    const kinds = spaces[index] ?? [];
    if (kinds[0] === 'normal' || (includeDual && kinds.includes('normal'))) return index;
  }
  return undefined;
}

/** Checks a board file against the requirements of the ledger, section 8. */
export function checkBoard(input: unknown): Checked<Board> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const wrong = (
    path: string,
    cause: BoardCause,
    params?: Problem['params'],
    rule?: string,
  ): number =>
    problems.push({ path, cause, ...(params && { params }), ...(rule !== undefined && { rule }) });
  if (!isRecord(input)) {
    wrong('', 'not-an-object');
    return { ok: false, problems };
  }
  if (input['schema'] !== BOARD_SCHEMA) wrong('schema', 'wrong-schema', { expected: BOARD_SCHEMA });
  if (typeof input['id'] !== 'string' || input['id'] === '') wrong('id', 'not-a-text');
  const spaces = input['spaces'];
  if (!Array.isArray(spaces)) {
    wrong('spaces', 'not-a-list');
    return { ok: false, problems };
  }
  if (spaces.length < 3) wrong('spaces', 'too-short', { least: 3 });
  if (spaces.length > LONGEST) wrong('spaces', 'too-long', { most: LONGEST });
  const kinds = spaces.map((space: unknown, index) => readKinds(space, index, wrong));
  if (problems.length === 0) {
    checkTrack(kinds, wrong);
    checkMaw(kinds, wrong, (index, cause) =>
      warnings.push({ path: `spaces[${index}]`, cause, rule: 'EN-16', params: { space: index } }),
    );
    checkDrawing(input, wrong);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: input as unknown as Board, warnings };
}

type Wrong = (path: string, cause: BoardCause, params?: Problem['params'], rule?: string) => number;

function readKinds(space: unknown, index: number, wrong: Wrong): readonly SpaceKind[] {
  const path = `spaces[${index}]`;
  if (!isRecord(space)) {
    wrong(path, 'not-an-object');
    return [];
  }
  const kinds = space['kinds'];
  if (!Array.isArray(kinds) || kinds.length === 0) {
    wrong(`${path}.kinds`, 'not-a-list');
    return [];
  }
  const unknown = kinds.findIndex((kind) => !SPACE_KINDS.includes(kind as SpaceKind));
  if (unknown !== -1) {
    const kind: unknown = kinds[unknown];
    // Not every value can be turned into a text, but whatever was read from a file can be written.
    const written = typeof kind === 'string' ? kind : JSON.stringify(kind);
    wrong(`${path}.kinds`, 'unknown-kind', { kind: written }, 'ST-038');
    return [];
  }
  const read = kinds as readonly SpaceKind[];
  if (read.length > 1 && !DUAL_KINDS.some((dual) => dual.join() === read.join())) {
    wrong(`${path}.kinds`, 'bad-dual', { kinds: read.join(' + ') }, 'ST-048');
  }
  return read;
}

function checkTrack(kinds: readonly (readonly SpaceKind[])[], wrong: Wrong): void {
  const last = kinds.length - 1;
  if (kinds[0]?.[0] !== 'start') wrong('spaces[0]', 'first-not-start', undefined, 'ST-002');
  if (kinds[last]?.[0] !== 'final') wrong(`spaces[${last}]`, 'last-not-final', undefined, 'ST-002');
  for (const [index, [kind]] of kinds.entries()) {
    const planet = kind === 'start' || kind === 'final';
    if (planet && index > 0 && index < last) {
      wrong(`spaces[${index}]`, 'planet-in-the-middle', { space: index }, 'ST-002');
    }
  }
  const present = new Set(kinds.map((kind) => kind.join()));
  for (const kind of ['normal', 'bonus', 'hyperspace', 'asteroid', 'maw'] as const) {
    if (!present.has(kind)) wrong('spaces', 'kind-missing', { kind }, 'ST-038');
  }
  for (const dual of DUAL_KINDS) {
    if (!present.has(dual.join())) {
      wrong('spaces', 'dual-missing', { kinds: dual.join(' + ') }, 'ST-048');
    }
  }
}

function checkMaw(
  kinds: readonly (readonly SpaceKind[])[],
  wrong: Wrong,
  warn: (index: number, cause: BoardCause) => void,
): void {
  const isMaw = (index: number): boolean => kinds[index]?.[0] === 'maw';
  for (let from = 0; from < kinds.length; from += 1) {
    if (!isMaw(from) || isMaw(from - 1)) continue;
    let beyond = from;
    while (isMaw(beyond)) beyond += 1;
    const back = nearestNormal(kinds, from, -1, false);
    if (back === undefined) warn(from, 'no-normal-behind');
    if (nearestNormal(kinds, beyond - 1, 1, false) === undefined) warn(from, 'no-normal-ahead');
    const needed = beyond - (back ?? 0);
    if (needed > HIGHEST_VALUE) {
      const params = { space: from, needed, most: HIGHEST_VALUE };
      wrong(`spaces[${from}]`, 'stretch-too-long', params, 'ST-052');
    }
    if (beyond === kinds.length - 1) {
      wrong(`spaces[${beyond - 1}]`, 'maw-before-final', { space: beyond - 1 }, 'ST-051');
    }
  }
}

const DRAWN_NUMBERS = {
  size: ['width', 'height'],
  radius: ['space', 'start', 'final'],
} as const;
const SLOT_NUMBERS = ['x', 'y', 'width', 'height'] as const;

/** Rules do not look at the drawing, but whoever draws relies on it. */
function checkDrawing(board: Readonly<Record<string, unknown>>, wrong: Wrong): void {
  for (const field of ['name', 'path']) {
    const value = board[field];
    if (value !== undefined && typeof value !== 'string') wrong(field, 'not-a-text');
  }
  for (const [field, names] of Object.entries(DRAWN_NUMBERS)) {
    if (board[field] !== undefined) checkNumbers(field, board[field], names, wrong);
  }
  const { slots = {} } = board;
  if (!isRecord(slots)) wrong('slots', 'not-an-object');
  else {
    for (const [name, slot] of Object.entries(slots)) {
      checkNumbers(`slots.${name}`, slot, SLOT_NUMBERS, wrong);
    }
  }
  checkPlaces(board['spaces'] as readonly Readonly<Record<string, unknown>>[], wrong);
}

function checkNumbers(path: string, value: unknown, names: readonly string[], wrong: Wrong): void {
  if (!isRecord(value)) {
    wrong(path, 'not-an-object');
    return;
  }
  for (const name of names) {
    if (!Number.isFinite(value[name])) wrong(`${path}.${name}`, 'not-a-number');
  }
}

function checkPlaces(spaces: readonly Readonly<Record<string, unknown>>[], wrong: Wrong): void {
  const places = spaces.flatMap((space) => [space['x'], space['y']]);
  const drawn = places.filter((place) => place !== undefined);
  if (drawn.length > 0 && drawn.length < places.length) wrong('spaces', 'half-drawn');
  for (const [index, space] of spaces.entries()) {
    for (const axis of ['x', 'y', 'heading']) {
      const value = space[axis];
      if (value !== undefined && !Number.isFinite(value)) {
        wrong(`spaces[${index}].${axis}`, 'not-a-number');
      }
    }
  }
}
