import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { attack, BLANK, BLOCK, LUKE, questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

const CINDER = 'cinder-relay-a';

function walker(): PlayTable {
  return table(CINDER)
    .figure('P1.at-st', 'A1')
    .figure('P2.gaarkhan', 'E1')
    .figure('P2.diala-passil', 'C1')
    .acts('P1.at-st');
}

card('at-st', 'covers 2x3 spaces and rerolls an attack die', () => {
  const play = walker().rolls(['blue', 2, 0, 1], ['red', 0, 1, 0], ['red', 0, 1, 0], BLOCK, [
    'blue',
    4,
    2,
    0,
  ]);
  expect(play.at('P1.at-st')).toBe('A1');
  play
    .choose('P1', 'attack:P2.gaarkhan', 'reroll:targeting-computer:P1.at-st:attack-1')
    .until('act');
  // 4 shown and 3 of the card; 2 + 1 + 1.
  expect(play.told('results')[0]).toMatchObject({ accuracy: 7, damage: 4 });
});

card('at-st', 'does not attack figures next to it, neutral ones included', () => {
  const play = walker();
  expect(play.offers('attack')).toEqual(['P2.gaarkhan']);
  expect(play.refused('P1', 'attack:P2.diala-passil')).toMatchObject({ cause: 'too-close' });
  const farm = table('moisture-farm-b')
    .figure('P1.at-st', 'I18', { turned: true })
    .figure('P2.luke-skywalker', 'F9')
    .give('raiders', ['L19'])
    .acts('P1.at-st');
  expect(farm.offers('attack')).toEqual([]);
  // A door next to it is no figure.
  const door = table('training-ground-a')
    .figure('P1.at-st', 'N14', { turned: true })
    .figure('P2.luke-skywalker', 'F18')
    .acts('P1.at-st');
  expect(door.offers('attack')).toEqual(['door-1']);
});

card('darth-vader', 'attacks two in one action, chokes in sight, rerolls a defence die', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.gaarkhan', 'I19')
    .figure('P2.diala-passil', 'I20')
    .acts('P1.darth-vader')
    .seeded('vader')
    .choose('P1', 'special:brutality', 'attack:P2.gaarkhan')
    .until('target')
    .choose('P1', 'attack:P2.diala-passil')
    .until('act');
  expect(play.told('declared').map(({ target }) => target)).toEqual([
    'P2.gaarkhan',
    'P2.diala-passil',
  ]);
  const choke = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'N19')
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .choose('P2', 'damage');
  expect(choke.damage('P2.luke-skywalker')).toBe(3);
  const defends = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, BLOCK, BLOCK, ['black', 3, 0, 0])
    .choose('P2', 'attack:P1.darth-vader')
    .choose('P1', 'reroll:foresight:P1.darth-vader:defence-2');
  expect(defends.told('results')[0]).toMatchObject({ block: 4 });
});

card('darth-vader', 'chokes nobody out of sight, and rerolls neither twice nor attack dice', () => {
  const far = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'T9')
    .acts('P1.darth-vader');
  expect(far.refusal('P1', 'special:force-choke')).toBe('IA-315');
  expect(far.refusal('P1', 'special:brutality')).toBe('IA-315');
  const defends = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, BLOCK, BLOCK, BLOCK)
    .choose('P2', 'attack:P1.darth-vader');
  expect(defends.offers('reroll')).toEqual([
    'foresight:P1.darth-vader:defence-1',
    'foresight:P1.darth-vader:defence-2',
  ]);
  defends.choose('P1', 'reroll:foresight:P1.darth-vader:defence-1');
  expect(defends.question()).toBe('P2 act');
});

function engineer(id: 'e-web-engineer' | 'e-web-engineer-elite'): PlayTable {
  return table(CINDER)
    .figure(`P1.${id}`, 'B1')
    .figure('P2.gaarkhan', 'F1')
    .acts(`P1.${id}`, { points: 2 })
    .seeded('tripod');
}

card('e-web-engineer', 'attacks with both actions', () => {
  const play = attack(engineer('e-web-engineer'), 'P1', 'P2.gaarkhan');
  expect(play.offers('attack')).toEqual(['P2.gaarkhan']);
  expect(attack(play, 'P1', 'P2.gaarkhan').told('declared')).toHaveLength(2);
});

card('e-web-engineer', 'attacks no more once it has moved, and stays once it has attacked', () => {
  const fired = attack(engineer('e-web-engineer'), 'P1', 'P2.gaarkhan');
  expect(fired.refused('P1', 'walk:C1')).toMatchObject({ cause: 'tripod' });
  const urgent = engineer('e-web-engineer').hand('P1', 'urgency');
  attack(urgent, 'P1', 'P2.gaarkhan').choose('P1', 'play:urgency');
  expect(urgent.question()).not.toBe('P1 walk');
  const moved = engineer('e-web-engineer').choose('P1', 'walk:A1');
  expect(moved.refused('P1', 'attack:P2.gaarkhan')).toMatchObject({ cause: 'tripod' });
});

card('e-web-engineer-elite', 'has a block and buys 2 damage', () => {
  const play = table(CINDER)
    .figure('P1.e-web-engineer-elite', 'B1')
    .figure('P2.luke-skywalker', 'F1')
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, BLOCK)
    .choose('P2', 'attack:P1.e-web-engineer-elite', 'space:B1')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ block: 2 });
  const fires = engineer('e-web-engineer-elite');
  expect(attack(fires, 'P1', 'P2.gaarkhan').offers('attack')).toEqual(['P2.gaarkhan']);
});

card('e-web-engineer-elite', 'has left its space when it has turned', () => {
  const turned = engineer('e-web-engineer-elite').choose('P1', 'walk:B1-turned');
  expect(turned.offers('attack')).toEqual([]);
  // Not by gaining points alone.
  expect(engineer('e-web-engineer-elite').choose('P1', 'move').offers('attack')).toHaveLength(1);
});

function weiss(): PlayTable {
  return table(CINDER)
    .figure('P1.general-weiss', 'A1')
    .figure('P1.imperial-officer', 'F2')
    .figure('P1.probe-droid', 'F4')
    .figure('P1.stormtrooper.1', 'O1')
    .figure('P2.gaarkhan', 'O13')
    .acts('P1.general-weiss');
}

card('general-weiss', 'picks three dice, and orders moves all over the map', () => {
  const play = weiss().choose(
    'P1',
    'special:generals-orders',
    'figure:P1.imperial-officer',
    'walk:F1',
    'stop',
    'figure:P1.stormtrooper.1',
  );
  expect(play.question()).toBe('P1 walk');
  play.choose('P1', 'walk:O4');
  expect(play.question()).toBe('P1 walk');
  play.choose('P1', 'stop');
  expect(play.question()).toBe('P1 act');
  expect([play.at('P1.imperial-officer'), play.at('P1.stormtrooper.1')]).toEqual(['F1', 'O4']);
  const pool = table(CINDER)
    .figure('P1.general-weiss', 'A1')
    .figure('P2.gaarkhan', 'F1')
    .acts('P1.general-weiss')
    .choose('P1', 'attack:P2.gaarkhan');
  expect(pool.offers('pool')).toHaveLength(16);
});

card(
  'general-weiss',
  'picks no three of a colour, and orders neither himself nor one twice',
  () => {
    const pool = table(CINDER)
      .figure('P1.general-weiss', 'A1')
      .figure('P2.gaarkhan', 'F1')
      .acts('P1.general-weiss')
      .choose('P1', 'attack:P2.gaarkhan');
    expect(pool.offers('pool')).not.toContain('red+red+red');
    const play = weiss().choose('P1', 'special:generals-orders');
    expect(play.offers('figure')).not.toContain('P1.general-weiss');
    play.choose('P1', 'figure:P1.imperial-officer', 'stop');
    expect(play.offers('figure')).toEqual(['P1.probe-droid', 'P1.stormtrooper.1']);
    expect(play.choose('P1', 'stop').question()).toBe('P1 act');
  },
);

function officer(friend: string, rulesVersion: 'printed' | 'faq' = 'printed'): PlayTable {
  return table()
    .options({ rulesVersion })
    .figure('P1.imperial-officer', 'H19')
    .figure('P1.stormtrooper.1', friend)
    .figure('P2.luke-skywalker', 'E16')
    .acts('P1.imperial-officer');
}

function shotAtOfficer(friend: string): readonly string[] {
  const play = table()
    .figure('P1.imperial-officer', 'H19')
    .figure('P1.stormtrooper.1', friend)
    .figure('P2.luke-skywalker', 'K19')
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, BLANK);
  return questionsUntil(play.choose('P2', 'attack:P1.imperial-officer'), 'P2 act');
}

card('imperial-officer', 'orders a move within two spaces, and cowers beside a friend', () => {
  const play = officer('J19').choose('P1', 'special:order').settle();
  expect(play.question()).toBe('P1 walk');
  expect(play.told('points-gained')).toMatchObject([{ figure: 'P1.stormtrooper.1', points: 4 }]);
  const later = officer('J19', 'faq').choose('P1', 'special:order').settle();
  expect(later.told('points-gained')).toMatchObject([{ points: 2 }]);
  expect(shotAtOfficer('H20')).toContain('P1 reroll-defence');
});

card('imperial-officer', 'orders nobody three spaces away, and does not cower alone', () => {
  expect(officer('K19').refusal('P1', 'special:order')).toBe('IA-315');
  expect(shotAtOfficer('F19')).not.toContain('P1 reroll-defence');
});

function orders(space: string): PlayTable {
  return table()
    .figure('P1.imperial-officer-elite', 'H19')
    .figure('P1.stormtrooper.1', space)
    .figure('P2.luke-skywalker', 'L20')
    .acts('P1.imperial-officer-elite')
    .seeded('order');
}

card('imperial-officer-elite', 'orders a move or an attack', () => {
  const play = orders('J19').choose('P1', 'special:executive-order').settle();
  play.choose('P1', 'order-attack').until('act');
  expect(play.told('declared')).toMatchObject([{ figure: 'P1.stormtrooper.1' }]);
  const moves = orders('J19').choose('P1', 'special:executive-order').settle();
  moves.choose('P1', 'order-move');
  expect(moves.told('points-gained')).toMatchObject([{ figure: 'P1.stormtrooper.1', points: 4 }]);
});

card(
  'imperial-officer-elite',
  'orders nobody beyond two spaces, and no attack without target',
  () => {
    expect(orders('K19').offers('special')).toEqual([]);
    const blind = table()
      .figure('P1.imperial-officer-elite', 'H19')
      .figure('P1.stormtrooper.1', 'J19')
      .figure('P2.luke-skywalker', 'T9')
      .acts('P1.imperial-officer-elite')
      .choose('P1', 'special:executive-order')
      .settle();
    expect(blind.offered()).toEqual(['order-move', 'no']);
  },
);

function droid(id: 'probe-droid' | 'probe-droid-elite'): PlayTable {
  return table(CINDER)
    .figure(`P1.${id}`, 'B2')
    .figure('P1.imperial-officer', 'A1')
    .figure('P2.gaarkhan', 'C1')
    .figure('P2.luke-skywalker', 'F1')
    .give('phase', 'end-of-round');
}

card('probe-droid', 'blows up at the end of a round, for friend and foe alike', () => {
  const play = droid('probe-droid')
    .rolls(['red', 0, 2, 0])
    .choose('P1', 'use:self-destruct:P1.probe-droid');
  expect(play.damage('P1.imperial-officer')).toBe(2);
  expect(play.damage('P2.gaarkhan')).toBe(2);
  expect(play.at('P1.probe-droid')).toBeNull();
  expect(play.points()).toEqual([0, 3]);
});

card('probe-droid', 'hurts nobody two spaces away, and need not blow up', () => {
  const play = droid('probe-droid')
    .rolls(['red', 0, 2, 0])
    .choose('P1', 'use:self-destruct:P1.probe-droid');
  expect(play.damage('P2.luke-skywalker')).toBe(0);
  const kept = droid('probe-droid').choose('P1', 'pass');
  expect(kept.at('P1.probe-droid')).toBe('B2');
});

card('probe-droid-elite', 'has a Targeting Computer, and blows up as well', () => {
  const play = table(CINDER)
    .figure('P1.probe-droid-elite', 'B2')
    .figure('P2.gaarkhan', 'E2')
    .acts('P1.probe-droid-elite')
    .rolls(['blue', 2, 0, 1], ['yellow', 2, 0, 1], ['yellow', 2, 1, 0], BLOCK, ['blue', 3, 1, 1])
    .choose(
      'P1',
      'attack:P2.gaarkhan',
      'reroll:targeting-computer:P1.probe-droid-elite:attack-1',
      'surge:1',
      'surge:2',
    );
  // 2 shown, 2 bought; both blocks are pierced.
  expect(play.damage('P2.gaarkhan')).toBe(4);
  expect(droid('probe-droid-elite').offered()).toContain('use:self-destruct:P1.probe-droid-elite');
});

card('probe-droid-elite', 'rerolls one die, and none of the defence', () => {
  const play = table(CINDER)
    .figure('P1.probe-droid-elite', 'B2')
    .figure('P2.gaarkhan', 'E2')
    .acts('P1.probe-droid-elite')
    .seeded('computer')
    .choose('P1', 'attack:P2.gaarkhan');
  expect(play.offers('reroll').map((id) => id.split(':').at(-1))).toEqual([
    'attack-1',
    'attack-2',
    'attack-3',
  ]);
  play.choose('P1', 'reroll:targeting-computer:P1.probe-droid-elite:attack-2');
  expect(play.question()).not.toBe('P1 reroll-attack');
});
