import { auditGame, seededChance } from '@parsecs/kernel';
import { gameSuite } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { starshipBattles } from './index.ts';
import { seeds } from './testing/games.ts';

// Everybody is unsure of something only where fleets are built in secret.
gameSuite(starshipBattles, { setups: ['standard', 'skirmish', 'teams'], games: 2 });

describe('open games keep the contract as well', () => {
  const open = Object.keys(starshipBattles.setups).filter(
    (name) => !['standard', 'skirmish', 'teams', 'teams-random'].includes(name),
  );
  test.each(open)('%s', (name) => {
    const setup = starshipBattles.setups[name];
    if (setup === undefined) throw new Error(name);
    expect(auditGame(starshipBattles, setup, 'open').failure).toBeUndefined();
  });
});

test('any setup is a legal setup, and is played to its end with every promise kept', () => {
  for (const seed of seeds(60)) {
    const setup = starshipBattles.anySetup(seededChance(seed));
    expect(starshipBattles.checkSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({
      ok: true,
      value: setup,
    });
  }
  for (const seed of seeds(6)) {
    const setup = starshipBattles.anySetup(seededChance(`audit ${seed}`));
    expect(auditGame(starshipBattles, setup, seed).failure).toBeUndefined();
  }
});
