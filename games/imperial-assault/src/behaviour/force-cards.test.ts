import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { holder } from '../testing/holder.ts';
import { type PlayTable, table } from '../testing/table.ts';

function lightning(): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.stormtrooper.1', 'K19')
    .figure('P2.luke-skywalker', 'J19')
    .figure('P2.gaarkhan', 'L19')
    .hand('P1', 'force-lightning')
    .acts('P1.darth-vader');
}

card('force-lightning', 'strikes one within two spaces and all next to it, friends too', () => {
  const play = lightning().choose('P1', 'play:force-lightning').settle();
  expect([play.damage('P2.luke-skywalker'), play.damage('P1.stormtrooper.1')]).toEqual([2, 2]);
  expect(play.conditions('P2.luke-skywalker')).toEqual(['stunned']);
  expect(play.conditions('P1.stormtrooper.1')).toEqual(['stunned']);
});

card('force-lightning', 'spares the distant, is no attack, and needs sight and an Imperial', () => {
  const play = lightning().choose('P1', 'play:force-lightning').settle();
  expect(play.damage('P2.gaarkhan')).toBe(0);
  expect(play.damage('P1.darth-vader')).toBe(0);
  expect(play.state.frames.some((frame) => frame.kind === 'activation' && frame.attacked)).toBe(
    false,
  );
  const far = holder('P1.darth-vader', 'force-lightning', 'P2.luke-skywalker', 'K19');
  expect(far.offers('play')).toEqual([]);
  // L12 and L13 are next to each other on the two sides of a wall.
  const walled = table()
    .figure('P1.darth-vader', 'L12')
    .figure('P2.luke-skywalker', 'L13')
    .hand('P1', 'force-lightning')
    .acts('P1.darth-vader');
  expect(walled.offers('play')).toEqual([]);
  const jedi = holder('P1.luke-skywalker', 'force-lightning', 'P2.ig-88', 'J19');
  expect(jedi.refusal('P1', 'play:force-lightning')).toBe('IA-245');
});

function warded(): PlayTable {
  return holder('P1.luke-skywalker', 'knowledge-and-defense', 'P2.ig-88', 'M19')
    .deck('P1')
    .choose('P1', 'play:knowledge-and-defense', 'end')
    .seeded('ward');
}

card('knowledge-and-defense', 'adds a white die to the figure for the round', () => {
  const play = warded();
  play.choose('P2', 'attack:P1.luke-skywalker', 'pool:blue+blue').until('act');
  expect(play.told('rolled')[0]?.defence.map(({ die }) => die)).toEqual(['white', 'white']);
});

card('knowledge-and-defense', 'is gone in the next round, and is not for Imperials', () => {
  const later = warded().choose('P2', 'end').until('activate');
  expect(later.fact('round')).toBe(2);
  later
    .choose('P2', 'activate:P2.ig-88')
    .choose('P2', 'attack:P1.luke-skywalker', 'pool:blue+blue')
    .until('act');
  expect(later.told('rolled')[0]?.defence).toHaveLength(1);
  const sith = holder('P1.darth-vader', 'knowledge-and-defense', 'P2.luke-skywalker');
  expect(sith.refusal('P1', 'play:knowledge-and-defense')).toBe('IA-245');
});

function lord(...ids: readonly string[]): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.rebel-trooper.1', 'K19', { damage: 1 })
    .figure('P2.gaarkhan', 'E16')
    .hand('P1', 'lord-of-the-sith')
    .acts('P1.darth-vader')
    .choose('P1', ...ids)
    .settle();
}

card(
  'lord-of-the-sith',
  'gives an action for each enemy defeated, before or after it is played',
  () => {
    expect(
      lord('play:lord-of-the-sith', 'special:force-choke', 'figure:P2.rebel-trooper.1').fact(
        'actions',
      ),
    ).toBe(2);
    expect(
      lord('special:force-choke', 'figure:P2.rebel-trooper.1', 'play:lord-of-the-sith').fact(
        'actions',
      ),
    ).toBe(2);
  },
);

card('lord-of-the-sith', 'gives nothing without a defeat of an enemy, and to nobody else', () => {
  const own = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.stormtrooper.1', 'K19', { damage: 2 })
    .figure('P2.luke-skywalker', 'J19')
    .hand('P1', 'lord-of-the-sith', 'force-lightning')
    .acts('P1.darth-vader')
    .choose('P1', 'play:lord-of-the-sith', 'play:force-lightning')
    .settle();
  expect(own.at('P1.stormtrooper.1')).toBeNull();
  expect(own.fact('actions')).toBe(1);
  expect(lord('play:lord-of-the-sith', 'move').fact('actions')).toBe(1);
  expect(holder('P1.royal-guard.1', 'lord-of-the-sith').offers('play')).toEqual([]);
  expect(lord('special:force-choke', 'figure:P2.rebel-trooper.1').fact('actions')).toBe(1);
});

function meditated(): PlayTable {
  return holder('P1.luke-skywalker', 'meditation', 'P2.ig-88', 'T9').choose(
    'P1',
    'play:meditation',
  );
}

card('meditation', 'gives an action in the next activation', () => {
  const play = meditated().choose('P1', 'end').choose('P2', 'end').until('activate');
  play.choose('P2', 'activate:P2.ig-88', 'end').choose('P1', 'activate:P1.luke-skywalker').settle();
  expect(play.fact('actions')).toBe(3);
});

card('meditation', 'gives none in this activation, and only one time', () => {
  const play = meditated();
  expect(play.fact('actions')).toBe(1);
  play.choose('P1', 'end').choose('P2', 'end').until('activate');
  play.choose('P2', 'activate:P2.ig-88', 'end').choose('P1', 'activate:P1.luke-skywalker', 'end');
  play.until('activate').choose('P1', 'activate:P1.luke-skywalker').settle();
  expect(play.fact('actions')).toBe(2);
});

card('telekinetic-throw', 'deals the damage of two blue dice, without defence', () => {
  const play = holder('P1.luke-skywalker', 'telekinetic-throw')
    .rolls(['blue', 3, 2, 0], ['blue', 5, 1, 0])
    .choose('P1', 'play:telekinetic-throw')
    .settle();
  expect(play.damage('P2.ig-88')).toBe(3);
  expect(play.offers('attack')).toEqual(['P2.ig-88']);
});

card('telekinetic-throw', 'reaches nobody four spaces away or out of sight', () => {
  const far = holder('P1.luke-skywalker', 'telekinetic-throw', 'P2.ig-88', 'L19');
  expect(far.offers('play')).toEqual([]);
  const hidden = table()
    .figure('P1.luke-skywalker', 'L16')
    .figure('P1.gideon-argus', 'M16')
    .figure('P2.ig-88', 'O16')
    .hand('P1', 'telekinetic-throw')
    .acts('P1.luke-skywalker');
  expect(hidden.offers('play')).toEqual([]);
  const other = holder('P1.gaarkhan', 'telekinetic-throw');
  expect(other.refusal('P1', 'play:telekinetic-throw')).toBe('IA-245');
});
