import { at, type Seat, type StepContext } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import {
  ASTEROID,
  codeOfBonus,
  codeOfCard,
  codeOfKind,
  codeOfShip,
  colourOf,
  EVASIVE_MANOEUVRE,
  HYPERSPACE,
  NORMAL,
  valueOf,
} from '../codes.ts';
import type { Event, MoveCause } from '../events.ts';
import { ownerOfShip } from '../rules.ts';
import { hadCard, isFinished, isMaw, kindUnder, type State } from '../state.ts';
import {
  BONUS_KINDS,
  type BonusKind,
  type CardId,
  type Half,
  SHIPS,
  type ShipId,
} from '../vocabulary.ts';
import { passTurn } from './end-turn.ts';
import { declineGrab, grab, settle, settleGrab } from './grabs.ts';
import { anyBoostWorks, countSteps, NO_BOOST } from './moves.ts';
import { ask, mayPlay, needsHalf, playBonusCard, playMovementCard, putShip } from './steps.ts';

type On = StepContext<Event>;

/** Applies one legal answer; the steps are those of the turn pipeline, ledger section 3. */
export function answer(state: State, seat: Seat, given: Answer, on: On): void {
  switch (given.kind) {
    case 'announce':
      return announce(state, seat, given.card, given.ship, on);
    case 'discard':
      return waste(state, seat, given.card, on);
    case 'decline':
      return decline(state, seat, on);
    case 'bonus':
      return state.phase === 'evade' ? evade(state, seat, on) : boost(state, seat, given.bonus, on);
    case 'half':
      return chooseHalf(state, seat, given.half, on);
    case 'grab':
      return grab(state, seat, given.ship, on);
  }
}

// Step 1: announce.

function announce(state: State, seat: Seat, card: CardId, ship: ShipId, on: On): void {
  const { turn } = state;
  turn.card = codeOfCard(card);
  turn.ship = codeOfShip(ship);
  playMovementCard(state, seat, turn.card);
  on.tell?.({
    type: 'announced',
    seat,
    card,
    ship,
    joker: isFinished(state, colourOf(turn.card)),
  });
  // ST-121: whether any card of this window could do something is known to everybody.
  if (anyBoostWorks(state)) askOwner(state, 'boost', on);
  else move(state, on);
}

/** EN-01: a card that no ship can use. */
function waste(state: State, seat: Seat, card: CardId, on: On): void {
  playMovementCard(state, seat, codeOfCard(card));
  on.tell?.({ type: 'wasted', seat, card });
  passTurn(state, on);
}

// Windows A and B: the owner of the mover, then the partner.

function askOwner(state: State, window: 'boost' | 'evade', on: On): void {
  const owner = ownerOfShip(state.rules, state.turn.ship);
  if (mayPlay(state, owner)) ask(state, window, owner);
  else askPartner(state, window, owner, on);
}

function askPartner(state: State, window: 'boost' | 'evade', owner: Seat, on: On): void {
  const partner = at(state.rules.partner, owner);
  if (mayPlay(state, partner)) ask(state, window, partner);
  else closeWindow(state, window, on);
}

function closeWindow(state: State, window: 'boost' | 'evade', on: On): void {
  if (window === 'boost') move(state, on);
  else pushBack(state, on);
}

function decline(state: State, seat: Seat, on: On): void {
  const window = state.phase;
  if (window !== 'boost' && window !== 'evade' && window !== 'grab') {
    throw new Error(`nothing to decline in ${window}`);
  }
  on.tell?.({ type: 'declined', seat, window });
  if (window === 'grab') {
    declineGrab(state, seat, on);
    return;
  }
  const owner = ownerOfShip(state.rules, state.turn.ship);
  if (seat === owner) askPartner(state, window, owner, on);
  else closeWindow(state, window, on);
}

function boost(state: State, seat: Seat, card: BonusKind, on: On): void {
  const { turn } = state;
  turn.boost = codeOfBonus(card);
  playBonusCard(state, seat, turn.boost, turn.ship);
  on.tell?.({ type: 'boosted', seat, card, ship: at(SHIPS, turn.ship) });
  move(state, on);
}

// Steps 3 to 5: the move and the Maw.

function move(state: State, on: On): void {
  const { turn, rules } = state;
  const { ship } = turn;
  const from = at(state.position, ship);
  const steps = countSteps(state, ship, valueOf(turn.card), turn.boost);
  const under = kindUnder(state, ship);
  const to = Math.min(from + steps, rules.last);
  turn.movedShips.push(ship);
  turn.movedFrom.push(from);
  putShip(state, ship, to);
  if (on.tell) {
    on.tell({
      type: 'moved',
      ship: at(SHIPS, ship),
      from,
      to,
      steps,
      by: causeOfSteps(turn.boost, under),
    });
  }
  if (!isMaw(state, to)) rest(state, to, on);
  else if (hadCard(turn, ship)) pushBack(state, on);
  else askOwner(state, 'evade', on);
}

function causeOfSteps(boosted: number, under: number): MoveCause {
  if (boosted !== NO_BOOST) return at(BONUS_KINDS, boosted);
  if (under === HYPERSPACE) return 'hyperspace';
  return under === ASTEROID ? 'asteroid' : 'value';
}

function pushBack(state: State, on: On): void {
  const { ship } = state.turn;
  const from = at(state.position, ship);
  const to = at(state.rules.back, from);
  putShip(state, ship, to);
  on.tell?.({ type: 'pushed-back', ship: at(SHIPS, ship), from, to });
  restFromMaw(state, ship, to, on);
}

function evade(state: State, seat: Seat, on: On): void {
  const { ship } = state.turn;
  playBonusCard(state, seat, EVASIVE_MANOEUVRE, ship);
  const from = at(state.position, ship);
  const to = at(state.rules.ahead, from);
  putShip(state, ship, to);
  on.tell?.({ type: 'evaded', seat, ship: at(SHIPS, ship), from, to });
  restFromMaw(state, ship, to, on);
}

/** EN-16: a dual space that counts as normal leaves no choice of halves. */
function restFromMaw(state: State, ship: number, space: number, on: On): void {
  if (at(state.rules.otherKind, space) !== -1) state.half[ship] = NORMAL;
  rest(state, space, on);
}

// Step 6: the half of a dual space. Step 7 begins with `settle`.

function rest(state: State, space: number, on: On): void {
  const { turn } = state;
  turn.rest = space;
  if (needsHalf(state, turn.ship)) ask(state, 'half', state.active);
  else settle(state, turn.ship, on);
}

function chooseHalf(state: State, seat: Seat, half: Half, on: On): void {
  const { turn } = state;
  const grabbing = state.phase === 'grab-half';
  const ship = grabbing ? turn.grabbed : turn.ship;
  state.half[ship] = codeOfKind(half);
  on.tell?.({ type: 'half-chosen', seat, ship: at(SHIPS, ship), space: turn.rest, half });
  if (grabbing) settleGrab(state, seat, on);
  else settle(state, ship, on);
}
