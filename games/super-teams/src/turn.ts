import { at, type Seat, type StepContext } from '@parsecs/kernel';
import type { Answer } from './answers.ts';
import { dealRound, PURPOSES } from './begin.ts';
import type { Event } from './events.ts';
import { anyBoostWorks, countSteps, NO_BOOST, sideHasGrabbable } from './moves.ts';
import { ownerOfShip } from './rules.ts';
import {
  freshTurn,
  hadCard,
  isFinished,
  isMaw,
  isSideHome,
  kindUnder,
  type State,
} from './state.ts';
import {
  ASTEROID,
  BONUS,
  BONUS_KINDS,
  CARD_IDS,
  COLOURS,
  colourOf,
  EVASIVE_MANOEUVRE,
  type Half,
  HYPERSPACE,
  MECHANICAL_GRAB,
  NORMAL,
  SHIPS,
  SPACE_KINDS,
  valueOf,
} from './vocabulary.ts';

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

function announce(state: State, seat: Seat, card: number, ship: number, on: On): void {
  const { turn } = state;
  playMovementCard(state, seat, card);
  turn.card = card;
  turn.ship = ship;
  on.tell?.({
    type: 'announced',
    seat,
    card: at(CARD_IDS, card),
    ship: at(SHIPS, ship),
    joker: isFinished(state, colourOf(card)),
  });
  // ST-121: whether any card of this window could do something is known to everybody.
  if (anyBoostWorks(state)) askOwner(state, 'boost', on);
  else move(state, on);
}

/** EN-01: a card that no ship can use. */
function waste(state: State, seat: Seat, card: number, on: On): void {
  playMovementCard(state, seat, card);
  on.tell?.({ type: 'wasted', seat, card: at(CARD_IDS, card) });
  passTurn(state, on);
}

function playMovementCard(state: State, seat: Seat, card: number): void {
  const hand = at(state.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  state.movementDiscard.push(card);
}

// Windows A and B: the owner of the mover, then the partner.

function mayPlay(state: State, seat: Seat): boolean {
  // How many bonus cards somebody holds is public, so skipping an empty hand tells nothing.
  return seat !== -1 && at(state.bonus, seat).length > 0;
}

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

function ask(state: State, phase: State['phase'], seat: Seat): void {
  state.phase = phase;
  state.asked = seat;
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
    state.turn.declines += 1;
    askForGrab(state, next(state, seat), on);
    return;
  }
  const owner = ownerOfShip(state.rules, state.turn.ship);
  if (seat === owner) askPartner(state, window, owner, on);
  else closeWindow(state, window, on);
}

/** ST-079, ST-086: the one card of this ship for the turn, discarded at once. */
function playBonusCard(state: State, seat: Seat, bonus: number, ship: number): void {
  const hand = at(state.bonus, seat);
  hand.splice(hand.indexOf(bonus), 1);
  state.bonusDiscard.push(bonus);
  state.turn.carded |= 1 << ship;
}

function boost(state: State, seat: Seat, bonus: number, on: On): void {
  const { turn } = state;
  playBonusCard(state, seat, bonus, turn.ship);
  turn.boost = bonus;
  const card = at(BONUS_KINDS, bonus);
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
  put(state, ship, to);
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

function causeOfSteps(boosted: number, under: number): Extract<Event, { type: 'moved' }>['by'] {
  if (boosted !== NO_BOOST) return at(BONUS_KINDS, boosted);
  if (under === HYPERSPACE) return 'hyperspace';
  return under === ASTEROID ? 'asteroid' : 'value';
}

function put(state: State, ship: number, space: number): void {
  state.position[ship] = space;
  state.half[ship] = -1;
}

function pushBack(state: State, on: On): void {
  const { ship } = state.turn;
  const from = at(state.position, ship);
  const to = at(state.rules.back, from);
  put(state, ship, to);
  on.tell?.({ type: 'pushed-back', ship: at(SHIPS, ship), from, to });
  restFromMaw(state, ship, to, on);
}

function evade(state: State, seat: Seat, on: On): void {
  const { ship } = state.turn;
  playBonusCard(state, seat, EVASIVE_MANOEUVRE, ship);
  const from = at(state.position, ship);
  const to = at(state.rules.ahead, from);
  put(state, ship, to);
  on.tell?.({ type: 'evaded', seat, ship: at(SHIPS, ship), from, to });
  restFromMaw(state, ship, to, on);
}

/** EN-16: a dual space that counts as normal leaves no choice of halves. */
function restFromMaw(state: State, ship: number, space: number, on: On): void {
  if (at(state.rules.otherKind, space) !== -1) state.half[ship] = NORMAL;
  rest(state, space, on);
}

// Step 6: the half of a dual space.

function rest(state: State, space: number, on: On): void {
  const { turn } = state;
  turn.rest = space;
  if (needsHalf(state, turn.ship)) ask(state, 'half', state.active);
  else settle(state, turn.ship, on);
}

function needsHalf(state: State, ship: number): boolean {
  return at(state.rules.otherKind, state.turn.rest) !== -1 && at(state.half, ship) === -1;
}

function chooseHalf(state: State, seat: Seat, half: number, on: On): void {
  const { turn } = state;
  const grabbing = state.phase === 'grab-half';
  const ship = grabbing ? turn.grabbed : turn.ship;
  state.half[ship] = half;
  on.tell?.({
    type: 'half-chosen',
    seat,
    ship: at(SHIPS, ship),
    space: turn.rest,
    half: at(SPACE_KINDS, half) as Half,
  });
  if (grabbing) settleGrab(state, seat, on);
  else settle(state, ship, on);
}

/** The mover has come to rest for good. */
function settle(state: State, ship: number, on: On): void {
  noteArrival(state, ship, on);
  payEarly(state, ship, on);
  askForGrab(state, state.active, on);
}

function noteArrival(state: State, ship: number, on: On): void {
  if (state.turn.rest !== state.rules.last) return;
  if (!state.planetPaid) state.turn.rewardDue = true;
  if (!on.tell) return;
  on.tell({ type: 'arrived', ship: at(SHIPS, ship) });
  const colour = ship >> 1;
  if (isFinished(state, colour)) {
    // ST-074: with three players a finished colour has won.
    const jokers = state.rules.seats !== 3;
    on.tell({ type: 'colour-finished', colour: at(COLOURS, colour), jokers });
  }
}

/** EN-23, the other way: paid at once, so that a card may serve in the very Grab window. */
function payEarly(state: State, ship: number, on: On): void {
  if (state.rules.setup.options.rewardTiming !== 'before-grabs') return;
  drawFor(state, ship, on);
  payPlanet(state, on);
}

// Step 7: Grabs.

function next(state: State, seat: Seat): Seat {
  return (seat + 1) % state.rules.seats;
}

/** ST-110: asks from this seat on until everybody has declined in a row. */
function askForGrab(state: State, from: Seat, on: On): void {
  const { turn, rules } = state;
  let seat = from;
  while (turn.declines < rules.seats) {
    if (mayPlay(state, seat) && sideHasGrabbable(state, at(rules.side, seat))) {
      ask(state, 'grab', seat);
      return;
    }
    turn.declines += 1;
    seat = next(state, seat);
  }
  endTurn(state, on);
}

function grab(state: State, seat: Seat, ship: number, on: On): void {
  const { turn } = state;
  playBonusCard(state, seat, MECHANICAL_GRAB, ship);
  const from = at(state.position, ship);
  turn.movedShips.push(ship);
  turn.movedFrom.push(from);
  turn.grabbed = ship;
  turn.declines = 0;
  put(state, ship, turn.rest);
  on.tell?.({ type: 'grabbed', seat, ship: at(SHIPS, ship), from, to: turn.rest });
  // EN-20: the other way round the ship lies beside its target.
  if (needsHalf(state, ship) && state.rules.setup.options.grabHalf === 'same-as-target') {
    state.half[ship] = at(state.half, turn.ship);
  }
  if (needsHalf(state, ship)) ask(state, 'grab-half', seat);
  else settleGrab(state, seat, on);
}

function settleGrab(state: State, seat: Seat, on: On): void {
  const ship = state.turn.grabbed;
  state.turn.grabbed = -1;
  noteArrival(state, ship, on);
  payEarly(state, ship, on);
  askForGrab(state, next(state, seat), on);
}

// Steps 8 to 11: the win, what is paid, the next turn.

function endTurn(state: State, on: On): void {
  if (findWinners(state)) {
    state.phase = 'over';
    on.tell?.({ type: 'won', winners: [...state.winners] });
    return;
  }
  if (state.rules.setup.options.rewardTiming === 'after-grabs') {
    for (const ship of state.turn.movedShips) drawFor(state, ship, on);
    payPlanet(state, on);
  }
  passTurn(state, on);
}

/** ST-114 to ST-118: every side whose ships are all home wins. */
function findWinners(state: State): boolean {
  const { rules } = state;
  // Only a turn in which a ship came home can have ended the game.
  if (state.turn.rest !== rules.last) return false;
  for (let side = 0; side < rules.sides; side += 1) {
    if (!isSideHome(state, side)) continue;
    for (let seat = 0; seat < rules.seats; seat += 1) {
      if (at(rules.side, seat) === side) state.winners.push(seat);
    }
  }
  return state.winners.length > 0;
}

/** ST-044: the owner draws for a ship that moved to a bonus space this turn. */
function drawFor(state: State, ship: number, on: On): void {
  if (at(state.rules.kind, state.turn.rest) !== BONUS) return;
  const seat = ownerOfShip(state.rules, ship);
  if (state.bonusDeck.length === 0) reshuffleBonus(state, on);
  const card = state.bonusDeck.shift();
  if (card === undefined) {
    on.tell?.({ type: 'nothing-to-draw', seat, ship: at(SHIPS, ship) });
    return;
  }
  at(state.bonus, seat).push(card);
  on.tell?.({
    type: 'drew',
    seat,
    ship: at(SHIPS, ship),
    card: at(BONUS_KINDS, card),
    reveals: true,
  });
}

/** ST-046 */
function reshuffleBonus(state: State, on: On): void {
  if (state.bonusDiscard.length === 0) return;
  state.bonusDeck = state.bonusDiscard;
  state.bonusDiscard = [];
  on.chance.shuffle(PURPOSES.bonusDeck, state.bonusDeck);
  on.tell?.({ type: 'bonus-shuffled', count: state.bonusDeck.length });
}

/** ST-058: two cards for everybody, the active player first. */
function payPlanet(state: State, on: On): void {
  if (!state.turn.rewardDue) return;
  state.turn.rewardDue = false;
  state.planetPaid = true;
  for (let turn = 0; turn < state.rules.seats; turn += 1) {
    const seat = (state.active + turn) % state.rules.seats;
    const cards = state.planet.splice(0, 2);
    at(state.bonus, seat).push(...cards);
    on.tell?.({
      type: 'planet-paid',
      seat,
      count: cards.length,
      cards: cards.map((card) => at(BONUS_KINDS, card)),
      reveals: true,
    });
  }
}

function passTurn(state: State, on: On): void {
  state.active = next(state, state.active);
  state.turn = freshTurn();
  // ST-067: after a round the turn is back at the player who started it.
  if (at(state.hands, state.active).length === 0) {
    state.round += 1;
    dealRound(state, on);
  }
  ask(state, 'announce', state.active);
  on.tell?.({ type: 'turn-began', seat: state.active });
}
