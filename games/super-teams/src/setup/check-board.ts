import { type Checked, excerpt, isRecord, MOST_PROBLEMS, type Problem } from '@parsecs/kernel';
import { DUAL_KINDS, SPACE_KINDS, type SpaceKind } from '../vocabulary.ts';
import { BOARD_SCHEMA, type Board, nearestNormal } from './board.ts';
import type { BoardCause, Wrong } from './board-causes.ts';
import { checkDrawing, checkText } from './check-drawing.ts';

const LONGEST = 200;
const LONGEST_NAME = 100;
const HIGHEST_VALUE = 6;
/** A space has two kinds at the most; what stands behind them is not looked at. */
const LOOKED_AT = 3;

/** Checks a board file against the requirements of the ledger, section 8. */
export function checkBoard(input: unknown): Checked<Board> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const wrong: Wrong = (path, cause, params, rule) => {
    if (problems.length >= MOST_PROBLEMS) return;
    problems.push({ path, cause, ...(params && { params }), ...(rule !== undefined && { rule }) });
  };
  if (!isRecord(input)) {
    wrong('', 'not-an-object');
    return { ok: false, problems };
  }
  if (input['schema'] !== BOARD_SCHEMA) wrong('schema', 'wrong-schema', { expected: BOARD_SCHEMA });
  if (input['id'] === '') wrong('id', 'not-a-text');
  checkText('id', input['id'], LONGEST_NAME, wrong);
  if (input['name'] !== undefined) checkText('name', input['name'], LONGEST_NAME, wrong);
  const spaces = input['spaces'];
  if (!Array.isArray(spaces)) {
    wrong('spaces', 'not-a-list');
    return { ok: false, problems };
  }
  if (spaces.length < 3) wrong('spaces', 'too-short', { least: 3 });
  if (spaces.length > LONGEST) {
    wrong('spaces', 'too-long', { most: LONGEST });
    return { ok: false, problems };
  }
  const kinds = spaces.map((space: unknown, index) => readKinds(space, index, wrong));
  if (problems.length === 0) {
    checkTrack(kinds, wrong);
    checkMaw(kinds, wrong, (index, cause) => {
      if (warnings.length >= MOST_PROBLEMS) return;
      warnings.push({ path: `spaces[${index}]`, cause, rule: 'EN-16', params: { space: index } });
    });
    checkDrawing(input, wrong);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: input as unknown as Board, warnings };
}

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
  const first: readonly unknown[] = kinds.slice(0, LOOKED_AT);
  const unknown = first.findIndex((kind) => !SPACE_KINDS.includes(kind as SpaceKind));
  if (unknown !== -1) {
    wrong(`${path}.kinds`, 'unknown-kind', { kind: excerpt(first[unknown]) }, 'ST-038');
    return [];
  }
  const read = first as readonly SpaceKind[];
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
