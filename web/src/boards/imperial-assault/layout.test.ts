import { MAPS, type MapFile } from '@parsecs/imperial-assault';
import { describe, expect, test } from 'vitest';
import { boxOfSpace, cornerAt, layoutOf, middleOf, quartersFor, spaceUnder } from './layout.ts';

const file: MapFile = MAPS['cinder-relay'];

describe.each([0, 1, 2, 3])('a map after %i quarter turns', (quarters) => {
  const layout = layoutOf(file, quarters);

  test('finds every space where it draws it, inside the map', () => {
    for (const label of layout.grid.label) {
      const box = boxOfSpace(layout, label);
      if (box === undefined) throw new Error(label);
      const middle = middleOf(box);
      expect(spaceUnder(layout, middle)).toBe(label);
      expect(middle.x).toBeLessThan(layout.width);
      expect(middle.y).toBeLessThan(layout.height);
    }
  });

  test('is turned and not mirrored', () => {
    const [origin, right, below] = [
      cornerAt(layout, 0, 0),
      cornerAt(layout, 1, 0),
      cornerAt(layout, 0, 1),
    ];
    const across = [right.x - origin.x, right.y - origin.y] as const;
    const down = [below.x - origin.x, below.y - origin.y] as const;
    expect(across[0] * down[1] - across[1] * down[0]).toBeGreaterThan(0);
  });
});

test('a wide map lies upright on an upright screen, and nowhere else', () => {
  expect(quartersFor(file, 0, 390, 600)).toBe(1);
  expect(quartersFor(file, 2, 390, 600)).toBe(3);
  expect(quartersFor(file, 0, 1280, 700)).toBe(0);
  expect(quartersFor(MAPS['moisture-farm'], 2, 390, 600)).toBe(2);
});
