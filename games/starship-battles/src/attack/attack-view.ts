import { at, indexIn } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { nameOf, shipOf } from '../names.ts';
import {
  type Attack,
  freshAttack,
  type LeftShip,
  NO_ATTACK,
  type State,
  sideUp,
  WITH_POINT_DEFENSE,
} from '../state.ts';
import { FACES, type Face, POINT_DEFENSE, type WeaponId, type WeaponName } from '../vocabulary.ts';
import { firedAt, firesToBothSides } from './targets.ts';

/** SB-086: what the active ship has declared, and what has come of it so far. */
export interface AttackView {
  readonly weapon: WeaponName;
  readonly target: string;
  /** The faces that may be named, and the one that was. */
  readonly faces: readonly Face[];
  readonly face: Face | null;
  /** Nothing before the die has fallen. */
  readonly roll: number | null;
  /** Counters that are about to be placed. */
  readonly damage: number;
}

/** What a ship has fired; of a broadside (SB-091) each side counts for itself. */
export interface FiredView {
  readonly weapon: WeaponId;
  readonly side: 'left' | 'right' | null;
}

export function viewAttack(state: State, battle: Battle): AttackView | null {
  const { attack, active, kind } = state;
  if (attack.weapon === NO_ATTACK) return null;
  return {
    weapon:
      attack.weapon === WITH_POINT_DEFENSE
        ? POINT_DEFENSE
        : at(sideUp(state, battle, active).weapons, attack.weapon).id,
    target: nameOf(battle, attack.target),
    faces: FACES.filter((_, face) => (attack.faces & (1 << face)) !== 0),
    face: kind === 'face' ? null : at(FACES, attack.face),
    roll: attack.roll === 0 ? null : attack.roll,
    damage: attack.damage,
  };
}

/** The attack of a state whose ships are known. */
export function readAttack(seen: AttackView | null, state: State, battle: Battle): Attack {
  if (seen === null) return freshAttack();
  const { weapons } = sideUp(state, battle, state.active);
  return {
    weapon:
      seen.weapon === POINT_DEFENSE
        ? WITH_POINT_DEFENSE
        : indexIn(weapons, ({ id }) => id === seen.weapon),
    target: shipOf(battle, seen.target),
    face: seen.face === null ? 0 : FACES.indexOf(seen.face),
    faces: seen.faces.reduce((faces, face) => faces | (1 << FACES.indexOf(face)), 0),
    roll: seen.roll ?? 0,
    damage: seen.damage,
  };
}

/** SB-204: a ship that may be taken up again, and what it had done. */
export interface LeftShipView {
  readonly ship: string;
  readonly fired: readonly FiredView[];
  readonly pointed: readonly string[];
}

export function viewLeft(state: State, battle: Battle): readonly LeftShipView[] {
  return state.left.map(({ ship, fired, pointed }) => ({
    ship: nameOf(battle, ship),
    fired: viewFired(state, battle, ship, fired),
    pointed: pointed.map((target) => nameOf(battle, target)),
  }));
}

export function readLeft(seen: LeftShipView, state: State, battle: Battle): LeftShip {
  const ship = shipOf(battle, seen.ship);
  return {
    ship,
    fired: readFired(seen.fired, state, battle, ship),
    pointed: seen.pointed.map((target) => shipOf(battle, target)),
  };
}

/** The bits of `fired` of a ship, in names. */
export function viewFired(
  state: State,
  battle: Battle,
  ship: number,
  fired: number,
): readonly FiredView[] {
  if (fired === 0) return [];
  return sideUp(state, battle, ship).weapons.flatMap((weapon, slot) => {
    const sides = firesToBothSides(weapon) ? (['right', 'left'] as const) : [null];
    return sides.flatMap((side): readonly FiredView[] =>
      (fired & firedAt(slot, side === 'left')) === 0 ? [] : [{ weapon: weapon.id, side }],
    );
  });
}

export function readFired(
  seen: readonly FiredView[],
  state: State,
  battle: Battle,
  ship: number,
): number {
  if (seen.length === 0) return 0;
  const { weapons } = sideUp(state, battle, ship);
  return seen.reduce((fired, { weapon, side }) => {
    const slot = indexIn(weapons, ({ id }) => id === weapon);
    return fired | firedAt(slot, side === 'left');
  }, 0);
}
