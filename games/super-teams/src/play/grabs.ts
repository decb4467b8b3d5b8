import { at, type Seat, type StepContext } from '@parsecs/kernel';
import { codeOfShip, MECHANICAL_GRAB } from '../codes.ts';
import type { Event } from '../events.ts';
import { hasJokers } from '../rules.ts';
import { isFinished, type State } from '../state.ts';
import { COLOURS, SHIPS, type ShipId } from '../vocabulary.ts';
import { endTurn } from './end-turn.ts';
import { sideHasGrabbable } from './moves.ts';
import { drawFor, payPlanet } from './rewards.ts';
import { ask, mayPlay, needsHalf, nextSeat, playBonusCard, putShip } from './steps.ts';

type On = StepContext<Event>;

/** The mover has come to rest for good: step 7 of the turn pipeline begins. */
export function settle(state: State, ship: number, on: On): void {
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
    on.tell({
      type: 'colour-finished',
      colour: at(COLOURS, colour),
      jokers: hasJokers(state.rules),
    });
  }
}

/** EN-23, the other way: paid at once, so that a card may serve in the very Grab window. */
function payEarly(state: State, ship: number, on: On): void {
  if (state.rules.setup.options.rewardTiming !== 'before-grabs') return;
  drawFor(state, ship, on);
  payPlanet(state, on);
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
    seat = nextSeat(state, seat);
  }
  endTurn(state, on);
}

export function declineGrab(state: State, seat: Seat, on: On): void {
  state.turn.declines += 1;
  askForGrab(state, nextSeat(state, seat), on);
}

export function grab(state: State, seat: Seat, id: ShipId, on: On): void {
  const { turn } = state;
  const ship = codeOfShip(id);
  playBonusCard(state, seat, MECHANICAL_GRAB, ship);
  const from = at(state.position, ship);
  turn.movedShips.push(ship);
  turn.movedFrom.push(from);
  turn.grabbed = ship;
  turn.declines = 0;
  putShip(state, ship, turn.rest);
  on.tell?.({ type: 'grabbed', seat, ship: id, from, to: turn.rest });
  // EN-20: the other way round the ship lies beside its target.
  if (needsHalf(state, ship) && state.rules.setup.options.grabHalf === 'same-as-target') {
    state.half[ship] = at(state.half, turn.ship);
  }
  if (needsHalf(state, ship)) ask(state, 'grab-half', seat);
  else settleGrab(state, seat, on);
}

export function settleGrab(state: State, seat: Seat, on: On): void {
  const ship = state.turn.grabbed;
  state.turn.grabbed = -1;
  noteArrival(state, ship, on);
  payEarly(state, ship, on);
  askForGrab(state, nextSeat(state, seat), on);
}
