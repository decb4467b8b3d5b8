import { cut, found, loadFootprint } from './closest.ts';
import { EXTENTS, MINE_RADIUS, type PlayArea, STRAIGHT_LENGTHS, TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { commitPoseInto, type Pose } from './pose.ts';
import { bandOf, findLine } from './range.ts';
import { gapToTemplate, type TemplateArea } from './template-area.ts';

/** XW-302: seismic charges and proton bombs are rectangles, a proximity mine is a disc. */
export const BOMB_TOKENS = ['bomb', 'mine'] as const;
export type BombToken = (typeof BOMB_TOKENS)[number];

const HALF_TOKENS: Readonly<Record<BombToken, number>> = {
  bomb: EXTENTS.bomb.length / 2,
  mine: MINE_RADIUS,
};

/** XW-302: behind the ship, at the far end of a straight-1 template. */
export function dropPoseInto(out: Pose, ship: Readonly<Footprint>, token: BombToken): void {
  const behind = ship.halfLength + (STRAIGHT_LENGTHS[1] as number) + HALF_TOKENS[token];
  commitPoseInto(
    out,
    ship.x - behind * ship.forwardX,
    ship.y - behind * ship.forwardY,
    ship.heading,
  );
}

/** XW-302: whether the bomb reaches the ship. What of the token lies out of play is ignored. */
export function isInBlast(
  base: Readonly<Footprint>,
  token: Readonly<Footprint>,
  { width, height }: PlayArea,
): boolean {
  const { x, y, forwardX: fx, forwardY: fy } = base;
  loadFootprint(base, token);
  // The four edges of the play area in the coordinates of the base.
  const isOnTable =
    cut(fy, fx, width - x) && cut(-fy, -fx, x) && cut(-fx, fy, height - y) && cut(fx, -fy, y);
  if (!isOnTable) return false;
  findLine(base, token);
  return bandOf(found.distance) === 1;
}

/** XW-302: whether the base lies over the mine; C-03: by more than the tolerance. */
export function isBaseOverMine(base: Readonly<Footprint>, mine: Readonly<Pose>): boolean {
  const dx = mine.x - base.x;
  const dy = mine.y - base.y;
  const beside = Math.abs(dx * base.forwardY - dy * base.forwardX) - base.halfWidth;
  const ahead = Math.abs(dx * base.forwardX + dy * base.forwardY) - base.halfLength;
  const gapX = Math.max(0, beside);
  const gapY = Math.max(0, ahead);
  const reach = MINE_RADIUS - TOLERANCE;
  return gapX * gapX + gapY * gapY < reach * reach;
}

/** XW-302: whether the template lies over the mine; C-03: by more than the tolerance. */
export function isTemplateOverMine(area: Readonly<TemplateArea>, mine: Readonly<Pose>): boolean {
  if (area.length <= 2 * TOLERANCE) return false;
  return gapToTemplate(area, mine.x, mine.y) < MINE_RADIUS - TOLERANCE;
}
