import {
  type Arc,
  type Attack,
  type Band,
  bandOf,
  type Footprint,
  isInArc,
  type Line,
  measureAsAgreedInto,
  measureRangeInto,
  newAttack,
  newLine,
  type ShipView,
  upgradeCard,
  type View,
} from '@parsecs/xwing';
import { arcsOf, baseOf, outlinesIn } from './ships.ts';

/** How one ship stands to another. */
export interface Sight {
  readonly line: Line;
  readonly band: Band;
  readonly isInMine: boolean;
  readonly isInTheirs: boolean;
}

function seesInArc(arcs: readonly Arc[], from: Footprint, to: Footprint): boolean {
  return arcs.some((arc) => isInArc(from, arc, to));
}

/** Base to base, as for locks and abilities, and who has whom in arc. */
export function sightBetween(ship: ShipView, other: ShipView): Sight | undefined {
  const [from, to] = [baseOf(ship), baseOf(other)];
  if (from === undefined || to === undefined || ship.id === other.id) return undefined;
  const line = newLine();
  measureRangeInto(line, from, to);
  return {
    line,
    band: bandOf(line.distance),
    isInMine: seesInArc(arcsOf(ship), from, to),
    isInTheirs: seesInArc(arcsOf(other), to, from),
  };
}

const ANYWHERE: readonly Arc[] = ['turret-360'];
const FRONT: readonly Arc[] = ['front'];

/** The arcs through which a weapon is fired. */
export function arcsOfWeapon(ship: ShipView, weapon: string): readonly Arc[] {
  const upgrade = ship.upgrades.find((own) => own.id === weapon);
  const secondary = upgrade && upgradeCard(upgrade.id).weapon;
  if (secondary === undefined) return arcsOf(ship);
  return secondary.arc === 'any' ? ANYWHERE : FRONT;
}

/** The line along which an attack is measured; nothing where the target is out of arc. */
export function aimBetween(
  view: View,
  ship: ShipView,
  target: ShipView,
  weapon: string,
): Attack | undefined {
  const [from, to] = [baseOf(ship), baseOf(target)];
  if (from === undefined || to === undefined) return undefined;
  const attack = newAttack();
  const arcs = arcsOfWeapon(ship, weapon);
  measureAsAgreedInto(attack, view.setup.options, from, arcs, to, outlinesIn(view));
  return attack.inArc ? attack : undefined;
}
