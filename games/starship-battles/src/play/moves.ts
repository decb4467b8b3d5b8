import { at, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { type Battle, battleOf } from '../battle.ts';
import { LAUNCH_LIMITS } from '../behaviour/launches.ts';
import { readAt, writeAt } from '../geometry/squares.ts';
import { isDiagonal, OFF_MAP, stepFrom, stepNumber } from '../geometry/steps.ts';
import { facingName, nameOf, type On, shipOf } from '../names.ts';
import { LAUNCH, LAUNCHED, MOVED, type State, setFlag } from '../state.ts';
import { FACINGS } from '../vocabulary.ts';
import { fightersUnder } from './displacement.ts';
import { nearby } from './encounters.ts';
import { loseShip, testVictory } from './losses.ts';
import { buy } from './options.ts';

/** SB-048: the seat moves its ships, one after another. */
export function startMoves(state: State, seat: Seat, on: On): void {
  state.kind = 'move';
  state.asked = seat;
  on.tell?.({ type: 'turn-began', seat, phase: 'move' });
}

/** Buys an option in the seat's own part of a phase; the question stays. */
export function buyNow(state: State, seat: Seat, answer: Answer, on: On): void {
  if (answer.kind !== 'option') throw new Error(`${answer.id} is no option`);
  const { option, supplier } = answer;
  buy(state, seat, option, shipOf(battleOf(state), supplier));
  on.tell?.({ type: 'option-bought', seat, option, ship: supplier });
}

export function answerMove(state: State, seat: Seat, answer: Answer, on: On): void {
  if (answer.kind === 'option') buyNow(state, seat, answer, on);
  else if (answer.kind === 'ship') {
    state.active = shipOf(battleOf(state), answer.ship);
    state.kind = 'path';
    // SB-067: launching comes after all moves.
  } else state.kind = 'launch';
}

/** Gives whether the game ended because the last ship of a side fled. */
export function answerPath(state: State, seat: Seat, answer: Answer, on: On): boolean {
  const battle = battleOf(state);
  const { active } = state;
  if (answer.kind === 'option') {
    buyNow(state, seat, answer, on);
    return false;
  }
  if (answer.kind === 'path') {
    for (const step of answer.steps) state.steps.push(stepNumber(step));
    return takeSteps(state, battle, on);
  }
  if (answer.kind === 'square') moveTo(state, battle, readAt(answer.square), [], on);
  else if (answer.kind === 'word' && answer.word === 'flee') return flee(state, battle, on);
  else on.tell?.({ type: 'stayed', ship: nameOf(battle, active) });
  // SB-056: the owner of a class 3 ship sets its facing at the end, also without a move.
  if (at(battle.types, active).class === 3) state.kind = 'facing';
  else endMove(state);
  return false;
}

function moveTo(state: State, battle: Battle, square: number, by: readonly string[], on: On): void {
  const { active } = state;
  const from = at(state.places, active);
  state.places[active] = square;
  if (!on.tell) return;
  const ship = nameOf(battle, active);
  const { passing, stopping, stops } = nearby(state, battle, active);
  const facing = facingName(at(state.facings, active));
  on.tell({
    type: 'moved',
    ship,
    from: writeAt(from),
    to: writeAt(square),
    facing,
    by: [...by, ...passing],
  });
  if (stops) on.tell({ type: 'stopped', ship, by: stopping });
}

function flee(state: State, battle: Battle, on: On): boolean {
  const ship = state.active;
  endMove(state);
  loseShip(state, battle, ship, true, on);
  return testVictory(state, on);
}

/** Makes the steps of a large ship, pushing enemy fighters aside after each (SB-060). */
function takeSteps(state: State, battle: Battle, on: On): boolean {
  const { active, steps } = state;
  for (;;) {
    const step = steps.shift();
    if (step === undefined) break;
    if (step === OFF_MAP) return flee(state, battle, on);
    const [place, facing] = stepFrom(at(state.places, active), at(state.facings, active), step);
    state.facings[active] = facing;
    moveTo(state, battle, place, isDiagonal(step) ? ['power-to-engines'] : [], on);
    if (askDisplacement(state, battle)) return false;
  }
  endMove(state);
  return false;
}

/** SB-061, SB-188: the owners of the fighters under the ship choose, in the order of the seats. */
function askDisplacement(state: State, battle: Battle): boolean {
  const [fighter] = fightersUnder(state, battle);
  if (fighter === undefined) return false;
  state.kind = 'displace';
  state.asked = at(battle.owners, fighter);
  return true;
}

export function answerDisplace(state: State, answer: Answer, on: On): boolean {
  if (answer.kind !== 'displace') throw new Error(`${answer.id} displaces nothing`);
  const battle = battleOf(state);
  const ship = shipOf(battle, answer.ship);
  const from = at(state.places, ship);
  state.places[ship] = readAt(answer.square);
  on.tell?.({
    type: 'displaced',
    ship: answer.ship,
    from: writeAt(from),
    to: answer.square,
  });
  if (askDisplacement(state, battle)) return false;
  state.asked = at(battle.owners, state.active);
  return takeSteps(state, battle, on);
}

export function answerFacing(state: State, answer: Answer, on: On): void {
  if (answer.kind !== 'facing') throw new Error(`${answer.id} is no facing`);
  const { active } = state;
  const facing = FACINGS.indexOf(answer.facing);
  if (at(state.facings, active) !== facing) {
    state.facings[active] = facing;
    on.tell?.({ type: 'turned', ship: nameOf(battleOf(state), active), facing: answer.facing });
  }
  endMove(state);
}

function endMove(state: State): void {
  setFlag(state, state.active, MOVED);
  state.active = -1;
  state.steps.length = 0;
  state.kind = 'move';
}

/** Gives whether the seat has finished its part of the phase. */
export function answerLaunch(state: State, seat: Seat, answer: Answer, on: On): boolean {
  if (answer.kind === 'option') buyNow(state, seat, answer, on);
  else if (answer.kind === 'launch') {
    const battle = battleOf(state);
    state.active = shipOf(battle, answer.carrier);
    state.launching = shipOf(battle, answer.fighter);
    state.kind = 'launch-square';
  } else return true;
  return false;
}

export function answerLaunchSquare(state: State, answer: Answer, on: On): void {
  if (answer.kind !== 'square') throw new Error(`${answer.id} is no square`);
  const battle = battleOf(state);
  const { active, launching } = state;
  state.places[launching] = readAt(answer.square);
  // SB-070
  setFlag(state, launching, LAUNCHED);
  state.flags[active] = at(state.flags, active) + LAUNCH;
  state.active = -1;
  state.launching = -1;
  state.kind = 'launch';
  if (!on.tell) return;
  on.tell({
    type: 'launched',
    ship: nameOf(battle, launching),
    carrier: nameOf(battle, active),
    at: answer.square,
    by: launchCards(state, battle, active),
  });
}

/** What made the launch limit of the carrier what it is. */
function launchCards(state: State, battle: Battle, carrier: number): readonly string[] {
  let limit = 0;
  return LAUNCH_LIMITS.flatMap((declaration) => {
    const before = limit;
    limit = declaration.limit(before, state, battle, carrier);
    return limit === before ? [] : [declaration.card];
  });
}
