import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { setupFaults } from '../testing/playing.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import { PROFILES, READINGS, readingsChanged, withProfile } from './profiles.ts';

/** What a profile changes of the usual readings. */
function changes(profile: (typeof PROFILES)[number]): Partial<Options> {
  const options = withProfile(DEFAULT_OPTIONS, profile);
  return Object.fromEntries(
    READINGS.filter((name) => options[name] !== DEFAULT_OPTIONS[name]).map((name) => [
      name,
      options[name],
    ]),
  );
}

describe('whose word counts', () => {
  test('the ledger has the usual readings', () => {
    expect(changes('ledger')).toEqual({});
  });

  rule('XW-317', 'the Russian book by the letter', () => {
    expect(changes('russian')).toEqual({
      // only the base is named where a barrel roll may not end.
      barrelRollTemplateBlocked: false,
      // "roll 1 attack die", and "the manoeuvre template".
      obstacleDicePerToken: false,
      obstacleTemplate: 'whole',
      // ships whose bases touch.
      touching: 'geometric',
      // the shortest distance between the bases.
      obstructionLine: 'base',
      // V-13 and A-03: no actions in this Activation phase.
      overlapBlocksFreeActions: true,
      // V-11: attacker and defender are compared.
      sparedShips: 'defender',
      // V-19: not closer than Range 1.
      asteroidGap: 'from-the-end',
    });
  });

  rule('XW-317', 'the Polish book by the letter', () => {
    expect(changes('polish')).toEqual({
      barrelRollTemplateBlocked: false,
      obstacleDicePerToken: false,
      obstacleTemplate: 'whole',
      touching: 'geometric',
      obstructionLine: 'base',
      // V-13, V-14: sentences that it does not have.
      overlapSkipsAction: false,
      imperialUpgradesFirst: false,
      // V-01: anywhere within Range 1, not "completely".
      deployment: 'part',
      // V-15: any part of the ruler.
      obstructionWidth: 'ruler',
      // V-16: too few cards.
      scarceDamage: 'too-few',
    });
  });

  rule('XW-317', 'the later answers, as far as there is an option', () => {
    expect(changes('later')).toEqual({
      // one token of each kind in a step; both attacks of a pair must miss.
      oneTokenOfAKind: true,
      gunnerAfterOneMiss: false,
      // XW-316: a draw.
      mutualDestruction: 'draw',
    });
  });

  rule(
    'XW-317',
    'each option may be changed afterwards, and what is beside the rules stays',
    () => {
      for (const profile of PROFILES) {
        const options = withProfile(
          { ...DEFAULT_OPTIONS, touching: 'geometric', planningAids: true, atTheLimit: 'points' },
          profile,
        );
        expect(options).toMatchObject({ planningAids: true, atTheLimit: 'points' });
        expect(readingsChanged(options, profile)).toBe(0);
        expect(setupFaults({ options })).toEqual([]);
        const other: Options = { ...options, cornerExit: 'lenient', planningAids: false };
        expect(readingsChanged(other, profile)).toBe(1);
      }
    },
  );
});
