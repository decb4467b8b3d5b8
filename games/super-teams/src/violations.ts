import { at } from '@parsecs/kernel';
import { ALL_BONUS_CARDS, movementCardsOf, PLANET_CARDS_EACH } from './setup/cards.ts';
import { isMaw, type State } from './state.ts';
import { SHIPS } from './vocabulary.ts';

/** What must hold after every step of every game. */
export function violations(state: State): readonly string[] {
  return [...cardViolations(state), ...shipViolations(state), ...turnViolations(state)];
}

function cardViolations(state: State): readonly string[] {
  const found: string[] = [];
  const movement = [...state.hands.flat(), ...state.movementDeck, ...state.movementDiscard];
  if (!sameCards(movement, movementCardsOf(state.rules.owner)))
    found.push('movement cards lost or made');
  const bonus = [...state.bonus.flat(), ...state.bonusDeck, ...state.bonusDiscard, ...state.planet];
  if (!sameCards(bonus, ALL_BONUS_CARDS)) found.push('bonus cards lost or made');
  const pile = state.planetPaid ? 0 : PLANET_CARDS_EACH * state.rules.seats;
  if (state.planet.length !== pile) found.push('the planet pile is neither whole nor gone');
  const sizes = state.hands.map((hand) => hand.length);
  if (Math.max(...sizes) - Math.min(...sizes) > 1) found.push('a player is cards ahead');
  return found;
}

function sameCards(one: readonly number[], other: readonly number[]): boolean {
  return one.toSorted(byNumber).join() === other.toSorted(byNumber).join();
}

function byNumber(one: number, other: number): number {
  return one - other;
}

function shipViolations(state: State): readonly string[] {
  const { rules, turn } = state;
  return SHIPS.flatMap((id, ship) => {
    const position = at(state.position, ship);
    const inPlay = at(rules.owner, ship >> 1) !== -1;
    if (!inPlay) return position === -1 ? [] : [`${id} should be in the box`];
    if (position < 0 || position > rules.last) return [`${id} is off the track`];
    const beingMoved = ship === turn.ship || ship === turn.grabbed;
    if (isMaw(state, position) && !(beingMoved && state.phase === 'evade')) {
      return [`${id} rests on the Maw`];
    }
    const dual = at(rules.otherKind, position) !== -1;
    const choosing = beingMoved && (state.phase === 'half' || state.phase === 'grab-half');
    if ((at(state.half, ship) !== -1) !== dual && !choosing) return [`${id} has a wrong half`];
    return [];
  });
}

function turnViolations(state: State): readonly string[] {
  const { phase } = state;
  if (phase === 'over') return state.winners.length > 0 ? [] : ['over without a winner'];
  if (state.winners.length > 0) return ['a winner in a game that goes on'];
  if (phase === 'announce') {
    const fresh = state.turn.ship === -1 && state.asked === state.active;
    return fresh ? [] : ['the turn before was not cleared'];
  }
  return state.turn.ship === -1 ? [`nothing was announced before ${phase}`] : [];
}
