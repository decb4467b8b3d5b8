import {
  excerpt,
  GIVEN_CAUSES,
  type GivenCause,
  GivenFields,
  isListOf,
  isText,
  type WrittenFields,
} from '@parsecs/kernel';
import { commandNumber, findCommand } from '../cards/cards.ts';
import { findSpace } from '../lookup.ts';
import type { State } from '../state.ts';
import type { CommandId } from '../vocabulary.ts';

const CAUSES = [
  'given-not-a-figure',
  'given-not-a-group',
  'given-not-a-space',
  'given-taken-space',
  'given-unknown-card',
  'given-not-a-token',
  'given-not-a-door',
  'given-needs-mission',
  'given-needs-armies',
  'given-not-a-phase',
  'given-no-figures',
  'given-too-many',
] as const;
type Cause = (typeof CAUSES)[number];
export const SCENARIO_CAUSES: readonly (Cause | GivenCause)[] = [...GIVEN_CAUSES, ...CAUSES];

/** More than lies in any list of a table. */
const MOST_LISTED = 60;

/** The fields of a hand-made position of this game. */
export class SkirmishFields extends GivenFields<Cause> {
  readonly #state: State;

  constructor(state: State, given: WrittenFields) {
    super(given, 2);
    this.#state = state;
  }

  list(field: string): readonly string[] {
    return this.#texts(field, this.given[field] ?? []);
  }

  #texts(path: string, value: unknown): readonly string[] {
    if (Array.isArray(value) && value.length > MOST_LISTED) {
      this.wrong(path, 'given-too-many', { most: MOST_LISTED });
    } else if (isListOf(value, isText)) return value;
    else this.wrong(path, 'given-not-a-list');
    return [];
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
