import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import type { Shot } from '../behaviour/declare.ts';
import { BANS, REACHES } from '../behaviour/reaches.ts';
import { LANE_LEFT, laneToward, NO_LANE } from '../geometry/faces.ts';
import { distance } from '../geometry/squares.ts';
import type { Weapon } from '../rules.ts';
import { type State, sideUp, WITH_POINT_DEFENSE } from '../state.ts';
import { ARC_LANES, ARCS, LANES, WEAPONS } from '../vocabulary.ts';
import { firedBy, hasPointedAt, isPointDefenseOver } from './left-ships.ts';

const BROADSIDE = ARCS.indexOf('broadside');
/** By arc and lane. */
const IN_ARC: readonly (readonly boolean[])[] = ARCS.map((arc) =>
  LANES.map((lane) => ARC_LANES[arc].includes(lane)),
);

/** By kind of weapon: whether it may attack class 4 ships. */
const BANNED: readonly boolean[] = WEAPONS.map((id) => BANS.some(({ card }) => card === id));

export type AttackFault =
  | 'friendly-target'
  | 'not-in-play'
  | 'cannot-hit-fighters'
  | 'out-of-range'
  | 'fighter-not-adjacent'
  | 'out-of-arc'
  | 'weapon-fired'
  | 'side-fired';

/** What stands against an attack with a weapon, or nothing. */
export function attackFault(
  state: State,
  battle: Battle,
  attacker: number,
  slot: number,
  target: number,
): AttackFault | undefined {
  if (at(battle.factions, attacker) === at(battle.factions, target)) return 'friendly-target';
  if (at(state.places, target) < 0) return 'not-in-play';
  const weapon = at(sideUp(state, battle, attacker).weapons, slot);
  const range = rangeBetween(state, battle, attacker, target);
  return (
    targetFault(state, battle, attacker, weapon, target, range) ??
    spentFault(state, battle, attacker, slot, weapon, target)
  );
}

export function rangeBetween(state: State, battle: Battle, one: number, other: number): number {
  return distance(
    at(state.places, one),
    at(battle.types, one).size,
    at(state.places, other),
    at(battle.types, other).size,
  );
}

/** SB-076, SB-095, SB-101 and the limits of the weapon. */
function targetFault(
  state: State,
  battle: Battle,
  attacker: number,
  weapon: Weapon,
  target: number,
  range: number,
): AttackFault | undefined {
  const isFighter = at(battle.types, target).isFighter;
  if (isFighter && at(BANNED, weapon.kind)) return 'cannot-hit-fighters';
  if (range > 1 && (isFighter || at(battle.types, attacker).isFighter)) {
    if (range > 2 || !reaches(state, battle, attacker, weapon, target, range)) {
      return isFighter && !at(battle.types, attacker).isFighter
        ? 'fighter-not-adjacent'
        : 'out-of-range';
    }
  }
  return weapon.arc === 0 || isInArc(weapon.arc, laneOf(state, battle, attacker, target))
    ? undefined
    : 'out-of-arc';
}

function reaches(
  state: State,
  battle: Battle,
  attacker: number,
  weapon: Weapon,
  target: number,
  range: number,
): boolean {
  const shot: Shot = { state, battle, attacker, target, weapon, face: 0, range };
  return REACHES.some((reach) => range <= reach.range && reach.applies(shot));
}

function laneOf(state: State, battle: Battle, attacker: number, target: number): number {
  return laneToward(
    at(state.places, attacker),
    at(battle.types, attacker).size,
    at(state.facings, attacker),
    at(state.places, target),
    at(battle.types, target).size,
  );
}

function isInArc(arc: number, lane: number): boolean {
  return lane !== NO_LANE && at(at(IN_ARC, arc), lane);
}

/** The bit of `fired` that an attack uses up: a broadside has one for each side (SB-091). */
export function firedBit(
  state: State,
  battle: Battle,
  attacker: number,
  slot: number,
  weapon: Weapon,
  target: number,
): number {
  const toLeft = firesToBothSides(weapon) && laneOf(state, battle, attacker, target) === LANE_LEFT;
  return firedAt(slot, toLeft);
}

/** SB-091 */
export function firesToBothSides(weapon: Weapon): boolean {
  return weapon.arc === BROADSIDE;
}

/** Two bits of `fired` for each weapon of the card. */
export function firedAt(slot: number, toLeft: boolean): number {
  return 1 << (2 * slot + (toLeft ? 1 : 0));
}

function spentFault(
  state: State,
  battle: Battle,
  attacker: number,
  slot: number,
  weapon: Weapon,
  target: number,
): AttackFault | undefined {
  if ((firedBy(state, attacker) & firedBit(state, battle, attacker, slot, weapon, target)) === 0) {
    return undefined;
  }
  return firesToBothSides(weapon) ? 'side-fired' : 'weapon-fired';
}

/** SB-096: the ship has Point-Defense, and the fighter is next to it. */
export function canPoint(state: State, battle: Battle, attacker: number, target: number): boolean {
  return (
    at(state.places, target) >= 0 &&
    at(battle.types, target).isFighter &&
    sideUp(state, battle, attacker).pointDefense >= 0 &&
    rangeBetween(state, battle, attacker, target) === 1
  );
}

/** Everything the active ship could attack now; `offer` may say that it has seen enough. */
export function listAttacks(
  state: State,
  battle: Battle,
  ship: number,
  offer: (slot: number, target: number) => boolean,
): void {
  const type = at(battle.types, ship);
  const { weapons, pointDefense } = sideUp(state, battle, ship);
  const fired = firedBy(state, ship);
  const points = pointDefense >= 0 && !isPointDefenseOver(state, ship);
  for (const target of at(battle.ofFaction, 1 - type.faction)) {
    if (at(state.places, target) < 0) continue;
    const near = type.isFighter || at(battle.types, target).isFighter;
    const range = near ? rangeBetween(state, battle, ship, target) : 9;
    if (near && range > 2) continue;
    if (points && range === 1 && at(battle.types, target).isFighter) {
      if (!hasPointedAt(state, ship, target) && offer(WITH_POINT_DEFENSE, target)) return;
    }
    for (let slot = 0; slot < weapons.length; slot += 1) {
      const weapon = at(weapons, slot);
      if (targetFault(state, battle, ship, weapon, target, range) !== undefined) continue;
      if (fired !== 0 && spentFault(state, battle, ship, slot, weapon, target) !== undefined)
        continue;
      if (offer(slot, target)) return;
    }
  }
}

export function canAttack(state: State, battle: Battle, ship: number): boolean {
  let found = false;
  listAttacks(state, battle, ship, () => {
    found = true;
    return true;
  });
  return found;
}
