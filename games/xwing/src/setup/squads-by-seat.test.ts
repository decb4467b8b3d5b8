import { describe, expect, test } from 'vitest';
import { FIRST_GAME_SQUADS, xwing } from '../index.ts';

const { rebel, imperial } = FIRST_GAME_SQUADS;

function faultsOf(setup: object): readonly string[] {
  const checked = xwing.checkSetup(setup);
  return checked.ok ? [] : checked.problems.map(({ path }) => path);
}

describe('squads may be written by seat', () => {
  test('where the sides are agreed, whoever flies for whom', () => {
    const bySide = { rebel, imperial };
    for (const [sides, P1, P2] of [
      ['rebel', rebel, imperial],
      ['imperial', imperial, rebel],
    ] as const) {
      const bySeat = xwing.checkSetup({ sides, squads: { P1, P2 } });
      expect(bySeat).toEqual(xwing.checkSetup({ sides, squads: bySide }));
      expect(bySeat).toMatchObject({ ok: true, value: { squads: bySide } });
    }
    const one = xwing.checkSetup({ sides: 'imperial', squads: { P2: 'random' } });
    expect(one).toMatchObject({ value: { squads: { rebel: 'random', imperial: 'build' } } });
  });

  test('and problems are named where they were written', () => {
    expect(faultsOf({ sides: 'rebel', squads: { P1: rebel, P2: 'none' } })[0]).toMatch(
      /^squads\.P2/,
    );
    expect(faultsOf({ sides: 'rebel', squads: { P1: rebel, imperial } })).toContain(
      'squads.imperial',
    );
    expect(faultsOf({ sides: 'rebel', squads: { P3: rebel } })).toContain('squads.P3');
    // Nobody knows yet which side P1 takes.
    expect(faultsOf({ sides: 'ask', squads: { P1: rebel } })).toContain('squads.P1');
  });
});
