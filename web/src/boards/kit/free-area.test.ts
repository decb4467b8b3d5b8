import { expect, test } from 'vitest';
import { freeInsets, NO_INSETS } from './free-area.ts';

const frame = { width: 1200, height: 700 };
const square = { width: 1000, height: 1000 };

test('where nothing covers the frame, all of it is free', () => {
  expect(freeInsets(frame, [], square)).toEqual(NO_INSETS);
});

test('a panel is passed by on the side that leaves the world the largest', () => {
  const panel = { x: 950, y: 300, width: 250, height: 400 };
  expect(freeInsets(frame, [panel], square)).toEqual({ ...NO_INSETS, right: 250 });
  const wide = { width: 1200, height: 300 };
  expect(freeInsets(frame, [panel], wide)).toEqual({ ...NO_INSETS, bottom: 400 });
});

test('panels on both sides leave the middle', () => {
  const left = { x: 0, y: 0, width: 200, height: 600 };
  const right = { x: 1000, y: 0, width: 200, height: 40 };
  const strip = { x: 300, y: 640, width: 600, height: 60 };
  expect(freeInsets(frame, [left, right, strip], square)).toEqual({
    top: 0,
    right: 200,
    bottom: 60,
    left: 200,
  });
});

test('a strip between two others is seen past, too', () => {
  const covers = [
    { x: 0, y: 0, width: 1200, height: 50 },
    { x: 0, y: 650, width: 1200, height: 50 },
    { x: 1100, y: 50, width: 100, height: 600 },
  ];
  expect(freeInsets(frame, covers, square)).toEqual({ top: 50, right: 100, bottom: 50, left: 0 });
});

test('what covers nearly everything cannot be passed by', () => {
  const all = { x: 10, y: 10, width: 1180, height: 680 };
  expect(freeInsets(frame, [all], square)).toEqual(NO_INSETS);
});

test('what lies outside of the frame covers nothing of it', () => {
  const outside = { x: 1300, y: 0, width: 100, height: 700 };
  expect(freeInsets(frame, [outside], square)).toEqual(NO_INSETS);
});
