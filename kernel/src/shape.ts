import type { Problem } from './game.ts';

/** Questions about values of unknown shape, for reading what somebody else wrote. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** −0 is no whole number here: JSON would not bring it back. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Object.is(value, -0) &&
    value >= least &&
    value <= most
  );
}

export function isListOf<T>(
  value: unknown,
  holds: (item: unknown) => item is T,
): value is readonly T[] {
  return Array.isArray(value) && value.every((item) => holds(item));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const EXCERPT = 60;

/** A value somebody wrote, short enough for a sentence; never throws, however deep or long it is. */
export function excerpt(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return shorten(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[… ${value.length}]`;
  return '{…}';
}

function shorten(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
}

/** Readers name so many faults of a file and leave it at that: nobody reads the thousandth. */
export const MOST_PROBLEMS = 40;

/** A problem of a part as one of the whole. */
export function problemIn(part: string, problem: Problem): Problem {
  return { ...problem, path: problem.path === '' ? part : `${part}.${problem.path}` };
}
