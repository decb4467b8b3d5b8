import { at } from '@parsecs/kernel';
import { BANS } from '../behaviour/reaches.ts';
import { DIE, hittingFaces } from '../odds/odds.ts';
import type { Rules, ShipType, TypeSide } from '../rules.ts';
import { SIDE, WEAPONS } from '../vocabulary.ts';

const BANNED: readonly boolean[] = WEAPONS.map((id) => BANS.some(({ card }) => card === id));

/** What one kind of ship takes from another in a round, roughly; worked out once for each pair. */
export interface Prospects {
  /** With its weapons, side by side. */
  readonly attack: Float64Array;
  /** With its Point-Defense, or with its weapons where it has none. */
  readonly defend: Float64Array;
  readonly size: number;
}

const KNOWN = new WeakMap<Rules, Prospects>();

export function prospectsOf(rules: Rules): Prospects {
  let known = KNOWN.get(rules);
  if (known === undefined) {
    known = workOut(rules);
    KNOWN.set(rules, known);
  }
  return known;
}

/** Types are counted twice: full and reduced. */
function workOut(rules: Rules): Prospects {
  const size = 2 * rules.types.length;
  const attack = new Float64Array(size * size);
  const defend = new Float64Array(size * size);
  for (let one = 0; one < size; one += 1) {
    const type = at(rules.types, one >> 1);
    const side = type.sides[(one & 1) === 0 ? 0 : 1];
    for (let other = 0; other < size; other += 1) {
      const target = at(rules.types, other >> 1);
      if (target.faction === type.faction) continue;
      const targetSide = target.sides[(other & 1) === 0 ? 0 : 1];
      const index = one * size + other;
      attack[index] = withWeapons(side, target, targetSide);
      defend[index] = withPointDefense(side, target, targetSide) ?? attack[index];
    }
  }
  return { attack, defend, size };
}

function withWeapons(side: TypeSide, target: ShipType, targetSide: TypeSide): number {
  let sum = 0;
  for (const weapon of side.weapons) {
    if (target.isFighter && at(BANNED, weapon.kind)) continue;
    sum += chanceOf(weapon.attack, targetSide) * losses(target, weapon.damage);
  }
  return sum;
}

function withPointDefense(
  side: TypeSide,
  target: ShipType,
  targetSide: TypeSide,
): number | undefined {
  if (!target.isFighter || side.pointDefense < 0) return undefined;
  return chanceOf(side.pointDefense, targetSide) * losses(target, 1);
}

function chanceOf(bonus: number, targetSide: TypeSide): number {
  return hittingFaces(bonus, at(targetSide.defense, SIDE)) / DIE;
}

function losses(target: ShipType, damage: number): number {
  const whole = target.hull + target.reducedHull;
  return (target.cost * Math.min(damage, whole)) / whole;
}
