import { at, type Seat } from '@parsecs/kernel';
import { codeOfKind } from './codes.ts';
import { nearestNormal } from './setup/board.ts';
import { boardOf } from './setup/boards.ts';
import { type Setup, sidesOf } from './setup/setup.ts';
import { COLOURS } from './vocabulary.ts';

/** A setup made ready for play. It never changes, so copies of a state share it. */
export interface Rules {
  readonly setup: Setup;
  /** The kind of each space; of a dual space the first half. */
  readonly kind: readonly number[];
  /** The second half of a dual space, −1 for a plain one. */
  readonly otherKind: readonly number[];
  /** EN-16: where the Maw throws a ship that stops on this space. */
  readonly back: readonly number[];
  /** EN-17: where an Evasive Manoeuvre leads from this space. */
  readonly ahead: readonly number[];
  /** The index of the final planet. */
  readonly last: number;
  readonly seats: number;
  /** The seat of each colour, −1 for the colour that stayed in the box. */
  readonly owner: readonly Seat[];
  /** The side of each seat: sides win together. */
  readonly side: readonly number[];
  readonly sides: number;
  /** The partner of each seat, −1 for none. */
  readonly partner: readonly Seat[];
}

const COMPILED = new WeakMap<Setup, Rules>();

/** The rules of a setup, worked out once: every state imagined from a view of a match shares them. */
export function rulesOf(setup: Setup): Rules {
  let rules = COMPILED.get(setup);
  if (rules === undefined) {
    rules = compileRules(setup);
    COMPILED.set(setup, rules);
  }
  return rules;
}

function compileRules(setup: Setup): Rules {
  const kinds = boardOf(setup).spaces.map((space) => space.kinds);
  const last = kinds.length - 1;
  const includeDual = setup.options.mawNormalIncludesDual;
  const { players } = setup;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    setup,
    kind: kinds.map((kind) => codeOfKind(at(kind, 0))),
    otherKind: kinds.map((kind) => (kind[1] === undefined ? -1 : codeOfKind(kind[1]))),
    back: kinds.map((_, index) => nearestNormal(kinds, index, -1, includeDual) ?? 0),
    ahead: kinds.map((_, index) => nearestNormal(kinds, index, 1, includeDual) ?? last),
    last,
    seats: players,
    owner: COLOURS.map((colour) => setup.colours.findIndex((own) => own.includes(colour))),
    side: sidesOf(players),
    sides: players === 4 ? 2 : players,
    partner: seats.map((seat) => (players === 4 ? (seat + 2) % 4 : -1)),
  };
}

/** ST-074: with three players a finished colour has won. */
export function hasJokers(rules: Rules): boolean {
  return rules.seats !== 3;
}

// Asked all the time, so these do not go through `at`, which the whole program shares.

/** −1 for a ship that stayed in the box, as for its side. */
export function ownerOfShip(rules: Rules, ship: number): Seat {
  return rules.owner[ship >> 1] as Seat;
}

export function sideOfShip(rules: Rules, ship: number): number {
  const owner = ownerOfShip(rules, ship);
  return owner === -1 ? -1 : (rules.side[owner] as number);
}
