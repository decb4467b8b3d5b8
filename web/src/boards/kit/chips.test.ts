import { expect, test } from 'vitest';
import { type Chip, placeChips } from './chips.ts';

const ship = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
  x: x - 20,
  y: y - 20,
  width: 40,
  height: 40,
});
const chip = (key: string, x: number, y: number): Chip => ({
  key,
  x,
  y,
  reach: 28,
  awayFrom: { x: 300, y: 600 },
  halfWidth: 34,
  halfHeight: 11,
});
const boxOf = (
  { x, y, halfWidth, halfHeight }: Chip,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  unit: number,
): { left: number; right: number; top: number; bottom: number } => ({
  left: x * unit + dx - halfWidth,
  right: x * unit + dx + halfWidth,
  top: y * unit + dy - halfHeight,
  bottom: y * unit + dy + halfHeight,
});

/** Four ships side by side, as in a formation. */
const FORMATION = [
  [280, 200],
  [322, 205],
  [300, 246],
  [345, 248],
] as const;

test.each([0.5, 1, 2])(
  'in a crowd at %f pixels a unit no chip lies on a ship or another chip',
  (unit) => {
    const chips = FORMATION.map(([x, y], index) => chip(`${index}`, x, y));
    const ships = [...FORMATION, [300, 600] as const].map(([x, y]) => ship(x, y));
    const placed = placeChips(chips, ships, unit);
    const boxes = chips.map((own) => boxOf(own, placed.get(own.key) ?? { dx: 0, dy: 0 }, unit));
    for (const [index, one] of boxes.entries()) {
      for (const { x, y, width, height } of ships) {
        const isClear =
          one.right <= x * unit ||
          one.left >= (x + width) * unit ||
          one.bottom <= y * unit ||
          one.top >= (y + height) * unit;
        expect(isClear).toBe(true);
      }
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          one.left >= other.right ||
          one.bottom <= other.top ||
          one.top >= other.bottom;
        expect(isApart).toBe(true);
      }
    }
  },
);

test('a chip with room stands right behind its ship and needs no line to it', () => {
  const placed = placeChips([chip('one', 300, 200)], [ship(300, 200)], 1);
  const { dx = 0, dy = 0, isFar } = placed.get('one') ?? {};
  expect(Math.abs(dx)).toBeLessThan(1);
  expect(dy).toBeLessThan(-28);
  expect(dy).toBeGreaterThan(-60);
  expect(isFar).toBe(false);
});

test('a chip that had to go further has a line', () => {
  const chips = FORMATION.map(([x, y], index) => chip(`${index}`, x, y));
  const ships = FORMATION.map(([x, y]) => ship(x, y));
  const placed = placeChips(chips, ships, 0.5);
  expect([...placed.values()].some(({ isFar }) => isFar)).toBe(true);
});

test('a chip stays within what is seen, unless its ship is out of sight itself', () => {
  const seen = { x: 100, y: 100, width: 400, height: 300 };
  const inside = chip('a', 125, 130);
  const outside = chip('b', 900, 900);
  const places = placeChips([inside, outside], [ship(125, 130)], 1, seen);
  const place = places.get('a') ?? { dx: 0, dy: 0 };
  const box = boxOf(inside, place, 1);
  expect(box.left).toBeGreaterThanOrEqual(100);
  expect(box.top).toBeGreaterThanOrEqual(100);
  expect(places.get('b')).toEqual(placeChips([outside], [], 1).get('b'));
});
