import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

/** A Stormtrooper three spaces from Luke, both with room around them. */
function duel(): ReturnType<typeof table> {
  return table().figure('P1.stormtrooper.1', 'H19').figure('P2.luke-skywalker', 'K19');
}

const MISS = [
  ['blue', 2, 0, 1],
  ['green', 1, 0, 1],
  ['white', 0, 1, 0],
] as const;

rule('IA-068', 'two actions of any kind in any order', () => {
  const play = duel().acts('P1.stormtrooper.1');
  expect(play.fact('actions')).toBe(2);
  play.choose('P1', 'move', 'move');
  expect(play.fact('actions')).toBe(0);
  expect(play.refusal('P1', 'move')).toBe('IA-068');
  expect(play.refusal('P1', 'attack:P2.luke-skywalker')).toBe('IA-068');
});

rule('IA-069', 'resting is no action', () => {
  const play = duel().acts('P1.stormtrooper.1');
  expect(play.offered()).not.toContain('rest');
  expect(play.refusal('P1', 'rest')).toBe('IA-069');
});

rule('IA-070', 'one attacking action, special ones that attack included', () => {
  const play = duel()
    .acts('P1.stormtrooper.1')
    .rolls(...MISS)
    .choose('P1', 'attack:P2.luke-skywalker')
    .until('act');
  expect(play.refusal('P1', 'attack:P2.luke-skywalker')).toBe('IA-070');
  const vader = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'I19')
    .acts('P1.darth-vader', { spent: 1, attacked: true });
  expect(vader.refusal('P1', 'special:brutality')).toBe('IA-070');
  // Force Choke is no attack.
  expect(vader.offers('special')).toEqual(['force-choke']);
  // Pounce counts only if its attack is made.
  const pounce = (then: string): PlayTable =>
    table('cinder-relay-a')
      .figure('P1.nexu', 'A1')
      .figure('P2.gaarkhan', 'D1')
      .acts('P1.nexu')
      .seeded('pounce')
      .choose('P1', 'special:pounce', 'place:B1', then)
      .until('act');
  expect(pounce('stop').offers('attack')).toEqual(['P2.gaarkhan']);
  expect(pounce('attack:P2.gaarkhan').refusal('P1', 'attack:P2.gaarkhan')).toBe('IA-070');
});

rule('IA-070', 'by the other reading whatever allows an attack is the attacking action', () => {
  const nexu = (attackLimit: 'made' | 'allowed', attacked = false): PlayTable =>
    table('cinder-relay-a')
      .options({ attackLimit })
      .figure('P1.nexu', 'A1')
      .figure('P2.gaarkhan', 'D1')
      .acts('P1.nexu', { spent: attacked ? 1 : 0, attacked })
      .seeded('pounce');
  const jumped = (limit: 'made' | 'allowed', then: string): PlayTable =>
    nexu(limit).choose('P1', 'special:pounce', 'place:B1', then).until('act');
  expect(jumped('made', 'stop').refusal('P1', 'attack:P2.gaarkhan')).toBe('legal');
  expect(jumped('allowed', 'stop').refusal('P1', 'attack:P2.gaarkhan')).toBe('IA-070');
  expect(jumped('allowed', 'attack:P2.gaarkhan').refusal('P1', 'attack:P2.gaarkhan')).toBe(
    'IA-070',
  );
  // After an attack the jump alone is left by one reading, nothing by the other.
  expect(nexu('made', true).refusal('P1', 'special:pounce')).toBe('legal');
  expect(nexu('allowed', true).refusal('P1', 'special:pounce')).toBe('IA-070');
  // Charge is read alike.
  const gaarkhan = (attackLimit: 'made' | 'allowed', damage: number): PlayTable =>
    table()
      .options({ attackLimit })
      .figure('P1.gaarkhan', 'H19', { damage })
      .figure('P2.darth-vader', 'K19')
      .acts('P1.gaarkhan', { spent: 1, attacked: true });
  expect(gaarkhan('made', 0).refusal('P1', 'special:charge')).toBe('legal');
  expect(gaarkhan('allowed', 0).refusal('P1', 'special:charge')).toBe('IA-070');
  // IA-071
  expect(gaarkhan('allowed', 1).refusal('P1', 'special:charge')).toBe('legal');
});

rule('IA-071', 'Assault and Enraged allow further attacking actions', () => {
  const attacks = (damage: number): readonly string[] =>
    table()
      .figure('P1.gaarkhan', 'H19', { damage })
      .figure('P2.darth-vader', 'I19')
      .acts('P1.gaarkhan', { spent: 1, attacked: true })
      .offers('attack');
  expect(attacks(0)).toEqual([]);
  expect(attacks(1)).toEqual(['P2.darth-vader']);
  const ewe = table()
    .figure('P1.e-web-engineer', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P1.e-web-engineer', { spent: 1, attacked: true });
  expect(ewe.offers('attack')).toEqual(['P2.luke-skywalker']);
});

rule('IA-072', 'attacks outside the activation are not counted', () => {
  const play = table()
    .figure('P1.imperial-officer-elite', 'H20')
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P1.imperial-officer-elite')
    .rolls(...MISS)
    .choose(
      'P1',
      'special:executive-order',
      'figure:P1.stormtrooper.1',
      'order-attack',
      'attack:P2.luke-skywalker',
    )
    .until('act')
    .choose('P1', 'end');
  play
    .choose('P2', 'activate:P2.luke-skywalker', 'end')
    .choose('P1', 'activate:P1.stormtrooper')
    .settle();
  expect(play.offers('attack')).toEqual(['P2.luke-skywalker']);
  // Nor is an interrupt in the figure's own activation: Jyn shoots first, Han returns fire.
  const duel = table()
    .figure('P1.han-solo', 'H19')
    .figure('P2.jyn-odan', 'K19')
    .acts('P1.han-solo', { fresh: true })
    .rolls(['green', 1, 0, 1], ['green', 1, 0, 1], ['white', 1, 1, 0])
    .rolls(['blue', 2, 0, 1], ['green', 1, 0, 1], ['green', 1, 0, 1], ['white', 0, 1, 0])
    .choose('P2', 'use:hair-trigger:P2.jyn-odan')
    .until('after-attack-on-you')
    .choose('P1', 'use:return-fire:P1.han-solo')
    .until('act');
  expect(duel.told('declared')).toHaveLength(2);
  expect(duel.offers('attack')).toEqual(['P2.jyn-odan']);
});

rule('IA-073', 'an action is finished before anything else is offered', () => {
  const play = duel()
    .acts('P1.stormtrooper.1', { points: 3 })
    .rolls(['blue', 2, 0, 1], ['green', 1, 0, 1], ['white', 0, 0, 0])
    .choose('P1', 'attack:P2.luke-skywalker');
  expect(play.question()).toBe('P1 surge');
  expect(play.offers('walk')).toEqual([]);
  play.choose('P1', 'stop').until('act');
  expect(play.offers('walk').length).toBeGreaterThan(0);
});

rule('IA-074', 'a move gives points equal to Speed, spent later', () => {
  const play = duel().acts('P1.stormtrooper.1').choose('P1', 'move');
  expect(play.fact('points')).toBe(4);
  expect(play.at('P1.stormtrooper.1')).toBe('H19');
  expect(play.offers('walk').length).toBeGreaterThan(0);
});

rule('IA-075', 'each special action once per activation', () => {
  const play = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.luke-skywalker', 'H20')
    .figure('P2.darth-vader', 'P19')
    .acts('P1.gideon-argus')
    .choose('P1', 'special:on-my-mark', 'figure:P1.luke-skywalker')
    .settle();
  expect(play.conditions('P1.luke-skywalker')).toEqual(['focused']);
  expect(play.refusal('P1', 'special:on-my-mark')).toBe('IA-075');
  expect(play.offers('special')).toEqual(['tactical-maneuver']);
});

rule('IA-076', 'two arrows cost two actions and are one action', () => {
  const two = (spent: number): ReturnType<typeof table> =>
    table()
      .figure('P1.gaarkhan', 'H19', { conditions: ['bleeding'] })
      .figure('P2.darth-vader', 'I19')
      .hand('P1', 'pummel')
      .deck('P1')
      .acts('P1.gaarkhan', { spent })
      .seeded('pummel');
  expect(two(1).refusal('P1', 'play:pummel')).toBe('IA-076');
  const play = two(0).choose('P1', 'play:pummel', 'attack:P2.darth-vader').until('act');
  expect(play.fact('actions')).toBe(0);
  // One action, so one strain of Bleeding.
  expect(play.told('damaged')).toMatchObject([{ target: 'P1.gaarkhan', by: 'strain' }]);
});

rule('IA-077', 'points and free cards come before or after actions, not inside', () => {
  const play = duel()
    .hand('P1', 'fleet-footed')
    .acts('P1.stormtrooper.1')
    .rolls(['blue', 2, 0, 1], ['green', 1, 0, 1], ['white', 0, 0, 0])
    .choose('P1', 'attack:P2.luke-skywalker', 'pass');
  expect(play.question()).toBe('P1 surge');
  expect(play.refusal('P1', 'play:fleet-footed')).toBe('IA-243');
  play.choose('P1', 'stop').until('act').choose('P1', 'play:fleet-footed');
  expect(play.fact('points')).toBe(1);
});

rule('IA-078', 'start-of-activation effects come before the first action', () => {
  const play = table()
    .figure('P1.stormtrooper.1', 'H19', { conditions: ['stunned'] })
    .figure('P2.jyn-odan', 'K19')
    .hand('P1', 'rally')
    .choose('P1', 'activate:P1.stormtrooper', 'next:P1.stormtrooper.1');
  expect(play.question()).toBe('P1 start-of-activation');
  play.choose('P1', 'play:rally');
  expect(play.conditions('P1.stormtrooper.1')).toEqual([]);
  expect(play.question()).toBe('P2 start-of-activation');
  expect(play.offered()).toEqual(['use:hair-trigger:P2.jyn-odan', 'pass']);
  expect(play.choose('P2', 'pass').question()).toBe('P1 act');
});

rule('IA-079', 'at the end of an activation points and Weakened are gone', () => {
  const play = duel()
    .figure('P1.stormtrooper.2', 'H20')
    .figure('P1.imperial-officer', 'T9', { conditions: ['weakened'] })
    .acts('P1.imperial-officer')
    .choose('P1', 'move', 'end');
  expect(play.conditions('P1.imperial-officer')).toEqual([]);
  play.choose('P2', 'end').choose('P1', 'next:P1.stormtrooper.1');
  expect(play.fact('points')).toBe(0);
});

rule('IA-080', 'extra actions add to the two, the attack limit stays', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.darth-vader', 'L19')
    .hand('P1', 'meditation')
    .acts('P1.luke-skywalker', { spent: 1, attacked: true })
    .seeded('extra')
    .choose('P1', 'play:meditation')
    .choose('P1', 'end')
    .choose('P2', 'end')
    .until('activate')
    .choose('P2', 'activate:P2.darth-vader', 'end')
    .choose('P1', 'activate:P1.luke-skywalker')
    .settle();
  expect(play.fact('actions')).toBe(3);
  play.choose('P1', 'attack:P2.darth-vader').until('act');
  expect(play.fact('actions')).toBe(2);
  expect(play.refusal('P1', 'attack:P2.darth-vader')).toBe('IA-070');
  play.choose('P1', 'move', 'move');
  expect(play.refusal('P1', 'move')).toBe('IA-068');
});

rule('IA-081', 'Stunned and Bleeding are shaken off by an action each', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['stunned', 'bleeding'] })
    .figure('P2.darth-vader', 'P19')
    .acts('P1.luke-skywalker');
  expect(play.offers('shed')).toEqual(['stunned', 'bleeding']);
  play.choose('P1', 'shed:bleeding');
  expect(play.conditions('P1.luke-skywalker')).toEqual(['stunned']);
  play.choose('P1', 'shed:stunned');
  expect(play.conditions('P1.luke-skywalker')).toEqual([]);
  expect(play.fact('actions')).toBe(0);
});
