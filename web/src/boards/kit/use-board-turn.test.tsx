import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { quartersOf, turnAround, turnFor, useBoardTurn } from './use-board-turn.ts';

test('whoever looks first has their own edge before them, also when the device is passed on', () => {
  const first = turnFor(undefined, 2);
  expect(quartersOf(first)).toBe(2);
  expect(turnFor(first, 0)).toBe(first);
  expect(turnFor(first, undefined)).toBe(first);
});

test('nobody knows yet which edge is whose', () => {
  expect(turnFor(undefined, undefined)).toBeUndefined();
  expect(quartersOf(undefined)).toBe(0);
});

test('the board is turned around and back', () => {
  const turned = turnAround(turnFor(undefined, 1));
  expect(quartersOf(turned)).toBe(3);
  expect(quartersOf(turnAround(turned))).toBe(1);
  expect(quartersOf(turnAround(undefined))).toBe(2);
});

test('another pair of edges turns the board once more', () => {
  const turned = turnAround(turnFor(undefined, 0));
  expect(quartersOf(turnFor(turned, 3))).toBe(3);
  // The other edge of the same pair only means that somebody else looks.
  expect(quartersOf(turnFor(turned, 2))).toBe(2);
});

test('a board lies right from its first picture on', () => {
  const Picture = (): string => `${useBoardTurn(3)[0]}`;
  expect(renderToStaticMarkup(<Picture />)).toBe('3');
});
