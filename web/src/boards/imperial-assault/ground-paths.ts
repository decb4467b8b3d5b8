import { EDGE_KINDS, type EdgeKind, type Grid } from '@parsecs/imperial-assault';
import { boxAt, CELL, cornerAt, EDGE, type Layout, type Point } from './layout.ts';

/** North, east, south, west: the corners of a space between which the edge runs. */
const SIDES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
];
const EAST = 1;
const SOUTH = 2;

/** As the grid counts edges: none, then the kinds of map files. */
function edgeNumber(kind: EdgeKind | 'none'): number {
  return kind === 'none' ? 0 : EDGE_KINDS.indexOf(kind) + 1;
}

function line(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** The squares of some spaces as one path, seen from the corner of the map. */
export function squaresOf(layout: Layout, wanted: (space: number) => boolean): string {
  const { grid } = layout;
  return grid.label
    .flatMap((_, space) => {
      if (!wanted(space)) return [];
      const { x, y } = boxAt(layout, grid.x[space] ?? 0, grid.y[space] ?? 0);
      return [`M${x - EDGE} ${y - EDGE}h${CELL}v${CELL}h${-CELL}z`];
    })
    .join('');
}

function sideOf(layout: Layout, space: number, side: number): string {
  const { grid } = layout;
  const [x, y] = [grid.x[space] ?? 0, grid.y[space] ?? 0];
  const [ax, ay, bx, by] = SIDES[side] ?? [0, 0, 0, 0];
  return line(cornerAt(layout, x + ax, y + ay), cornerAt(layout, x + bx, y + by));
}

function neighbour(grid: Grid, space: number, side: number): number {
  const [x, y] = [grid.x[space] ?? 0, grid.y[space] ?? 0];
  return side === EAST ? grid.find(x + 1, y) : grid.find(x, y + 1);
}

/** Edges of one kind; those to the outside are walls. */
export function edgesOf(layout: Layout, kind: EdgeKind): string {
  const { grid } = layout;
  const number = edgeNumber(kind);
  const found: string[] = [];
  for (let space = 0; space < grid.count; space += 1) {
    for (let side = 0; side < 4; side += 1) {
      if (grid.edge[space * 4 + side] !== number || grid.door[space * 4 + side] !== -1) continue;
      const isShared = side === 0 || side === 3;
      // An edge between two spaces is met twice.
      if (isShared && isInner(grid, space, side)) continue;
      found.push(sideOf(layout, space, side));
    }
  }
  return found.join('');
}

function isInner(grid: Grid, space: number, side: number): boolean {
  const [x, y] = [grid.x[space] ?? 0, grid.y[space] ?? 0];
  return (side === 0 ? grid.find(x, y - 1) : grid.find(x - 1, y)) !== -1;
}

/** The thin lines between spaces. */
export function seamsOf(layout: Layout): string {
  const { grid } = layout;
  const found: string[] = [];
  for (let space = 0; space < grid.count; space += 1) {
    for (const side of [EAST, SOUTH]) {
      if (neighbour(grid, space, side) === -1) continue;
      if (grid.edge[space * 4 + side] === edgeNumber('none'))
        found.push(sideOf(layout, space, side));
    }
  }
  return found.join('');
}

/** The rim around some spaces, for zones and regions. */
export function rimAround(layout: Layout, wanted: (space: number) => boolean): string {
  const { grid } = layout;
  const found: string[] = [];
  for (let space = 0; space < grid.count; space += 1) {
    if (!wanted(space)) continue;
    const [x, y] = [grid.x[space] ?? 0, grid.y[space] ?? 0];
    const around = [
      grid.find(x, y - 1),
      grid.find(x + 1, y),
      grid.find(x, y + 1),
      grid.find(x - 1, y),
    ];
    for (const [side, beyond] of around.entries()) {
      if (beyond === -1 || !wanted(beyond)) found.push(sideOf(layout, space, side));
    }
  }
  return found.join('');
}

export interface DoorPlace extends Point {
  readonly id: string;
  readonly spaces: number;
  /** Degrees by which a door that lies along x is turned. */
  readonly turn: number;
}

/** Where doors lie: the middle of their edges, and how long they are. */
export function doorPlaces(layout: Layout): readonly DoorPlace[] {
  return layout.grid.file.doors.map(({ id, edges }) => {
    const ends = edges.map(({ a, b }) => {
      const isBeside = a[1] === b[1];
      const [x, y] = isBeside ? [Math.max(a[0], b[0]), a[1]] : [a[0], Math.max(a[1], b[1])];
      const [one, other] = isBeside
        ? [cornerAt(layout, x, y), cornerAt(layout, x, y + 1)]
        : [cornerAt(layout, x, y), cornerAt(layout, x + 1, y)];
      return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isBeside };
    });
    const mean = (pick: (end: Point) => number): number =>
      ends.reduce((sum, end) => sum + pick(end), 0) / ends.length;
    return {
      id,
      spaces: edges.length,
      turn: (ends[0]?.isBeside === true) === (layout.quarters % 2 === 0) ? 90 : 0,
      x: mean(({ x }) => x),
      y: mean(({ y }) => y),
    };
  });
}
