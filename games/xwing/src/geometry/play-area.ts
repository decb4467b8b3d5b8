import { type PlayArea, TOLERANCE } from './dimensions.ts';
import { EDGES, type Edge } from './directions.ts';
import type { Footprint } from './footprint.ts';
import type { Outline } from './outline.ts';

/** XW-171, C-02: whether no part of the base is outside; the rim belongs to the play area. */
export function isInPlay(base: Readonly<Footprint>, area: PlayArea): boolean {
  const { x, y, halfLength, halfWidth } = base;
  const alongX = Math.abs(base.forwardX);
  const alongY = Math.abs(base.forwardY);
  const wide = halfLength * alongX + halfWidth * alongY - TOLERANCE;
  const high = halfLength * alongY + halfWidth * alongX - TOLERANCE;
  return x >= wide && x <= area.width - wide && y >= high && y <= area.height - high;
}

/** the edges beyond which some part of the base lies. */
export function listCrossedEdges(base: Readonly<Footprint>, area: PlayArea): readonly Edge[] {
  return EDGES.filter((edge) => depthsFrom(edge, base, area).nearest < -TOLERANCE);
}

/** How far from an edge something begins and ends; negative is outside. */
export interface Depths {
  readonly nearest: number;
  readonly farthest: number;
}

export function depthsFrom(
  edge: Edge,
  thing: Readonly<Footprint> | Outline,
  area: PlayArea,
): Depths {
  const isUpright = edge === 'bottom' || edge === 'top';
  const [least, most] =
    'points' in thing ? outlineSpan(thing, isUpright) : baseSpan(thing, isUpright);
  if (edge === 'bottom' || edge === 'left') return { nearest: least, farthest: most };
  const size = isUpright ? area.height : area.width;
  return { nearest: size - most, farthest: size - least };
}

function baseSpan(base: Readonly<Footprint>, isUpright: boolean): readonly [number, number] {
  const along = Math.abs(isUpright ? base.forwardY : base.forwardX);
  const across = Math.abs(isUpright ? base.forwardX : base.forwardY);
  const half = base.halfLength * along + base.halfWidth * across;
  const middle = isUpright ? base.y : base.x;
  return [middle - half, middle + half];
}

function outlineSpan({ points }: Outline, isUpright: boolean): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = isUpright ? 1 : 0; index < points.length; index += 2) {
    least = Math.min(least, points[index] as number);
    most = Math.max(most, points[index] as number);
  }
  return [least, most];
}

/** XW-022, XW-250, XW-280, A-01: wholly between two distances from an edge, and in play. */
export function isInStrip(
  thing: Readonly<Footprint> | Outline,
  area: PlayArea,
  edge: Edge,
  from: number,
  to: number,
): boolean {
  const { nearest, farthest } = depthsFrom(edge, thing, area);
  if (nearest < from - TOLERANCE || farthest > to + TOLERANCE) return false;
  return EDGES.every((side) => depthsFrom(side, thing, area).nearest >= -TOLERANCE);
}
