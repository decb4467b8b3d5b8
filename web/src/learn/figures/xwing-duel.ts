import {
  type Band,
  BEYOND_RANGE,
  distanceBetween,
  endPoseInto,
  footprintOf,
  type Line,
  type Manoeuvre,
  newLine,
  type Pose,
  type ShipView,
  shotOdds,
  type View,
  xwing,
} from '@parsecs/xwing';
import { PRIMARY } from '@parsecs/xwing/words';
import { aimBetween, sightBetween } from '../../boards/xwing/measure.ts';
import { baseOf, shipIn, valuesOf } from '../../boards/xwing/ships.ts';
import { lay } from './laid.ts';

export const MINE = 'lukeskywalker';
export const THEIRS = 'academypilot';

/** Two ships in the Combat phase, as the engine lays them out. */
export function duel(mine: Pose, theirs: Pose): View {
  const at = ({ x, y, heading }: Pose): readonly number[] => [x, y, heading];
  const given = {
    phase: 'combat',
    ships: [
      { pilot: MINE, at: at(mine) },
      { pilot: THEIRS, at: at(theirs) },
    ],
  };
  return xwing.view(lay(xwing, given), 0);
}

/** The same with one of the ships somewhere else. */
export function withShipAt(view: View, id: string, at: Pose): View {
  return { ...view, ships: view.ships.map((ship) => (ship.id === id ? { ...ship, at } : ship)) };
}

/** Where a maneuver leads, seen from where it began: in centimetres and degrees, to the right positive. */
export interface FlownEnd {
  readonly pose: Pose;
  readonly ahead: number;
  readonly aside: number;
  readonly turned: number;
}

export function flownBy(size: 'small' | 'large', from: Pose, manoeuvre: Manoeuvre): FlownEnd {
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  endPoseInto(pose, footprintOf(size, from), manoeuvre);
  const turn = (from.heading * Math.PI) / 180;
  const [dx, dy] = [pose.x - from.x, pose.y - from.y];
  const ahead = dx * Math.sin(turn) + dy * Math.cos(turn);
  const aside = dx * Math.cos(turn) - dy * Math.sin(turn);
  return {
    pose,
    ahead: Math.round(ahead) / 10,
    aside: Math.round(aside) / 10,
    turned: ((Math.round(pose.heading - from.heading) + 540) % 360) - 180,
  };
}

/** What one ship could do to the other from here. */
export interface Standing {
  /** 4 is beyond the ruler. */
  readonly band: Band;
  readonly inArc: boolean;
  readonly canFire: boolean;
  readonly attack: number;
  readonly defence: number;
  /** Results that would hit, on the average, without tokens. */
  readonly expected: number;
  readonly line: Line;
}

/** XW-098, XW-099: one more attack die at Range 1, one more defense die at Range 3. */
export function standingOf(view: View, from: string, to: string): Standing | undefined {
  const [ship, target] = [shipIn(view, from), shipIn(view, to)];
  if (ship === undefined || target === undefined) return undefined;
  const aim = aimBetween(view, ship, target, PRIMARY);
  const { line, band } = aim === undefined ? plain(ship, target) : { line: aim, band: aim.band };
  const canFire = aim !== undefined && band < BEYOND_RANGE;
  const attack = valuesOf(ship).attack + (band === 1 ? 1 : 0);
  const defence = valuesOf(target).agility + (band === 3 ? 1 : 0);
  const odds = shotOdds({
    attackDice: attack,
    attackFocus: false,
    lock: false,
    defenceDice: defence,
    defenceFocus: false,
    evades: 0,
  });
  const inArc = aim !== undefined;
  return { band, inArc, canFire, attack, defence, expected: odds.expected, line };
}

function plain(ship: ShipView, target: ShipView): { readonly line: Line; readonly band: Band } {
  return sightBetween(ship, target) ?? { line: newLine(), band: BEYOND_RANGE };
}

/** Whether two ships would stand on one another there. */
export function isTaken(view: View, id: string, at: Pose): boolean {
  const moved = withShipAt(view, id, at);
  const bases = moved.ships.flatMap((ship) => baseOf(ship) ?? []);
  const [one, other] = bases;
  return one !== undefined && other !== undefined && distanceBetween(one, other) <= 0;
}
