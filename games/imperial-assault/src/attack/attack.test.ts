import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { spaceNamed } from '../map/grid.ts';
import { siteOfState } from '../state.ts';
import { questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** Blanks: nothing that matters is rolled. */
const BLANK = ['white', 0, 0, 0] as const;
const SOFT = ['black', 0, 1, 0] as const;

/** Luke against a Stormtrooper, three spaces apart. */
function shot(): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.stormtrooper.1', 'K19')
    .figure('P2.stormtrooper.2', 'E16')
    .acts('P1.luke-skywalker');
}

const LUKE = [
  ['blue', 2, 1, 0],
  ['green', 1, 2, 0],
  ['yellow', 2, 1, 0],
] as const;

rule('IA-172', 'type, dice and surges of the attacker against the dice of the target', () => {
  const play = shot()
    .rolls(...LUKE, ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.stormtrooper.1')
    .until('act');
  expect(play.told('declared')[0]).toMatchObject({ dice: ['blue', 'green', 'yellow'] });
  expect(play.told('rolled')[0]?.defence).toEqual([{ die: 'black', face: 1 }]);
});

rule('IA-173', 'Marksman comes before a target is named', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'L16')
    .figure('P1.gideon-argus', 'M16')
    .figure('P2.darth-vader', 'O16')
    .hand('P1', 'marksman')
    .acts('P1.luke-skywalker')
    .seeded('marksman');
  expect(play.offers('attack')).toEqual([]);
  play.choose('P1', 'play:marksman');
  expect(play.question()).toBe('P1 target');
  expect(play.offers('attack')).toEqual(['P2.darth-vader']);
});

rule('IA-174', 'the attacker names one eligible target', () => {
  const play = shot().figure('P2.darth-vader', 'I19');
  expect(play.offers('attack')).toEqual(['P2.darth-vader']);
  const two = shot().figure('P2.darth-vader', 'I20');
  expect(two.offers('attack')).toEqual(['P2.darth-vader', 'P2.stormtrooper.1']);
});

rule('IA-175', 'melee needs an adjacent target', () => {
  const melee = (space: string): PlayTable =>
    table().figure('P1.gaarkhan', 'H19').figure('P2.darth-vader', space).acts('P1.gaarkhan');
  expect(melee('I20').offers('attack')).toEqual(['P2.darth-vader']);
  expect(melee('J19').refusal('P1', 'attack:P2.darth-vader')).toBe('IA-175');
});

rule('IA-176', 'ranged needs sight, adjacent or not', () => {
  const ranged = (space: string): PlayTable =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.darth-vader', space)
      .acts('P1.luke-skywalker');
  expect(ranged('I19').offers('attack')).toEqual(['P2.darth-vader']);
  expect(ranged('P19').offers('attack')).toEqual(['P2.darth-vader']);
  expect(ranged('T9').refusal('P1', 'attack:P2.darth-vader')).toBe('IA-176');
});

rule('IA-177', 'friends and empty spaces are no targets', () => {
  const play = shot().figure('P1.gideon-argus', 'H20');
  expect(play.refusal('P1', 'attack:P1.gideon-argus')).toBe('IA-177');
});

rule('IA-178', 'no target, no attack', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.darth-vader', 'T9')
    .acts('P1.luke-skywalker');
  expect(play.offers('attack')).toEqual([]);
  expect(play.refusal('P1', 'attack:P2.nobody')).toBe('IA-178');
});

rule('IA-179', 'declare effects: the attacker’s, then the defender’s', () => {
  const play = table()
    .figure('P1.diala-passil', 'H19', { conditions: ['focused'] })
    .figure('P2.darth-vader', 'I19')
    .hand('P1', 'rally')
    .hand('P2', 'deflection')
    .acts('P1.diala-passil')
    .seeded('declare')
    .choose('P1', 'attack:P2.darth-vader');
  expect(play.told('declared')[0]?.dice).toEqual(['red', 'green', 'green']);
  expect(play.question()).toBe('P1 declaring');
  expect(play.offered()).toEqual(['use:shattering-blow:P1.diala-passil', 'pass']);
  expect(play.choose('P1', 'pass').question()).toBe('P2 declared-on-you');
  expect(play.offered()).toEqual(['play:deflection', 'pass']);
});

rule('IA-180', 'both pools are rolled together', () => {
  const play = shot()
    .rolls(...LUKE, SOFT)
    .choose('P1', 'attack:P2.stormtrooper.1')
    .until('act');
  expect(play.told('rolled')).toHaveLength(1);
  expect(play.told('rolled')[0]).toMatchObject({ attack: { length: 3 }, defence: { length: 1 } });
});

rule('IA-181', 'rerolls: attacker first, each die once', () => {
  const play = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.stormtrooper.2', 'H20')
    .figure('P2.diala-passil', 'K19')
    .acts('P1.stormtrooper.1')
    .rolls(['blue', 3, 1, 1], ['green', 1, 0, 1], BLANK, ['green', 3, 2, 0], ['white', 1, 0, 0])
    .choose('P1', 'attack:P2.diala-passil');
  expect(play.question()).toBe('P1 reroll-attack');
  play.choose('P1', 'reroll:squad-training:P1.stormtrooper.1:attack-2');
  expect(play.question()).toBe('P2 reroll-defence');
  expect(play.offered()).toEqual(['reroll:foresight:P2.diala-passil:defence-1', 'pass']);
  play.choose('P2', 'reroll:foresight:P2.diala-passil:defence-1');
  expect(play.told('rerolled').map(({ die }) => die)).toEqual(['attack-2', 'defence-1']);
  // Luke's friends may reroll the defender's die, who then has none left for Foresight.
  const taken = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.luke-skywalker', 'H20')
    .figure('P2.diala-passil', 'K19')
    .acts('P1.gideon-argus')
    .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0], BLANK, ['white', 1, 0, 0])
    .choose('P1', 'attack:P2.diala-passil', 'reroll:inspiring:P1.luke-skywalker:defence-1');
  expect(questionsUntil(taken, 'P1 act')).not.toContain('P2 reroll-defence');
});

rule('IA-182', 'conditions, then the attacker’s, then the defender’s modifiers', () => {
  const fight = table('cinder-relay-a')
    .figure('P1.at-st', 'A1')
    .figure('P2.rebel-trooper.1', 'E1', { conditions: ['hidden'] })
    .figure('P2.chewbacca', 'F2')
    .acts('P1.at-st')
    .rolls(['blue', 3, 1, 1], ['red', 0, 1, 0], ['red', 0, 1, 0], BLANK)
    .choose('P1', 'attack:P2.rebel-trooper.1', 'pass');
  // 3 shown, 3 of the card, 2 fewer against Hidden; one block of Protector.
  expect(fight.told('results')[0]).toMatchObject({ accuracy: 4, damage: 3, surges: 1, block: 1 });
});

rule('IA-183', 'each evade removes a surge', () => {
  const play = shot()
    .rolls(['blue', 3, 1, 1], ['green', 1, 1, 1], ['yellow', 1, 2, 0], SOFT)
    .choose('P1', 'attack:P2.stormtrooper.1');
  expect(play.told('results')[0]).toMatchObject({ surges: 1, evade: 1 });
});

rule('IA-184', 'each surge ability once, in any order; the rest is lost', () => {
  const play = shot()
    .rolls(['blue', 3, 1, 1], ['green', 1, 1, 1], ['yellow', 1, 2, 0], ['black', 3, 0, 0])
    .choose('P1', 'attack:P2.stormtrooper.1');
  expect(play.offers('surge')).toEqual(['1', '2', '3']);
  play.choose('P1', 'surge:2');
  expect(play.offers('surge')).toEqual(['1', '3']);
  expect(play.refusal('P1', 'surge:2')).toBe('IA-184');
  play.choose('P1', 'stop');
  expect(play.told('hit')[0]).toMatchObject({ damage: 1 });
});

rule('IA-185', 'Blast 3 of General Weiss costs two surges', () => {
  const weiss = (yellow: readonly [number, number, number]): PlayTable =>
    table('cinder-relay-a')
      .figure('P1.general-weiss', 'A1')
      .figure('P2.gaarkhan', 'F1')
      .acts('P1.general-weiss')
      .rolls(['blue', 4, 2, 0], ['blue', 4, 2, 0], ['yellow', ...yellow], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.gaarkhan', 'pool:blue+blue+yellow');
  expect(weiss([0, 1, 2]).offers('surge')).toEqual(['1', '2']);
  expect(weiss([1, 1, 1]).offers('surge')).toEqual(['2']);
  // Both are spent: nothing is left for Pierce.
  expect(weiss([0, 1, 2]).choose('P1', 'surge:1').question()).not.toBe('P1 surge');
});

rule('IA-186', 'Overload allows the same surge twice, each time paid', () => {
  const play = table()
    .figure('P1.rebel-saboteur.1', 'H19')
    .figure('P2.darth-vader', 'I19')
    .acts('P1.rebel-saboteur.1')
    .rolls(['red', 0, 2, 1], ['yellow', 0, 1, 2], ['black', 3, 0, 0], ['black', 2, 0, 0])
    .choose('P1', 'attack:P2.darth-vader')
    .choose('P2', 'pass')
    .choose('P1', 'surge:1', 'surge:1');
  expect(play.offers('surge')).toEqual(['2', '3']);
  expect(play.fact('attack')).toMatchObject({ pierce: 4, surges: 1 });
});

rule('IA-187', 'a ranged attack needs accuracy for the distance, at least 1', () => {
  const jyn = (space: string): unknown =>
    table()
      .figure('P1.jyn-odan', 'H19')
      .figure('P2.darth-vader', space)
      .acts('P1.jyn-odan')
      .rolls(['green', 1, 2, 0], ['green', 1, 2, 0], ['black', 1, 0, 0], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.darth-vader')
      .choose('P2', 'pass')
      .until('act')
      .told('missed');
  expect(jyn('J19')).toEqual([]);
  expect(jyn('K19')).toMatchObject([{ cause: 'accuracy' }]);
  // The nearest space of a large target counts, whichever is named.
  const nexu = table('cinder-relay-a')
    .figure('P1.jyn-odan', 'A4')
    .figure('P2.nexu', 'C3')
    .acts('P1.jyn-odan')
    .rolls(['green', 1, 2, 0], ['green', 1, 2, 0], BLANK)
    .choose('P1', 'attack:P2.nexu', 'space:D4')
    .until('act');
  expect(nexu.told('missed')).toEqual([]);
  // Deflection takes both: 0 is too little even against a neighbour.
  const beside = table()
    .figure('P1.jyn-odan', 'H19')
    .figure('P2.darth-vader', 'I19')
    .hand('P2', 'deflection')
    .acts('P1.jyn-odan')
    .rolls(['green', 1, 2, 0], ['green', 1, 2, 0], ['black', 1, 0, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.darth-vader')
    .choose('P2', 'play:deflection', 'pass')
    .until('act');
  expect(beside.told('missed')).toMatchObject([{ cause: 'accuracy' }]);
});

rule('IA-188', 'damage less blocks, after Pierce, never below 0', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.gaarkhan', 'I19')
    .acts('P1.darth-vader')
    .rolls(['red', 0, 1, 0], ['red', 0, 1, 0], ['yellow', 0, 0, 1], ['black', 3, 0, 0])
    .choose('P1', 'attack:P2.gaarkhan', 'stop');
  expect(play.told('hit')[0]).toMatchObject({ damage: 0 });
  expect(play.damage('P2.gaarkhan')).toBe(0);
});

rule('IA-189', 'a dodge that stands makes the attack miss', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.mak-eshkarey', 'I19')
    .acts('P1.darth-vader')
    .rolls(['red', 0, 3, 0], ['red', 0, 3, 0], ['yellow', 1, 2, 0], ['white', 0, 0, 1])
    .choose('P1', 'attack:P2.mak-eshkarey')
    .until('act');
  expect(play.told('missed')).toMatchObject([{ cause: 'dodge' }]);
  expect(play.damage('P2.mak-eshkarey')).toBe(0);
});

rule('IA-190', 'surges are spent before accuracy is tested, and Recover works on a miss', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { damage: 4 })
    .figure('P2.mak-eshkarey', 'K19')
    .acts('P1.luke-skywalker')
    .rolls(['blue', 2, 0, 1], ['green', 1, 0, 1], ['yellow', 0, 0, 1], ['white', 0, 0, 1])
    .choose('P1', 'attack:P2.mak-eshkarey', 'surge:2', 'stop')
    .until('act');
  expect(play.told('missed')).toHaveLength(1);
  expect(play.damage('P1.luke-skywalker')).toBe(2);
});

rule(
  'IA-191',
  'after the attack: Focused goes, then keywords in the attacker’s order, then reactions',
  () => {
    const play = table('cinder-relay-a')
      .figure('P1.fenn-signis', 'A4', { conditions: ['focused'] })
      .figure('P2.imperial-officer-elite', 'D4')
      .figure('P2.stormtrooper.1', 'E4')
      .acts('P1.fenn-signis')
      .rolls(['blue', 3, 1, 1], ['red', 0, 1, 0], ['green', 3, 2, 0], ['green', 1, 0, 1], BLANK)
      .choose('P1', 'attack:P2.imperial-officer-elite')
      .choose('P2', 'pass')
      .choose('P1', 'surge:1', 'stop')
      .until('act');
    const story = play.story();
    expect(play.conditions('P1.fenn-signis')).toEqual([]);
    expect(play.damage('P2.stormtrooper.1')).toBe(1);
    expect(story.indexOf('condition')).toBeLessThan(story.lastIndexOf('damaged'));
    // Reactions: the attacker’s, then the defender’s.
    const order = table()
      .figure('P1.rebel-trooper.1', 'H19')
      .figure('P1.fenn-signis', 'H20')
      .figure('P2.han-solo', 'J19')
      .acts('P1.rebel-trooper.1')
      .rolls(['blue', 2, 0, 1], ['yellow', 0, 0, 1], ['white', 0, 0, 1])
      .choose('P1', 'attack:P2.han-solo');
    expect(questionsUntil(order, 'P1 act').slice(-2)).toEqual([
      'P1 after-attack',
      'P2 after-attack-on-you',
    ]);
  },
);

rule('IA-192', 'negative symbols cancel, totals never go below zero', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['weakened'] })
    .figure('P2.stormtrooper.1', 'K19', { conditions: ['hidden', 'weakened'] })
    .acts('P1.luke-skywalker')
    .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0], ['yellow', 0, 0, 1], SOFT)
    .choose('P1', 'attack:P2.stormtrooper.1')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ accuracy: 1, surges: 0, evade: 0 });
  // One symbol for one: what is not there cannot be lost, and a missing evade is no surge.
  const less = (blue: readonly [number, number, number]): unknown =>
    table()
      .figure('P1.stormtrooper.1', 'H19', { conditions: ['weakened'] })
      .figure('P2.rebel-trooper.1', 'K19', { conditions: ['weakened'] })
      .acts('P1.stormtrooper.1')
      .rolls(['blue', ...blue], ['green', 1, 2, 0], BLANK)
      .choose('P1', 'attack:P2.rebel-trooper.1')
      .told('results')[0];
  expect(less([3, 1, 1])).toMatchObject({ surges: 0, evade: 0 });
  expect(less([2, 1, 0])).toMatchObject({ surges: 0, evade: 0 });
});

rule(
  'IA-193',
  'pool changes before rolling, rerolls before modifiers, modifiers before surges',
  () => {
    const play = table()
      .figure('P1.stormtrooper.1', 'H19')
      .figure('P1.stormtrooper.2', 'H20')
      .figure('P2.gaarkhan', 'K19')
      .hand('P1', 'deadeye')
      .acts('P1.stormtrooper.1')
      .rolls(['blue', 3, 1, 1], ['green', 1, 1, 1], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.gaarkhan');
    const asked: string[] = [];
    while (play.question() !== 'P1 act') {
      asked.push(play.question());
      play.choose(
        play.question().startsWith('P1') ? 'P1' : 'P2',
        play.offered().includes('pass') ? 'pass' : 'stop',
      );
    }
    expect(asked).toEqual(['P1 reroll-attack', 'P1 modify-attack', 'P1 surge']);
  },
);

rule('IA-194', 'an ability is used once per attack', () => {
  const play = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.stormtrooper.2', 'H20')
    .figure('P2.gaarkhan', 'K19')
    .acts('P1.stormtrooper.1')
    .rolls(['blue', 3, 1, 1], ['green', 1, 1, 1], ['black', 1, 0, 0], ['blue', 3, 1, 1])
    .choose('P1', 'attack:P2.gaarkhan', 'reroll:squad-training:P1.stormtrooper.1:attack-1');
  expect(play.question()).toBe('P1 surge');
});

rule('IA-195', 'another pool keeps the surges of the card', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'I19')
    .acts('P1.luke-skywalker')
    .rolls(['red', 0, 2, 1], ['yellow', 1, 1, 1], ['black', 1, 0, 0])
    .choose('P1', 'special:saber-strike')
    .settle();
  expect(play.told('declared')[0]?.dice).toEqual(['red', 'yellow']);
  expect(play.offers('surge')).toEqual(['1', '2', '3']);
});

function brutality(): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.gaarkhan', 'I19')
    .figure('P2.diala-passil', 'I20')
    .acts('P1.darth-vader', { points: 3 })
    .seeded('brutality')
    .choose('P1', 'special:brutality', 'attack:P2.gaarkhan')
    .until('target');
}

rule('IA-196', 'each attack of an action is resolved before the next, on another target', () => {
  const play = brutality();
  expect(play.told('declared')).toHaveLength(1);
  expect(play.question()).toBe('P1 target');
  expect(play.refusal('P1', 'attack:P2.gaarkhan')).toBe('IA-196');
  expect(play.offers('walk')).toEqual([]);
});

rule('IA-197', 'a target out of sight is lost, another space of it is named anew', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.darth-vader', 'K19')
    .hand('P2', 'rally')
    .acts('P1.luke-skywalker')
    .choose('P1', 'attack:P2.darth-vader');
  expect(play.question()).toBe('P2 declared-on-you');
  // Whatever moved him: he is no longer in sight when the dice would be rolled.
  play.state.stand[1] = 0;
  play.choose('P2', 'pass').until('act');
  expect(play.told('missed')).toMatchObject([{ cause: 'lost-target' }]);
  expect(play.told('rolled')).toEqual([]);
  const large = table('cinder-relay-a')
    .figure('P1.ig-88', 'B4')
    .figure('P2.nexu', 'D3')
    .deck('P2')
    .acts('P1.ig-88')
    .seeded('moved')
    .choose('P1', 'attack:P2.nexu', 'space:D4', 'pool:blue+blue');
  expect(large.question()).toBe('P1 declaring');
  large.state.stand[1] = spaceNamed(siteOfState(large.state).grid, 'E3');
  large.choose('P1', 'use:relentless:P1.ig-88');
  expect(large.question()).toBe('P1 target-space');
  large.choose('P1', 'space:E4');
  // The pool that was chosen stays.
  expect(large.told('rolled')[0]?.attack.map(({ die }) => die)).toEqual(['blue', 'blue']);
});

rule(
  'IA-198',
  'without its attacker an attack ends without effect, unless it is resolved already',
  () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P1.gideon-argus', 'E19')
      .figure('P2.darth-vader', 'K19')
      .hand('P2', 'rally')
      .acts('P1.luke-skywalker')
      .choose('P1', 'attack:P2.darth-vader');
    play.state.stand[1] = -1;
    play.state.groups = play.state.groups.with(1, 3);
    play.choose('P2', 'pass');
    expect(play.told('rolled')).toEqual([]);
    // Once it is resolved, what follows it follows: Fenn falls by his own Blast.
    const late = table('cinder-relay-a')
      .figure('P1.fenn-signis', 'A4', { damage: 9 })
      .figure('P1.gideon-argus', 'F1')
      .figure('P2.gaarkhan', 'B4')
      .hand('P2', 'furious-charge')
      .exhausted('P2.gaarkhan')
      .acts('P1.fenn-signis')
      .rolls(['blue', 4, 2, 0], ['red', 0, 3, 0], ['green', 1, 1, 1], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.gaarkhan', 'surge:1')
      .until('after-attack-on-you');
    expect(late.at('P1.fenn-signis')).toBeNull();
    expect(late.question()).toBe('P2 after-attack-on-you');
    expect(late.offered()).toEqual(['play:furious-charge', 'pass']);
  },
);

rule('IA-199', 'a borrowed figure fights for whoever leads it, against everybody else', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.stormtrooper.1', 'K19')
    .figure('P2.jyn-odan', 'J19')
    .figure('P2.luke-skywalker', 'I20')
    .hand('P1', 'lure-of-the-dark-side')
    .acts('P1.darth-vader')
    .seeded('lure')
    .choose('P1', 'play:lure-of-the-dark-side', 'figure:P2.jyn-odan');
  expect(play.question()).toBe('P1 target');
  expect([...play.offers('attack')].sort()).toEqual([
    'P1.darth-vader',
    'P1.stormtrooper.1',
    'P2.luke-skywalker',
  ]);
  play.choose('P1', 'attack:P2.luke-skywalker').until('act');
  // Neither Vader's attack nor hers is used up.
  expect(play.offers('special')).toContain('brutality');
  // Who is Stunned cannot be used.
  const stunned = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.jyn-odan', 'J19', { conditions: ['stunned'] })
    .hand('P1', 'lure-of-the-dark-side')
    .acts('P1.darth-vader');
  expect(stunned.refusal('P1', 'play:lure-of-the-dark-side')).toBe('IA-315');
});

rule('IA-200', 'damage by an ability is no attack', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.gaarkhan', 'I19')
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .choose('P2', 'discard');
  expect(play.damage('P2.gaarkhan')).toBe(2);
  expect(play.told('rolled')).toEqual([]);
  expect(play.offers('attack')).toEqual(['P2.gaarkhan']);
});
