import { at } from '@parsecs/kernel';
import { MISSIONS, type MissionCard } from './cards/cards.ts';
import { BASES } from './map/bases.ts';
import { BLOCKING, compileGrid, type Grid } from './map/grid.ts';
import { MAPS, type MapFile } from './map/map-file.ts';
import type { TokenKind } from './vocabulary.ts';

export interface TokenRules {
  readonly id: string;
  readonly kind: TokenKind;
  readonly space: number;
}

/** A map with the tokens of one mission. */
export interface Site {
  readonly grid: Grid;
  readonly mission: MissionCard;
  readonly tokens: readonly TokenRules[];
  /** Where raiders stand at the start; they are figures, not tokens (IA-279). */
  readonly raiders: readonly number[];
  readonly terminals: readonly number[];
  /** Spaces of each base on each stand, whatever terrain lies there. */
  readonly covers: readonly (readonly (readonly number[])[])[];
  /** Blocking spaces under large bases on each stand (IA-145). */
  readonly rocks: readonly (readonly (readonly number[])[])[];
  readonly regions: ReadonlyMap<string, readonly number[]>;
  /** For each delivery point: the spaces next to it. */
  readonly locked: number;
}

const GRIDS = new WeakMap<MapFile, Grid>();

function gridOf(file: MapFile): Grid {
  let grid = GRIDS.get(file);
  if (grid === undefined) {
    grid = compileGrid(file);
    GRIDS.set(file, grid);
  }
  return grid;
}

export function siteFor(map: MapFile | undefined, number: number): Site {
  const mission = at(MISSIONS, number);
  const file = map ?? MAPS[mission.map];
  const grid = gridOf(file);
  const all = file.tokens[mission.letter].map(({ id, kind, at: [x, y] }) => ({
    id,
    kind,
    space: grid.find(x, y),
  }));
  const covers = BASES.map(([width, length]) => coversOf(grid, width, length));
  return {
    grid,
    mission,
    tokens: all.filter(({ kind }) => kind !== 'raider'),
    raiders: all.flatMap(({ kind, space }) => (kind === 'raider' ? [space] : [])),
    terminals: file.terminals.map(({ at: [x, y] }) => grid.find(x, y)),
    covers,
    rocks: covers.map((stands) => stands.map((cover) => rocksUnder(grid, cover))),
    regions: new Map(
      Object.entries(file.regions).map(([name, points]) => [
        name,
        points.map(([x, y]) => grid.find(x, y)),
      ]),
    ),
    locked: file.doors.reduce((bits, door, index) => bits | (door.locked ? 1 << index : 0), 0),
  };
}

const NO_ROCKS: readonly number[] = [];

function rocksUnder(grid: Grid, cover: readonly number[]): readonly number[] {
  if (cover.length === 1) return NO_ROCKS;
  const rocks = cover.filter((space) => grid.terrain[space] === BLOCKING);
  return rocks.length === 0 ? NO_ROCKS : rocks;
}

function coversOf(grid: Grid, width: number, length: number): readonly (readonly number[])[] {
  const facings = width === length ? 1 : 2;
  return Array.from({ length: grid.count * facings }, (_, stand) => {
    const corner = stand % grid.count;
    const turned = stand >= grid.count;
    const cover: number[] = [];
    for (let row = 0; row < (turned ? width : length); row += 1) {
      for (let column = 0; column < (turned ? length : width); column += 1) {
        cover.push(grid.find(at(grid.x, corner) + column, at(grid.y, corner) + row));
      }
    }
    return cover.includes(-1) ? [] : cover;
  });
}
