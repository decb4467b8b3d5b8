import type { Answer } from './answers/answer.ts';
import type { Event } from './events.ts';
import type { Setup } from './setup/setup.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

export interface XWing {
  readonly setup: Setup;
  readonly state: State;
  readonly view: View;
  readonly answer: Answer;
  readonly event: Event;
}
