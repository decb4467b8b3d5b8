import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import { cut, findLine, found, loadFootprint } from './closest.ts';
import { EXTENTS, MINE_RADIUS, type PlayArea, STRAIGHT_LENGTHS, TOLERANCE } from './dimensions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import type { Outline } from './outline.ts';
import { commitPoseInto, type Pose } from './pose.ts';
import { bandOf } from './range.ts';
import { gapToTemplate, isTemplateOver, type TemplateArea } from './template-area.ts';

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
  area: PlayArea,
): boolean {
  if (!loadInPlay(base, token, area)) return false;
  findLine(base, token);
  return bandOf(found.distance) === 1;
}

/** Loads what of the token lies in play, seen from the base; false when nothing does. */
function loadInPlay(
  base: Readonly<Footprint>,
  token: Readonly<Footprint>,
  { width, height }: PlayArea,
): boolean {
  const { x, y, forwardX: fx, forwardY: fy } = base;
  loadFootprint(base, token);
  // The four edges of the play area in the coordinates of the base.
  return cut(fy, fx, width - x) && cut(-fy, -fx, x) && cut(-fx, fy, height - y) && cut(fx, -fy, y);
}

/** XW-302: whether any part of a token that the ship drops there lies in the play area. */
export function isPartlyInPlay(
  ship: Readonly<Footprint>,
  token: BombToken,
  pose: Readonly<Pose>,
  area: PlayArea,
): boolean {
  if (token === 'bomb') return loadInPlay(ship, footprintOf('bomb', pose), area);
  const gapX = Math.max(0, -pose.x, pose.x - area.width);
  const gapY = Math.max(0, -pose.y, pose.y - area.height);
  return gapX * gapX + gapY * gapY < MINE_RADIUS * MINE_RADIUS;
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

/**
 * XW-302: whether the template lies over the mine; C-03: by more than the tolerance. What of the
 * mine lies out of play is ignored.
 */
export function isTemplateOverMine(
  template: Readonly<TemplateArea>,
  mine: Readonly<Pose>,
  area: PlayArea,
): boolean {
  if (template.length <= 2 * TOLERANCE) return false;
  if (gapToTemplate(template, mine.x, mine.y) >= MINE_RADIUS - TOLERANCE) return false;
  const isWholeInPlay =
    Math.abs(mine.x - area.width / 2) <= area.width / 2 - MINE_RADIUS &&
    Math.abs(mine.y - area.height / 2) <= area.height / 2 - MINE_RADIUS;
  return isWholeInPlay || isTemplateOver(template, mineInPlay(mine, area));
}

/** A disc with so many corners is nowhere more than 0.02 mm too small. */
const MINE_CORNERS = 96;

function mineInPlay({ x, y }: Readonly<Pose>, { width, height }: PlayArea): Outline {
  let points: number[] = [];
  for (let corner = 0; corner < MINE_CORNERS; corner += 1) {
    const degrees = (corner * 360) / MINE_CORNERS;
    points.push(x + MINE_RADIUS * sinDegrees(degrees), y + MINE_RADIUS * cosDegrees(degrees));
  }
  points = keepBeyond(points, 0, 1, 0);
  points = keepBeyond(points, 0, -1, -width);
  points = keepBeyond(points, 1, 1, 0);
  points = keepBeyond(points, 1, -1, -height);
  return { x, y, reach: MINE_RADIUS, points };
}

/** The part of a polygon whose x (axis 0) or y (axis 1), times the sign, is at least so much. */
function keepBeyond(points: readonly number[], axis: 0 | 1, sign: 1 | -1, least: number): number[] {
  const kept: number[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const before = (index + points.length - 2) % points.length;
    const [lastX, lastY] = [points[before] as number, points[before + 1] as number];
    const [x, y] = [points[index] as number, points[index + 1] as number];
    const last = sign * (axis === 0 ? lastX : lastY) - least;
    const here = sign * (axis === 0 ? x : y) - least;
    if (last < 0 !== here < 0) {
      const part = last / (last - here);
      kept.push(lastX + part * (x - lastX), lastY + part * (y - lastY));
    }
    if (here >= 0) kept.push(x, y);
  }
  return kept;
}
