import { at } from '@parsecs/kernel';
import { attackBonus, damageOf, defenseOf, shotOf } from '../attack/sums.ts';
import { attackFault } from '../attack/targets.ts';
import type { Battle } from '../battle.ts';
import type { Shot } from '../behaviour/declare.ts';
import { squareAt } from '../geometry/squares.ts';
import { DIE, hittingFaces } from '../odds/odds.ts';
import type { ShipType } from '../rules.ts';
import { copyState, POOL, type State, sideUp, WITH_POINT_DEFENSE } from '../state.ts';
import { FACES } from '../vocabulary.ts';

/**
 * The damage that one kind of ship may expect to deal to another with each weapon, by the face that
 * is attacked: exact odds of one die, worked out once a battle. A kind is a card with one side up.
 */
export interface Volleys {
  /** By ship: the kind of its full side; the one after it is the reduced side. */
  readonly kindOf: Int32Array;
  readonly kinds: number;
  readonly slots: number;
  /** Side by side, and from farther away; 0 where it may not be fired. See `cellOf`. */
  readonly near: Float64Array;
  readonly far: Float64Array;
  /** By kind and kind. */
  readonly pointDefense: Float64Array;
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

/** Where the damage against the front stands; that against side and rear follows. */
export function cellOf(
  { slots, kinds }: Volleys,
  attacker: number,
  slot: number,
  target: number,
): number {
  return ((attacker * slots + slot) * kinds + target) * FACES.length;
}

function workOut(state: State, battle: Battle): Volleys {
  const types = [...new Set(battle.types)];
  const kinds = 2 * types.length;
  const slots = Math.max(
    1,
    ...types.map(({ sides }) => Math.max(sides[0].weapons.length, sides[1].weapons.length)),
  );
  const size = kinds * kinds * slots * FACES.length;
  const volleys: Volleys = {
    kindOf: Int32Array.from(battle.types, (type) => 2 * types.indexOf(type)),
    kinds,
    slots,
    near: new Float64Array(size),
    far: new Float64Array(size),
    pointDefense: new Float64Array(kinds * kinds),
  };
  const examples = types.map((type) => battle.types.indexOf(type));
  const alone = aloneOnTheMap(state);
  for (let attacker = 0; attacker < kinds; attacker += 1) {
    for (let target = 0; target < kinds; target += 1) {
      const pair = [at(examples, attacker >> 1), at(examples, target >> 1)] as const;
      if (at(battle.factions, pair[0]) === at(battle.factions, pair[1])) continue;
      fireAt(alone, battle, volleys, pair, attacker, target);
    }
  }
  return volleys;
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

function fireAt(
  state: State,
  battle: Battle,
  volleys: Volleys,
  [ship, other]: readonly [number, number],
  attacker: number,
  target: number,
): void {
  state.reduced[ship] = attacker & 1;
  state.reduced[other] = target & 1;
  state.places[ship] = squareAt(MIDDLE, MIDDLE);
  for (const gap of [1, 2]) {
    state.places[other] = squareAt(MIDDLE + at(battle.types, ship).size - 1 + gap, MIDDLE);
    const table = gap === 1 ? volleys.near : volleys.far;
    for (let slot = 0; slot < sideUp(state, battle, ship).weapons.length; slot += 1) {
      const fault = attackFault(state, battle, ship, slot, other);
      if (fault !== undefined && fault !== 'out-of-arc') continue;
      const cell = cellOf(volleys, attacker, slot, target);
      for (let face = 0; face < FACES.length; face += 1) {
        table[cell + face] = expectedDamage(shotOf(state, battle, ship, other, slot, face));
      }
    }
    if (gap === 1) {
      const cell = attacker * volleys.kinds + target;
      volleys.pointDefense[cell] = pointDefenseAt(state, battle, ship, other);
    }
  }
  state.places[ship] = POOL;
  state.places[other] = POOL;
}

function pointDefenseAt(state: State, battle: Battle, ship: number, other: number): number {
  const type: ShipType = at(battle.types, other);
  if (!type.isFighter || sideUp(state, battle, ship).pointDefense < 0) return 0;
  return expectedDamage(shotOf(state, battle, ship, other, WITH_POINT_DEFENSE, 0));
}

/** SB-080 to SB-085: of twenty faces of the die so many hit, one of them critically. */
export function expectedDamage(shot: Shot): number {
  const hits = hittingFaces(attackBonus(shot), defenseOf(shot));
  return ((hits - 1) * damageOf(shot, false) + damageOf(shot, true)) / DIE;
}
