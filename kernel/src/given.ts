import { type Checked, type Problem, type Seat, seatFromName } from './game.ts';
import { excerpt, isRecord, isText, isWhole, MOST_PROBLEMS } from './shape.ts';

/** What can be wrong with the written position of any game; each game adds its own. */
export const GIVEN_CAUSES = [
  'given-not-an-object',
  'given-unknown-field',
  'given-not-a-seat',
  'given-not-a-number',
  'given-not-a-list',
] as const;
export type GivenCause = (typeof GIVEN_CAUSES)[number];

export type WrittenFields = Readonly<Record<string, unknown>>;

/** Counters, rounds, points: beyond this nothing was meant. */
const MOST_COUNTED: number = 999;

/** The fields of a hand-made position, and everything that is wrong with them. */
export class GivenFields<Cause extends string = GivenCause> {
  readonly given: WrittenFields;
  readonly problems: Problem[] = [];
  readonly #seats: number;

  constructor(given: WrittenFields, seats: number) {
    this.given = given;
    this.#seats = seats;
  }

  wrong(path: string, cause: Cause | GivenCause, params?: Problem['params']): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    this.problems.push(params === undefined ? { path, cause } : { path, cause, params });
  }

  /** Names every field that nobody asked for. */
  onlyKnown(path: string, written: WrittenFields, known: readonly string[]): void {
    for (const field of unknownFields(written, known)) {
      this.wrong(path === '' ? field : `${path}.${field}`, 'given-unknown-field');
    }
  }

  seat(path: string, name: unknown): Seat | undefined {
    const seat = isText(name) ? seatFromName(name) : undefined;
    if (seat !== undefined && seat < this.#seats) return seat;
    this.wrong(path, 'given-not-a-seat', { seat: excerpt(name) });
    return undefined;
  }

  number(
    path: string,
    value: unknown,
    usual: number,
    least: number = 0,
    most: number = MOST_COUNTED,
  ): number {
    if (value === undefined) return usual;
    if (isWhole(value, least, most)) return value;
    this.wrong(path, 'given-not-a-number');
    return usual;
  }

  /** What a field holds by name; nothing where it is no such thing. */
  named(field: string): readonly (readonly [name: string, value: unknown, path: string])[] {
    const value = this.given[field] ?? {};
    if (isRecord(value)) {
      return Object.entries(value).map(([name, part]) => [name, part, `${field}.${excerpt(name)}`]);
    }
    this.wrong(field, 'given-not-a-list');
    return [];
  }

  /** The position, unless something is wrong with it. */
  checked<State>(state: State): Checked<State> {
    if (this.problems.length > 0) return { ok: false, problems: this.problems };
    return { ok: true, value: state, warnings: [] };
  }
}

/** Fields that nobody asked for, each short enough for a message, the first few of them. */
export function unknownFields(written: WrittenFields, known: readonly string[]): readonly string[] {
  const unknown: string[] = [];
  for (const field of Object.keys(written)) {
    if (known.includes(field)) continue;
    unknown.push(excerpt(field));
    if (unknown.length === MOST_PROBLEMS) break;
  }
  return unknown;
}
