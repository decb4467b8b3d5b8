import { at, type StepContext } from '@parsecs/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { CARD_IDS, PURPOSES } from '../vocabulary.ts';

/** ST-063: a full hand for everybody, the starter first. */
export function dealRound(state: State, context: StepContext<Event>): void {
  const { tell } = context;
  tell?.({ type: 'round-began', round: state.round });
  for (let turn = 0; turn < state.rules.seats; turn += 1) {
    const seat = (state.active + turn) % state.rules.seats;
    const hand = at(state.hands, seat);
    takeMovementCards(state, hand, context);
    tell?.({
      type: 'dealt',
      seat,
      count: hand.length,
      cards: hand.map((card) => at(CARD_IDS, card)),
      reveals: true,
    });
  }
}

function takeMovementCards(state: State, hand: number[], context: StepContext<Event>): void {
  const size = state.rules.setup.handSize;
  while (hand.length < size) {
    if (state.movementDeck.length === 0) reshuffleMovement(state, context);
    hand.push(...state.movementDeck.splice(0, size - hand.length));
  }
}

/** ST-064, EN-05, EN-06: the discard becomes the deck, between rounds or in the middle of a deal. */
function reshuffleMovement(state: State, context: StepContext<Event>): void {
  state.movementDeck = state.movementDiscard;
  state.movementDiscard = [];
  context.chance.shuffle(PURPOSES.movementDeck, state.movementDeck);
  context.tell?.({ type: 'movement-shuffled', count: state.movementDeck.length });
}
