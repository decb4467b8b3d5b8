import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** Vader chokes somebody. */
function choke(id: string, damage = 0): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure(`P2.${id}`, 'K19', { damage })
    .figure('P2.gideon-argus', 'E16')
    .acts('P1.darth-vader');
}

rule('IA-230', 'damage is kept per figure, what exceeds Health is ignored', () => {
  const play = choke('mak-eshkarey', 3).choose('P1', 'special:force-choke').settle();
  expect(play.told('damaged')[0]).toMatchObject({ damage: 1 });
});

rule('IA-231', 'damage outside attacks meets no defence', () => {
  const play = choke('luke-skywalker').choose('P1', 'special:force-choke').choose('P2', 'discard');
  // His fixed block does not help.
  expect(play.damage('P2.luke-skywalker')).toBe(2);
});

rule('IA-232', 'strain is damage, or the top card of the deck', () => {
  const hurt = choke('luke-skywalker').choose('P1', 'special:force-choke').choose('P2', 'damage');
  expect(hurt.damage('P2.luke-skywalker')).toBe(3);
  const paid = choke('luke-skywalker')
    .deck('P2', 'rally', 'deadeye')
    .choose('P1', 'special:force-choke')
    .choose('P2', 'discard');
  expect(paid.damage('P2.luke-skywalker')).toBe(2);
  expect(paid.fact('discards', 'P2')).toEqual(['rally']);
  expect(paid.fact('decks', 'P2')).toEqual(['deadeye']);
});

rule('IA-233', 'without a deck strain cannot be bought off', () => {
  const play = choke('luke-skywalker')
    .deck('P2')
    .hand('P2', 'rally')
    .choose('P1', 'special:force-choke')
    .settle();
  expect(play.damage('P2.luke-skywalker')).toBe(3);
  expect(play.fact('hands', 'P2')).toEqual(['rally']);
});

rule('IA-234', 'strain leaves nothing to recover', () => {
  const play = choke('luke-skywalker', 1)
    .hand('P2', 'recovery')
    .deck('P2', 'rally', 'deadeye')
    .choose('P1', 'special:force-choke', 'figure:P2.luke-skywalker')
    .choose('P2', 'discard')
    .choose('P1', 'end')
    .choose('P2', 'activate:P2.luke-skywalker', 'play:recovery');
  // Recovering takes damage away and brings no card back.
  expect(play.damage('P2.luke-skywalker')).toBe(1);
  expect(play.fact('discards', 'P2')).toEqual(['rally', 'recovery']);
  expect(play.fact('decks', 'P2')).toEqual(['deadeye']);
});

rule('IA-235', 'recovering removes damage, never below zero', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { damage: 1 })
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'recovery')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:recovery');
  expect(play.damage('P1.luke-skywalker')).toBe(0);
});

rule('IA-236', 'a figure whose damage equals its Health is defeated, heroes too', () => {
  const play = choke('diala-passil', 6).choose('P1', 'special:force-choke').settle();
  expect(play.at('P2.diala-passil')).toBeNull();
});

rule(
  'IA-237',
  'defeat triggers: the attacker’s side first in an attack, initiative otherwise',
  () => {
    // Jyn falls: player 1 may celebrate, her own side has nothing; the champion answers a fall.
    const fall = (by: 'attack' | 'choke', initiative: 'P1' | 'P2'): readonly string[] => {
      const play = table()
        .figure('P1.darth-vader', 'I19')
        .figure('P2.royal-guard-champion', 'J20')
        .figure('P2.darth-vader', 'J19', { damage: 15 })
        .initiative(initiative)
        .hand('P1', 'celebration')
        .acts('P1.darth-vader')
        .seeded('fall');
      if (by === 'choke') play.choose('P1', 'special:force-choke', 'figure:P2.darth-vader');
      else play.choose('P1', 'attack:P2.darth-vader').choose('P2', 'pass');
      return questionsUntil(play, 'P1 act').filter((kind) => kind.endsWith('after-defeat'));
    };
    expect(fall('attack', 'P2')).toEqual(['P1 after-defeat', 'P2 after-defeat']);
    expect(fall('choke', 'P1')).toEqual(['P1 after-defeat', 'P2 after-defeat']);
    expect(fall('choke', 'P2')).toEqual(['P2 after-defeat', 'P1 after-defeat']);
    // Vengeance is judged on the position before anybody is removed.
    const guards = table()
      .figure('P1.royal-guard.1', 'H19')
      .figure('P1.imperial-officer', 'H20', { damage: 2 })
      .figure('P2.han-solo', 'K19')
      .acts('P2.han-solo')
      .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['green', 1, 2, 0], ['white', 0, 0, 0])
      .choose('P2', 'attack:P1.imperial-officer')
      .until('act');
    expect(guards.conditions('P1.royal-guard.1')).toEqual(['focused']);
  },
);

rule('IA-238', 'who falls by the same effect falls before anything is triggered', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.royal-guard.1', 'J19', { damage: 6 })
    .figure('P2.royal-guard.2', 'J20', { damage: 6 })
    .figure('P2.imperial-officer', 'E16')
    .hand('P1', 'force-lightning')
    .acts('P1.darth-vader')
    .choose('P1', 'play:force-lightning', 'figure:P2.royal-guard.1')
    .until('act');
  expect(play.told('defeated')).toHaveLength(2);
  // Neither of them lived to become Focused.
  expect(play.told('condition')).toEqual([]);
  expect(play.points()).toEqual([8, 0]);
});

rule('IA-239', 'with its last figure a group leaves the game', () => {
  const play = choke('mak-eshkarey', 3).choose('P1', 'special:force-choke').settle();
  expect(play.fact('groups', 'P2.mak-eshkarey')).toBe('defeated');
  expect(play.points()).toEqual([3, 0]);
});

rule('IA-240', 'the rest of a group fights on', () => {
  const play = table()
    .figure('P1.stormtrooper.2', 'H19')
    .figure('P2.ig-88', 'P19')
    .choose('P1', 'activate:P1.stormtrooper');
  expect(play.offers('next')).toEqual(['P1.stormtrooper.2']);
});

rule('IA-241', 'points go to the opponent, whoever did it', () => {
  const play = table('cinder-relay-a')
    .figure('P1.probe-droid', 'A1')
    .figure('P1.imperial-officer', 'F1')
    .figure('P2.gaarkhan', 'O13')
    .give('phase', 'end-of-round')
    .rolls(['red', 0, 1, 0])
    .choose('P1', 'use:self-destruct:P1.probe-droid');
  expect(play.at('P1.probe-droid')).toBeNull();
  expect(play.points()).toEqual([0, 3]);
});
