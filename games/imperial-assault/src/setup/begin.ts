import type { StepContext } from '@parsecs/kernel';
import type { Event } from '../events.ts';
import { showArmies } from '../play/build.ts';
import { runOn } from '../play/process.ts';
import type { State } from '../state.ts';
import { emptyState } from './empty-state.ts';
import { deckOf, openTable, type Setup } from './table.ts';

export function begin(setup: Setup, context: StepContext<Event>): State {
  const [first, second] = setup.armies;
  const table = openTable(setup);
  let state: State;
  if (first === 'build' || second === 'build') {
    state = emptyState(table, [[], []]);
    const armies = setup.armies.map((army) => (army === 'build' ? null : army));
    state.frames.push({ kind: 'build', armies });
  } else {
    state = emptyState(table, [deckOf(first), deckOf(second)]);
    showArmies(state, context, false);
  }
  runOn(state, context);
  return state;
}
