import { at, type StepContext } from '@parsecs/kernel';
import type { Event } from '../events.ts';
import { dealRound } from '../play/deal.ts';
import { rulesOf } from '../rules.ts';
import { freshTurn, type State } from '../state.ts';
import { PURPOSES, SHIPS } from '../vocabulary.ts';
import { ALL_BONUS_CARDS, movementCardsOf, PLANET_CARDS_EACH } from './cards.ts';
import type { Setup } from './setup.ts';

/** A position before anything is shuffled or dealt: what setups and scenarios start from. */
export function emptyState(setup: Setup): State {
  const rules = rulesOf(setup);
  return {
    rules,
    // ST-019
    position: SHIPS.map((_, ship) => (at(rules.owner, ship >> 1) === -1 ? -1 : 0)),
    half: SHIPS.map(() => -1),
    hands: Array.from({ length: rules.seats }, () => []),
    bonus: Array.from({ length: rules.seats }, () => []),
    movementDeck: movementCardsOf(rules.owner),
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
