import { at, type Chance } from '@parsecs/kernel';
import { codeOfBonus, codeOfCard, codeOfKind, codeOfShip } from './codes.ts';
import { emptyState } from './setup/begin.ts';
import { removeCard, type State, type Turn } from './state.ts';
import type { TurnView, View } from './view.ts';

/** Deals everything the viewer cannot see at random among the places where it can be. */
export function imagine(seen: View, chance: Chance): State {
  const state = emptyState(seen.setup);
  for (const ship of seen.ships) {
    const code = codeOfShip(ship.id);
    state.position[code] = ship.at;
    state.half[code] = ship.half === undefined ? -1 : codeOfKind(ship.half);
  }
  state.planetPaid = seen.planetPaid;
  state.round = seen.round;
  state.active = seen.active;
  state.phase = seen.phase;
  state.asked = seen.asked;
  if (seen.turn !== null) readTurn(seen.turn, state.turn);
  state.winners = [...seen.winners];
  layCards(state, seen, chance);
  return state;
}

function layCards(state: State, seen: View, chance: Chance): void {
  state.movementDiscard = seen.movementDiscard.map(codeOfCard);
  state.bonusDiscard = seen.bonusDiscard.map(codeOfBonus);
  const { movementDeck: movement, bonusDeck: bonus } = state;
  removeCards(movement, state.movementDiscard);
  removeCards(bonus, state.bonusDiscard);
  for (const [seat, { hand, bonus: held }] of seen.seats.entries()) {
    if (hand !== undefined) state.hands[seat] = hand.map(codeOfCard);
    if (held !== undefined) state.bonus[seat] = held.map(codeOfBonus);
    removeCards(movement, at(state.hands, seat));
    removeCards(bonus, at(state.bonus, seat));
  }
  chance.shuffle('imagined movement cards', movement);
  chance.shuffle('imagined bonus cards', bonus);
  for (const [seat, { hand, movementCards, bonusCards }] of seen.seats.entries()) {
    if (hand !== undefined) continue;
    state.hands[seat] = movement.splice(0, movementCards);
    state.bonus[seat] = bonus.splice(0, bonusCards);
  }
  state.planet = bonus.splice(0, seen.planet);
}

function removeCards(cards: number[], gone: readonly number[]): void {
  for (const card of gone) removeCard(cards, card);
}

function readTurn(seen: TurnView, turn: Turn): void {
  turn.card = codeOfCard(seen.card);
  turn.ship = codeOfShip(seen.ship);
  turn.boost = seen.boost === undefined ? -1 : codeOfBonus(seen.boost);
  for (const ship of seen.carded) turn.carded |= 1 << codeOfShip(ship);
  for (const { ship, from } of seen.moved) {
    turn.movedShips.push(codeOfShip(ship));
    turn.movedFrom.push(from);
  }
  turn.rest = seen.rest ?? -1;
  turn.declines = seen.declines;
  turn.grabbed = seen.grabbed === undefined ? -1 : codeOfShip(seen.grabbed);
  turn.rewardDue = seen.rewardDue;
}
