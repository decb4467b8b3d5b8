import { describe, expect, test } from 'vitest';
import {
  ahead,
  boxOf,
  gridOf,
  headingOf,
  middleOf,
  quartersFor,
  squareUnder,
  stripOf,
} from './grid.ts';

describe.each([0, 1, 2, 3])('a map after %i quarter turns', (quarters) => {
  const grid = gridOf('standard', quarters);

  test('finds every square where it draws it, inside the map', () => {
    for (let column = 0; column < grid.columns; column += 1) {
      for (let row = 0; row < grid.rows; row += 1) {
        const middle = middleOf(grid, [column, row], 1);
        expect(squareUnder(grid, middle)).toEqual([column, row]);
        expect(middle.x).toBeLessThan(grid.width);
        expect(middle.y).toBeLessThan(grid.height);
      }
    }
  });

  test('lets a ship fly where its bow points', () => {
    const from = middleOf(grid, [5, 5], 1);
    for (const [facing, square] of [
      ['north', [5, 4]],
      ['east', [6, 5]],
      ['south', [5, 6]],
      ['west', [4, 5]],
    ] as const) {
      const to = middleOf(grid, square, 1);
      const way = ahead(headingOf(grid, facing));
      expect(to.x - from.x).toBeCloseTo(way.x * 40);
      expect(to.y - from.y).toBeCloseTo(way.y * 40);
    }
  });

  test('has the zone of each side at its own edge', () => {
    const [north, south] = [stripOf(grid, 'north', 3), stripOf(grid, 'south', 3)];
    const first = boxOf(grid, [0, 0], 1);
    const last = boxOf(grid, [grid.columns - 1, grid.rows - 1], 1);
    for (const [zone, square] of [
      [north, first],
      [south, last],
    ] as const) {
      expect(square.x).toBeGreaterThanOrEqual(zone.x);
      expect(square.y).toBeGreaterThanOrEqual(zone.y);
      expect(square.x + square.width).toBeLessThanOrEqual(zone.x + zone.width);
      expect(square.y + square.height).toBeLessThanOrEqual(zone.y + zone.height);
    }
  });
});

test('a wide map lies upright on an upright screen, with its own edge to the left of either side', () => {
  expect(quartersFor('standard', 0, 1280, 700)).toBe(0);
  expect(quartersFor('standard', 0, 390, 600)).toBe(1);
  expect(quartersFor('standard', 2, 390, 600)).toBe(3);
  const light = gridOf('standard', 1);
  expect(stripOf(light, 'south', 3).x).toBeLessThan(stripOf(light, 'north', 3).x);
  const dark = gridOf('standard', 3);
  expect(stripOf(dark, 'north', 3).x).toBeLessThan(stripOf(dark, 'south', 3).x);
});
