import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { DEPLOYMENTS, DICE, DIE_FACES, KEYWORDS } from '../index.ts';
import { currentAttack } from '../state.ts';
import { corridor } from '../testing/maps.ts';
import { type PlayTable, table } from '../testing/table.ts';

function faces(die: (typeof DICE)[number]): readonly string[] {
  return DIE_FACES[die].map((face) => face.join('/'));
}

rule('IA-201', 'four attack dice, two defence dice, six faces each', () => {
  expect(DICE).toEqual(['blue', 'red', 'green', 'yellow', 'black', 'white']);
  expect(DICE.every((die) => DIE_FACES[die].length === 6)).toBe(true);
});

rule('IA-202', 'only the white die has a dodge', () => {
  const dodges = DICE.slice(4).map(
    (die) => faces(die).filter((face) => face.endsWith('/1')).length,
  );
  expect(dodges).toEqual([0, 1]);
});

rule('IA-203', 'the blue die', () => {
  expect(faces('blue')).toEqual(['2/0/1', '2/1/0', '5/1/0', '3/1/1', '3/2/0', '4/2/0']);
});

rule('IA-204', 'the red die', () => {
  expect(faces('red')).toEqual(['0/1/0', '0/2/0', '0/2/0', '0/2/1', '0/3/0', '0/3/0']);
});

rule('IA-205', 'the green die', () => {
  expect(faces('green')).toEqual(['1/0/1', '1/1/1', '2/1/1', '3/2/0', '1/2/0', '2/2/0']);
});

rule('IA-206', 'the yellow die', () => {
  expect(faces('yellow')).toEqual(['0/0/1', '2/0/1', '2/1/0', '1/1/1', '1/2/0', '0/1/2']);
});

rule('IA-207', 'the black die', () => {
  expect(faces('black')).toEqual(['1/0/0', '1/0/0', '2/0/0', '2/0/0', '3/0/0', '0/1/0']);
});

rule('IA-208', 'the white die', () => {
  expect(faces('white')).toEqual(['0/0/0', '0/1/0', '1/0/0', '1/1/0', '1/1/0', '0/0/1']);
});

rule('IA-209', 'a pool may be empty', () => {
  const play = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.ig-88', 'I19')
    .hand('P1', 'rally')
    .acts('P1.diala-passil')
    .rolls(['red', 0, 2, 0], ['green', 1, 2, 0])
    .choose(
      'P1',
      'attack:P2.ig-88',
      'use:shattering-blow:P1.diala-passil',
      'discard:rally',
      'die:defence-1',
    )
    .until('act');
  expect(play.told('rolled')[0]?.defence).toEqual([]);
  // The fixed block of the card stays.
  expect(play.damage('P2.ig-88')).toBe(3);
});

rule('IA-210', 'dice of a colour never run out', () => {
  const play = table()
    .figure('P1.han-solo', 'H19', { conditions: ['focused'] })
    .figure('P2.ig-88', 'K19')
    .acts('P1.han-solo')
    .seeded('many')
    .choose('P1', 'attack:P2.ig-88')
    .until('act');
  expect(play.told('declared')[0]?.dice).toEqual(['blue', 'green', 'green', 'green']);
});

rule('IA-211', 'Pierce ignores blocks, adds up, and its excess is lost', () => {
  const strike = (black: readonly [number, number, number], exposed: boolean): unknown => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'I19')
      .hand('P1', 'expose-weakness')
      .acts('P1.luke-skywalker')
      .rolls(['red', 0, 2, 0], ['yellow', 1, 2, 0], ['black', ...black]);
    if (exposed) play.choose('P1', 'play:expose-weakness').settle();
    return play.choose('P1', 'special:saber-strike').until('act').damage('P2.ig-88');
  };
  // Two blocks against Pierce 3: all 4 damage, not more.
  expect(strike([1, 0, 0], false)).toBe(4);
  // Four blocks: one is left, or none with Pierce 6.
  expect(strike([3, 0, 0], false)).toBe(3);
  expect(strike([3, 0, 0], true)).toBe(4);
});

/** Fenn shoots a trooper with a friend and a foe beside it; the surge buys Blast 1. */
function blast(
  damage: readonly [number, number, number],
  black: readonly [number, number, number],
): PlayTable {
  return table('cinder-relay-a')
    .figure('P1.fenn-signis', 'A4')
    .figure('P1.gaarkhan', 'E4')
    .figure('P2.stormtrooper.1', 'D4')
    .figure('P2.stormtrooper.2', 'D3')
    .figure('P2.stormtrooper.3', 'G4')
    .acts('P1.fenn-signis')
    .rolls(['blue', ...damage], ['red', 0, 1, 0], ['green', 2, 1, 1], ['black', ...black])
    .choose('P1', 'attack:P2.stormtrooper.1', 'surge:1')
    .until('act');
}

rule(
  'IA-212',
  'Blast hurts everybody else at the target space, but only if the target suffered',
  () => {
    const hurt = blast([2, 1, 0], [1, 0, 0]);
    expect(hurt.damage('P1.gaarkhan')).toBe(1);
    expect(hurt.damage('P2.stormtrooper.2')).toBe(1);
    expect(hurt.damage('P2.stormtrooper.3')).toBe(0);
    // 3 damage less a block: the target has no Blast on top.
    expect(hurt.damage('P2.stormtrooper.1')).toBe(2);
    const stopped = blast([2, 0, 1], [3, 0, 0]);
    expect(stopped.damage('P1.gaarkhan')).toBe(0);
    // The attacker beside his target is hit as well.
    const close = table('cinder-relay-a')
      .figure('P1.fenn-signis', 'C4')
      .figure('P2.stormtrooper.1', 'D4')
      .acts('P1.fenn-signis')
      .rolls(['blue', 2, 1, 0], ['red', 0, 1, 0], ['green', 2, 1, 1], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.stormtrooper.1', 'surge:1')
      .until('act');
    expect(close.damage('P1.fenn-signis')).toBe(1);
    // Next to the named space of a large target, not to all of it.
    const large = (space: string): unknown =>
      table('cinder-relay-a')
        .figure('P1.fenn-signis', 'A4')
        .figure('P1.gaarkhan', 'F4')
        .figure('P2.nexu', 'D3')
        .acts('P1.fenn-signis')
        .rolls(['blue', 2, 1, 0], ['red', 0, 1, 0], ['green', 2, 1, 1], ['white', 0, 0, 0])
        .choose('P1', 'attack:P2.nexu', `space:${space}`, 'surge:1')
        .until('act')
        .damage('P1.gaarkhan');
    expect([large('D4'), large('E4')]).toEqual([0, 1]);
  },
);

rule('IA-213', 'Cleave hurts one more that could have been the target', () => {
  const play = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.royal-guard.1', 'I19')
    .figure('P2.royal-guard.2', 'I20')
    .figure('P2.stormtrooper.1', 'J19')
    .acts('P1.diala-passil')
    .rolls(['red', 0, 3, 0], ['green', 1, 1, 1], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.royal-guard.1', 'surge:3');
  expect(play.question()).toBe('P1 cleave');
  expect(play.offered()).toEqual(['attack:P2.royal-guard.2', 'pass']);
  play.choose('P1', 'attack:P2.royal-guard.2');
  expect(play.damage('P2.royal-guard.2')).toBe(2);
  // Nobody suffers if the target did not.
  const stopped = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.royal-guard.1', 'I19')
    .figure('P2.stormtrooper.1', 'I20')
    .acts('P1.diala-passil')
    .rolls(['red', 0, 1, 0], ['green', 1, 1, 1], ['black', 3, 0, 0])
    .choose('P1', 'attack:P2.royal-guard.1', 'surge:3');
  expect(stopped.question()).toBe('P1 act');
  // A ranged one reaches as far as its accuracy; no printed card has it, so it is added by hand.
  const ranged = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'J20')
    .figure('P2.trandoshan-hunter.1', 'K20')
    .figure('P2.trandoshan-hunter.2', 'N19')
    .acts('P1.luke-skywalker')
    .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0], ['yellow', 0, 0, 1], ['black', 1, 0, 0]);
  expect(ranged.offers('attack')).toContain('P2.trandoshan-hunter.2');
  ranged.choose('P1', 'attack:P2.ig-88').until('surge');
  currentAttack(ranged.state)?.cleaves.push(1, 2);
  ranged.choose('P1', 'stop');
  expect(ranged.offered()).toEqual(['attack:P2.trandoshan-hunter.1', 'pass']);
  // Several are resolved one by one.
  ranged.choose('P1', 'attack:P2.trandoshan-hunter.1');
  expect(ranged.question()).toBe('P1 cleave');
  ranged.choose('P1', 'attack:P2.trandoshan-hunter.1');
  expect(ranged.damage('P2.trandoshan-hunter.1')).toBe(3);
});

rule('IA-214', 'Reach: two spaces in sight, without accuracy', () => {
  const guard = (space: string): readonly string[] =>
    table()
      .figure('P1.royal-guard.1', 'H19')
      .figure('P2.luke-skywalker', space)
      .acts('P1.royal-guard.1')
      .offers('attack');
  expect(guard('J19')).toEqual(['P2.luke-skywalker']);
  expect(guard('K19')).toEqual([]);
  // In a corridor one space wide a friend in between hides the target.
  const row = (friend?: string): readonly string[] => {
    const play = table('cinder-relay-a')
      .map(corridor('......'))
      .figure('P1.royal-guard.1', 'A5')
      .figure('P2.luke-skywalker', 'C5')
      .acts('P1.royal-guard.1');
    if (friend !== undefined) play.figure('P1.imperial-officer', friend);
    return play.offers('attack');
  };
  expect(row()).toEqual(['P2.luke-skywalker']);
  expect(row('B5')).toEqual([]);
});

rule('IA-215', 'Recover heals the attacker after the attack', () => {
  const play = table()
    .figure('P1.diala-passil', 'H19', { damage: 5 })
    .figure('P2.ig-88', 'I19')
    .acts('P1.diala-passil')
    .rolls(['red', 0, 1, 0], ['green', 1, 0, 1], ['black', 3, 0, 0])
    .choose('P1', 'attack:P2.ig-88', 'surge:1');
  expect(play.damage('P1.diala-passil')).toBe(3);
});

rule('IA-216', 'conditions come after the attack, only if the target suffered damage', () => {
  const guard = (black: readonly [number, number, number]): unknown =>
    table()
      .figure('P1.royal-guard.1', 'H19')
      .figure('P2.gaarkhan', 'I19')
      .acts('P1.royal-guard.1')
      .rolls(['red', 0, 2, 1], ['yellow', 1, 1, 1], ['black', ...black])
      .choose('P1', 'attack:P2.gaarkhan', 'surge:1', 'stop')
      .until('act')
      .conditions('P2.gaarkhan');
  expect(guard([1, 0, 0])).toEqual(['stunned']);
  expect(guard([3, 0, 0])).toEqual([]);
  // Beneficial ones are for the attacker, on the same terms.
  const gideon = (black: readonly [number, number, number]): unknown =>
    table()
      .figure('P1.gideon-argus', 'H19')
      .figure('P2.gaarkhan', 'J19')
      .acts('P1.gideon-argus')
      .rolls(['blue', 3, 2, 0], ['green', 1, 1, 1], ['black', ...black])
      .choose('P1', 'attack:P2.gaarkhan', 'surge:1')
      .until('act')
      .conditions('P1.gideon-argus');
  expect(gideon([1, 0, 0])).toEqual(['focused']);
  expect(gideon([3, 0, 0])).toEqual([]);
});

rule('IA-217', 'keywords without a surge always apply', () => {
  const play = table('cinder-relay-a')
    .figure('P1.nexu-elite', 'A1')
    .figure('P2.gaarkhan', 'C1')
    .figure('P2.luke-skywalker', 'C2')
    .acts('P1.nexu-elite')
    .rolls(['red', 0, 3, 0], ['green', 1, 2, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.gaarkhan', 'effect:conditions');
  expect(play.conditions('P2.gaarkhan')).toEqual(['bleeding']);
  expect(play.question()).toBe('P1 cleave');
  play.choose('P1', 'attack:P2.luke-skywalker');
  expect(play.damage('P2.luke-skywalker')).toBe(2);
});

rule('IA-218', 'Habitat means nothing here', () => {
  // No card has it, so no figure is placed or moves differently on any ground.
  expect(DEPLOYMENTS.every((card) => !JSON.stringify(card).includes('habitat'))).toBe(true);
  expect(KEYWORDS).not.toContain('habitat');
});

rule('IA-214', 'Reach gets at a door from beside it and from one space farther', () => {
  const guard = (space: string): readonly string[] =>
    table('training-ground-a')
      .figure('P1.royal-guard.1', space)
      .figure('P2.darth-vader', 'E18')
      .acts('P1.royal-guard.1')
      .offers('attack');
  expect(guard('P14')).toEqual(['door-1']);
  expect(guard('O14')).toEqual(['door-1']);
  expect(guard('N14')).toEqual([]);
});
