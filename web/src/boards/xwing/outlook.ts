import { areAllies, type Pose, RANGES, type ShipView, type View } from '@parsecs/xwing';
import { PRIMARY } from '@parsecs/xwing/words';
import { aimBetween, sightBetween } from './measure.ts';
import { isInPlay, valuesOf } from './ships.ts';
import { promised, type ShotPromise } from './shots.ts';

/** How an enemy and a ship that stands there would stand to each other. */
export interface Facing {
  readonly enemy: ShipView;
  /** What the primary weapon promises from there; nothing where it cannot be aimed. */
  readonly mine: ShotPromise | undefined;
  readonly theirs: ShotPromise | undefined;
}

/** XW-109: whoever is touched cannot be attacked; millimetres. */
const TOUCH = 0.01;

/** Whom a ship would see if it stood there, and who could answer, with the enemies as they are now. */
export function outlookFrom(view: View, ship: ShipView, at: Readonly<Pose>): readonly Facing[] {
  const moved = { ...ship, at };
  return view.ships
    .filter((other) => isInPlay(other) && !areAllies(other.owner, ship.owner))
    .filter((other) => (sightBetween(moved, other)?.line.distance ?? 0) > TOUCH)
    .map((enemy) => ({
      enemy,
      mine: shotAt(view, moved, enemy),
      theirs: shotAt(view, enemy, moved),
    }))
    .filter(({ mine, theirs }) => mine !== undefined || theirs !== undefined);
}

/** XW-098, XW-099, XW-121: a die more at Range 1, a defence die more at Range 3 and if obstructed. */
function shotAt(view: View, ship: ShipView, target: ShipView): ShotPromise | undefined {
  const aim = aimBetween(view, ship, target, PRIMARY);
  const attack = valuesOf(ship).attack;
  if (aim === undefined || aim.band > RANGES || attack === 0) return undefined;
  const shot = {
    attackDice: attack + (aim.band === 1 ? 1 : 0),
    attackFocus: ship.focus > 0,
    lock: ship.locks.includes(target.id),
    defenceDice:
      valuesOf(target).agility + (aim.band === RANGES ? 1 : 0) + (aim.obstructed ? 1 : 0),
    defenceFocus: target.focus > 0,
    evades: target.evade,
  };
  return promised(view, target, shot, aim.band);
}
