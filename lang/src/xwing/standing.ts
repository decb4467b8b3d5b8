import {
  ARC_HALF_ANGLES,
  type Arc,
  bandOf,
  distanceBetween,
  type Footprint,
  type FootprintKind,
  footprintOf,
  isInArc,
  type PilotId,
  type Pose,
  pilotCard,
} from '@parsecs/xwing/words';

/** How two ships stand to each other, as far as a sentence tells it. */
export interface Standing {
  /** The section of the ruler, or `BEYOND_RANGE`. */
  readonly range: number;
  /** From base to base in any direction, millimetres. */
  readonly gap: number;
  /** Where the other ship is, 12 for straight ahead. */
  readonly clock: number;
  /** The other ship is in an arc of the first one. */
  readonly inArc: boolean;
}

/** What a ship stands on, and its arcs. */
export interface Base {
  readonly kind: FootprintKind;
  readonly arcs: readonly Arc[];
}

/** XW-252: the one ship without a pilot card has a token of its own size and no weapons. */
export function baseOf(pilot: PilotId | null): Base {
  if (pilot === null) return { kind: 'shuttle', arcs: [] };
  const { size, arcs } = pilotCard(pilot);
  return { kind: size, arcs };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** To the right of the ship and ahead of it. */
function seenFrom({ x, y, forwardX, forwardY }: Footprint, point: Point): Point {
  const [dx, dy] = [point.x - x, point.y - y];
  return { x: dx * forwardY - dy * forwardX, y: dx * forwardX + dy * forwardY };
}

const CORNERS: readonly (readonly [right: number, ahead: number])[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

function cornersOf(base: Footprint): readonly Point[] {
  const { x, y, forwardX, forwardY, halfLength, halfWidth } = base;
  return CORNERS.map(([right, ahead]) => ({
    x: x + right * halfWidth * forwardY + ahead * halfLength * forwardX,
    y: y - right * halfWidth * forwardX + ahead * halfLength * forwardY,
  }));
}

/** What is left of a convex shape on one side of a line through the origin. */
function cut(shape: readonly Point[], a: number, b: number): readonly Point[] {
  const left: Point[] = [];
  for (const [index, point] of shape.entries()) {
    const before = shape.at(index - 1) ?? point;
    const [side, sideBefore] = [a * point.x + b * point.y, a * before.x + b * before.y];
    if (side >= 0 !== sideBefore >= 0) {
      const part = sideBefore / (sideBefore - side);
      left.push({
        x: before.x + part * (point.x - before.x),
        y: before.y + part * (point.y - before.y),
      });
    }
    if (side >= 0) left.push(point);
  }
  return left;
}

const HALF_TURN = 180;

/** The part of a shape in an arc; the shape as the ship sees it. */
function partInArc(shape: readonly Point[], arc: Arc, kind: FootprintKind): readonly Point[] {
  const halfArc = ARC_HALF_ANGLES[kind];
  if (arc === 'turret-360' || halfArc === undefined) return shape;
  const angle = (halfArc * Math.PI) / HALF_TURN;
  const way = arc === 'front' ? 1 : -1;
  const [sine, cosine] = [way * Math.sin(angle), Math.cos(angle)];
  return cut(cut(shape, -cosine, sine), cosine, sine);
}

function gapToSide(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

function gapBetween(one: readonly Point[], other: readonly Point[]): number {
  const gaps = [one, other].flatMap((shape, index) =>
    (index === 0 ? other : one).flatMap((point) =>
      shape.map((from, side) => gapToSide(point, from, shape.at(side - 1) ?? from)),
    ),
  );
  return Math.min(...gaps);
}

/** XW-090, XW-095: the shortest way to what lies inside an arc; nothing where nothing does. */
function gapInArcs(from: Footprint, arcs: readonly Arc[], target: Footprint): number | undefined {
  const own = cornersOf(from).map((corner) => seenFrom(from, corner));
  const other = cornersOf(target).map((corner) => seenFrom(from, corner));
  const gaps = arcs
    .filter((arc) => isInArc(from, arc, target))
    .map((arc) => partInArc(other, arc, from.kind))
    .map((part) => gapBetween(own, part.length > 0 ? part : other));
  return gaps.length === 0 ? undefined : Math.min(...gaps);
}

const HOURS = 12;

/** XW-087: the range counts inside the arc, if the other ship is in it. */
export function standingOf(base: Base, pose: Pose, otherBase: Base, otherPose: Pose): Standing {
  const from = footprintOf(base.kind, pose);
  const target = footprintOf(otherBase.kind, otherPose);
  const gap = distanceBetween(from, target);
  const inArc = gapInArcs(from, base.arcs, target);
  const middle = seenFrom(from, target);
  const turn = (Math.atan2(middle.x, middle.y) * HOURS) / (2 * Math.PI);
  return {
    range: bandOf(inArc ?? gap),
    gap,
    clock: ((Math.round(turn) + 2 * HOURS - 1) % HOURS) + 1,
    inArc: inArc !== undefined,
  };
}
