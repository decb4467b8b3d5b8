import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { Condition } from '../index.ts';
import { CONDITIONS, FOCUSED, HIDDEN, isHarmful } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';

function luke(...conditions: readonly Condition[]): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19', { conditions })
    .figure('P2.ig-88', 'K19')
    .acts('P1.luke-skywalker');
}

rule('IA-219', 'a condition stays until it says otherwise and moves along', () => {
  const play = luke('bleeding').deck('P1').choose('P1', 'move', 'walk:H20');
  expect(play.conditions('P1.luke-skywalker')).toEqual(['bleeding']);
});

rule('IA-220', 'no condition twice', () => {
  const play = table()
    .figure('P1.gideon-argus', 'H20')
    .figure('P1.luke-skywalker', 'H19', { conditions: ['focused'] })
    .figure('P2.ig-88', 'K19')
    .acts('P1.gideon-argus')
    .choose('P1', 'special:on-my-mark', 'figure:P1.luke-skywalker')
    .settle();
  expect(play.conditions('P1.luke-skywalker')).toEqual(['focused']);
  expect(play.told('condition')).toEqual([]);
});

rule('IA-221', 'objects and neutral figures have no conditions', () => {
  const play = table('moisture-farm-b')
    .figure('P1.royal-guard.1', 'K13')
    .figure('P2.luke-skywalker', 'F9')
    .give('raiders', ['L13'])
    .acts('P1.royal-guard.1')
    .rolls(['red', 0, 2, 1], ['yellow', 1, 1, 1], ['black', 1, 0, 0])
    .choose('P1', 'attack:raider-1', 'surge:1', 'stop')
    .until('act');
  expect(play.told('hit')[0]).toMatchObject({ target: 'raider-1', damage: 2 });
  expect(play.told('condition')).toEqual([]);
});

rule('IA-222', 'three are harmful, two are beneficial', () => {
  expect(CONDITIONS.filter(isHarmful)).toEqual(['stunned', 'bleeding', 'weakened']);
  expect(CONDITIONS).toHaveLength(5);
});

rule('IA-223', 'a Stunned figure neither attacks nor leaves its space', () => {
  const play = luke('stunned').choose('P1', 'move');
  expect(play.fact('points')).toBe(5);
  expect(play.refusal('P1', 'walk:H20')).toBe('IA-223');
  expect(play.refusal('P1', 'attack:P2.ig-88')).toBe('IA-223');
  play.choose('P1', 'shed:stunned');
  expect(play.offers('walk').length).toBeGreaterThan(0);
});

rule('IA-224', 'Bleeding costs a strain after each action but the one that stops it', () => {
  const play = luke('bleeding').deck('P1').choose('P1', 'move');
  expect(play.damage('P1.luke-skywalker')).toBe(1);
  play.choose('P1', 'walk:H20', 'shed:bleeding');
  expect(play.damage('P1.luke-skywalker')).toBe(1);
  // Nothing outside the figure’s own activation.
  const ordered = table()
    .figure('P1.imperial-officer', 'H19')
    .figure('P1.royal-guard.1', 'H20', { conditions: ['bleeding'] })
    .figure('P2.ig-88', 'P19')
    .deck('P1')
    .acts('P1.imperial-officer')
    .choose('P1', 'special:order', 'walk:I20', 'stop');
  expect(ordered.question()).toBe('P1 act');
  expect(ordered.damage('P1.royal-guard.1')).toBe(0);
});

rule('IA-225', 'Focused adds a green die and is gone after the attack', () => {
  const play = luke('focused').seeded('focus').choose('P1', 'attack:P2.ig-88').until('act');
  expect(play.told('declared')[0]?.dice).toEqual(['blue', 'green', 'yellow', 'green']);
  expect(play.conditions('P1.luke-skywalker')).toEqual([]);
  // It cannot be saved: gone even if the target falls before the dice are rolled.
  const early = table()
    .figure('P1.ig-88', 'H19', { conditions: ['focused'] })
    .figure('P2.mak-eshkarey', 'K19', { damage: 3 })
    .figure('P2.gaarkhan', 'E16')
    .deck('P2')
    .acts('P1.ig-88')
    .choose('P1', 'attack:P2.mak-eshkarey', 'pool:red+red')
    .settle();
  expect(early.told('rolled')).toEqual([]);
  expect(early.conditions('P1.ig-88')).toEqual([]);
});

rule('IA-226', 'a new Focus of the same attack stays', () => {
  const play = table()
    .figure('P1.gideon-argus', 'H19', { conditions: ['focused'] })
    .figure('P2.ig-88', 'K19')
    .acts('P1.gideon-argus')
    .rolls(['blue', 5, 1, 0], ['green', 1, 1, 1], ['green', 3, 2, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88', 'surge:1')
    .until('act');
  expect(play.conditions('P1.gideon-argus')).toEqual(['focused']);
});

rule('IA-226', 'Focus gained after the roll is kept for the next attack', () => {
  // The Executor answers the defeat before the attack of the guard is over, and is avenged.
  const play = table()
    .figure('P1.royal-guard.1', 'I19')
    .figure('P1.stormtrooper.1', 'I20', { damage: 2 })
    .figure('P2.stormtrooper.1', 'J19', { damage: 2 })
    .figure('P2.royal-guard-champion', 'J20')
    .acts('P1.royal-guard.1')
    .rolls(['red', 0, 3, 0], ['yellow', 1, 2, 0], ['black', 1, 0, 0])
    .rolls(['red', 0, 3, 0], ['green', 1, 2, 0], ['yellow', 1, 2, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.stormtrooper.1')
    .choose('P2', 'use:executor:P2.royal-guard-champion', 'stop', 'attack:P1.stormtrooper.1')
    .until('act');
  expect(play.at('P1.stormtrooper.1')).toBeNull();
  expect(play.conditions('P1.royal-guard.1')).toEqual(['focused']);
});

rule('IA-227', 'Hidden gained after the roll gives nothing yet and is kept', () => {
  const play = luke('focused')
    .hand('P1', 'deadeye')
    .rolls(['blue', 3, 1, 1], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['green', 1, 2, 0])
    .rolls(['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88');
  expect(play.question()).toBe('P1 modify-attack');
  play.state.conditions = play.state.conditions.with(0, FOCUSED | HIDDEN);
  play.choose('P1', 'pass');
  expect(play.told('results')[0]).toMatchObject({ surges: 1 });
  expect(play.choose('P1', 'stop').until('act').conditions('P1.luke-skywalker')).toEqual([
    'hidden',
  ]);
});

rule('IA-227', 'Hidden: harder to hit, a surge more when it attacks, then it is gone', () => {
  const attacks = luke('hidden')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88');
  expect(attacks.told('results')[0]).toMatchObject({ surges: 1 });
  expect(attacks.choose('P1', 'stop').until('act').conditions('P1.luke-skywalker')).toEqual([]);
  const defends = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19', { conditions: ['hidden'] })
    .acts('P1.luke-skywalker')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88');
  expect(defends.told('results')[0]).toMatchObject({ accuracy: 8 });
  expect(defends.until('act').conditions('P2.ig-88')).toEqual(['hidden']);
});

rule('IA-228', 'Weakened: a surge or an evade fewer, until the activation ends', () => {
  const play = luke('weakened')
    .rolls(['blue', 3, 1, 1], ['green', 1, 1, 1], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88');
  expect(play.told('results')[0]).toMatchObject({ surges: 1 });
  play.choose('P1', 'stop').until('act').choose('P1', 'end');
  expect(play.conditions('P1.luke-skywalker')).toEqual([]);
  const defends = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19', { conditions: ['weakened'] })
    .acts('P1.luke-skywalker')
    .rolls(['blue', 3, 1, 1], ['green', 1, 2, 0], ['yellow', 2, 1, 0], ['black', 0, 1, 0])
    .choose('P1', 'attack:P2.ig-88');
  expect(defends.told('results')[0]).toMatchObject({ surges: 1, evade: 0 });
});

rule('IA-229', 'conditions and damage vanish with a fallen figure', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.rebel-trooper.1', 'I19', { damage: 2, conditions: ['bleeding', 'focused'] })
    .figure('P2.rebel-trooper.2', 'E16')
    .acts('P1.darth-vader')
    .seeded('fall')
    .choose('P1', 'special:force-choke')
    .settle();
  expect(play.at('P2.rebel-trooper.1')).toBeNull();
  expect(play.damage('P2.rebel-trooper.1')).toBe(0);
  expect(play.conditions('P2.rebel-trooper.1')).toEqual([]);
});
