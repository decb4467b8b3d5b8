import { auditGame, seededChance } from '@parsecs/kernel';
import { gameSuite } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { starshipBattles } from './index.ts';
import { seeds } from './testing/games.ts';

// Everybody is unsure of something only where fleets are built in secret; and whole games through
// undo want short ones.
const SECRET: readonly string[] = ['patrol', 'teams-patrol'];
gameSuite(starshipBattles, { setups: SECRET, games: 3 });

describe('the other setups keep the contract as well', () => {
  const others = Object.keys(starshipBattles.setups).filter((name) => !SECRET.includes(name));
  test.each(others)('%s', (name) => {
    const setup = starshipBattles.setups[name];
    if (setup === undefined) throw new Error(name);
    expect(auditGame(starshipBattles, { ...setup, roundLimit: 6 }, 'open').failure).toBeUndefined();
  });
});

test('any setup is a legal setup', () => {
  for (const seed of seeds(100)) {
    const setup = starshipBattles.anySetup(seededChance(seed));
    expect(starshipBattles.checkSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({
      ok: true,
      value: setup,
    });
  }
});

test('any setup is played to its end with every promise kept', () => {
  for (const seed of seeds(12)) {
    const setup = starshipBattles.anySetup(seededChance(`audit ${seed}`));
    const short = { ...setup, roundLimit: 4 };
    expect(auditGame(starshipBattles, short, seed).failure).toBeUndefined();
  }
});
