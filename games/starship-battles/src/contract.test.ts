import { auditGame, imaginedDiffer, seededChance } from '@parsecs/kernel';
import { gameSuite } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { starshipBattles } from './index.ts';
import { newGame, seeds } from './testing/games.ts';

// Everybody is unsure of something only where fleets are built in secret; with two players that is
// whoever builds last, so the suite of the house takes the small game for four.
const SECRET: readonly string[] = ['teams-patrol'];
gameSuite(starshipBattles, { setups: SECRET, games: 2 });

test('two players: a small game through undo at every step', () => {
  const patrol = starshipBattles.setups['patrol'];
  if (patrol === undefined) throw new Error('no patrol');
  expect(auditGame(starshipBattles, patrol, 'seed-0', true).failure).toBeUndefined();
});

test('two players: whoever builds last is unsure of the other fleet, and spectators of both', () => {
  const state = newGame({ sides: 'dark', points: 60 });
  const chance = seededChance('imagination');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(imaginedDiffer(starshipBattles, state, viewer, chance)).toBe(false);
  }
  const answer = starshipBattles.question(state, 0).region?.sample(chance);
  if (answer === undefined) throw new Error('no fleet');
  starshipBattles.answer(state, 0, answer, { chance });
  expect(imaginedDiffer(starshipBattles, state, 0, chance)).toBe(false);
  for (const viewer of [1, 'spectator'] as const) {
    expect(imaginedDiffer(starshipBattles, state, viewer, chance)).toBe(true);
  }
});

describe('the other setups keep the contract as well', () => {
  const others = Object.keys(starshipBattles.setups).filter((name) => !SECRET.includes(name));
  test.each(others)('%s', (name) => {
    const setup = starshipBattles.setups[name];
    if (setup === undefined) throw new Error(name);
    expect(auditGame(starshipBattles, { ...setup, roundLimit: 3 }, 'open').failure).toBeUndefined();
  });
});

test('any setup is a legal setup', () => {
  for (const seed of seeds(100)) {
    const setup = starshipBattles.randomSetup(seededChance(seed));
    expect(starshipBattles.checkSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({
      ok: true,
      value: setup,
    });
  }
});

test('any setup is played to its end with every promise kept', () => {
  for (const seed of seeds(3)) {
    const setup = starshipBattles.randomSetup(seededChance(`audit ${seed}`));
    const short = { ...setup, roundLimit: 3 };
    expect(auditGame(starshipBattles, short, seed).failure).toBeUndefined();
  }
});
