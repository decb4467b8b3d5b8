import { type Event, imperialAssault, type View } from '@parsecs/imperial-assault';
import { seededChance } from '@parsecs/kernel';
import { foldEvent } from './fold.ts';

/** The table as it stood before anything was told; nothing when the setup cannot be read. */
function emptyView(input: unknown): View | undefined {
  const checked = imperialAssault.checkSetup(input);
  if (!checked.ok) return undefined;
  const state = imperialAssault.begin(checked.value, { chance: seededChance('empty') });
  const first = imperialAssault.view(state, 'spectator');
  return {
    ...first,
    mission: null,
    map: null,
    tokens: [],
    raiders: [],
    doors: [],
    terminals: [],
    seats: first.seats.map(({ hand, deck, ...seat }) => ({
      ...seat,
      hand: 0,
      deck: hand + deck,
      zone: null,
    })),
  };
}

/** What a match looked like, from its events alone. */
export function viewFromEvents(
  setup: unknown,
  events: readonly (readonly Event[])[],
): View | undefined {
  const first = emptyView(setup);
  return first === undefined ? undefined : events.flat().reduce(foldEvent, first);
}
