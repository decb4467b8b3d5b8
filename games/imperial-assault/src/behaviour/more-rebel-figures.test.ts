import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { attack, BLANK, BLOCK, type Face, questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

const CINDER = 'cinder-relay-a';

function shotAtJyn(white: Face): PlayTable {
  return table()
    .figure('P1.ig-88', 'M19')
    .figure('P2.jyn-odan', 'H19')
    .acts('P1.ig-88')
    .rolls(['blue', 5, 1, 0], ['blue', 5, 1, 0], white)
    .choose('P1', 'attack:P2.jyn-odan', 'pool:blue+blue')
    .settle();
}

card('jyn-odan', 'shoots first, darts away by her evades, and they block', () => {
  const shot = shotAtJyn(['white', 1, 1, 0]);
  expect(shot.told('results')[0]).toMatchObject({ block: 2, evade: 1 });
  expect(shot.question()).toBe('P2 walk');
  expect(shot.told('points-gained')).toMatchObject([{ figure: 'P2.jyn-odan', points: 2 }]);
  expect(shot.choose('P2', 'walk:F19').at('P2.jyn-odan')).toBe('F19');
  // Two evades with Han beside her: four points.
  const two = table()
    .figure('P1.ig-88', 'M19')
    .figure('P2.jyn-odan', 'H19')
    .figure('P2.han-solo', 'H20')
    .acts('P1.ig-88')
    .rolls(['blue', 5, 1, 0], ['blue', 5, 1, 0], ['white', 1, 1, 0])
    .choose('P1', 'attack:P2.jyn-odan', 'pool:blue+blue')
    .settle();
  expect(two.told('points-gained')).toMatchObject([{ figure: 'P2.jyn-odan', points: 4 }]);
  const first = table()
    .figure('P1.imperial-officer', 'T9')
    .figure('P1.stormtrooper.1', 'K19')
    .figure('P2.jyn-odan', 'H19')
    .acts('P1.stormtrooper.1', { fresh: true })
    .rolls(['green', 3, 2, 0], ['green', 1, 2, 0], BLOCK)
    .choose('P2', 'use:hair-trigger:P2.jyn-odan');
  expect(first.until('activate').told('defeated')).toMatchObject([{ target: 'P1.stormtrooper.1' }]);
});

card('jyn-odan', 'does not shoot at friends, the unseen, or twice; no evades, no points', () => {
  const start = (figure: string, at: string): string =>
    table()
      .figure('P1.ig-88', at)
      .figure('P2.gideon-argus', 'H20')
      .figure('P2.jyn-odan', 'H19')
      .acts(figure, { fresh: true })
      .question();
  expect(start('P1.ig-88', 'M19')).toBe('P2 start-of-activation');
  expect(start('P1.ig-88', 'T9')).toBe('P1 act');
  expect(start('P2.gideon-argus', 'M19')).toBe('P2 act');
  expect(shotAtJyn(['white', 1, 0, 0]).question()).toBe('P1 act');
  const twice = table()
    .figure('P1.stormtrooper.1', 'K19')
    .figure('P1.stormtrooper.2', 'K20')
    .figure('P2.jyn-odan', 'H19')
    .acts('P1.stormtrooper.1', { fresh: true })
    .rolls(['green', 1, 0, 1], ['green', 1, 0, 1], ['black', 0, 1, 0])
    .choose('P2', 'use:hair-trigger:P2.jyn-odan');
  // At whoever activates, and nobody else.
  expect(twice.offered()).toEqual(['attack:P1.stormtrooper.1']);
  twice.until('act').choose('P1', 'end').settle();
  expect(twice.question()).toBe('P1 act');
});

function luke(friend: string): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H20')
    .figure('P1.gideon-argus', friend)
    .figure('P2.ig-88', 'L19')
    .seeded('inspire');
}

card('luke-skywalker', 'strikes with the saber, and inspires others within three spaces', () => {
  const play = luke('K20').acts('P1.gideon-argus').choose('P1', 'attack:P2.ig-88');
  expect(play.offers('reroll')).toEqual([
    'inspiring:P1.luke-skywalker:attack-1',
    'inspiring:P1.luke-skywalker:attack-2',
    'inspiring:P1.luke-skywalker:defence-1',
  ]);
  const saber = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'I19')
    .acts('P1.luke-skywalker')
    .rolls(['red', 0, 2, 0], ['yellow', 1, 2, 0], ['black', 3, 0, 0])
    .choose('P1', 'special:saber-strike')
    .until('act');
  // Four damage against four blocks, three of them pierced.
  expect(saber.damage('P2.ig-88')).toBe(3);
});

card('luke-skywalker', 'strikes with the saber instead of attacking, not besides', () => {
  const acting = (attacked: boolean): string =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'I19')
      .acts('P1.luke-skywalker', { attacked })
      .refusal('P1', 'special:saber-strike');
  expect(acting(false)).toBe('legal');
  expect(acting(true)).toBe('IA-070');
});

card(
  'luke-skywalker',
  'inspires neither himself nor the distant; the saber needs a neighbour',
  () => {
    const alone = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'K19')
      .acts('P1.luke-skywalker')
      .seeded('alone');
    expect(alone.refusal('P1', 'special:saber-strike')).toBe('IA-315');
    expect(alone.choose('P1', 'attack:P2.ig-88').question()).not.toBe('P1 reroll-attack');
    const far = luke('L20').acts('P1.gideon-argus').choose('P1', 'attack:P2.ig-88');
    expect(far.question()).not.toBe('P1 reroll-attack');
  },
);

const CRITICAL: readonly Face[] = [
  ['blue', 3, 1, 1],
  ['blue', 4, 2, 0],
];

card('mak-eshkarey', 'looks past figures, and a Critical Hit that kills costs a card', () => {
  const play = table()
    .figure('P1.mak-eshkarey', 'H19')
    .figure('P1.gideon-argus', 'I19')
    .figure('P2.imperial-officer', 'K19', { damage: 1 })
    .figure('P2.darth-vader', 'E16')
    .hand('P2', 'rally', 'urgency')
    .acts('P1.mak-eshkarey')
    .rolls(...CRITICAL, BLANK)
    .pick('random discard', 1)
    .choose('P1', 'attack:P2.imperial-officer', 'surge:3')
    .until('act');
  expect(play.fact('discards', 'P2')).toEqual(['urgency']);
});

card('mak-eshkarey', 'looks past no wall, and who survives keeps the cards', () => {
  const walled = table()
    .figure('P1.mak-eshkarey', 'L12')
    .figure('P2.darth-vader', 'L13')
    .acts('P1.mak-eshkarey');
  expect(walled.offers('attack')).toEqual([]);
  const alive = table()
    .figure('P1.mak-eshkarey', 'H19')
    .figure('P2.darth-vader', 'K19')
    .hand('P2', 'rally')
    .acts('P1.mak-eshkarey')
    .rolls(...CRITICAL, BLOCK, BLOCK)
    .choose('P1', 'attack:P2.darth-vader')
    .until('surge')
    .choose('P1', 'surge:3')
    .until('act');
  expect(alive.fact('discards', 'P2')).toEqual([]);
});

function saboteur(at: string): PlayTable {
  return table(CINDER)
    .figure('P1.rebel-saboteur.1', at)
    .figure('P2.ig-88', 'D4')
    .figure('P2.trandoshan-hunter.1', 'E4')
    .acts('P1.rebel-saboteur.1')
    .rolls(['red', 0, 2, 1], ['yellow', 0, 1, 2], BLOCK);
}

card('rebel-saboteur', 'overloads: Blast twice is Blast 2', () => {
  const play = saboteur('B4')
    .choose('P1', 'attack:P2.ig-88', 'surge:3', 'surge:3', 'stop')
    .until('act');
  expect(play.damage('P2.trandoshan-hunter.1')).toBe(2);
});

card('rebel-saboteur', 'uses no surge ability three times, and a miss blasts nobody', () => {
  const play = saboteur('B4').choose('P1', 'attack:P2.ig-88', 'surge:3', 'surge:3');
  expect(play.offers('surge')).toEqual(['1', '2']);
  const far = saboteur('A4')
    .choose('P1', 'attack:P2.ig-88', 'surge:3', 'surge:3', 'stop')
    .until('act');
  expect(far.told('missed')).toMatchObject([{ cause: 'accuracy' }]);
  expect(far.damage('P2.trandoshan-hunter.1')).toBe(0);
});

function trooper(): PlayTable {
  return table(CINDER)
    .figure('P1.rebel-trooper.1', 'B4')
    .figure('P2.ig-88', 'E4')
    .rolls(['blue', 5, 1, 0], ['yellow', 2, 1, 0], BLOCK);
}

card('rebel-trooper', 'aims if it has not left its space in its activation', () => {
  const play = attack(trooper().acts('P1.rebel-trooper.1'), 'P1', 'P2.ig-88');
  expect(play.told('results')[0]).toMatchObject({ accuracy: 9, damage: 3 });
});

card('rebel-trooper', 'does not aim after moving, even back, nor outside its activation', () => {
  const moved = trooper()
    .acts('P1.rebel-trooper.1', { points: 2 })
    .choose('P1', 'walk:A4', 'walk:B4');
  expect(attack(moved, 'P1', 'P2.ig-88').told('results')[0]).toMatchObject({
    accuracy: 7,
    damage: 2,
  });
  const ordered = trooper()
    .figure('P1.gideon-argus', 'B3')
    .hand('P1', 'take-it-down')
    .acts('P1.gideon-argus')
    .choose('P1', 'play:take-it-down');
  questionsUntil(ordered, 'P1 act');
  // Two more by the card, none by aiming.
  expect(ordered.told('results')[0]).toMatchObject({ accuracy: 7, damage: 4 });
});
