import { checkSetup, type Event, type View, viewOfSetup } from '@parsecs/starship-battles';
import { foldEvent } from './fold.ts';

/** What a match looked like that cannot be run any more; nothing where its setup cannot be read. */
export function viewFromEvents(
  setup: unknown,
  told: readonly (readonly Event[])[],
): View | undefined {
  const checked = checkSetup(setup);
  return checked.ok ? told.flat().reduce(foldEvent, viewOfSetup(checked.value)) : undefined;
}
