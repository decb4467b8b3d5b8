import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { Die } from './index.ts';
import { type PlayTable, table } from './testing/table.ts';

type Face = readonly [Die, number, number, number];
const BLANK: Face = ['white', 0, 0, 0];
const CINDER = 'cinder-relay-a';

/** One attack to its end, everything optional declined but the surges first. */
function attack(play: PlayTable, by: 'P1' | 'P2', target: string, ...more: string[]): PlayTable {
  return play.choose(by, `attack:${target}`, ...more).until('act');
}

card('at-st', 'rerolls an attack die, covers 2x3 and may not attack who stands next to it', () => {
  const play = table(CINDER)
    .figure('P1.at-st', 'A1')
    .figure('P2.gaarkhan', 'E1')
    .figure('P2.diala-passil', 'C1')
    .acts('P1.at-st')
    .rolls(
      ['blue', 2, 0, 1],
      ['red', 0, 1, 0],
      ['red', 0, 1, 0],
      ['black', 1, 0, 0],
      ['blue', 4, 2, 0],
    );
  expect(play.offers('attack')).toEqual(['P2.gaarkhan']);
  expect(play.refused('P1', 'attack:P2.diala-passil')).toMatchObject({ cause: 'too-close' });
  play
    .choose('P1', 'attack:P2.gaarkhan', 'reroll:targeting-computer:P1.at-st:attack-1')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ accuracy: 7, damage: 4 });
});

card('darth-vader', 'chokes in sight, rerolls a defence die, attacks two in one action', () => {
  const far = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'T9')
    .acts('P1.darth-vader');
  expect(far.offers('special')).toEqual([]);
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'I19')
    .acts('P1.darth-vader');
  expect(play.offers('special')).toEqual(['brutality', 'force-choke']);
  const defends = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.ig-88', 'K19')
    .acts('P2.ig-88')
    .deck('P1')
    .rolls(
      ['red', 0, 1, 0],
      ['red', 0, 1, 0],
      ['black', 1, 0, 0],
      ['black', 1, 0, 0],
      ['black', 3, 0, 0],
    )
    .choose('P2', 'attack:P1.darth-vader', 'pool:red+red', 'use:relentless:P2.ig-88')
    .choose('P1', 'reroll:foresight:P1.darth-vader:defence-2')
    .until('act');
  expect(defends.told('results')[0]).toMatchObject({ block: 4 });
});

card(
  'e-web-engineer',
  'attacks more than once, but not after moving, nor moves after attacking',
  () => {
    const play = table(CINDER)
      .figure('P1.e-web-engineer', 'B1')
      .figure('P2.gaarkhan', 'F1')
      .acts('P1.e-web-engineer', { points: 2 })
      .seeded('tripod');
    attack(play, 'P1', 'P2.gaarkhan');
    expect(play.offers('attack')).toEqual(['P2.gaarkhan']);
    expect(play.refused('P1', 'walk:C1')).toMatchObject({ cause: 'tripod' });
    const moved = table(CINDER)
      .figure('P1.e-web-engineer', 'B1')
      .figure('P2.gaarkhan', 'F1')
      .acts('P1.e-web-engineer', { points: 2 })
      .choose('P1', 'walk:A1');
    expect(moved.refused('P1', 'attack:P2.gaarkhan')).toMatchObject({ cause: 'tripod' });
  },
);

card('e-web-engineer-elite', 'has a block and turning counts as leaving', () => {
  const play = table(CINDER)
    .figure('P1.e-web-engineer-elite', 'B1')
    .figure('P2.luke-skywalker', 'F1')
    .acts('P2.luke-skywalker')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0]);
  play.choose('P2', 'attack:P1.e-web-engineer-elite', 'space:B1').until('act');
  expect(play.told('results')[0]).toMatchObject({ block: 2 });
  const turned = table(CINDER)
    .figure('P1.e-web-engineer-elite', 'B1')
    .figure('P2.luke-skywalker', 'F1')
    .acts('P1.e-web-engineer-elite', { points: 1 })
    .choose('P1', 'walk:B1-turned');
  expect(turned.offers('attack')).toEqual([]);
});

card('general-weiss', 'picks three dice, two of a colour at most, and orders two moves', () => {
  const play = table(CINDER)
    .figure('P1.general-weiss', 'A1')
    .figure('P1.imperial-officer', 'F2')
    .figure('P1.probe-droid', 'F4')
    .figure('P2.gaarkhan', 'O13')
    .acts('P1.general-weiss')
    .choose(
      'P1',
      'special:generals-orders',
      'figure:P1.imperial-officer',
      'walk:F1',
      'stop',
      'figure:P1.probe-droid',
    );
  expect(play.question()).toBe('P1 walk');
  play.choose('P1', 'stop');
  expect(play.question()).toBe('P1 act');
  expect(play.at('P1.imperial-officer')).toBe('F1');
  const pool = table(CINDER)
    .figure('P1.general-weiss', 'A1')
    .figure('P2.gaarkhan', 'F1')
    .acts('P1.general-weiss')
    .choose('P1', 'attack:P2.gaarkhan');
  expect(pool.offers('pool')).toHaveLength(16);
  expect(pool.offers('pool')).not.toContain('red+red+red');
});

card('imperial-officer', 'orders a move within two spaces and cowers beside a friend', () => {
  const play = table()
    .figure('P1.imperial-officer', 'H19')
    .figure('P1.stormtrooper.1', 'J19')
    .figure('P1.stormtrooper.2', 'L19')
    .figure('P2.luke-skywalker', 'E16')
    .acts('P1.imperial-officer')
    .choose('P1', 'special:order')
    .settle();
  expect(play.question()).toBe('P1 walk');
  expect(play.told('points-gained')).toMatchObject([{ figure: 'P1.stormtrooper.1', points: 4 }]);
  const faq = table()
    .options({ rulesVersion: 'faq' })
    .figure('P1.imperial-officer', 'H19')
    .figure('P1.stormtrooper.1', 'J19')
    .figure('P2.luke-skywalker', 'E16')
    .acts('P1.imperial-officer')
    .choose('P1', 'special:order')
    .settle();
  expect(faq.told('points-gained')).toMatchObject([{ points: 2 }]);
  const cower = table()
    .figure('P1.imperial-officer', 'H19')
    .figure('P1.stormtrooper.1', 'H20')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P2.luke-skywalker')
    .seeded('cower')
    .choose('P2', 'attack:P1.imperial-officer');
  expect(cower.until('reroll-defence').offers('reroll')).toEqual([
    'cower:P1.imperial-officer:defence-1',
  ]);
});

card('imperial-officer-elite', 'orders a move or an attack, and only within two spaces', () => {
  const order = (space: string): PlayTable =>
    table()
      .figure('P1.imperial-officer-elite', 'H19')
      .figure('P1.stormtrooper.1', space)
      .figure('P2.luke-skywalker', 'L20')
      .acts('P1.imperial-officer-elite');
  expect(order('K19').offers('special')).toEqual([]);
  const play = order('J19').seeded('order').choose('P1', 'special:executive-order').settle();
  play.choose('P1', 'order-attack').until('act');
  expect(play.told('declared')).toMatchObject([{ figure: 'P1.stormtrooper.1' }]);
});

card('probe-droid', 'may blow up at the end of a round, friend and foe alike', () => {
  const play = table(CINDER)
    .figure('P1.probe-droid', 'B2')
    .figure('P1.imperial-officer', 'A1')
    .figure('P2.gaarkhan', 'C1')
    .figure('P2.luke-skywalker', 'F1')
    .give('phase', 'end-of-round')
    .rolls(['red', 0, 2, 0])
    .choose('P1', 'use:self-destruct:P1.probe-droid');
  expect(play.damage('P1.imperial-officer')).toBe(2);
  expect(play.damage('P2.gaarkhan')).toBe(2);
  expect(play.damage('P2.luke-skywalker')).toBe(0);
  const kept = table(CINDER)
    .figure('P1.probe-droid', 'B2')
    .figure('P2.gaarkhan', 'C1')
    .give('phase', 'end-of-round')
    .choose('P1', 'pass');
  expect(kept.at('P1.probe-droid')).toBe('B2');
});

card('probe-droid-elite', 'has a Targeting Computer and stronger surges', () => {
  const play = table(CINDER)
    .figure('P1.probe-droid-elite', 'B2')
    .figure('P2.gaarkhan', 'E2')
    .acts('P1.probe-droid-elite')
    .rolls(
      ['blue', 2, 0, 1],
      ['yellow', 2, 0, 1],
      ['yellow', 2, 1, 0],
      ['black', 1, 0, 0],
      ['blue', 3, 1, 1],
    )
    .choose(
      'P1',
      'attack:P2.gaarkhan',
      'reroll:targeting-computer:P1.probe-droid-elite:attack-1',
      'surge:1',
      'surge:2',
    );
  expect(play.damage('P2.gaarkhan')).toBe(4);
});

card('royal-guard', 'protects its neighbours, not itself, and avenges them', () => {
  const fight = (target: string): unknown =>
    attack(
      table()
        .figure('P1.royal-guard.1', 'H19')
        .figure('P1.stormtrooper.1', 'H20')
        .figure('P2.luke-skywalker', 'K20')
        .acts('P2.luke-skywalker')
        .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0]),
      'P2',
      target,
    ).told('results')[0];
  expect(fight('P1.stormtrooper.1')).toMatchObject({ block: 2 });
  expect(fight('P1.royal-guard.1')).toMatchObject({ block: 1 });
});

card('royal-guard-elite', 'becomes Focused and may step when a neighbour falls', () => {
  const play = table()
    .figure('P1.royal-guard-elite.1', 'H19')
    .figure('P1.imperial-officer', 'H20', { damage: 2 })
    .figure('P2.luke-skywalker', 'K20')
    .acts('P2.luke-skywalker')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], BLANK)
    .choose('P2', 'attack:P1.imperial-officer')
    .choose('P1', 'pass')
    .choose('P1', 'use:forward-vengeance:P1.royal-guard-elite.1', 'walk:I19');
  expect(play.conditions('P1.royal-guard-elite.1')).toEqual(['focused']);
  expect(play.at('P1.royal-guard-elite.1')).toBe('I19');
});

card('royal-guard-champion', 'may answer a fall within three spaces once a round', () => {
  const play = table()
    .figure('P1.royal-guard-champion', 'H19')
    .figure('P1.imperial-officer', 'J19', { damage: 2 })
    .figure('P1.stormtrooper.1', 'E16')
    .figure('P2.luke-skywalker', 'L20')
    .figure('P2.gaarkhan', 'J20')
    .acts('P2.luke-skywalker')
    .rolls(
      ['blue', 5, 1, 0],
      ['green', 3, 2, 0],
      ['yellow', 2, 1, 0],
      BLANK,
      ['red', 0, 1, 0],
      ['green', 1, 2, 0],
      ['yellow', 1, 2, 0],
      ['black', 1, 0, 0],
    )
    .choose('P2', 'attack:P1.imperial-officer')
    .until('after-defeat');
  expect(play.offered()).toEqual(['use:executor:P1.royal-guard-champion', 'pass']);
  play
    .choose('P1', 'use:executor:P1.royal-guard-champion', 'walk:I20', 'stop', 'attack:P2.gaarkhan')
    .until('act');
  expect(play.told('declared').at(-1)).toMatchObject({ figure: 'P1.royal-guard-champion' });
  expect(play.state.used.some((bits) => bits !== 0)).toBe(true);
  const distant = table()
    .figure('P1.royal-guard-champion', 'E16')
    .figure('P1.imperial-officer', 'J19', { damage: 2 })
    .figure('P2.luke-skywalker', 'L20')
    .acts('P2.luke-skywalker')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], BLANK);
  expect(attack(distant, 'P2', 'P1.imperial-officer').told('used')).toEqual([]);
});

card('stormtrooper', 'rerolls an attack die beside another Trooper only', () => {
  const trooper = (friend: string): string =>
    table()
      .figure('P1.stormtrooper.1', 'H19')
      .figure(friend, 'H20')
      .figure('P2.luke-skywalker', 'K19')
      .acts('P1.stormtrooper.1')
      .seeded('squad')
      .choose('P1', 'attack:P2.luke-skywalker')
      .question();
  expect(trooper('P1.stormtrooper.2')).toBe('P1 reroll-attack');
  expect(trooper('P1.imperial-officer')).not.toBe('P1 reroll-attack');
});

card('stormtrooper-elite', 'its fall makes another of the group Focused', () => {
  const play = table()
    .figure('P1.stormtrooper-elite.1', 'H19', { damage: 4 })
    .figure('P1.stormtrooper-elite.2', 'E16')
    .figure('P1.stormtrooper-elite.3', 'F16')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P2.luke-skywalker')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P2', 'attack:P1.stormtrooper-elite.1')
    .choose('P1', 'use:last-stand:P1.stormtrooper-elite.1', 'figure:P1.stormtrooper-elite.3');
  expect(play.conditions('P1.stormtrooper-elite.3')).toEqual(['focused']);
  expect(play.conditions('P1.stormtrooper-elite.2')).toEqual([]);
});

card('chewbacca', 'slams and pushes small figures, large ones stay', () => {
  const play = table(CINDER)
    .figure('P1.chewbacca', 'C1')
    .figure('P2.nexu', 'A1')
    .acts('P1.chewbacca')
    .rolls(['red', 0, 2, 0])
    .choose('P1', 'special:slam')
    .settle();
  expect(play.damage('P2.nexu')).toBe(2);
  expect(play.question()).toBe('P1 act');
  const protects = attack(
    table()
      .figure('P1.chewbacca', 'H19')
      .figure('P1.gideon-argus', 'H20')
      .figure('P2.ig-88', 'M20')
      .acts('P2.ig-88')
      .rolls(['blue', 5, 1, 0], ['blue', 5, 1, 0], ['black', 1, 0, 0]),
    'P2',
    'P1.gideon-argus',
    'pool:blue+blue',
  );
  expect(protects.told('results')[0]).toMatchObject({ block: 2 });
});

card('diala-passil', 'pays a card to take a die away, and rerolls a defence die', () => {
  const play = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.darth-vader', 'I19')
    .hand('P1', 'urgency')
    .acts('P1.diala-passil')
    .rolls(['red', 0, 2, 0], ['green', 1, 2, 0], ['black', 1, 0, 0])
    .choose(
      'P1',
      'attack:P2.darth-vader',
      'use:shattering-blow:P1.diala-passil',
      'discard:urgency',
      'die:defence-2',
    )
    .choose('P2', 'pass');
  expect(play.fact('discards', 'P1')).toEqual(['urgency']);
  expect(play.damage('P2.darth-vader')).toBe(3);
  const empty = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.darth-vader', 'I19')
    .acts('P1.diala-passil')
    .seeded('no cards');
  expect(empty.choose('P1', 'attack:P2.darth-vader').question()).not.toBe('P1 declaring');
});

card(
  'fenn-signis',
  'has Assault, and lends it to a Trooper within three spaces once a round',
  () => {
    const play = table()
      .figure('P1.fenn-signis', 'H20')
      .figure('P1.rebel-trooper.1', 'H19')
      .figure('P2.ig-88', 'K19')
      .acts('P1.rebel-trooper.1')
      .seeded('fenn')
      .choose('P1', 'attack:P2.ig-88')
      .until('after-attack');
    expect(play.offered()).toEqual(['use:trooper-assault:P1.fenn-signis', 'pass']);
    play.choose('P1', 'use:trooper-assault:P1.fenn-signis').until('act');
    expect(play.offers('attack')).toEqual(['P2.ig-88']);
    const far = table()
      .figure('P1.fenn-signis', 'M19')
      .figure('P1.rebel-trooper.1', 'H19')
      .figure('P2.ig-88', 'K20')
      .acts('P1.rebel-trooper.1')
      .seeded('fenn');
    expect(attack(far, 'P1', 'P2.ig-88').offers('attack')).toEqual([]);
  },
);

card('gaarkhan', 'charges up to his Speed and then may attack, and has a block', () => {
  const play = table(CINDER)
    .figure('P1.gaarkhan', 'A4')
    .figure('P2.ig-88', 'F4')
    .acts('P1.gaarkhan')
    .seeded('charge')
    .choose('P1', 'special:charge', 'walk:E4');
  expect(play.question()).toBe('P1 target');
  expect(play.offered()).toEqual(['attack:P2.ig-88', 'stop']);
  play.choose('P1', 'stop');
  // Without the attack the attacking action is still there.
  expect(play.offers('attack')).toEqual(['P2.ig-88']);
  expect(play.refusal('P1', 'special:charge')).toBe('IA-075');
});

card('gideon-argus', 'moves a friend in sight or makes it Focused', () => {
  const gideon = (space: string): readonly string[] =>
    table()
      .figure('P1.gideon-argus', 'H19')
      .figure('P1.luke-skywalker', space)
      .figure('P2.ig-88', 'E16')
      .acts('P1.gideon-argus')
      .offers('special');
  expect(gideon('K19')).toEqual(['tactical-maneuver', 'on-my-mark']);
  expect(gideon('T9')).toEqual([]);
});

card('han-solo', 'returns fire once a round if an attack did not hurt him', () => {
  const play = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.imperial-officer', 'T9')
    .figure('P2.han-solo', 'K19')
    .acts('P1.stormtrooper.1')
    .rolls(
      ['blue', 2, 0, 1],
      ['green', 1, 0, 1],
      ['white', 1, 1, 0],
      ['blue', 5, 1, 0],
      ['green', 3, 2, 0],
      ['green', 1, 2, 0],
      ['black', 1, 0, 0],
    )
    .choose('P1', 'attack:P2.han-solo')
    .until('after-attack-on-you');
  play.choose('P2', 'use:return-fire:P2.han-solo', 'attack:P1.stormtrooper.1').until('activate');
  expect(play.told('defeated')).toMatchObject([{ target: 'P1.stormtrooper.1' }]);
  const hurt = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P2.han-solo', 'K19')
    .acts('P1.stormtrooper.1')
    .rolls(['blue', 4, 2, 0], ['green', 3, 2, 0], BLANK);
  expect(attack(hurt, 'P1', 'P2.han-solo').told('used')).toEqual([]);
});

card('jyn-odan', 'shoots first once a round, dodges away, and her evades block', () => {
  const play = table()
    .figure('P1.ig-88', 'M19')
    .figure('P2.jyn-odan', 'H19')
    .acts('P1.ig-88')
    .rolls(['blue', 5, 1, 0], ['blue', 5, 1, 0], ['white', 1, 1, 0])
    .choose('P1', 'attack:P2.jyn-odan', 'pool:blue+blue');
  // One block shown, one more for the evade.
  expect(play.told('results')[0]).toMatchObject({ block: 2, evade: 1 });
  play.settle();
  expect(play.question()).toBe('P2 walk');
  play.choose('P2', 'walk:F19');
  expect(play.at('P2.jyn-odan')).toBe('F19');
  const friend = table()
    .figure('P1.ig-88', 'M19')
    .figure('P1.nexu', 'E20')
    .figure('P2.jyn-odan', 'H19')
    .acts('P2.jyn-odan', { fresh: true });
  // Not at her own activation.
  expect(friend.question()).toBe('P2 act');
});

card('luke-skywalker', 'strikes with the saber, and inspires others within three spaces', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H20')
    .figure('P1.gideon-argus', 'H19')
    .figure('P2.ig-88', 'K19')
    .acts('P1.gideon-argus')
    .seeded('inspire')
    .choose('P1', 'attack:P2.ig-88');
  expect(play.offers('reroll')).toEqual([
    'inspiring:P1.luke-skywalker:attack-1',
    'inspiring:P1.luke-skywalker:attack-2',
    'inspiring:P1.luke-skywalker:defence-1',
  ]);
  const alone = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19')
    .acts('P1.luke-skywalker')
    .seeded('alone');
  // Not for himself, and the saber needs somebody next to him.
  expect(alone.offers('special')).toEqual([]);
  expect(alone.choose('P1', 'attack:P2.ig-88').question()).not.toBe('P1 reroll-attack');
});

card(
  'mak-eshkarey',
  'looks past figures, and a Critical Hit that kills costs the opponent a card',
  () => {
    const play = table()
      .figure('P1.mak-eshkarey', 'H19')
      .figure('P1.gideon-argus', 'I19')
      .figure('P2.imperial-officer', 'K19', { damage: 1 })
      .figure('P2.darth-vader', 'E16')
      .hand('P2', 'rally', 'urgency')
      .acts('P1.mak-eshkarey')
      .rolls(['blue', 3, 1, 1], ['blue', 4, 2, 0], BLANK)
      .pick('random discard', 1)
      .choose('P1', 'attack:P2.imperial-officer', 'surge:3')
      .until('act');
    expect(play.fact('discards', 'P2')).toEqual(['urgency']);
    const alive = table()
      .figure('P1.mak-eshkarey', 'H19')
      .figure('P2.darth-vader', 'K19')
      .hand('P2', 'rally')
      .acts('P1.mak-eshkarey')
      .rolls(['blue', 3, 1, 1], ['blue', 4, 2, 0], ['black', 1, 0, 0], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.darth-vader')
      .until('surge')
      .choose('P1', 'surge:3')
      .until('act');
    expect(alive.fact('discards', 'P2')).toEqual([]);
  },
);

card('rebel-saboteur', 'overloads: Blast twice is Blast 2', () => {
  const play = table(CINDER)
    .figure('P1.rebel-saboteur.1', 'A4')
    .figure('P2.ig-88', 'D4')
    .figure('P2.trandoshan-hunter.1', 'E4')
    .acts('P1.rebel-saboteur.1')
    .rolls(['red', 0, 3, 0], ['yellow', 0, 1, 2], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88', 'surge:3', 'surge:3')
    .until('act');
  expect(play.told('missed')).toMatchObject([{ cause: 'accuracy' }]);
  const near = table(CINDER)
    .figure('P1.rebel-saboteur.1', 'B4')
    .figure('P2.ig-88', 'D4')
    .figure('P2.trandoshan-hunter.1', 'E4')
    .acts('P1.rebel-saboteur.1')
    .rolls(['red', 0, 3, 0], ['yellow', 0, 1, 2], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88', 'surge:3', 'surge:3')
    .until('act');
  expect(near.damage('P2.trandoshan-hunter.1')).toBe(2);
});

card('rebel-trooper', 'aims if it has not left its space in its activation', () => {
  const trooper = (left: boolean): unknown =>
    attack(
      table()
        .figure('P1.rebel-trooper.1', 'H19')
        .figure('P2.ig-88', 'K19')
        .acts('P1.rebel-trooper.1', { left })
        .rolls(['blue', 5, 1, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0]),
      'P1',
      'P2.ig-88',
    ).told('results')[0];
  expect(trooper(false)).toMatchObject({ accuracy: 9, damage: 3 });
  expect(trooper(true)).toMatchObject({ accuracy: 7, damage: 2 });
});

card('ig-88', 'picks two dice, strains its target within three spaces, attacks twice', () => {
  const play = table()
    .figure('P1.ig-88', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P1.ig-88')
    .choose('P1', 'attack:P2.luke-skywalker');
  expect(play.offers('pool')).toHaveLength(10);
  play.choose('P1', 'pool:red+red');
  expect(play.offered()).toEqual(['use:relentless:P1.ig-88']);
  const far = table()
    .figure('P1.ig-88', 'H19')
    .figure('P2.luke-skywalker', 'L19')
    .acts('P1.ig-88')
    .seeded('far')
    .choose('P1', 'attack:P2.luke-skywalker', 'pool:red+red');
  expect(far.until('act').told('used')).toEqual([]);
  expect(far.offers('attack')).toEqual(['P2.luke-skywalker']);
});

card('nexu', 'pounces within three spaces, bleeds its prey, cannot interact', () => {
  const play = table('cinder-relay-b')
    .figure('P1.nexu', 'F3')
    .figure('P2.gaarkhan', 'D1')
    .acts('P1.nexu')
    .seeded('nexu');
  expect(play.offers('retrieve')).toEqual([]);
  play.choose('P1', 'special:pounce', 'place:E2', 'attack:P2.gaarkhan').until('act');
  expect(play.offers('attack')).toEqual([]);
  expect(play.fact('actions')).toBe(1);
});

card('nexu-elite', 'cleaves without a surge, and its evades block', () => {
  const play = attack(
    table(CINDER)
      .figure('P1.nexu-elite', 'A1')
      .figure('P2.luke-skywalker', 'D1')
      .acts('P2.luke-skywalker')
      .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['white', 1, 1, 0]),
    'P2',
    'P1.nexu-elite',
    'space:B1',
  );
  expect(play.told('results')[0]).toMatchObject({ block: 2 });
});

card('trandoshan-hunter', 'hits harder next to its target', () => {
  const hunter = (space: string): unknown =>
    attack(
      table()
        .figure('P1.trandoshan-hunter.1', 'H19')
        .figure('P2.luke-skywalker', space)
        .deck('P2')
        .acts('P1.trandoshan-hunter.1')
        .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], BLANK),
      'P1',
      'P2.luke-skywalker',
    ).told('results')[0];
  expect(hunter('I19')).toMatchObject({ damage: 4 });
  expect(hunter('J19')).toMatchObject({ damage: 3 });
});

card('trandoshan-hunter-elite', 'hits two harder next to its target', () => {
  const hunter = (space: string): unknown =>
    attack(
      table()
        .figure('P1.trandoshan-hunter-elite.1', 'H19')
        .figure('P2.luke-skywalker', space)
        .deck('P2')
        .acts('P1.trandoshan-hunter-elite.1')
        .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], BLANK),
      'P1',
      'P2.luke-skywalker',
    ).told('results')[0];
  expect(hunter('I19')).toMatchObject({ damage: 5 });
  expect(hunter('J19')).toMatchObject({ damage: 3 });
});

card('rebel-high-command', 'draws one more card at the end of each round', () => {
  const play = table(CINDER)
    .figure('P1.luke-skywalker', 'A1')
    .figure('P2.ig-88', 'O13')
    .upgrade('P1', 'rebel-high-command')
    .exhausted('P1.luke-skywalker', 'P2.ig-88')
    .settle();
  expect(play.fact('handSizes')).toEqual({ P1: 2, P2: 1 });
  const without = table(CINDER)
    .figure('P1.luke-skywalker', 'A1')
    .figure('P2.ig-88', 'O13')
    .exhausted('P1.luke-skywalker', 'P2.ig-88');
  expect(without.fact('handSizes')).toEqual({ P1: 1, P2: 1 });
});
