import { seededChance } from '@parsecs/kernel';
import { type Setup, type Squad, xwing } from '@parsecs/xwing';
import { writeAnswer } from '@parsecs/xwing/words';
import { describe, expect, test } from 'vitest';
import { drawSquad, refusalOf } from './moment.ts';

const LUKE: Squad = {
  faction: 'rebel',
  ships: [{ pilot: 'lukeskywalker', upgrades: ['determination'] }],
};

function mauler(upgrade: 'determination' | 'marksmanship'): Squad {
  return { faction: 'imperial', ships: [{ pilot: 'maulermithel', upgrades: [upgrade] }] };
}

describe('a squad that is brought where one box serves both sides', () => {
  const checked = xwing.checkSetup({
    sides: 'rebel',
    points: 60,
    collection: { swx01: 1 },
    squads: { rebel: LUKE, imperial: 'build' },
  });
  if (!checked.ok) throw new Error('refused');
  const setup: Setup = checked.value;
  const state = xwing.begin(setup, { chance: seededChance('box') });
  const view = xwing.view(state, 1);

  test('is checked against what the other side has left', () => {
    const refusal = (squad: Squad): string | undefined =>
      refusalOf(view, 1, writeAnswer({ kind: 'squad', squad }))?.refused;
    expect(refusal(mauler('determination'))).toBe('XW-222');
    expect(refusal(mauler('marksmanship'))).toBeUndefined();
  });

  test('and one that chance draws keeps to that', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const squad = drawSquad(view, 1, `${seed}`);
      expect(refusalOf(view, 1, writeAnswer({ kind: 'squad', squad: squad as Squad }))).toBe(
        undefined,
      );
    }
  });
});
