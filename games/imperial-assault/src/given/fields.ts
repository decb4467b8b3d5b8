import {
  excerpt,
  isListOf,
  isRecord,
  isText,
  isWhole,
  MOST_PROBLEMS,
  type Problem,
  type Seat,
  seatFromName,
} from '@parsecs/kernel';
import { commandNumber, findCommand } from '../cards/cards.ts';
import { findSpace } from '../lookup.ts';
import type { State } from '../state.ts';
import type { CommandId } from '../vocabulary.ts';

export const SCENARIO_CAUSES = [
  'given-unknown-field',
  'given-not-a-seat',
  'given-not-a-figure',
  'given-not-a-group',
  'given-not-a-space',
  'given-taken-space',
  'given-not-a-list',
  'given-not-a-number',
  'given-unknown-card',
  'given-not-a-token',
  'given-not-a-door',
  'given-needs-mission',
  'given-not-a-phase',
  'given-no-figures',
  'given-too-many',
] as const;
type ScenarioCause = (typeof SCENARIO_CAUSES)[number];

/** More figures, tokens and cards than any table holds. */
const MOST_ENTRIES = 60;

/** The fields of a hand-made position, and everything that is wrong with them. */
export class GivenFields {
  readonly given: Readonly<Record<string, unknown>>;
  readonly problems: Problem[] = [];
  readonly #state: State;

  constructor(state: State, given: Readonly<Record<string, unknown>>) {
    this.#state = state;
    this.given = given;
  }

  wrong(path: string, cause: ScenarioCause, params?: Problem['params']): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    this.problems.push(params === undefined ? { path, cause } : { path, cause, params });
  }

  seat(path: string, name: unknown): Seat {
    const seat = typeof name === 'string' ? seatFromName(name) : undefined;
    if (seat === 0 || seat === 1) return seat;
    this.wrong(path, 'given-not-a-seat', { seat: excerpt(name) });
    return 0;
  }

  number(path: string, value: unknown): number {
    if (isWhole(value, 0, 999)) return value;
    this.wrong(path, 'given-not-a-number');
    return 0;
  }

  entries(field: string): readonly (readonly [string, unknown])[] {
    const value = this.given[field];
    if (value === undefined) return [];
    if (!isRecord(value)) this.wrong(field, 'given-not-a-list');
    else if (Object.keys(value).length > MOST_ENTRIES) this.#tooMany(field);
    else return Object.entries(value);
    return [];
  }

  list(field: string): readonly string[] {
    return this.#texts(field, this.given[field] ?? []);
  }

  #texts(path: string, value: unknown): readonly string[] {
    if (Array.isArray(value) && value.length > MOST_ENTRIES) this.#tooMany(path);
    else if (isListOf(value, isText)) return value;
    else this.wrong(path, 'given-not-a-list');
    return [];
  }

  #tooMany(path: string): void {
    this.wrong(path, 'given-too-many', { most: MOST_ENTRIES });
  }

  space(path: string, label: unknown): number {
    const space = isText(label) ? findSpace(this.#state, label) : -1;
    if (space === -1) this.wrong(path, 'given-not-a-space', { space: excerpt(label) });
    return space;
  }

  cards(path: string, value: unknown): number[] {
    return this.#texts(path, value).flatMap((id) => {
      if (findCommand(id) !== undefined) return [commandNumber(id as CommandId)];
      this.wrong(path, 'given-unknown-card', { card: excerpt(id) });
      return [];
    });
  }
}
