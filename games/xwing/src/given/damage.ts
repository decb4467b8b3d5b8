import { at, type WrittenFields } from '@parsecs/kernel';
import { DAMAGE_DECK } from '../cards/damage-deck.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { addCard, DAMAGE_NUMBERS, listCards, packOf } from '../damage-pack.ts';
import { noteCockpit } from '../play/tokens.ts';
import type { State } from '../state.ts';
import type { Reading } from './reading.ts';

export function readDamage(
  reading: Reading,
  path: string,
  written: WrittenFields,
  ship: number,
): void {
  const { state } = reading;
  for (const card of reading.cards(`${path}.damageUp`, written['damageUp'])) {
    state.damageUp[ship] = addCard(at(state.damageUp, ship), card);
    // Turned up some time before.
    state.round -= 1;
    noteCockpit(state, ship, card);
    state.round += 1;
  }
  const down = written['damageDown'];
  if (typeof down === 'number') {
    const count = reading.number(`${path}.damageDown`, down, 0);
    // Any cards will do; of Direct Hit! there are enough.
    const direct = DAMAGE_NUMBERS['direct-hit'];
    const free = cardsLeft(state).sort(
      (one, other) => Number(other === direct) - Number(one === direct),
    );
    state.damageDown[ship] = packOf(free.slice(0, count));
    if (count > free.length) {
      reading.wrong(`${path}.damageDown`, 'given-too-many-cards', { most: free.length });
    }
  } else state.damageDown[ship] = packOf(reading.cards(`${path}.damageDown`, down));
}

/** The top of the deck as written, everything that lies nowhere below it. */
export function stackDeck(reading: Reading): void {
  const { state, given } = reading;
  state.discard = packOf(reading.cards('discard', given['discard']));
  const top = reading.cards('deck', given['deck']);
  const left = cardsLeft(state);
  for (const card of top) {
    const index = left.indexOf(card);
    if (index !== -1) left.splice(index, 1);
  }
  const rest = given['deckIsWhole'] === true ? [] : left;
  state.deck = [...rest, ...top.toReversed()];
}

/** Cards that lie nowhere yet. */
function cardsLeft(state: State): number[] {
  const left = DAMAGE_DECK.map((id) => DAMAGE_IDS.indexOf(id));
  for (const pack of [...state.damageUp, ...state.damageDown, state.discard]) {
    for (const card of listCards(pack)) {
      const index = left.indexOf(card);
      if (index !== -1) left.splice(index, 1);
    }
  }
  return left;
}
