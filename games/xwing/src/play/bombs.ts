import { at, type Seat, takeOut } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { shipAnswer } from '../answers/answer-book.ts';
import type { On } from '../behaviour/declare.ts';
import { areaOf, basesOf } from '../board.ts';
import { CRIT, HIT, rollSingle } from '../dice.ts';
import type { BombFrame } from '../frames.ts';
import { isBaseOverMine, isInBlast, isTemplateOverMine } from '../geometry/bomb.ts';
import {
  type Footprint,
  footprintOf,
  footprintsOfAllKinds,
  moveFootprint,
} from '../geometry/footprint.ts';
import type { Pose } from '../geometry/pose.ts';
import type { TemplateArea } from '../geometry/template-area.ts';
import {
  ask,
  battleOf,
  idOf,
  isInPlay,
  NONE,
  PER_BOMB,
  pop,
  push,
  rulesOf,
  type State,
} from '../state.ts';
import { BOMBS, STRIKES, type Strike } from '../vocabulary.ts';
import { seatOrder } from './order.ts';
import { dealCard, suffer } from './tokens.ts';

const MINE = BOMBS.indexOf('proximitymines');
const MINE_DICE = 3;

export function poseOfBomb(state: State, index: number): Pose {
  const { bombs } = state;
  return { x: at(bombs, index + 2), y: at(bombs, index + 3), heading: at(bombs, index + 4) };
}

const landings = footprintsOfAllKinds();

/** XW-302: the mines under the template or the final base, by where they stand in the list. */
export function minesUnder(
  state: State,
  ship: number,
  template: Readonly<TemplateArea>,
  landing: Readonly<Pose>,
): number[] {
  const landed = landings[rulesOf(state, ship).kind];
  moveFootprint(landed, landing);
  const found: number[] = [];
  for (let index = 0; index < state.bombs.length; index += PER_BOMB) {
    if (state.bombs[index] !== MINE) continue;
    const mine = poseOfBomb(state, index);
    if (isBaseOverMine(landed, mine) || isTemplateOverMine(template, mine, areaOf(state))) {
      found.push(index);
    }
  }
  return found;
}

function takeAway(state: State, index: number, ships: readonly number[], on: On): BombFrame {
  const bomb = at(state.bombs, index);
  const by = at(state.bombs, index + 1);
  const where = poseOfBomb(state, index);
  state.bombs.splice(index, PER_BOMB);
  on.tell?.({
    type: 'bomb-detonated',
    bomb: at(BOMBS, bomb),
    at: where,
    ships: ships.map((ship) => idOf(state, ship)),
  });
  return { kind: 'bomb', bomb, by, ships: [...ships], step: 0 };
}

export function setOffMine(state: State, index: number, ship: number, on: On): void {
  push(state, takeAway(state, index, [ship], on));
}

/** XW-302: all mines under one move, whatever the first of them does to the ship. */
export function setOffMines(state: State, mines: readonly number[], ship: number, on: On): void {
  // The last in the list leaves it first, so that the places of the others stay right.
  for (let index = mines.length - 1; index >= 0; index -= 1) {
    setOffMine(state, at(mines, index), ship, on);
  }
}

/** XW-302: the charges of one seat after those of another; false when none is left. */
export function setOffNext(state: State): boolean {
  if (state.bombs.length === 0) return false;
  for (const by of seatOrder(state)) {
    if (chargesOf(state, by).length === 0) continue;
    push(state, { kind: 'charges', by, mine: NONE });
    return true;
  }
  return false;
}

/** The seismic charges and proton bombs of a seat, by where they stand in the list. */
export function chargesOf(state: State, seat: Seat): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < state.bombs.length; index += PER_BOMB) {
    if (state.bombs[index] !== MINE && state.bombs[index + 1] === seat) found.push(index);
  }
  return found;
}

export function setOffCharge(state: State, index: number, on: On): void {
  push(state, takeAway(state, index, shipsInBlast(state, index), on));
}

/** XW-302: a mine that was dropped under a ship goes off at once. */
export function setOffDropped(state: State): void {
  const mine = state.bombs.length - PER_BOMB;
  if (shipsOverMine(state, mine).length === 0) return;
  push(state, { kind: 'charges', by: at(state.bombs, mine + 1), mine });
}

export function shipsOverMine(state: State, index: number): readonly number[] {
  const mine = poseOfBomb(state, index);
  return basesOf(state).flatMap((base, ship) => (isBaseOverMine(base, mine) ? [ship] : []));
}

function shipsInBlast(state: State, index: number): readonly number[] {
  const token = footprintOf('bomb', poseOfBomb(state, index));
  const bases = basesOf(state);
  const found: number[] = [];
  for (let ship = 0; ship < battleOf(state).count; ship += 1) {
    if (isInPlay(state, ship) && isInBlast(bases[ship] as Footprint, token, areaOf(state))) {
      found.push(ship);
    }
  }
  return found;
}

/** XW-311: the ships one after another, as the controller says. */
export function runBomb(state: State, frame: BombFrame, on: On): void {
  const { ships } = frame;
  const [first] = ships;
  if (first === undefined) {
    pop(state, frame);
    return;
  }
  if (ships.length > 1) ask(state, 'card', frame.by);
  else takeBomb(state, frame, first, on);
}

export function bombAnswers(state: State, { ships }: BombFrame): readonly Answer[] {
  return ships.map((ship) => shipAnswer(state, ship));
}

export function takeBomb(state: State, frame: BombFrame, ship: number, on: On): void {
  takeOut(frame.ships, ship);
  if (!isInPlay(state, ship)) return;
  strike(state, at(STRIKES, frame.bomb), ship, on);
}

function strike(state: State, by: Strike, ship: number, on: On): void {
  switch (by) {
    case 'seismiccharges':
    case 'assaultmissiles':
      suffer(state, ship, 1, 0);
      return;
    case 'protonbombs':
      dealCard(state, ship, true);
      return;
    case 'proximitymines': {
      let hits = 0;
      let crits = 0;
      for (let die = 0; die < MINE_DICE; die += 1) {
        const face = rollSingle(state, ship, 'attack', by, on);
        if (face === HIT) hits += 1;
        else if (face === CRIT) crits += 1;
      }
      suffer(state, ship, hits, crits);
    }
  }
}
