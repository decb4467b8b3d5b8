import { auditGame, seededChance } from '@parsecs/kernel';
import { gameSuite } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import { imperialAssault } from './index.ts';

gameSuite(imperialAssault, { setups: ['six-rounds'], games: 2, open: ['table'] });

test('whatever the rules allow is played to its end with every promise kept', () => {
  for (let index = 0; index < 2; index += 1) {
    const seed = `any-${index}`;
    const setup = imperialAssault.randomSetup(seededChance(seed));
    const { failure } = auditGame(imperialAssault, setup, seed);
    expect({ setup, failure }).toEqual({ setup, failure: undefined });
  }
});
