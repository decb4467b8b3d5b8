import type { Seat } from '@parsecs/kernel';
import { at } from '@parsecs/kernel';
import { nearestNormal } from './board.ts';
import { boardOf, type Setup } from './setup.ts';
import { COLOURS, type Half, SPACE_KINDS } from './vocabulary.ts';

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

export function compileRules(setup: Setup): Rules {
  const kinds = boardOf(setup).spaces.map((space) => space.kinds);
  const last = kinds.length - 1;
  const includeDual = setup.options.mawNormalIncludesDual;
  const { players } = setup;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    setup,
    kind: kinds.map((kind) => SPACE_KINDS.indexOf(at(kind, 0))),
    otherKind: kinds.map((kind) => (kind[1] === undefined ? -1 : SPACE_KINDS.indexOf(kind[1]))),
    back: kinds.map((_, index) => nearestNormal(kinds, index, -1, includeDual) ?? 0),
    ahead: kinds.map((_, index) => nearestNormal(kinds, index, 1, includeDual) ?? last),
    last,
    seats: players,
    owner: COLOURS.map((colour) => setup.colours.findIndex((own) => own.includes(colour))),
    // ST-017: with four players the teams alternate around the table.
    side: seats.map((seat) => (players === 4 ? seat % 2 : seat)),
    sides: players === 4 ? 2 : players,
    partner: seats.map((seat) => (players === 4 ? (seat + 2) % 4 : -1)),
  };
}

export function halvesOf(rules: Rules, space: number): readonly Half[] {
  const other = at(rules.otherKind, space);
  if (other === -1) return [];
  return [at(SPACE_KINDS, at(rules.kind, space)) as Half, at(SPACE_KINDS, other) as Half];
}

export function ownerOfShip(rules: Rules, ship: number): Seat {
  return at(rules.owner, ship >> 1);
}

export function sideOfShip(rules: Rules, ship: number): number {
  return at(rules.side, ownerOfShip(rules, ship));
}
