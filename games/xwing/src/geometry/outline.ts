import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import type { ObstacleId } from '../cards/ids.ts';
import data from '../data/geometry.json' with { type: 'json' };
import type { Pose } from './pose.ts';

export type ShapeId = ObstacleId | 'satellite';

/** A token as it lies on the table. Derived from the state, like a footprint. */
export interface Outline {
  readonly x: number;
  readonly y: number;
  /** From x, y to the farthest point. */
  readonly reach: number;
  /** Corners as x, y, x, y, … */
  readonly points: readonly number[];
}

type Corners = readonly (readonly number[])[];

const ASTEROIDS: ReadonlyMap<string, Corners> = new Map(
  data.asteroids.tokens.map((token) => [token.id, token.outline]),
);

function cornersOfShape(id: ShapeId): Corners {
  const corners = id === 'satellite' ? data.missionTokens.satellite.outline : ASTEROIDS.get(id);
  if (corners === undefined) throw new RangeError(`no outline for ${id}`);
  return corners;
}

/** A token may be turned in any direction and flipped over; flipping swaps left and right. */
export function outlineOf(id: ShapeId, pose: Readonly<Pose>, isFlipped = false): Outline {
  const forwardX = sinDegrees(pose.heading);
  const forwardY = cosDegrees(pose.heading);
  const points: number[] = [];
  let reach = 0;
  for (const [right = 0, ahead = 0] of cornersOfShape(id)) {
    const aside = isFlipped ? -right : right;
    points.push(
      pose.x + aside * forwardY + ahead * forwardX,
      pose.y - aside * forwardX + ahead * forwardY,
    );
    reach = Math.max(reach, Math.sqrt(right * right + ahead * ahead));
  }
  return { x: pose.x, y: pose.y, reach, points };
}

/** Even–odd rule. */
export function isInsideOutline({ points }: Outline, x: number, y: number): boolean {
  let inside = false;
  let lastX = points[points.length - 2] as number;
  let lastY = points[points.length - 1] as number;
  for (let index = 0; index < points.length; index += 2) {
    const nextX = points[index] as number;
    const nextY = points[index + 1] as number;
    if (lastY > y !== nextY > y) {
      const crossing = lastX + ((y - lastY) / (nextY - lastY)) * (nextX - lastX);
      if (x < crossing) inside = !inside;
    }
    lastX = nextX;
    lastY = nextY;
  }
  return inside;
}

/** Whether a circle around the outline can meet a circle of that radius around a point. */
export function isNearOutline(outline: Outline, x: number, y: number, radius: number): boolean {
  const dx = outline.x - x;
  const dy = outline.y - y;
  const reach = outline.reach + radius;
  return dx * dx + dy * dy <= reach * reach;
}
