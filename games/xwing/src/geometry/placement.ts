import { type PlayArea, RANGE_LENGTH, TOLERANCE } from './dimensions.ts';
import { EDGES } from './directions.ts';
import type { Footprint } from './footprint.ts';
import { areOutlinesOverlapping, gapBetweenOutlines, gapToOutline, isBaseOver } from './gap.ts';
import type { Outline } from './outline.ts';
import { depthsFrom } from './play-area.ts';
import { bandOf } from './range.ts';

/** How far a token must keep away; 0 asks only that nothing lies over anything. */
export interface PlacementLimits {
  /** Not at this range or nearer to any edge. */
  readonly edges: 0 | 1 | 2;
  /** The same to other tokens, and to the ships that are given. */
  readonly things: 0 | 1;
  /** Whether the very end of that range is far enough from them. */
  readonly endIsFree: boolean;
}

/** XW-187, A-19 */
export const STANDARD_PLACEMENT: PlacementLimits = { edges: 2, things: 0, endIsFree: false };
/** XW-270 */
export const ASTEROID_RUN_PLACEMENT: PlacementLimits = { edges: 0, things: 1, endIsFree: false };
/** XW-270, V-19 */
export const ASTEROID_RUN_PLACEMENT_FROM_END: PlacementLimits = {
  ...ASTEROID_RUN_PLACEMENT,
  endIsFree: true,
};

export const PLACEMENT_CAUSES = ['edge', 'obstacle', 'ship'] as const;
export type PlacementCause = (typeof PLACEMENT_CAUSES)[number];

/** Why a token may not be placed; the index of what it is too near to, −1 for an edge. */
export interface PlacementFault {
  readonly cause: PlacementCause;
  readonly index: number;
}

export function findPlacementFault(
  outline: Outline,
  area: PlayArea,
  limits: PlacementLimits,
  obstacles: readonly Outline[],
  ships: readonly Readonly<Footprint>[] = [],
): PlacementFault | undefined {
  for (const edge of EDGES) {
    const { nearest } = depthsFrom(edge, outline, area);
    if (nearest < 0 || (limits.edges > 0 && bandOf(nearest) <= limits.edges)) {
      return { cause: 'edge', index: -1 };
    }
  }
  const keepsAway = limits.things > 0;
  for (const [index, other] of obstacles.entries()) {
    const isTooNear = keepsAway
      ? isNear(gapBetweenOutlines(outline, other), limits)
      : areOutlinesOverlapping(outline, other);
    if (isTooNear) return { cause: 'obstacle', index };
  }
  for (const [index, ship] of ships.entries()) {
    const isTooNear = keepsAway
      ? isNear(gapToOutline(ship, outline), limits)
      : isBaseOver(ship, outline);
    if (isTooNear) return { cause: 'ship', index };
  }
  return undefined;
}

function isNear(gap: number, { things, endIsFree }: PlacementLimits): boolean {
  return endIsFree ? gap < things * RANGE_LENGTH - TOLERANCE : bandOf(gap) <= things;
}
