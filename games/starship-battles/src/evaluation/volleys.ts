import { at } from '@parsecs/kernel';
import { attackBonus, damageOf, defenseOf, shotOf } from '../attack/sums.ts';
import { attackFault } from '../attack/targets.ts';
import type { Battle } from '../battle.ts';
import type { Shot } from '../behaviour/declare.ts';
import { squareAt } from '../geometry/squares.ts';
import { DIE, hittingFaces } from '../odds/odds.ts';
import { copyState, POOL, type State, sideUp, WITH_POINT_DEFENSE } from '../state.ts';
import { FACES } from '../vocabulary.ts';

/**
 * The damage that one kind of ship may expect to deal to another with each weapon, by the face that
 * is attacked: exact odds of one die, worked out when a pair first meets. A kind is a card with one
 * side up.
 */
export interface Volleys {
  /** By ship: the kind of its full side; the one after it is the reduced side. */
  readonly kindOf: Int32Array;
  readonly kinds: number;
  readonly slots: number;
  /** Side by side, and from farther away; 0 where it may not be fired. See `meet`. */
  readonly near: Float64Array;
  readonly far: Float64Array;
  /** By kind and kind. */
  readonly pointDefense: Float64Array;
  readonly met: Uint8Array;
  /** By card: a ship of it. */
  readonly examples: readonly number[];
  readonly alone: State;
}

const KNOWN = new WeakMap<Battle, Volleys>();
const MIDDLE = 8;

export function volleysOf(state: State, battle: Battle): Volleys {
  let known = KNOWN.get(battle);
  if (known === undefined) {
    known = workOut(state, battle);
    KNOWN.set(battle, known);
  }
  return known;
}

/**
 * Where the damage of the first weapon against the front stands; those against side and rear follow,
 * then those of the next weapon.
 */
export function meet(battle: Battle, volleys: Volleys, attacker: number, target: number): number {
  const { kinds, slots, met } = volleys;
  const pair = attacker * kinds + target;
  if (met[pair] === 0) {
    met[pair] = 1;
    fireAt(battle, volleys, attacker, target);
  }
  return pair * slots * FACES.length;
}

function workOut(state: State, battle: Battle): Volleys {
  const types = [...new Set(battle.types)];
  const kinds = 2 * types.length;
  const slots = Math.max(
    1,
    ...types.flatMap(({ sides }) => sides.map((side) => side.weapons.length)),
  );
  const size = kinds * kinds * slots * FACES.length;
  return {
    kindOf: Int32Array.from(battle.types, (type) => 2 * types.indexOf(type)),
    kinds,
    slots,
    near: new Float64Array(size),
    far: new Float64Array(size),
    pointDefense: new Float64Array(kinds * kinds),
    met: new Uint8Array(kinds * kinds),
    examples: types.map((type) => battle.types.indexOf(type)),
    alone: aloneOnTheMap(state),
  };
}

/** A map on which nothing but the two ships of a pair changes the odds. */
function aloneOnTheMap(state: State): State {
  const alone = copyState(state);
  alone.active = -1;
  alone.left = [];
  alone.places.fill(POOL);
  alone.flags.fill(0);
  alone.options.fill(0);
  return alone;
}

function fireAt(battle: Battle, volleys: Volleys, attacker: number, target: number): void {
  const { alone, examples, kinds, slots } = volleys;
  const ship = at(examples, attacker >> 1);
  const other = at(examples, target >> 1);
  const pair = attacker * kinds + target;
  alone.reduced[ship] = attacker & 1;
  alone.reduced[other] = target & 1;
  alone.places[ship] = squareAt(MIDDLE, MIDDLE);
  for (const gap of [1, 2]) {
    alone.places[other] = squareAt(MIDDLE + at(battle.types, ship).size - 1 + gap, MIDDLE);
    const table = gap === 1 ? volleys.near : volleys.far;
    for (let slot = 0; slot < sideUp(alone, battle, ship).weapons.length; slot += 1) {
      const fault = attackFault(alone, battle, ship, slot, other);
      if (fault !== undefined && fault !== 'out-of-arc') continue;
      for (let face = 0; face < FACES.length; face += 1) {
        const shot = shotOf(alone, battle, ship, other, slot, face);
        table[(pair * slots + slot) * FACES.length + face] = expectedDamage(shot);
      }
    }
    if (gap === 1) volleys.pointDefense[pair] = pointDefenseAt(alone, battle, ship, other);
  }
  alone.places[ship] = POOL;
  alone.places[other] = POOL;
}

function pointDefenseAt(state: State, battle: Battle, ship: number, other: number): number {
  if (!at(battle.types, other).isFighter || sideUp(state, battle, ship).pointDefense < 0) return 0;
  return expectedDamage(shotOf(state, battle, ship, other, WITH_POINT_DEFENSE, 0));
}

/** SB-080 to SB-085: of twenty faces of the die so many hit, one of them critically. */
export function expectedDamage(shot: Shot): number {
  const hits = hittingFaces(attackBonus(shot), defenseOf(shot));
  return ((hits - 1) * damageOf(shot, false) + damageOf(shot, true)) / DIE;
}
