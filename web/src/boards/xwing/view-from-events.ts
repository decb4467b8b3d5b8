import { seededChance } from '@parsecs/kernel';
import { type Event, type View, xwing } from '@parsecs/xwing';
import { foldEvent } from './fold.ts';

/** The table as it stood before anything was told; nothing when the setup cannot be read. */
function emptyView(input: unknown): View | undefined {
  const checked = xwing.checkSetup(input);
  if (!checked.ok) return undefined;
  // Squads that are given are only told; the view begins without them.
  const state = xwing.begin(checked.value, { chance: seededChance('empty') });
  const first = xwing.view(state, 'spectator');
  return { ...first, question: null, asked: [], moment: [], active: null, ships: [] };
}

export function viewFromEvents(
  setup: unknown,
  told: readonly (readonly Event[])[],
): View | undefined {
  const first = emptyView(setup);
  return first === undefined ? undefined : told.flat().reduce(foldEvent, first);
}
