import { expect, test } from 'vitest';
import { nearestIn } from './neighbour.ts';

/** Three squares in a row and one below the first. */
const squares = [
  { node: 'a', x: 0, y: 0 },
  { node: 'b', x: 10, y: 0 },
  { node: 'c', x: 20, y: 0 },
  { node: 'd', x: 0, y: 10 },
];

test('an arrow leads to the next one in its direction', () => {
  expect(nearestIn({ x: 0, y: 0 }, squares, 'ArrowRight')).toBe('b');
  expect(nearestIn({ x: 20, y: 0 }, squares, 'ArrowLeft')).toBe('b');
  expect(nearestIn({ x: 0, y: 0 }, squares, 'ArrowDown')).toBe('d');
  expect(nearestIn({ x: 0, y: 10 }, squares, 'ArrowUp')).toBe('a');
});

test('where nothing lies that way, it leads nowhere', () => {
  expect(nearestIn({ x: 20, y: 0 }, squares, 'ArrowRight')).toBeUndefined();
  expect(nearestIn({ x: 0, y: 0 }, squares, 'ArrowUp')).toBeUndefined();
  expect(nearestIn({ x: 0, y: 0 }, squares, 'Enter')).toBeUndefined();
});

test('a row is followed before it is left', () => {
  const aside = [
    { node: 'ahead', x: 30, y: 0 },
    { node: 'aside', x: 12, y: 12 },
  ];
  expect(nearestIn({ x: 0, y: 0 }, aside, 'ArrowRight')).toBe('ahead');
});
