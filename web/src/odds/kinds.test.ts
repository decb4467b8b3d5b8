import { GAME_IDS } from '@parsecs/table';
import { shotOdds } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { curvesOf } from './curves.ts';
import type { OddsKind, OddsResult } from './kind.ts';
import { loadKind } from './kinds/index.ts';
import { type Setting, settle } from './setting.ts';

function work({ fields, workOut }: OddsKind, wanted: Setting): OddsResult {
  const result = workOut(settle(fields, wanted));
  if (typeof result === 'string') throw new Error(result);
  return result;
}

describe('the odds of the page', () => {
  test.each(GAME_IDS)('%s: what the form begins with adds up to one', async (game) => {
    const kind = await loadKind(game);
    const { outcomes, expected, goal, hit = 1 } = work(kind, {});
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(expected).toBeGreaterThan(0);
    expect([goal, hit].every((chance) => chance > 0 && chance <= 1 + 1e-12)).toBe(true);
    const [points = []] = curvesOf([work(kind, {})], kind.counts);
    const ends = kind.counts === 'damage' ? points[0] : points.at(-2);
    expect(ends?.reached).toBeCloseTo(kind.counts === 'damage' ? 1 : goal, 12);
  });

  test('X-Wing: range, a rock and tokens count as the rules say', async () => {
    const kind = await loadKind('xwing');
    const { expected } = work(kind, { range: 1, obstructed: 1, lock1: 1, guard: 2, evade: 1 });
    const shot = { attackDice: 4, attackFocus: false, lock: true, defenceDice: 4, evades: 1 };
    expect(expected).toBe(shotOdds({ ...shot, defenceFocus: true }).expected);
  });

  test('X-Wing: a ship with a card hits more often than one without', async () => {
    const kind = await loadKind('xwing');
    const bare = work(kind, { mode: 'cards', pilot1: 'wedgeantilles' });
    const marked = work(kind, {
      mode: 'cards',
      pilot1: 'wedgeantilles',
      cards1: ['marksmanship'],
      acted1: ['marksmanship'],
    });
    expect(marked.expected).toBeGreaterThan(bare.expected);
    expect(bare.enough).toBe(3);
  });

  test('Imperial Assault: many dice with rerolls are refused, not waited for', async () => {
    const { fields, workOut } = await loadKind('imperial-assault');
    const dice = { attack: ['red', 'red', 'blue', 'green'], defence: ['black', 'white'] };
    expect(typeof workOut(settle(fields, dice))).toBe('object');
    expect(workOut(settle(fields, { ...dice, rerolls: 1 }))).toBe('too-long');
    expect(workOut(settle(fields, { attack: [] }))).toBe('impossible');
  });

  test('Starship Battles: both sides of a card must be worn down to destroy it', async () => {
    const kind = await loadKind('starship-battles');
    const attackers = Array.from({ length: 7 }, () => 'mon-calamari-cruiser');
    const whole = work(kind, { target: 'imperial-star-destroyer', attackers });
    const reduced = work(kind, { target: 'imperial-star-destroyer_reduced', attackers });
    expect(whole.enough).toBeGreaterThan(reduced.enough ?? 0);
    expect(whole.turned).toBeGreaterThan(whole.goal);
    expect(reduced.turned).toBeUndefined();
  });

  test('Super Teams: cards that are gone bring nobody home', async () => {
    const kind = await loadKind('super-teams');
    const all = Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [`gone${value}`, 2]));
    expect(work(kind, all).goal).toBe(0);
    expect(work(kind, { space: 34 }).goal).toBeGreaterThan(work(kind, { space: 10 }).goal);
  });
});
