import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { BANK_RADII, STRAIGHT_LENGTHS, TURN_RADII } from '../geometry/dimensions.ts';
import { DAMAGE_DECK } from './damage-deck.ts';
import { OBSTACLE_IDS } from './ids.ts';
import { packOf } from './packs.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const withTemplate = (sizes: readonly number[]): number => sizes.filter((size) => size > 0).length;

rule('XW-010', 'the base set: ships, cards, templates and asteroids are counted', () => {
  const { ships, pilots, upgrades } = packOf('swx01');
  expect(ships).toEqual({ xwing: 1, tiefighter: 2 });
  expect(pilots).toEqual({
    lukeskywalker: 1,
    biggsdarklighter: 1,
    redsquadronpilot: 1,
    rookiepilot: 1,
    maulermithel: 1,
    darkcurse: 1,
    nightbeast: 1,
    blacksquadronpilot: 2,
    obsidiansquadronpilot: 2,
    academypilot: 2,
  });
  expect(sum(Object.values(pilots))).toBe(13);
  expect(upgrades).toEqual({
    determination: 1,
    marksmanship: 1,
    r2d2: 1,
    r2f2: 1,
    protontorpedoes: 1,
  });
  expect(DAMAGE_DECK).toHaveLength(33);
  expect([STRAIGHT_LENGTHS, BANK_RADII, TURN_RADII].map(withTemplate)).toEqual([5, 3, 3]);
  expect(OBSTACLE_IDS).toHaveLength(6);
});
