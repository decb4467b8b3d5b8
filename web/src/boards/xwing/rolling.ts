import {
  type Footprint,
  type Intervals,
  layRollTemplateInto,
  listRollShifts,
  listRollTemplates,
  newTemplateArea,
  type Pose,
  type Roll,
  rollPoseInto,
  type ShipView,
  SIDES,
  type Side,
  type Surroundings,
  type View,
} from '@parsecs/xwing';
import { writeAnswer } from '@parsecs/xwing/words';
import type { Point } from './layout.ts';
import { areaPath } from './shapes.ts';
import { baseOf, isInPlay, outlinesIn } from './ships.ts';

/** Where a ship could roll to: for each side the stretches on which its middle may end. */
export interface Rolls {
  readonly base: Footprint;
  readonly around: Surroundings;
  readonly shifts: Readonly<Record<Side, Readonly<Intervals>>>;
}

export function surroundingsOf(view: View, ship: ShipView): Surroundings {
  const { setup } = view;
  return {
    ships: view.ships
      .filter((other) => isInPlay(other) && other.id !== ship.id)
      .flatMap((other) => baseOf(other) ?? []),
    obstacles: outlinesIn(view),
    area: setup,
    templateBlocked: setup.options.barrelRollTemplateBlocked,
  };
}

export function rollsOf(view: View, ship: ShipView): Rolls | undefined {
  const base = baseOf(ship);
  if (base === undefined || base.kind === 'shuttle') return undefined;
  const around = surroundingsOf(view, ship);
  const [left, right] = [
    [...listRollShifts(base, 'left', around)],
    [...listRollShifts(base, 'right', around)],
  ];
  return { base, around, shifts: { left, right } };
}

/** The value of the set that is nearest to the wanted one. */
function nearestIn(set: Readonly<Intervals>, wanted: number): number | undefined {
  let best: number | undefined;
  for (let index = 0; index < set.length; index += 2) {
    const nearest = Math.max(set[index] ?? 0, Math.min(set[index + 1] ?? 0, wanted));
    if (best === undefined || Math.abs(nearest - wanted) < Math.abs(best - wanted)) best = nearest;
  }
  return best;
}

/** The legal roll nearest to this one; on the other side if there is none on this. */
export function rollNear(rolls: Rolls, side: Side, shift: number): Roll | undefined {
  const other: Side = side === 'left' ? 'right' : 'left';
  for (const own of [side, other]) {
    const near = nearestIn(rolls.shifts[own], shift);
    if (near === undefined) continue;
    const places = listRollTemplates(rolls.base, own, near, rolls.around);
    const template = nearestIn(places, near / 2);
    if (template !== undefined) return { side: own, shift: near, template };
  }
  return undefined;
}

/** To a thousandth of a millimetre, towards the middle, so that nothing gets out of reach. */
function trimmed(value: number): number {
  return Math.trunc(value * 1000) / 1000 + 0;
}

export function writeRoll({ side, shift, template }: Roll): string {
  return writeAnswer({
    kind: 'roll',
    side,
    shift: trimmed(shift),
    template: trimmed(template),
  });
}

export function rollPose({ base }: Rolls, { side, shift }: Pick<Roll, 'side' | 'shift'>): Pose {
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  rollPoseInto(pose, base, side, shift);
  return pose;
}

export function rollTemplatePath({ base }: Rolls, roll: Roll): string {
  const area = newTemplateArea();
  layRollTemplateInto(area, base, roll);
  return areaPath(area);
}

/** A point of the table as the ship sees it: to which side, and how far ahead of its middle. */
export function asideOf({ base }: Rolls, { x, y }: Point): { side: Side; shift: number } {
  const [dx, dy] = [x - base.x, y - base.y];
  const aside = dx * base.forwardY - dy * base.forwardX;
  return { side: aside < 0 ? 'left' : 'right', shift: dx * base.forwardX + dy * base.forwardY };
}

/** The stretches themselves, as lines on the table. */
export function trackPath(rolls: Rolls): string {
  return SIDES.flatMap((side) => {
    const set = rolls.shifts[side];
    const lines: string[] = [];
    for (let index = 0; index < set.length; index += 2) {
      const [from, to] = [set[index] ?? 0, set[index + 1] ?? 0].map((shift) =>
        rollPose(rolls, { side, shift }),
      );
      if (from !== undefined && to !== undefined) {
        lines.push(`M${from.x} ${from.y}L${to.x} ${to.y}`);
      }
    }
    return lines;
  }).join('');
}
