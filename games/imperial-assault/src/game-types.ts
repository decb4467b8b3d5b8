import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import type { Setup } from './setup/table.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

/** The types that the skirmish is made of. */
export interface ImperialAssault {
  readonly setup: Setup;
  readonly state: State;
  readonly view: View;
  readonly answer: Answer;
  readonly event: Event;
}
