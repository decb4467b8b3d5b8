import { at } from '@parsecs/kernel';
import { attackBonus, damageOf, defenseOf, shotOf } from '../attack/sums.ts';
import type { Battle } from '../battle.ts';
import { DIE, hittingFaces } from '../odds/odds.ts';
import type { ShipType } from '../rules.ts';
import { abilityOf, GONE, POOL, type State } from '../state.ts';

/** What part of its cost a ship is worth for being there at all; the rest goes with its hull. */
const PRESENCE = 0.35;
/** A ship that has been turned to its reduced side has lost weapons too. */
const REDUCED = 0.1;
/** A fighter that waits in the pool. */
const IN_POOL = 0.6;

/** What a ship is worth in points with so many counters more. */
export function shipValue(state: State, battle: Battle, ship: number, more: number): number {
  const type = at(battle.types, ship);
  const place = at(state.places, ship);
  if (place === GONE) return 0;
  if (place === POOL) return IN_POOL * type.cost;
  const isReduced = at(state.reduced, ship) === 1;
  const value = valueWith(type, isReduced, at(state.damage, ship) + more);
  // SB-146: it comes back.
  if (value === 0 && abilityOf(state, battle, ship, 'infinite') > 0) return IN_POOL * type.cost;
  return value;
}

function valueWith(type: ShipType, isReduced: boolean, damage: number): number {
  const { hull, reducedHull, cost } = type;
  const taken = isReduced ? hull + damage : damage;
  const whole = hull + reducedHull;
  if (taken >= whole) return 0;
  const share = PRESENCE + ((1 - PRESENCE) * (whole - taken)) / whole;
  return cost * (taken >= hull ? share - REDUCED : share);
}

/** What an attack is expected to take from its target, in points. */
export function expectedLoss(
  state: State,
  battle: Battle,
  attacker: number,
  target: number,
  slot: number,
  face: number,
): number {
  const shot = shotOf(state, battle, attacker, target, slot, face);
  const hits = hittingFaces(attackBonus(shot), defenseOf(shot));
  const now = shipValue(state, battle, target, 0);
  const critical = now - shipValue(state, battle, target, damageOf(shot, true));
  if (hits === 1) return critical / DIE;
  const usual = now - shipValue(state, battle, target, damageOf(shot, false));
  return ((hits - 1) * usual + critical) / DIE;
}
