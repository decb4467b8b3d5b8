import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

rule('IA-261', 'may is asked, the rest happens', () => {
  const play = table()
    .figure('P1.jyn-odan', 'H19')
    .figure('P2.stormtrooper.1', 'K19')
    .choose('P1', 'activate:P1.jyn-odan', 'end')
    .choose('P2', 'activate:P2.stormtrooper')
    .settle();
  // Hair Trigger may be used; Relentless below must be.
  expect(play.question()).toBe('P1 start-of-activation');
  expect(play.offered()).toContain('pass');
  const forced = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'J19')
    .acts('P2.ig-88')
    .choose('P2', 'attack:P1.luke-skywalker', 'pool:red+red');
  expect(forced.offered()).toEqual(['use:relentless:P2.ig-88']);
  expect(forced.refusal('P2', 'pass')).toBe('IA-261');
});

rule('IA-262', 'outside attacks: mission, initiative, opponent', () => {
  const order = (initiative: 'P1' | 'P2'): readonly string[] => {
    const play = table('cinder-relay-a')
      .figure('P1.probe-droid', 'A1')
      .figure('P2.probe-droid', 'O13')
      .initiative(initiative)
      .give('phase', 'end-of-round');
    const first = play.question();
    return [first, play.choose(initiative, 'pass').question()];
  };
  expect(order('P1')).toEqual(['P1 end-of-round', 'P2 end-of-round']);
  expect(order('P2')).toEqual(['P2 end-of-round', 'P1 end-of-round']);
});

rule('IA-263', 'a player orders his own effects', () => {
  const play = table('cinder-relay-a')
    .figure('P1.luke-skywalker', 'A1')
    .figure('P2.ig-88', 'O13')
    .upgrade('P1', 'rebel-high-command')
    .give('phase', 'end-of-round');
  expect(play.offered()).toEqual(['high-command']);
  const two = table('cinder-relay-a')
    .figure('P1.probe-droid-1', 'A1')
    .figure('P1.probe-droid-2', 'F1')
    .figure('P2.gaarkhan', 'O13')
    .give('phase', 'end-of-round');
  expect(two.offers('use')).toEqual([
    'self-destruct:P1.probe-droid-1',
    'self-destruct:P1.probe-droid-2',
  ]);
});

rule('IA-264', 'a cost is paid first, and without it there is no effect', () => {
  const diala = (cards: boolean): PlayTable => {
    const play = table()
      .figure('P1.diala-passil', 'H19')
      .figure('P2.ig-88', 'I19')
      .acts('P1.diala-passil')
      .seeded('cost');
    return (cards ? play.hand('P1', 'rally') : play).choose('P1', 'attack:P2.ig-88');
  };
  expect(diala(false).story()).toContain('rolled');
  const paying = diala(true).choose('P1', 'use:shattering-blow:P1.diala-passil');
  expect(paying.question()).toBe('P1 discard');
  paying.choose('P1', 'discard:rally');
  expect(paying.told('die-removed')).toEqual([]);
  expect(paying.question()).toBe('P1 remove-die');
});

rule('IA-265', 'an interrupt is resolved completely, then play goes on', () => {
  const play = table()
    .figure('P1.jyn-odan', 'H19')
    .figure('P1.gideon-argus', 'E16')
    .figure('P2.stormtrooper.1', 'K19')
    .acts('P2.stormtrooper.1', { fresh: true })
    .rolls(['green', 1, 0, 1], ['green', 1, 0, 1], ['black', 0, 1, 0])
    .choose('P1', 'use:hair-trigger:P1.jyn-odan', 'attack:P2.stormtrooper.1')
    .until('act');
  expect(play.question()).toBe('P2 act');
  expect(play.fact('actions')).toBe(2);
});

rule('IA-266', 'nobody is asked while a figure passes another', () => {
  const play = table()
    .figure('P1.gaarkhan', 'H19')
    .figure('P2.jyn-odan', 'I19')
    .hand('P2', 'rally')
    .acts('P1.gaarkhan', { points: 4 })
    .choose('P1', 'walk:J19');
  expect(play.question()).toBe('P1 act');
  expect(play.told('moved')).toHaveLength(1);
});

rule('IA-267', 'once per round is counted per figure and reset with the round', () => {
  const jyn = table()
    .figure('P1.jyn-odan', 'H19')
    .figure('P2.stormtrooper.1', 'K19')
    .figure('P2.stormtrooper.2', 'K20')
    .exhausted('P1.jyn-odan')
    .rolls(['green', 1, 0, 1], ['green', 1, 0, 1], ['black', 0, 1, 0])
    .choose('P2', 'activate:P2.stormtrooper', 'next:P2.stormtrooper.1')
    .choose('P1', 'use:hair-trigger:P1.jyn-odan', 'attack:P2.stormtrooper.1')
    .until('act')
    .choose('P2', 'end', 'next:P2.stormtrooper.2');
  // The second trooper in her sight cannot be answered, in the next round it can.
  expect(jyn.question()).toBe('P2 act');
  jyn
    .until('activate')
    .choose('P2', 'activate:P2.stormtrooper', 'next:P2.stormtrooper.2')
    .until('start-of-activation');
  expect(jyn.offers('use')).toEqual(['hair-trigger:P1.jyn-odan']);
});

rule('IA-268', 'passive abilities add up, but only one Protector', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.royal-guard.1', 'I19')
    .figure('P2.royal-guard.2', 'J20')
    .figure('P2.imperial-officer', 'I20')
    .acts('P1.darth-vader')
    .rolls(['red', 0, 1, 0], ['red', 0, 1, 0], ['yellow', 1, 2, 0], ['white', 0, 0, 0])
    .choose('P1', 'attack:P2.imperial-officer')
    .choose('P2', 'pass')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ block: 1 });
  // Protector of one friend and Distracting of another.
  const friends = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.rebel-trooper.1', 'I19')
    .figure('P2.chewbacca', 'J19')
    .figure('P2.han-solo', 'J20')
    .acts('P1.darth-vader')
    .rolls(['red', 0, 1, 0], ['red', 0, 1, 0], ['yellow', 1, 2, 0], ['white', 0, 0, 0])
    .choose('P1', 'attack:P2.rebel-trooper.1')
    .until('act');
  expect(friends.told('results')[0]).toMatchObject({ block: 1, evade: 1 });
});

rule('IA-269', 'what follows the attack comes before what follows the action', () => {
  const play = table()
    .figure('P1.gaarkhan', 'H19', { conditions: ['bleeding'], damage: 1 })
    .figure('P2.ig-88', 'I19')
    .deck('P1')
    .acts('P1.gaarkhan')
    .rolls(['red', 0, 2, 1], ['yellow', 1, 2, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88', 'surge:2')
    .until('act');
  const story = play.story();
  expect(story.indexOf('damaged')).toBeGreaterThan(story.lastIndexOf('condition'));
});
