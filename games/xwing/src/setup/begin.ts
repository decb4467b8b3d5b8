import type { StepContext } from '@parsecs/kernel';
import type { Event } from '../events.ts';
import { runOn } from '../play/process.ts';
import type { State } from '../state.ts';
import { emptyState } from './empty-state.ts';
import type { Setup } from './setup.ts';

/** The first state: everything that comes before the first decision has happened. */
export function begin(setup: Setup, context: StepContext<Event>): State {
  const state = emptyState(setup);
  runOn(state, context);
  return state;
}
