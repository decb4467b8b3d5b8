import { expect, test } from 'vitest';
import { basesOf } from '../board.ts';
import { table } from '../testing/table.ts';
import { shotValue } from './shots.ts';

interface Shooter {
  readonly upgrades?: readonly string[];
  readonly focus?: number;
  readonly isLocked?: boolean;
}

/** What a Y-wing may hope for from a shot at somebody so far ahead of it (behind it: less than nought). */
function worthAt(gap: number, shooter: Shooter = {}): number {
  const { upgrades = [], focus = 0, isLocked = false } = shooter;
  const locks = isLocked ? ['academypilot'] : [];
  const game = table()
    .ship('goldsquadronpilot', { at: [457, 400, 0], upgrades, focus, locks })
    .ship('academypilot', { at: [457, 400 + gap, 180] });
  return shotValue(game.state, basesOf(game.state), 0, 1);
}

test('the primary weapon reaches what is before it', () => {
  expect(worthAt(200)).toBeGreaterThan(0);
  expect(worthAt(-200)).toBe(0);
  expect(worthAt(400)).toBe(0);
});

test('a turret reaches what is behind, as far as its card says', () => {
  expect(worthAt(-200, { upgrades: ['ioncannonturret'] })).toBeGreaterThan(0);
  expect(worthAt(-300, { upgrades: ['ioncannonturret'] })).toBe(0);
});

test('torpedoes promise more than guns, but only with what they ask for', () => {
  const guns = worthAt(200, { isLocked: true });
  expect(worthAt(200, { upgrades: ['protontorpedoes'], isLocked: true })).toBeGreaterThan(guns);
  expect(worthAt(200, { upgrades: ['protontorpedoes'] })).toBe(worthAt(200));
});

test('a token that pays for the weapon does not help its dice', () => {
  const paid = worthAt(-120, { upgrades: ['blasterturret'], focus: 1 });
  const helped = worthAt(-120, { upgrades: ['blasterturret'], focus: 2 });
  expect(worthAt(-120, { upgrades: ['blasterturret'] })).toBe(0);
  expect(paid).toBeGreaterThan(0);
  expect(helped).toBeGreaterThan(paid);
});
