import { describe, expect, test } from 'vitest';
import { fromBoard, headingOn, layoutOf, RIM, stepOn, toBoard } from './layout.ts';

describe.each([0, 1, 2, 3])('with edge %i at the bottom', (turn) => {
  const layout = layoutOf({ width: 1200, height: 900 }, turn);

  test('every point comes back to where it was', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 1200, y: 900 },
      { x: 37, y: 611 },
    ]) {
      const there = toBoard(layout, point);
      expect(there.x >= 0 && there.x <= layout.width).toBe(true);
      expect(there.y >= 0 && there.y <= layout.height).toBe(true);
      expect(fromBoard(layout, there)).toEqual(point);
    }
  });

  test.each([0, 90, 180, 270])('a ship that heads %i is seen to fly where it heads', (heading) => {
    const radians = (heading * Math.PI) / 180;
    const from = toBoard(layout, { x: 400, y: 400 });
    const to = toBoard(layout, { x: 400 + Math.sin(radians), y: 400 + Math.cos(radians) });
    const seen = (headingOn(layout, heading) * Math.PI) / 180;
    expect(to.x - from.x).toBeCloseTo(Math.sin(seen));
    expect(from.y - to.y).toBeCloseTo(Math.cos(seen));
  });

  test('a step on the screen is the same step on the table', () => {
    const { x, y } = stepOn(layout, 3, 4);
    const from = toBoard(layout, { x: 500, y: 500 });
    const to = toBoard(layout, { x: 500 + x, y: 500 + y });
    expect([to.x - from.x, to.y - from.y]).toEqual([3, 4]);
  });
});

test('the edge that is meant lies at the bottom', () => {
  const area = { width: 900, height: 900 };
  const middles = [
    { x: 450, y: 0 },
    { x: 900, y: 450 },
    { x: 450, y: 900 },
    { x: 0, y: 450 },
  ];
  for (const [turn, middle] of middles.entries()) {
    const layout = layoutOf(area, turn);
    expect(toBoard(layout, middle)).toEqual({ x: layout.width / 2, y: layout.height - RIM });
  }
});
