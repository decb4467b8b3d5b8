import type { On } from '../behaviour/declare.ts';
import { addCard, listCards } from '../damage-pack.ts';
import { PURPOSES } from '../dice.ts';
import { NONE, type State } from '../state.ts';

/** XW-144: the top card, after a reshuffle if need be; −1 when no card is left at all. */
export function drawCard(state: State, on: On): number {
  if (state.deck.length === 0 && state.discard !== 0) {
    state.deck = [...listCards(state.discard)];
    state.discard = 0;
    on.chance.shuffle(PURPOSES.deck, state.deck);
    // What a shuffle puts first is on top.
    state.deck.reverse();
    on.tell?.({ type: 'deck-shuffled', cards: state.deck.length, again: true });
  }
  return state.deck.pop() ?? NONE;
}

/** XW-225, A-08: markers become real face-down cards as soon as there are any, the oldest first. */
export function replaceMarkers(state: State, on: On): void {
  while (state.markerOrder.length > 0 && (state.deck.length > 0 || state.discard !== 0)) {
    const ship = state.markerOrder.shift() as number;
    state.markers[ship] = (state.markers[ship] as number) - 1;
    state.damageDown[ship] = addCard(state.damageDown[ship] as number, drawCard(state, on));
  }
}
