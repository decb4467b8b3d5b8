import { expect, test } from 'vitest';
import {
  boxAround,
  type Camera,
  fitScale,
  focusOn,
  isInside,
  poseBetween,
  seenOf,
  wholeOf,
  within,
} from './camera.ts';
import { NO_INSETS } from './free-area.ts';

const camera: Camera = {
  width: 400,
  height: 300,
  worldWidth: 1000,
  worldHeight: 600,
  comfort: 1,
  most: 3,
};
const fit = fitScale(camera);
const whole = within({ x: 0, y: 0, k: fit }, camera);

test('the whole world fits, in the middle where there is room left', () => {
  expect(fit).toBe(0.4);
  expect(whole).toEqual({ x: 0, y: 30, k: 0.4 });
  expect(isInside({ x: 0, y: 0, width: 1000, height: 600 }, whole, camera)).toBe(true);
});

test('something small is brought near, but not nearer than is comfortable', () => {
  const box = { x: 700, y: 300, width: 40, height: 40 };
  const to = focusOn(box, whole, camera);
  expect(to?.k).toBe(1);
  expect(to && isInside(box, to, camera)).toBe(true);
});

test('at the edge the world ends', () => {
  const to = focusOn({ x: 960, y: 560, width: 40, height: 40 }, whole, camera);
  expect(to).toEqual({ x: 400 - 1000, y: 300 - 600, k: 1 });
});

test('what is seen well already is left where it is', () => {
  const near = { x: -500, y: -200, k: 1 };
  expect(focusOn({ x: 600, y: 300, width: 60, height: 60 }, near, camera)).toBeUndefined();
  expect(focusOn({ x: 100, y: 300, width: 60, height: 60 }, near, camera)).toBeDefined();
});

test('a box that sticks out of the world counts as far as it can be seen', () => {
  expect(focusOn({ x: -100, y: -100, width: 1200, height: 800 }, whole, camera)).toBeUndefined();
});

test('a finger is given more room than the box needs', () => {
  const zone = { x: 0, y: 500, width: 1000, height: 100 };
  expect(focusOn(zone, whole, camera)).toBeUndefined();
  expect(focusOn(zone, whole, camera, { least: 0.8 })?.k).toBe(0.8);
});

test('a flight begins here and ends there', () => {
  const to = { x: -300, y: -100, k: 1 };
  const frame = { width: 400, height: 300 };
  for (const [t, pose] of [
    [0, whole],
    [1, to],
  ] as const) {
    const { x, y, k } = poseBetween(whole, to, t, frame);
    expect([x, y, k].map(Math.round)).toEqual([pose.x, pose.y, pose.k].map(Math.round));
  }
});

test('boxes are gathered into one', () => {
  const boxes = [
    { x: 10, y: 20, width: 10, height: 10 },
    { x: 40, y: 0, width: 5, height: 5 },
  ];
  expect(boxAround(boxes, 5)).toEqual({ x: 5, y: -5, width: 45, height: 40 });
  expect(boxAround([])).toBeUndefined();
});

const covered: Camera = { ...camera, insets: { top: 0, right: 100, bottom: 60, left: 0 } };

test('panels get no part of what is brought into sight', () => {
  const box = { x: 900, y: 500, width: 40, height: 40 };
  const to = focusOn(box, whole, covered);
  expect(to && isInside(box, to, covered)).toBe(true);
  expect(to && to.x + to.k * 1000).toBe(300);
});

test('the whole world stands beside the panels, and in the middle of the frame where it can', () => {
  expect(wholeOf(covered)).toEqual({ x: 0, y: 60, k: 0.3 });
  const aside: Camera = {
    ...camera,
    worldWidth: 300,
    worldHeight: 300,
    insets: { ...NO_INSETS, right: 40 },
  };
  expect(wholeOf(aside)).toEqual({ x: 50, y: 0, k: 1 });
});

test('what a panel covers is not in sight', () => {
  const corner = { x: 960, y: 560, width: 40, height: 40 };
  expect(isInside(corner, whole, camera)).toBe(true);
  expect(isInside(corner, whole, covered)).toBe(false);
});

test('where a finger leaves no room for everything, those who are asked stay in sight', () => {
  const asked = { x: 0, y: 500, width: 100, height: 100 };
  const far = { x: 900, y: 0, width: 100, height: 100 };
  const all = { x: 0, y: 0, width: 1000, height: 600 };
  const to = focusOn(all, whole, camera, { least: 1, keep: [asked] });
  expect(to?.k).toBe(0.6);
  expect(to && isInside(asked, to, camera)).toBe(true);
  expect(to && isInside(far, to, camera)).toBe(false);
});

test('of what is kept the first counts most', () => {
  const [first, second] = [
    { x: 0, y: 0, width: 40, height: 40 },
    { x: 960, y: 0, width: 40, height: 40 },
  ];
  const all = { x: 0, y: 0, width: 1000, height: 40 };
  for (const keep of [
    [first, second],
    [second, first],
  ] as const) {
    const to = focusOn(all, whole, camera, { least: 1, keep }) ?? whole;
    expect(isInside(keep[0], to, camera)).toBe(true);
    expect(isInside(keep[1], to, camera)).toBe(false);
  }
});

test('what a finger needs is no less because the whole world is in sight', () => {
  const box = { x: 100, y: 100, width: 500, height: 100 };
  expect(focusOn(box, whole, camera, { least: 0.6 })?.k).toBeGreaterThanOrEqual(0.6);
});

test('what is seen of the world is what panels leave free', () => {
  expect(seenOf({ x: 0, y: 0, k: 0.5 }, covered)).toEqual({ x: 0, y: 0, width: 600, height: 480 });
});
