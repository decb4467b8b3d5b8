import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { BLANK, BLOCK, type Face, LUKE, questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

function kill(victim: string, damage: number): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure(victim, 'K19', { damage })
    .figure('P2.gaarkhan', 'E16')
    .hand('P1', 'celebration')
    .hand('P2', 'celebration')
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke', `figure:${victim}`)
    .settle();
}

card('celebration', 'pays 4 for a unique enemy', () => {
  const unique = kill('P2.mak-eshkarey', 2);
  expect(unique.question()).toBe('P1 after-defeat');
  expect(unique.choose('P1', 'play:celebration').points()).toEqual([7, 0]);
});

card('celebration', 'is not for others, not for own losses, and may be declined', () => {
  expect(kill('P2.rebel-trooper.1', 1).question()).toBe('P1 act');
  const declined = kill('P2.mak-eshkarey', 2).choose('P1', 'pass').settle();
  // The opponent lost the figure and is not asked.
  expect(declined.question()).toBe('P1 act');
  expect(declined.points()).toEqual([3, 0]);
});

function shot(faces: readonly Face[], target = 'P1.luke-skywalker'): PlayTable {
  return table()
    .figure(target, 'H19')
    .figure('P2.stormtrooper.1', 'K19')
    .figure('P2.imperial-officer', 'E16')
    .hand('P1', 'deflection')
    .acts('P2.stormtrooper.1')
    .rolls(...faces)
    .choose('P2', `attack:${target}`);
}

const WEAK: readonly Face[] = [['blue', 2, 1, 0], ['green', 1, 2, 0], BLANK];

card('deflection', 'takes 2 accuracy and answers a harmless attack with 2 damage', () => {
  const missed = shot(WEAK).choose('P1', 'play:deflection').until('act');
  expect(missed.told('results')[0]).toMatchObject({ accuracy: 1 });
  expect(missed.damage('P2.stormtrooper.1')).toBe(2);
});

card('deflection', 'does not answer a hit, and is for Force Users only', () => {
  const hit = shot([['blue', 5, 1, 0], ['green', 3, 2, 0], BLANK]);
  expect(hit.choose('P1', 'play:deflection').until('act').damage('P2.stormtrooper.1')).toBe(0);
  const other = shot([['blue', 2, 1, 0], ['green', 1, 2, 0], BLOCK], 'P1.gaarkhan');
  expect(questionsUntil(other, 'P2 act')).not.toContain('P1 declared-on-you');
});

function blow(faces: readonly Face[], target = 'P2.gaarkhan'): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure(target, 'I19')
    .hand('P2', 'furious-charge')
    .exhausted(target)
    .acts('P1.darth-vader')
    .rolls(...faces)
    .choose('P1', `attack:${target}`);
}

const HARD: readonly Face[] = [
  ['red', 0, 2, 0],
  ['red', 0, 2, 0],
  ['yellow', 2, 1, 0],
];

card('furious-charge', 'readies Gaarkhan after 3 or more damage from one attack', () => {
  // Five damage, two blocks.
  const hard = blow([...HARD, BLOCK]);
  expect(hard.question()).toBe('P2 after-attack-on-you');
  expect(hard.choose('P2', 'play:furious-charge').fact('groups', 'P2.gaarkhan')).toBe('ready');
});

card('furious-charge', 'is not for less damage, nor for others', () => {
  const soft = blow([...HARD, ['black', 2, 0, 0]]);
  expect(questionsUntil(soft, 'P1 act')).not.toContain('P2 after-attack-on-you');
  const hero = blow([...HARD, BLANK], 'P2.luke-skywalker');
  expect(questionsUntil(hero, 'P1 act')).not.toContain('P2 after-attack-on-you');
});

function stance(guard: string, at: string, target: string, faces: readonly Face[]): PlayTable {
  return table()
    .figure(guard, at)
    .figure('P1.imperial-officer', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .hand('P1', 'guardian-stance')
    .acts('P2.luke-skywalker')
    .rolls(...faces)
    .choose('P2', `attack:${target}`);
}

card('guardian-stance', 'rerolls dice of one side when a neighbour of a Guardian defends', () => {
  const play = stance('P1.royal-guard.1', 'H20', 'P1.imperial-officer', [
    ...LUKE,
    BLANK,
    ['blue', 2, 0, 1],
    ['green', 1, 0, 1],
  ]).choose('P1', 'play:guardian-stance');
  // Seven sets of the attacker's three dice, one of the defender's.
  expect(play.offers('dice')).toHaveLength(8);
  expect(play.refusal('P1', 'dice:attack-1+defence-1')).not.toBe('legal');
  play.choose('P1', 'dice:attack-1+attack-2').until('act');
  expect(play.told('rerolled').map(({ die }) => die)).toEqual(['attack-1', 'attack-2']);
  const own = stance('P1.royal-guard.1', 'H20', 'P1.imperial-officer', [
    ...LUKE,
    BLANK,
    ['white', 0, 0, 1],
  ]).choose('P1', 'play:guardian-stance', 'dice:defence-1');
  expect(own.until('act').told('missed')).toMatchObject([{ cause: 'dodge' }]);
});

card(
  'guardian-stance',
  'is not for the Guardian itself, the distant, or dice rerolled before',
  () => {
    const itself = stance('P1.royal-guard.1', 'H20', 'P1.royal-guard.1', [...LUKE, BLOCK]);
    expect(itself.offers('play')).toEqual([]);
    const far = stance('P1.royal-guard.1', 'F19', 'P1.imperial-officer', [...LUKE, BLANK]);
    expect(questionsUntil(far, 'P2 act')).not.toContain('P1 reroll-defence');
    const cowered = stance('P1.royal-guard.1', 'H20', 'P1.imperial-officer', [
      ...LUKE,
      BLANK,
      BLANK,
    ]).choose('P1', 'reroll:cower:P1.imperial-officer:defence-1', 'play:guardian-stance');
    expect(cowered.offers('dice')).toHaveLength(7);
  },
);
