import { at, type StepContext } from '@parsecs/kernel';
import bonusCards from './data/bonus-cards.json' with { type: 'json' };
import movementCards from './data/movement-cards.json' with { type: 'json' };
import type { Event } from './events.ts';
import { compileRules, type Rules } from './rules.ts';
import type { Setup } from './setup.ts';
import { freshTurn, type State } from './state.ts';
import { BONUS_KINDS, CARD_IDS, FACES, SHIPS } from './vocabulary.ts';

/** ST-020 */
const PLANET_CARDS_EACH = 2;

/** What chance is drawn for; scenario files name it like this. */
export const PURPOSES = {
  starter: 'starting player',
  bonusDeck: 'bonus deck',
  movementDeck: 'movement deck',
} as const;

/** EN-08: the number of copies is data. */
export const ALL_BONUS_CARDS: readonly number[] = BONUS_KINDS.flatMap((kind, bonus) => {
  const count = bonusCards.cards.find((card) => card.id === kind)?.count ?? 0;
  return Array.from({ length: count }, () => bonus);
});

/** ST-006, ST-007, ST-016: the movement cards of the colours in play. */
export function movementCardsOf(rules: Rules): number[] {
  const cards: number[] = [];
  for (let card = 0; card < FACES; card += 1) {
    if (at(rules.owner, (card / 6) | 0) === -1) continue;
    for (let copy = 0; copy < movementCards.copiesPerColourAndValue; copy += 1) cards.push(card);
  }
  return cards;
}

/** A position before anything is shuffled or dealt: what setups and scenarios start from. */
export function emptyState(setup: Setup): State {
  const rules = compileRules(setup);
  return {
    rules,
    // ST-019
    position: SHIPS.map((_, ship) => (at(rules.owner, ship >> 1) === -1 ? -1 : 0)),
    half: SHIPS.map(() => -1),
    hands: Array.from({ length: rules.seats }, () => []),
    bonus: Array.from({ length: rules.seats }, () => []),
    movementDeck: movementCardsOf(rules),
    movementDiscard: [],
    bonusDeck: [...ALL_BONUS_CARDS],
    bonusDiscard: [],
    planet: [],
    planetPaid: false,
    round: 1,
    active: 0,
    phase: 'announce',
    asked: 0,
    turn: freshTurn(),
    winners: [],
  };
}

export function begin(setup: Setup, context: StepContext<Event>): State {
  const state = emptyState(setup);
  const { chance, tell } = context;
  // ST-023: who saw the films last cannot be known, so it is drawn unless the host decides.
  const starter =
    setup.starter === 'random' ? chance.pick(PURPOSES.starter, setup.players) : setup.starter;
  state.active = starter;
  state.asked = starter;
  chance.shuffle(PURPOSES.bonusDeck, state.bonusDeck);
  state.planet = state.bonusDeck.splice(0, PLANET_CARDS_EACH * setup.players);
  chance.shuffle(PURPOSES.movementDeck, state.movementDeck);
  tell?.({ type: 'began', starter });
  dealRound(state, context);
  return state;
}

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
