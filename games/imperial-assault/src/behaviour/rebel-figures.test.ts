import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { attack, BLANK, BLOCK, type Face, LUKE, questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

const CINDER = 'cinder-relay-a';

function slam(victim: string, at: string, damage = 0): PlayTable {
  return table(CINDER)
    .figure('P1.chewbacca', 'C1')
    .figure(victim, at, { damage })
    .figure('P2.trandoshan-hunter.1', 'O13')
    .acts('P1.chewbacca')
    .rolls(['red', 0, 2, 0]);
}

/** IG-88 shoots at somebody near a protector. */
function protectedShot(target: string): unknown {
  return attack(
    table()
      .figure('P1.chewbacca', 'H19')
      .figure('P1.gideon-argus', 'H20')
      .figure('P2.ig-88', 'M20')
      .acts('P2.ig-88')
      .seeded('protect'),
    'P2',
    target,
    'pool:blue+blue',
  ).told('results')[0];
}

card(
  'chewbacca',
  'slams an enemy beside him, pushes it a space, and protects his neighbours',
  () => {
    const play = slam('P2.ig-88', 'D1').choose('P1', 'special:slam').settle();
    expect(play.damage('P2.ig-88')).toBe(2);
    expect(play.question()).toBe('P1 push');
    play.choose('P1', 'push:E2:P2.ig-88');
    expect(play.at('P2.ig-88')).toBe('E2');
    const plain = protectedShot('P1.gideon-argus') as { readonly block: number };
    // One more than the black die of the same throw shows.
    expect(plain.block).toBe(1 + shownBlock('P1.gideon-argus'));
  },
);

/** What the defence dice of the same seeded throw show. */
function shownBlock(target: string): number {
  const alone = attack(
    table().figure(target, 'H20').figure('P2.ig-88', 'M20').acts('P2.ig-88').seeded('protect'),
    'P2',
    target,
    'pool:blue+blue',
  );
  return alone.told('results')[0]?.block ?? -1;
}

card('chewbacca', 'pushes neither large nor fallen figures, slams nobody two spaces away', () => {
  const large = slam('P2.nexu', 'A1').choose('P1', 'special:slam').settle();
  expect(large.damage('P2.nexu')).toBe(2);
  expect(large.question()).toBe('P1 act');
  const fallen = slam('P2.ig-88', 'D1', 8).choose('P1', 'special:slam').settle();
  expect(fallen.question()).toBe('P1 act');
  expect(slam('P2.ig-88', 'E1').refusal('P1', 'special:slam')).toBe('IA-315');
});

function diala(...hand: readonly 'urgency'[]): PlayTable {
  return table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.darth-vader', 'I19')
    .hand('P1', ...hand)
    .acts('P1.diala-passil');
}

card('diala-passil', 'pays a card to take a die away, and rerolls a defence die', () => {
  const play = diala('urgency')
    .rolls(['red', 0, 2, 0], ['green', 1, 2, 0], BLOCK)
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
  const defends = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.darth-vader', 'I19')
    .acts('P2.darth-vader')
    .seeded('foresight')
    .choose('P2', 'attack:P1.diala-passil');
  expect(defends.offers('reroll')).toEqual(['foresight:P1.diala-passil:defence-1']);
});

card('diala-passil', 'takes no die away without a card, and none twice', () => {
  const empty = diala().seeded('no cards').choose('P1', 'attack:P2.darth-vader');
  expect(empty.question()).not.toBe('P1 declaring');
  const once = diala('urgency')
    .hand('P1', 'urgency', 'recovery')
    .seeded('once')
    .choose(
      'P1',
      'attack:P2.darth-vader',
      'use:shattering-blow:P1.diala-passil',
      'discard:urgency',
      'die:defence-1',
    );
  expect(once.question()).not.toBe('P1 declaring');
});

function fenn(at: string, ...troopers: readonly string[]): PlayTable {
  const play = table().figure('P1.fenn-signis', at).figure('P2.ig-88', 'K19');
  for (const [index, space] of troopers.entries()) {
    play.figure(`P1.rebel-trooper.${index + 1}`, space);
  }
  return play.seeded('fenn');
}

card('fenn-signis', 'attacks twice, and lends that to a Trooper within three spaces', () => {
  const own = attack(fenn('H20').acts('P1.fenn-signis'), 'P1', 'P2.ig-88');
  expect(own.offers('attack')).toEqual(['P2.ig-88']);
  const play = fenn('E19', 'H19')
    .acts('P1.rebel-trooper.1')
    .choose('P1', 'attack:P2.ig-88')
    .until('after-attack');
  expect(play.offered()).toEqual(['use:trooper-assault:P1.fenn-signis', 'pass']);
  play.choose('P1', 'use:trooper-assault:P1.fenn-signis').until('act');
  expect(play.offers('attack')).toEqual(['P2.ig-88']);
});

card('fenn-signis', 'lends it once a round, not to the distant and not to others', () => {
  const far = fenn('H15', 'H19').acts('P1.rebel-trooper.1').choose('P1', 'attack:P2.ig-88');
  expect(questionsUntil(far, 'P1 act')).not.toContain('P1 after-attack');
  const twice = fenn('H20', 'H19', 'I20').acts('P1.rebel-trooper.1');
  twice
    .choose('P1', 'attack:P2.ig-88')
    .until('after-attack')
    .choose('P1', 'use:trooper-assault:P1.fenn-signis')
    .until('act')
    .choose('P1', 'end')
    .choose('P1', 'attack:P2.ig-88');
  expect(questionsUntil(twice, 'P1 act')).not.toContain('P1 after-attack');
  const hero = fenn('H20').figure('P1.luke-skywalker', 'H19').acts('P1.luke-skywalker');
  expect(questionsUntil(hero.choose('P1', 'attack:P2.ig-88'), 'P1 act')).not.toContain(
    'P1 after-attack',
  );
});

function gaarkhan(damage = 0, conditions: readonly 'stunned'[] = []): PlayTable {
  return table(CINDER)
    .figure('P1.gaarkhan', 'A4', { damage, conditions })
    .figure('P2.ig-88', 'F4')
    .acts('P1.gaarkhan')
    .seeded('charge');
}

card('gaarkhan', 'charges up to his Speed, attacks on and on while hurt, and has a block', () => {
  const play = gaarkhan(1).choose('P1', 'special:charge', 'walk:E4');
  expect(play.offered()).toEqual(['attack:P2.ig-88', 'stop']);
  play.choose('P1', 'attack:P2.ig-88').until('act');
  expect(play.offers('attack')).toEqual(['P2.ig-88']);
  const shot = table()
    .figure('P1.gaarkhan', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, BLOCK);
  expect(attack(shot, 'P2', 'P1.gaarkhan').told('results')[0]).toMatchObject({ block: 2 });
});

card('gaarkhan', 'unhurt attacks once, charges once, and not beyond his Speed', () => {
  const play = gaarkhan().choose('P1', 'special:charge');
  expect(play.offers('walk')).not.toContain('F3');
  play.choose('P1', 'walk:E4', 'stop');
  // Without the attack the attacking action is still there.
  expect(play.offers('attack')).toEqual(['P2.ig-88']);
  expect(play.refusal('P1', 'special:charge')).toBe('IA-075');
  const attacked = gaarkhan()
    .choose('P1', 'special:charge', 'walk:E4', 'attack:P2.ig-88')
    .until('act');
  expect(attacked.refusal('P1', 'attack:P2.ig-88')).toBe('IA-070');
  expect(gaarkhan(0, ['stunned']).refusal('P1', 'special:charge')).toBe('IA-307');
  // Whoever has attacked may still charge, without another attack.
  const second = table(CINDER)
    .figure('P1.gaarkhan', 'A4')
    .figure('P2.ig-88', 'F4')
    .acts('P1.gaarkhan', { attacked: true, spent: 1 })
    .choose('P1', 'special:charge', 'walk:E4');
  expect(second.question()).toBe('P1 act');
});

function gideon(space: string): PlayTable {
  return table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.luke-skywalker', space)
    .figure('P2.ig-88', 'E16')
    .acts('P1.gideon-argus');
}

card('gideon-argus', 'moves a friend in sight by two points, or makes it Focused', () => {
  const moved = gideon('K19').choose('P1', 'special:tactical-maneuver').settle();
  expect(moved.told('points-gained')).toMatchObject([{ figure: 'P1.luke-skywalker', points: 2 }]);
  const marked = gideon('K19').choose('P1', 'special:on-my-mark').settle();
  expect(marked.conditions('P1.luke-skywalker')).toEqual(['focused']);
});

card('gideon-argus', 'helps neither himself nor a friend out of sight', () => {
  expect(gideon('T9').offers('special')).toEqual([]);
  const play = gideon('K19').figure('P1.gaarkhan', 'H20').choose('P1', 'special:on-my-mark');
  expect(play.offers('figure')).toEqual(['P1.gaarkhan', 'P1.luke-skywalker']);
});

const HARMLESS: readonly Face[] = [
  ['blue', 2, 0, 1],
  ['green', 1, 0, 1],
  ['white', 1, 1, 0],
];

function han(): PlayTable {
  return table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.stormtrooper.2', 'H20')
    .figure('P2.han-solo', 'K19')
    .acts('P1.stormtrooper.1');
}

card('han-solo', 'returns fire, distracts, and his evades block', () => {
  const play = han()
    .rolls(...HARMLESS, ['blue', 5, 1, 0], ['green', 3, 2, 0], ['green', 1, 2, 0], BLOCK)
    .choose('P1', 'attack:P2.han-solo', 'pass')
    .until('after-attack-on-you');
  // One block shown, one for the evade.
  expect(play.told('results')[0]).toMatchObject({ block: 2, evade: 1 });
  play.choose('P2', 'use:return-fire:P2.han-solo').until('next-figure');
  expect(play.told('defeated')).toMatchObject([{ target: 'P1.stormtrooper.1' }]);
  const friend = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P2.han-solo', 'K20')
    .figure('P2.gaarkhan', 'K19')
    .acts('P1.stormtrooper.1')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], BLOCK);
  expect(attack(friend, 'P1', 'P2.gaarkhan').told('results')[0]).toMatchObject({ evade: 1 });
});

card(
  'han-solo',
  'returns no fire when hurt or a second time, and does not distract for himself',
  () => {
    const hurt = han()
      .rolls(['blue', 4, 2, 0], ['green', 3, 2, 0], BLANK)
      .choose('P1', 'attack:P2.han-solo');
    expect(questionsUntil(hurt, 'P1 act')).not.toContain('P2 after-attack-on-you');
    expect(hurt.told('results')[0]).toMatchObject({ evade: 0 });
    const twice = han()
      .rolls(...HARMLESS, ['blue', 2, 0, 1], ['green', 1, 0, 1], ['green', 1, 0, 1], BLOCK)
      .rolls(...HARMLESS)
      .choose('P1', 'attack:P2.han-solo', 'pass')
      .until('after-attack-on-you')
      .choose('P2', 'use:return-fire:P2.han-solo')
      .until('act')
      .choose('P1', 'end', 'attack:P2.han-solo', 'pass');
    expect(questionsUntil(twice, 'P1 act')).not.toContain('P2 after-attack-on-you');
  },
);
