import { excerpt, isRecord } from '@parsecs/kernel';
import type { Wrong } from './board-causes.ts';

const LONGEST_PATH = 20_000;
/** Deeper than any board file needs to be. */
const DEEPEST = 12;

const DRAWN_NUMBERS = {
  size: ['width', 'height'],
  radius: ['space', 'start', 'final'],
} as const;
const SLOT_NUMBERS = ['x', 'y', 'width', 'height'] as const;

/** Rules do not look at the drawing, but whoever draws relies on it. */
export function checkDrawing(board: Readonly<Record<string, unknown>>, wrong: Wrong): void {
  if (board['path'] !== undefined) checkText('path', board['path'], LONGEST_PATH, wrong);
  for (const [field, names] of Object.entries(DRAWN_NUMBERS)) {
    if (board[field] !== undefined) checkNumbers(field, board[field], names, wrong);
  }
  const { slots = {} } = board;
  if (!isRecord(slots)) wrong('slots', 'not-an-object');
  else {
    for (const [name, slot] of Object.entries(slots)) {
      checkNumbers(`slots.${excerpt(name)}`, slot, SLOT_NUMBERS, wrong);
    }
  }
  checkPlaces(board['spaces'] as readonly Readonly<Record<string, unknown>>[], wrong);
  for (const [field, value] of Object.entries(board)) {
    if (!canBeKept(value, DEEPEST)) wrong(excerpt(field), 'cannot-be-kept');
  }
}

export function checkText(path: string, value: unknown, most: number, wrong: Wrong): void {
  if (typeof value !== 'string') wrong(path, 'not-a-text');
  else if (value.length > most) wrong(path, 'text-too-long', { most });
}

/** −0 does not come back from a file. */
function isDrawable(value: unknown): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

/** Fields that nobody reads stay with the board, so they must be something that can be stored. */
function canBeKept(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return isDrawable(value);
    case 'object':
      if (value === null) return true;
      return depth > 0 && Object.values(value).every((part) => canBeKept(part, depth - 1));
    default:
      return false;
  }
}

function checkNumbers(path: string, value: unknown, names: readonly string[], wrong: Wrong): void {
  if (!isRecord(value)) {
    wrong(path, 'not-an-object');
    return;
  }
  for (const name of names) {
    if (!isDrawable(value[name])) wrong(`${path}.${name}`, 'not-a-number');
  }
}

function checkPlaces(spaces: readonly Readonly<Record<string, unknown>>[], wrong: Wrong): void {
  const places = spaces.flatMap((space) => [space['x'], space['y']]);
  const drawn = places.filter((place) => place !== undefined);
  if (drawn.length > 0 && drawn.length < places.length) wrong('spaces', 'half-drawn');
  for (const [index, space] of spaces.entries()) {
    for (const axis of ['x', 'y', 'heading']) {
      const value = space[axis];
      if (value !== undefined && !isDrawable(value)) {
        wrong(`spaces[${index}].${axis}`, 'not-a-number');
      }
    }
  }
}
