import { expect, test } from 'vitest';
import { curvePoints } from './result-picture.ts';

test('the curve goes from edge to edge, and up for the first side', () => {
  const curve = [
    [0, 1],
    [0, -1],
  ];
  expect(curvePoints(curve, 200, 100)).toEqual([
    [0, 50],
    [200, 0],
  ]);
  expect(curvePoints([[0]], 200, 100)).toEqual([]);
});
