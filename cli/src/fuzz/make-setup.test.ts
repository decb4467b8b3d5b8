import type { Game } from '@parsecs/kernel';
import { OPTION_NAMES, OPTION_VALUES, type Setup } from '@parsecs/super-teams';
import { loadGame } from '@parsecs/table';
import { beforeAll, expect, test } from 'vitest';
import { makeSetup } from './make-setup.ts';

let game: Game;
let setups: readonly Setup[];

beforeAll(async () => {
  game = await loadGame('super-teams');
  setups = Array.from({ length: 300 }, (_, index) => makeSetup(game, `seed/${index}`) as Setup);
});

test('every made-up setup is legal', () => {
  for (const setup of setups) expect(game.checkSetup(setup).ok).toBe(true);
});

test('the seed alone decides', () => {
  expect(makeSetup(game, 'seed/7')).toEqual(setups[7]);
});

test('every ready-made setup comes up', () => {
  const texts = new Set(setups.map((setup) => JSON.stringify(setup)));
  for (const setup of Object.values(game.setups)) expect(texts).toContain(JSON.stringify(setup));
});

test('every value of every option comes up, and every number of players', () => {
  for (const name of OPTION_NAMES) {
    const seen = new Set<unknown>(setups.map(({ options }) => options[name]));
    expect([...seen].sort()).toEqual([...OPTION_VALUES[name]].sort());
  }
  expect(new Set(setups.map(({ players }) => players)).size).toBe(3);
});

test('own boards, hand sizes and starters come up', () => {
  expect(setups.filter(({ board }) => typeof board !== 'string').length).toBeGreaterThan(50);
  expect(new Set(setups.map(({ handSize }) => handSize)).size).toBe(12);
  expect(new Set(setups.map(({ starter }) => starter)).size).toBe(5);
});
