import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import type { Setup } from './setup/setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types that Super Teams is made of. */
export interface SuperTeams {
  readonly setup: Setup;
  readonly state: State;
  readonly view: View;
  readonly answer: Answer;
  readonly event: Event;
}
