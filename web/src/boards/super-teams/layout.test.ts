import { at } from '@parsecs/kernel';
import { BOARDS } from '@parsecs/super-teams';
import { BOARD_IDS, type Board, SHIPS, type ShipView } from '@parsecs/super-teams/words';
import { describe, expect, test } from 'vitest';
import { layOut, type Spot } from './layout.ts';
import { placeShips, pointAlong } from './placing.ts';

const DESKTOP = 720 / 530;
const PHONE = 390 / 540;

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
}

function overlap(spots: readonly Spot[]): readonly string[] {
  return spots.flatMap((spot, index) =>
    spots
      .slice(index + 1)
      .filter((other) => distance(spot, other) < (spot.radius + other.radius) * 0.9)
      .map((other) => `${spot.index} and ${other.index}`),
  );
}

const bare = (board: Board): Board => ({
  schema: board.schema,
  id: 'bare',
  spaces: board.spaces.map(({ kinds }) => ({ kinds })),
});

describe.each(BOARD_IDS)('the %s board', (id) => {
  const board = BOARDS[id];

  test.each([
    ['as drawn', board, DESKTOP],
    ['on a phone', board, PHONE],
    ['without coordinates', bare(board), DESKTOP],
    ['without coordinates, on a phone', bare(board), PHONE],
    ['on a wide screen', bare(board), 2.4],
  ])('%s has every space inside and no two upon each other', (_, drawn, aspect) => {
    const { spots, width, height } = layOut(drawn, aspect);
    expect(spots).toHaveLength(board.spaces.length);
    expect(overlap(spots)).toEqual([]);
    for (const { x, y, radius } of spots) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(width);
      expect(y - radius).toBeGreaterThanOrEqual(0);
      expect(y + radius).toBeLessThanOrEqual(height);
    }
  });

  test('ships glide through the middle of every space', () => {
    const layout = layOut(board, DESKTOP);
    for (const spot of layout.spots) {
      expect(distance(pointAlong(layout, spot.index), spot)).toBeLessThan(0.01);
    }
  });
});

test('a board of two hundred spaces still finds room', () => {
  const spaces = Array.from({ length: 200 }, () => ({ kinds: ['normal' as const] }));
  const { spots } = layOut({ ...bare(BOARDS.standard), spaces }, PHONE);
  expect(overlap(spots.slice(1, -1))).toEqual([]);
});

describe('ships that share a space', () => {
  const layout = layOut(BOARDS.standard, DESKTOP);
  const ships = (count: number, place: Partial<ShipView>): readonly ShipView[] =>
    SHIPS.slice(0, count).map((id) => ({ id, owner: 0, at: 5, ...place }));

  test.each([2, 3, 4, 5, 6, 7, 8])('%i of them never lie upon each other', (count) => {
    for (const place of [{ at: 5 }, { at: 0 }, { at: layout.spots.length - 1 }]) {
      const poses = [...placeShips(layout, ships(count, place)).values()];
      expect(new Set(poses.map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`)).size).toBe(
        count,
      );
      for (const [index, pose] of poses.entries()) {
        for (const other of poses.slice(index + 1)) {
          expect(distance(pose, other)).toBeGreaterThan(16);
        }
      }
    }
  });

  test('on a dual space each ship lies on its own half', () => {
    const dual = BOARDS.standard.spaces.findIndex(({ kinds }) => kinds.length === 2);
    const spot = at(layout.spots, dual);
    const [first, second] = spot.kinds;
    const poses = placeShips(layout, [
      { id: 'red-1', owner: 0, at: dual, half: first as 'hyperspace' },
      { id: 'green-1', owner: 1, at: dual, half: second as 'normal' },
    ]);
    const turn = (spot.heading * Math.PI) / 180;
    const right = (ship: 'red-1' | 'green-1'): number => {
      const pose = poses.get(ship) ?? spot;
      return -(pose.x - spot.x) * Math.sin(turn) + (pose.y - spot.y) * Math.cos(turn);
    };
    expect(right('red-1')).toBeLessThan(0);
    expect(right('green-1')).toBeGreaterThan(0);
  });
});
