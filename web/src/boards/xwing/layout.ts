import { EDGES, type PlayArea, type Pose } from '@parsecs/xwing';
import type { Box } from '../kit/camera.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the table lies on the screen: in millimetres, a rim around it, one of its edges below. */
export interface Layout {
  readonly area: PlayArea;
  /** Quarter turns: the edge with this number lies at the bottom of the screen. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
  /** Brings the coordinates of the rules (x right, y up) onto the board, for drawings in them. */
  readonly matrix: string;
}

/** Room around the play area. */
export const RIM = 44;
const TURNS = EDGES.length;

export function layoutOf(area: PlayArea, turn: number): Layout {
  const { width, height } = area;
  const isUpright = turn % 2 === 0;
  const matrices = [
    [1, 0, 0, -1, RIM, height + RIM],
    [0, 1, 1, 0, RIM, RIM],
    [-1, 0, 0, 1, width + RIM, RIM],
    [0, -1, -1, 0, height + RIM, width + RIM],
  ];
  return {
    area,
    turn,
    width: (isUpright ? width : height) + 2 * RIM,
    height: (isUpright ? height : width) + 2 * RIM,
    matrix: `matrix(${matrices[turn % TURNS]?.join(' ') ?? '1 0 0 1 0 0'})`,
  };
}

export function toBoard({ area, turn }: Layout, { x, y }: Point): Point {
  switch (turn) {
    case 1:
      return { x: y + RIM, y: x + RIM };
    case 2:
      return { x: area.width - x + RIM, y: y + RIM };
    case 3:
      return { x: area.height - y + RIM, y: area.width - x + RIM };
    default:
      return { x: x + RIM, y: area.height - y + RIM };
  }
}

export function fromBoard({ area, turn }: Layout, { x, y }: Point): Point {
  switch (turn) {
    case 1:
      return { x: y - RIM, y: x - RIM };
    case 2:
      return { x: area.width - x + RIM, y: y - RIM };
    case 3:
      return { x: area.width - y + RIM, y: area.height - x + RIM };
    default:
      return { x: x - RIM, y: area.height - y + RIM };
  }
}

/** Degrees clockwise from up, as it is seen. */
export function headingOn({ turn }: Layout, heading: number): number {
  return heading + turn * 90;
}

/** A step on the screen (right, down) as a step on the table. */
export function stepOn(layout: Layout, dx: number, dy: number): Point {
  const here = fromBoard(layout, { x: 0, y: 0 });
  const there = fromBoard(layout, { x: dx, y: dy });
  return { x: there.x - here.x, y: there.y - here.y };
}

/** A square around a place on the table, as it is seen. */
export function boxAt(layout: Layout, place: Point, reach: number): Box {
  const { x, y } = toBoard(layout, place);
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

/** What turns a drawing that was made for a ship at 0,0 looking up (+y) to where the ship stands. */
export function placedAt({ x, y, heading }: Readonly<Pose>): string {
  return `translate(${round(x)} ${round(y)}) rotate(${round(-heading)})`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Corners x, y, x, y, … as a path. */
export function outlinePath(points: readonly number[]): string {
  const corners: string[] = [];
  for (let index = 0; index < points.length; index += 2) {
    corners.push(`${round(points[index] ?? 0)} ${round(points[index + 1] ?? 0)}`);
  }
  return `M${corners.join('L')}Z`;
}
