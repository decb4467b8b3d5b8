import { expect, test } from 'vitest';
import { type PilotId, pilotCard, type UpgradeId, upgradeCard } from '../index.ts';
import { actionsWith, valuesWith } from './outfit.ts';

const values = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): readonly number[] =>
  Object.values(valuesWith(pilotCard(pilot), upgrades.map(upgradeCard)));

const actions = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): readonly string[] =>
  actionsWith(pilotCard(pilot), upgrades.map(upgradeCard));

test('carried cards raise the numbers of the ship card: skill, attack, agility, hull, shields', () => {
  expect(values('soontirfel')).toEqual([9, 3, 3, 3, 0]);
  expect(values('soontirfel', 'veteraninstincts', 'stealthdevice')).toEqual([11, 3, 4, 3, 0]);
  expect(values('outerrimsmuggler', 'shieldupgrade', 'gunner')).toEqual([1, 2, 1, 6, 5]);
});

test('carried cards add icons to the action bar, none of them twice', () => {
  expect(actions('hansolo')).toEqual(['focus', 'target-lock']);
  expect(actions('hansolo', 'millenniumfalcon', 'engineupgrade')).toEqual([
    'focus',
    'target-lock',
    'evade',
    'boost',
  ]);
  expect(actions('tychocelchu', 'engineupgrade')).toEqual(actions('tychocelchu'));
});
