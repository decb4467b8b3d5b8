import { auditGame, seededChance } from '@parsecs/kernel';
import { gameSuite } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import { xwing } from './index.ts';

gameSuite(xwing, { setups: ['standard', 'teams'], games: 2 });

test('whatever the rules allow is played to its end with every promise kept', () => {
  for (let index = 0; index < 4; index += 1) {
    const seed = `any-${index}`;
    const setup = xwing.randomSetup(seededChance(seed));
    const { failure } = auditGame(xwing, setup, seed);
    expect({ setup, failure }).toEqual({ setup, failure: undefined });
  }
});

test('any setup is a legal setup', () => {
  for (let index = 0; index < 60; index += 1) {
    const setup = xwing.randomSetup(seededChance(`legal-${index}`));
    expect(xwing.checkSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({
      ok: true,
      value: setup,
    });
  }
});
