import { imaginedDiffer, seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import {
  type CommandId,
  type Condition,
  compileGrid,
  imperialAssault,
  type MapFile,
  spaceNamed,
} from '../index.ts';
import { graphOf, SMALL } from '../map/bases.ts';
import { distance, FAR, layoutOf } from '../map/layout.ts';
import { seesSpace } from '../map/sight.ts';
import { currentAttack } from '../state.ts';
import { questionsUntil } from '../testing/fights.ts';
import { field, plot } from '../testing/maps.ts';
import { type PlayTable, table } from '../testing/table.ts';

rule('IA-295', 'a hero is an ordinary figure', () => {
  const play = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.ig-88', 'I19')
    .acts('P1.diala-passil', { spent: 1, attacked: true });
  expect(play.refusal('P1', 'attack:P2.ig-88')).toBe('IA-070');
  expect(play.refusal('P1', 'rest')).toBe('IA-069');
  play.choose('P1', 'end');
  expect(play.fact('groups', 'P1.diala-passil')).toBe('exhausted');
});

rule('IA-296', 'the card is turned before others react to the end of the activation', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'son-of-skywalker')
    .acts('P1.luke-skywalker')
    .choose('P1', 'end');
  expect(play.question()).toBe('P1 after-activation');
  expect(play.fact('groups', 'P1.luke-skywalker')).toBe('exhausted');
  // With more figures to come it is not turned yet.
  const group = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.stormtrooper.2', 'H20')
    .figure('P2.luke-skywalker', 'T9')
    .acts('P1.stormtrooper.1')
    .choose('P1', 'end');
  expect(group.fact('groups', 'P1.stormtrooper')).toBe('activating');
  // Readied in his own activation, Gaarkhan is exhausted all the same.
  const fury = table()
    .figure('P1.gaarkhan', 'H19')
    .figure('P2.han-solo', 'I19')
    .hand('P1', 'furious-charge')
    .acts('P1.gaarkhan')
    .rolls(['red', 0, 1, 0], ['yellow', 0, 0, 1], ['white', 1, 1, 0])
    .rolls(['blue', 4, 2, 0], ['green', 3, 2, 0], ['green', 1, 2, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.han-solo')
    .choose('P2', 'use:return-fire:P2.han-solo')
    .choose('P1', 'play:furious-charge', 'end');
  expect(fury.damage('P1.gaarkhan')).toBe(4);
  expect(fury.fact('groups', 'P1.gaarkhan')).toBe('exhausted');
  // The last figure falls in its own activation, and others react to that end as well.
  const bled = table()
    .figure('P1.imperial-officer', 'H19', { damage: 2, conditions: ['bleeding'] })
    .figure('P1.stormtrooper.1', 'H20')
    .figure('P2.luke-skywalker', 'T9')
    .hand('P2', 'son-of-skywalker')
    .deck('P1')
    .exhausted('P2.luke-skywalker')
    .acts('P1.imperial-officer')
    .choose('P1', 'move');
  expect(bled.fact('groups', 'P1.imperial-officer')).toBe('defeated');
  expect(bled.question()).toBe('P2 after-activation');
});

function limit(...conditions: readonly Condition[]): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19', { damage: 2, conditions })
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'recovery', 'to-the-limit')
    .deck('P1')
    .acts('P1.luke-skywalker', { points: 2 })
    .choose('P1', 'play:recovery');
}

rule('IA-297', 'To the Limit: the extra action at once, then Stunned', () => {
  const play = limit();
  expect(play.question()).toBe('P1 after-special-action');
  play.choose('P1', 'play:to-the-limit');
  expect(play.question()).toBe('P1 extra-action');
  // No walking in between.
  expect(play.offers('walk')).toEqual([]);
  play.choose('P1', 'move');
  expect(play.conditions('P1.luke-skywalker')).toEqual(['stunned']);
  expect(play.offers('walk')).toEqual([]);
  expect(play.fact('actions')).toBe(1);
  // Nor are the points there when he has come to himself.
  play.choose('P1', 'shed:stunned');
  expect([play.conditions('P1.luke-skywalker'), play.offers('walk')]).toEqual([[], []]);
  const forgone = limit().choose('P1', 'play:to-the-limit', 'stop');
  expect(forgone.conditions('P1.luke-skywalker')).toEqual(['stunned']);
  // Bleeding hurts after the special action and after the extra one, before he is Stunned.
  const bleeding = limit('bleeding');
  expect(bleeding.told('damaged')).toHaveLength(1);
  bleeding.choose('P1', 'play:to-the-limit', 'move');
  expect(bleeding.told('damaged')).toHaveLength(2);
  expect(bleeding.story().slice(-2)).toEqual(['damaged', 'condition']);
});

rule(
  'IA-298',
  'lasting effects end with their figure; an extra action waits beyond the round',
  () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'T9')
      .hand('P1', 'meditation')
      .exhausted('P2.ig-88')
      .acts('P1.luke-skywalker', { others: false })
      .choose('P1', 'play:meditation', 'end')
      .until('activate');
    expect(play.fact('round')).toBe(2);
    play
      .choose('P2', 'activate:P2.ig-88', 'end')
      .choose('P1', 'activate:P1.luke-skywalker')
      .settle();
    expect(play.fact('actions')).toBe(3);
    // The cover of one trooper is not passed on to the next, and nothing stays on the fallen.
    const fallen = table()
      .figure('P1.stormtrooper.1', 'H19', { damage: 2 })
      .figure('P1.stormtrooper.2', 'H20')
      .figure('P2.darth-vader', 'K19')
      .hand('P1', 'take-cover')
      .acts('P1.stormtrooper.1', { spent: 1 })
      .choose('P1', 'play:take-cover', 'end', 'end')
      .choose('P2', 'special:force-choke', 'figure:P1.stormtrooper.1')
      .settle();
    expect(fallen.at('P1.stormtrooper.1')).toBeNull();
    expect(fallen.state.lasting.every((effects) => effects === 0)).toBe(true);
  },
);

rule('IA-299', 'points and the end of the game come before any trigger', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.imperial-officer', 'E19')
    .figure('P2.luke-skywalker', 'K19', { damage: 8 })
    .figure('P2.gaarkhan', 'E16')
    .hand('P1', 'celebration')
    .vp(30, 0)
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .settle();
  expect(play.winners()).toEqual(['P1']);
  expect(play.points()).toEqual([40, 0]);
  expect(play.question()).toBe('over');
});

rule('IA-300', 'for a small Mobile figure only walls and doors close a corner', () => {
  const droid = table()
    .figure('P1.probe-droid', 'R14')
    .figure('P2.luke-skywalker', 'E19')
    .acts('P1.probe-droid', { points: 1 });
  expect(droid.offers('walk')).toContain('S13');
  const slips = (kind: MapFile['edges'][number]['kind']): boolean => {
    const edges = [
      { a: [0, 0], b: [0, 1], kind },
      { a: [0, 0], b: [1, 0], kind },
    ] as const;
    const grid = compileGrid(plot(['..', '..'], edges));
    const { steps } = graphOf(layoutOf(grid, 0), SMALL, true);
    return steps[spaceNamed(grid, 'A1')]?.includes(spaceNamed(grid, 'B2')) ?? false;
  };
  expect([slips('blocking'), slips('impassable'), slips('wall')]).toEqual([true, true, false]);
});

rule('IA-301', 'a blocking space has no neighbours, even under a figure', () => {
  const play = table('cinder-relay-a')
    .figure('P1.luke-skywalker', 'E6')
    .figure('P2.probe-droid', 'H7')
    .figure('P2.royal-guard.1', 'H6')
    .acts('P1.luke-skywalker')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.probe-droid')
    .until('act');
  // No block of Protector, although the guard stands next to the droid.
  expect(play.told('results')[0]).toMatchObject({ block: 1 });
});

rule('IA-302', 'an empty blocking space is never the chosen one', () => {
  const places = (at: string): readonly string[] =>
    table('cinder-relay-a')
      .map({
        ...field(['...........', '...........', '.....##....', '.....##....', '...........']),
        tokens: { A: [{ id: 'relay-core-1', kind: 'relay-core', at: [0, 0] }], B: [] },
      })
      .figure('P1.nexu', at)
      .figure('P2.gaarkhan', 'K11')
      .acts('P1.nexu')
      .choose('P1', 'special:pounce')
      .offers('place');
  // F6 to G7 are four blocking spaces: nothing of that stand could be named.
  expect(places('C6')).not.toContain('F6');
  // A stand that covers some of them and an open one can be.
  expect(places('C6')).toContain('E6');
  expect(places('C6')).toContain('F5');
});

rule('IA-303', 'blocking spaces around a walled-in one hinder neither sight nor counting', () => {
  const between = (map: MapFile): readonly unknown[] => {
    const grid = compileGrid(map);
    const layout = layoutOf(grid, 0);
    const [inside, outside] = [spaceNamed(grid, 'C3'), spaceNamed(grid, 'A3')];
    return [
      distance(layout, inside, outside),
      distance(layout, outside, inside),
      seesSpace(layout, inside, outside, undefined, 0, 0),
      seesSpace(layout, outside, inside, undefined, 0, 0),
    ];
  };
  const ring = ['.....', '..#..', '.#.#.', '..#..', '.....'];
  expect(between(plot(ring))).toEqual([2, 2, true, true]);
  // Walls on the other sides are as good.
  const gate = ['.....', '.....', '.#...', '.....', '.....'];
  const walls = [
    { a: [2, 1], b: [2, 2], kind: 'wall' },
    { a: [2, 2], b: [3, 2], kind: 'wall' },
    { a: [2, 2], b: [2, 3], kind: 'wall' },
  ] as const;
  expect(between(plot(gate, walls))).toEqual([2, 2, true, true]);
  // One open side, and it is not walled in: nothing is seen through the rock.
  expect(between(plot(gate, walls.slice(0, 2)))[2]).toBe(false);
  // A wall before the rock stays a wall.
  const shut = [...walls, { a: [1, 2], b: [2, 2], kind: 'wall' }] as const;
  expect(between(plot(gate, shut))).toEqual([FAR, FAR, false, false]);
});

rule('IA-304', 'an object in one’s own space needs no accuracy', () => {
  const shot = (at: string): readonly unknown[] => {
    const play = table('training-ground-a')
      .figure('P1.rebel-trooper.1', at)
      .figure('P2.darth-vader', 'E18')
      .acts('P1.rebel-trooper.1', { left: true })
      .rolls(['blue', 2, 1, 0], ['yellow', 0, 1, 2])
      .choose('P1', 'attack:door-1')
      .until('surge');
    // No printed pool shows accuracy 0, so the result is set by hand.
    const attack = currentAttack(play.state);
    if (attack !== undefined) attack.accuracy = 0;
    return play.choose('P1', 'stop').until('act').told('missed');
  };
  expect(shot('P14')).toEqual([]);
  expect(shot('O14')).toMatchObject([{ cause: 'accuracy' }]);
});

rule('IA-305', 'an ordered figure may decline, and a Stunned one is not ordered', () => {
  const orders = (stunned: boolean): PlayTable =>
    table()
      .figure('P1.imperial-officer-elite', 'H19')
      .figure('P1.stormtrooper.1', 'H20', stunned ? { conditions: ['stunned'] } : {})
      .figure('P2.luke-skywalker', 'K19')
      .acts('P1.imperial-officer-elite');
  expect(orders(true).offers('special')).toEqual([]);
  const play = orders(false).choose('P1', 'special:executive-order').settle();
  expect(play.offered()).toEqual(['order-move', 'order-attack', 'no']);
  play.choose('P1', 'no');
  expect(play.question()).toBe('P1 act');
});

rule('IA-306', 'friends of a borrowed figure give it nothing, its Focus is used up', () => {
  const lure = (target: string): PlayTable =>
    table()
      .figure('P1.darth-vader', 'H19')
      .figure('P2.stormtrooper.1', 'J19', { conditions: ['focused'] })
      .figure('P2.stormtrooper.2', 'J20')
      .hand('P1', 'lure-of-the-dark-side', 'deadeye')
      .hand('P2', 'deadeye')
      .acts('P1.darth-vader')
      .seeded('lure')
      .choose('P1', 'play:lure-of-the-dark-side', 'figure:P2.stormtrooper.1', `attack:${target}`);
  const play = lure('P2.stormtrooper.2');
  // No Squad Training, and nobody plays Deadeye on it.
  const asked = questionsUntil(play, 'P1 act');
  expect(asked.filter((kind) => /reroll-attack|modify/.test(kind))).toEqual([]);
  expect(play.conditions('P2.stormtrooper.1')).toEqual([]);
  // Han is shot at by his own friend: nothing to return.
  const han = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.gideon-argus', 'J19')
    .figure('P2.han-solo', 'M19')
    .hand('P1', 'lure-of-the-dark-side')
    .acts('P1.darth-vader')
    .rolls(['blue', 2, 0, 1], ['green', 1, 0, 1], ['white', 1, 1, 0])
    .choose('P1', 'play:lure-of-the-dark-side', 'figure:P2.gideon-argus', 'attack:P2.han-solo');
  expect(questionsUntil(han, 'P1 act')).not.toContain('P2 after-attack-on-you');
  // Luke defends as usual, Jyn’s surges are Vader’s to spend, and the shot comes back to her.
  const deflected = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.jyn-odan', 'J19')
    .figure('P2.luke-skywalker', 'M19')
    .hand('P1', 'lure-of-the-dark-side')
    .hand('P2', 'deflection')
    .acts('P1.darth-vader')
    .rolls(['green', 1, 0, 1], ['green', 1, 0, 1], ['white', 1, 1, 0])
    .choose('P1', 'play:lure-of-the-dark-side', 'figure:P2.jyn-odan', 'attack:P2.luke-skywalker')
    .choose('P2', 'play:deflection');
  expect(deflected.question()).toBe('P1 surge');
  expect(deflected.choose('P1', 'stop').until('act').damage('P2.jyn-odan')).toBe(2);
});

rule('IA-307', 'may move is closed to a Stunned figure', () => {
  const play = table('cinder-relay-a')
    .figure('P1.nexu', 'A1', { conditions: ['stunned'] })
    .figure('P2.gaarkhan', 'C1', { conditions: ['stunned'] })
    .acts('P1.nexu');
  expect(play.refusal('P1', 'special:pounce')).toBe('IA-307');
  const charge = table('cinder-relay-a')
    .figure('P1.gaarkhan', 'A1', { conditions: ['stunned'] })
    .figure('P2.ig-88', 'O13')
    .acts('P1.gaarkhan');
  expect(charge.refusal('P1', 'special:charge')).toBe('IA-307');
  const pushed = table('cinder-relay-a')
    .figure('P1.chewbacca', 'B4')
    .figure('P2.darth-vader', 'B3', { conditions: ['stunned'] })
    .acts('P1.chewbacca')
    .rolls(['red', 0, 1, 0])
    .choose('P1', 'special:slam', 'push:A2:P2.darth-vader');
  expect(pushed.at('P2.darth-vader')).toBe('A2');
});

rule('IA-308', 'evades that cancelled a surge still count, a dodge does not', () => {
  const jyn = (white: readonly [number, number, number]): readonly number[] =>
    table()
      .figure('P1.ig-88', 'L19')
      .figure('P2.jyn-odan', 'H19')
      .acts('P1.ig-88')
      .rolls(['blue', 2, 0, 1], ['blue', 3, 1, 1], ['white', ...white])
      .choose('P1', 'attack:P2.jyn-odan', 'pool:blue+blue')
      .until('act')
      .told('points-gained')
      .map(({ points }) => points);
  expect(jyn([1, 1, 0])).toEqual([2]);
  expect(jyn([0, 0, 1])).toEqual([]);
});

rule('IA-309', 'only damage of step 7 counts as suffered from the attack', () => {
  const play = table()
    .figure('P1.ig-88', 'I19')
    .figure('P2.han-solo', 'H19')
    .deck('P2')
    .acts('P1.ig-88')
    .rolls(['blue', 2, 0, 1], ['blue', 2, 0, 1], ['white', 1, 1, 0])
    .choose('P1', 'attack:P2.han-solo', 'pool:blue+blue')
    .until('after-attack-on-you');
  // Relentless hurt him, the attack did not: he may return fire.
  expect(play.damage('P2.han-solo')).toBe(1);
  expect(play.offered()).toEqual(['use:return-fire:P2.han-solo', 'pass']);
});

rule('IA-310', 'after the first of two attacks one may stop', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.gaarkhan', 'I19')
    .figure('P2.diala-passil', 'I20')
    .acts('P1.darth-vader')
    .seeded('stop')
    .choose('P1', 'special:brutality', 'attack:P2.gaarkhan')
    .until('target');
  expect(play.offered()).toContain('stop');
  play.choose('P1', 'stop');
  expect(play.question()).toBe('P1 act');
  expect(play.told('declared')).toHaveLength(1);
});

rule('IA-311', 'once free of Sit Tight a player stays free for the round', () => {
  const play = table()
    .figure('P1.ig-88', 'T9')
    .figure('P1.nexu', 'R21')
    .figure('P2.luke-skywalker', 'H19')
    .figure('P2.gideon-argus', 'H20')
    .hand('P1', 'sit-tight')
    .hand('P2', 'son-of-skywalker')
    .exhausted('P2.luke-skywalker')
    .give('phase', 'start-of-round')
    .choose('P1', 'play:sit-tight')
    .until('activate');
  // Two against one: free from the start.
  expect(play.question()).toBe('P1 activate');
  play.choose('P1', 'activate:P1.ig-88', 'end').choose('P2', 'play:son-of-skywalker');
  play.choose('P2', 'activate:P2.gideon-argus', 'end');
  // One against one is not more, but the lock is gone for good.
  expect(play.question()).toBe('P1 activate');
});

rule('IA-312', 'end of round: the mission, the initiative player, the opponent', () => {
  const play = table('cinder-relay-a')
    .figure('P1.luke-skywalker', 'B6')
    .figure('P2.probe-droid', 'O13')
    .upgrade('P1', 'rebel-high-command')
    .exhausted('P1.luke-skywalker', 'P2.probe-droid');
  expect(play.points()).toEqual([3, 0]);
  expect(play.question()).toBe('P1 end-of-round');
  expect(play.choose('P1', 'high-command').question()).toBe('P2 end-of-round');
  // What is drawn in this step may be played in it.
  const drawn = table('cinder-relay-a')
    .figure('P1.luke-skywalker', 'A1')
    .figure('P2.ig-88', 'M12')
    .figure('P2.nexu', 'N12')
    .upgrade('P1', 'rebel-high-command')
    .deck('P1', 'rally', 'ferocity')
    .exhausted('P1.luke-skywalker', 'P2.ig-88', 'P2.nexu')
    .choose('P1', 'high-command');
  expect(drawn.question()).toBe('P1 end-of-round');
  expect(drawn.offered()).toEqual(['play:ferocity', 'pass']);
});

rule('IA-313', 'being asked tells nothing about the hand', () => {
  const shot = (...hand: readonly CommandId[]): PlayTable =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.stormtrooper.1', 'K19')
      .hand('P1', ...hand)
      .acts('P2.stormtrooper.1')
      .seeded('quiet');
  for (const hand of ['deflection', 'recovery'] as const) {
    const play = shot(hand).choose('P2', 'attack:P1.luke-skywalker');
    expect(play.question()).toBe('P1 declared-on-you');
    expect(play.isGuarded()).toBe(true);
  }
  // What everybody knows may be used: no hand, all copies open, or an open list without the card.
  const asked = (play: PlayTable): string =>
    play.choose('P2', 'attack:P1.luke-skywalker').question();
  expect(asked(shot())).not.toBe('P1 declared-on-you');
  expect(asked(shot('recovery').discard('P1', 'deflection'))).toBe('P1 declared-on-you');
  expect(asked(shot('recovery').discard('P1', 'deflection', 'deflection'))).not.toBe(
    'P1 declared-on-you',
  );
  expect(asked(shot('recovery').options({ openLists: true }))).not.toBe('P1 declared-on-you');
  expect(asked(shot('deflection').options({ openLists: true }))).toBe('P1 declared-on-you');
  // In an activation and while surges are spent the answers might tell, so they are guarded.
  const acts = (...hand: readonly CommandId[]): PlayTable =>
    table()
      .figure('P1.ig-88', 'H19')
      .figure('P2.gaarkhan', 'M19')
      .hand('P1', ...hand)
      .rolls(['blue', 5, 1, 0], ['yellow', 0, 1, 2], ['black', 1, 0, 0])
      .acts('P1.ig-88');
  expect([acts().isGuarded(), acts('rally').isGuarded()]).toEqual([false, true]);
  const surging = (...hand: readonly CommandId[]): boolean =>
    acts(...hand)
      .choose('P1', 'attack:P2.gaarkhan', 'pool:blue+yellow')
      .until('surge')
      .isGuarded();
  expect([surging(), surging('rally')]).toEqual([false, true]);
  // And the views of positions that differ in a hidden hand are the same for the opponent.
  expect(imaginedDiffer(imperialAssault, shot('deflection').state, 1, seededChance('guess'))).toBe(
    true,
  );
});

rule('IA-314', 'at the start of an activation the initiative decides who is first', () => {
  const first = (initiative: 'P1' | 'P2'): string =>
    table()
      .figure('P1.stormtrooper.1', 'H19', { conditions: ['stunned'] })
      .figure('P2.jyn-odan', 'K19')
      .hand('P1', 'rally')
      .initiative(initiative)
      .acts('P1.stormtrooper.1', { fresh: true })
      .question();
  expect(first('P1')).toBe('P1 start-of-activation');
  expect(first('P2')).toBe('P2 start-of-activation');
});

rule('IA-315', 'a special-action card needs an action, a first use and a legal choice', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'expose-weakness', 'recovery')
    .acts('P1.luke-skywalker');
  expect(play.refusal('P1', 'play:expose-weakness')).toBe('IA-315');
  expect(play.offers('play')).toEqual(['recovery']);
  // The same card is the same special action: once per activation.
  const twice = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'regroup', 'regroup')
    .acts('P1.gideon-argus')
    .choose('P1', 'play:regroup')
    .settle();
  expect(twice.fact('actions')).toBe(1);
  expect(twice.offers('play')).toEqual([]);
  expect(twice.refusal('P1', 'play:regroup')).toBe('IA-075');
});
