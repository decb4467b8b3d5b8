import { describe, expect, test } from 'vitest';
import { ATTACK_DIE, DEFENCE_DIE } from '../cards/dice.ts';
import { type Shot, shotOdds } from './odds.ts';

const PLAIN: Shot = {
  attackDice: 1,
  attackFocus: false,
  lock: false,
  defenceDice: 0,
  defenceFocus: false,
  evades: 0,
};

/** Every combination of faces, one by one. */
function* rolls<T>(die: readonly T[], dice: number): Generator<readonly T[]> {
  if (dice === 0) yield [];
  else {
    for (const rest of rolls(die, dice - 1)) for (const face of die) yield [face, ...rest];
  }
}

/** The same by playing out every roll and every reroll. */
function meanByHand(shot: Shot): number {
  const scores = (face: string): boolean =>
    face === 'hit' || face === 'critical' || (face === 'focus' && shot.attackFocus);
  const evades = (face: string): boolean =>
    face === 'evade' || (face === 'focus' && shot.defenceFocus);
  let [sum, weight] = [0, 0];
  for (const first of rolls(ATTACK_DIE, shot.attackDice)) {
    const kept = first.filter(scores).length;
    const again = shot.lock ? first.length - kept : 0;
    for (const second of rolls(ATTACK_DIE, again)) {
      for (const defence of rolls(DEFENCE_DIE, shot.defenceDice)) {
        const share = 8 ** -(first.length + second.length + defence.length);
        const results = kept + second.filter(scores).length;
        const cancelled = defence.filter(evades).length + shot.evades;
        sum += share * Math.max(0, results - cancelled);
        weight += share;
      }
    }
  }
  expect(weight).toBeCloseTo(1, 12);
  return sum;
}

describe('the odds of a shot', () => {
  test('one plain die: three faces hit, one is critical, four miss', () => {
    expect(shotOdds(PLAIN)).toEqual({
      outcomes: [
        { hits: 0, crits: 0, p: 0.5 },
        { hits: 1, crits: 0, p: 0.375 },
        { hits: 0, crits: 1, p: 0.125 },
      ],
      expected: 0.5,
    });
  });

  test('hits are cancelled before critical hits', () => {
    const { outcomes } = shotOdds({ ...PLAIN, attackDice: 2, evades: 1 });
    const crit = outcomes.find(({ hits, crits }) => hits === 0 && crits === 1);
    // One of each leaves the critical hit, and so do two critical hits: 2 · 3/8 · 1/8 + 1/64.
    expect(crit?.p).toBe(7 / 64);
  });

  test.each<Partial<Shot>>([
    { attackDice: 3, defenceDice: 2 },
    { attackDice: 2, attackFocus: true, defenceDice: 3, defenceFocus: true },
    { attackDice: 2, lock: true, defenceDice: 2, evades: 1 },
    { attackDice: 3, lock: true, attackFocus: true, defenceDice: 1, defenceFocus: true },
  ])('agree with playing out every roll: %o', (change) => {
    const shot = { ...PLAIN, ...change };
    const { outcomes, expected } = shotOdds(shot);
    expect(expected).toBeCloseTo(meanByHand(shot), 12);
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBe(1);
  });

  test('no dice, no damage', () => {
    expect(shotOdds({ ...PLAIN, attackDice: 0 })).toEqual({
      outcomes: [{ hits: 0, crits: 0, p: 1 }],
      expected: 0,
    });
  });
});
