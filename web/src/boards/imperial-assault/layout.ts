import {
  compileGrid,
  findMission,
  type Grid,
  MAPS,
  type MapFile,
  type MissionId,
  readPlace,
  spaceNamed,
  type View,
} from '@parsecs/imperial-assault';
import { type Box, boxAround } from '../kit/camera.ts';

/** Units of the world for one space; the drawings have the same grid. */
export const CELL = 64;
/** Around the map, where columns and rows have their names. */
export const EDGE = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map as it lies before somebody. */
export interface Layout {
  readonly grid: Grid;
  /** Quarter turns clockwise since it was printed. */
  readonly quarters: number;
  readonly width: number;
  readonly height: number;
}

const GRIDS = new WeakMap<MapFile, Grid>();

function gridOf(file: MapFile): Grid {
  const known = GRIDS.get(file);
  if (known !== undefined) return known;
  const grid = compileGrid(file);
  GRIDS.set(file, grid);
  return grid;
}

export function layoutOf(file: MapFile, quarters = 0): Layout {
  const grid = gridOf(file);
  const [across, down] = quarters % 2 === 0 ? [grid.width, grid.height] : [grid.height, grid.width];
  return {
    grid,
    quarters,
    width: across * CELL + 2 * EDGE,
    height: down * CELL + 2 * EDGE,
  };
}

/** So much longer than the other one a side of the map, or of the screen, has to be. */
const LONGER = 1.1;

/** One more quarter turn where a wide map lies on an upright screen. */
export function quartersFor(file: MapFile, turn: number, width: number, height: number): number {
  const grid = gridOf(file);
  const isStrip = grid.width > grid.height * LONGER && height > width * LONGER;
  return isStrip ? (turn + 1) % 4 : turn;
}

/** The mission that is played, or that surely will be. */
export function missionOf({
  mission,
  table,
}: Pick<View, 'mission' | 'table'>): MissionId | undefined {
  return mission ?? (table.mission === 'random' ? undefined : table.mission);
}

/** The map that lies on the table; nothing before the mission is drawn. */
export function mapFileOf(view: Pick<View, 'mission' | 'table'>): MapFile | undefined {
  const mission = missionOf(view);
  const card = mission === undefined ? undefined : findMission(mission);
  return view.table.map ?? (card && MAPS[card.map]);
}

/** A corner of the grid, counted in spaces from the upper left of the map. */
export function cornerAt({ grid, quarters }: Layout, x: number, y: number): Point {
  const at = (left: number, top: number): Point => ({
    x: EDGE + left * CELL,
    y: EDGE + top * CELL,
  });
  switch (quarters) {
    case 1:
      return at(grid.height - y, x);
    case 2:
      return at(grid.width - x, grid.height - y);
    case 3:
      return at(y, grid.width - x);
    default:
      return at(x, y);
  }
}

/** What a space fills. */
export function boxAt(layout: Layout, x: number, y: number): Box {
  const [one, other] = [cornerAt(layout, x, y), cornerAt(layout, x + 1, y + 1)];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: CELL,
    height: CELL,
  };
}

export function boxOfSpace(layout: Layout, label: string): Box | undefined {
  const space = spaceNamed(layout.grid, label);
  if (space === -1) return undefined;
  return boxAt(layout, layout.grid.x[space] ?? 0, layout.grid.y[space] ?? 0);
}

/** What several spaces fill together. */
export function boxOfSpaces(layout: Layout, labels: readonly string[]): Box | undefined {
  return boxAround(labels.flatMap((label) => boxOfSpace(layout, label) ?? []));
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The space under a point of the world, if there is one. */
export function spaceUnder(layout: Layout, { x, y }: Point): string | undefined {
  const { grid, quarters } = layout;
  const column = Math.floor((x - EDGE) / CELL);
  const row = Math.floor((y - EDGE) / CELL);
  const find = (): number => {
    switch (quarters) {
      case 1:
        return grid.find(row, grid.height - 1 - column);
      case 2:
        return grid.find(grid.width - 1 - column, grid.height - 1 - row);
      case 3:
        return grid.find(grid.width - 1 - row, column);
      default:
        return grid.find(column, row);
    }
  };
  return grid.label[find()];
}

/** The spaces that a base covers on a place; only those that exist. */
export function coveredBy(
  { grid }: Layout,
  place: string,
  [width, length]: readonly [number, number],
): readonly string[] {
  const { space, turned } = readPlace(place);
  const corner = spaceNamed(grid, space);
  const [left, top] = [grid.x[corner] ?? 0, grid.y[corner] ?? 0];
  const [columns, rows] = turned ? [length, width] : [width, length];
  return Array.from({ length: columns * rows }, (_, index) =>
    grid.find(left + (index % columns), top + Math.floor(index / columns)),
  ).flatMap((found) => grid.label[found] ?? []);
}
