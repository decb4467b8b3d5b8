import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { attack, BLANK, BLOCK, type Face, LUKE } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

const CINDER = 'cinder-relay-a';

function ig88(target: string, at: string): PlayTable {
  return table().figure('P1.ig-88', 'H19').figure(target, at).acts('P1.ig-88').seeded('ig-88');
}

card('ig-88', 'picks two dice, strains its target within three spaces, attacks twice', () => {
  const play = ig88('P2.luke-skywalker', 'K19').choose('P1', 'attack:P2.luke-skywalker');
  expect(play.offers('pool')).toHaveLength(10);
  play.choose('P1', 'pool:red+red', 'use:relentless:P1.ig-88');
  expect(play.question()).toBe('P2 strain');
  expect(play.until('act').offers('attack')).toEqual(['P2.luke-skywalker']);
});

card('ig-88', 'strains nobody four spaces away and no door, and has no third die', () => {
  const far = ig88('P2.luke-skywalker', 'L19').choose('P1', 'attack:P2.luke-skywalker');
  expect(far.offers('pool').every((pool) => pool.split('+').length === 2)).toBe(true);
  far.choose('P1', 'pool:red+red');
  expect(far.until('act').told('used')).toEqual([]);
  const door = table('training-ground-a')
    .figure('P1.ig-88', 'P14')
    .figure('P2.darth-vader', 'E18')
    .acts('P1.ig-88')
    .seeded('door')
    .choose('P1', 'attack:door-1', 'space:P14', 'pool:red+red');
  expect(door.until('act').told('used')).toEqual([]);
});

const BITE: readonly Face[] = [
  ['red', 0, 2, 0],
  ['green', 1, 2, 0],
];

function nexu(id: 'nexu' | 'nexu-elite', black: Face): PlayTable {
  return table(CINDER)
    .figure(`P1.${id}`, 'A1')
    .figure('P2.gaarkhan', 'C1')
    .figure('P2.luke-skywalker', 'C2')
    .acts(`P1.${id}`)
    .rolls(...BITE, black);
}

card('nexu', 'pounces within three spaces, then attacks, and its bite bleeds', () => {
  const play = table('cinder-relay-b')
    .figure('P1.nexu', 'F3')
    .figure('P2.gaarkhan', 'D1')
    .acts('P1.nexu')
    .rolls(...BITE, BLOCK)
    .choose('P1', 'special:pounce', 'place:E2', 'attack:P2.gaarkhan')
    .until('act');
  expect(play.at('P1.nexu')).toBe('E2');
  expect(play.conditions('P2.gaarkhan')).toEqual(['bleeding']);
  expect(play.offers('attack')).toEqual([]);
  expect(play.fact('actions')).toBe(1);
});

card('nexu', 'does not interact, pounce too far, or bleed whom it did not hurt', () => {
  const play = table('cinder-relay-b')
    .figure('P1.nexu', 'G3')
    .figure('P2.gaarkhan', 'O12')
    .acts('P1.nexu');
  expect(play.refused('P1', 'retrieve:data-crate-1')).toMatchObject({ cause: 'cannot-interact' });
  play.choose('P1', 'special:pounce');
  expect(play.offers('place')).toContain('D3');
  expect(play.offers('place')).not.toContain('B1');
  // It goes to an empty space, so it does not stay.
  expect(play.offers('place')).not.toContain('G3');
  const blunt = attack(nexu('nexu', ['black', 3, 0, 0]), 'P1', 'P2.gaarkhan');
  expect(blunt.conditions('P2.gaarkhan')).toEqual([]);
});

card('nexu-elite', 'cleaves for 2 without a surge, and its evades block', () => {
  const play = nexu('nexu-elite', BLOCK).choose(
    'P1',
    'attack:P2.gaarkhan',
    'effect:conditions',
    'attack:P2.luke-skywalker',
  );
  expect(play.damage('P2.luke-skywalker')).toBe(2);
  const shot = table(CINDER)
    .figure('P1.nexu-elite', 'A1')
    .figure('P2.luke-skywalker', 'D1')
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, ['white', 1, 1, 0]);
  expect(attack(shot, 'P2', 'P1.nexu-elite', 'space:B1').told('results')[0]).toMatchObject({
    block: 2,
  });
});

card('nexu-elite', 'cleaves nobody if its prey was not hurt', () => {
  const play = nexu('nexu-elite', ['black', 3, 0, 0]).choose('P1', 'attack:P2.gaarkhan');
  expect(play.question()).toBe('P1 act');
  expect(play.damage('P2.luke-skywalker')).toBe(0);
});

type Hunter = 'trandoshan-hunter' | 'trandoshan-hunter-elite';

function hunter(id: Hunter, space: string): PlayTable {
  return table()
    .figure(`P1.${id}.1`, 'H19')
    .figure('P2.luke-skywalker', space)
    .deck('P2')
    .acts(`P1.${id}.1`)
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], BLANK)
    .choose('P1', 'attack:P2.luke-skywalker')
    .until('act');
}

/** The same against a door, which is a target but no figure. */
function atDoor(id: Hunter): unknown {
  return attack(
    table('training-ground-a')
      .figure(`P1.${id}.1`, 'P14')
      .figure('P2.darth-vader', 'E18')
      .acts(`P1.${id}.1`)
      .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0]),
    'P1',
    'door-1',
  ).told('results')[0];
}

card('trandoshan-hunter', 'hits a target beside it harder, and strains within three spaces', () => {
  const play = hunter('trandoshan-hunter', 'I19');
  expect(play.told('results')[0]).toMatchObject({ damage: 4 });
  // One by strain, four less the fixed block.
  expect(play.damage('P2.luke-skywalker')).toBe(4);
  expect(atDoor('trandoshan-hunter')).toMatchObject({ damage: 4 });
});

card('trandoshan-hunter', 'hits no harder from two spaces, and strains nobody from four', () => {
  expect(hunter('trandoshan-hunter', 'J19').told('results')[0]).toMatchObject({ damage: 3 });
  expect(hunter('trandoshan-hunter', 'L19').told('used')).toEqual([]);
});

card('trandoshan-hunter-elite', 'hits a target beside it two harder', () => {
  const play = hunter('trandoshan-hunter-elite', 'I19');
  expect(play.told('results')[0]).toMatchObject({ damage: 5 });
  expect(atDoor('trandoshan-hunter-elite')).toMatchObject({ damage: 5 });
});

card(
  'trandoshan-hunter-elite',
  'hits no harder from two spaces, and strains nobody from four',
  () => {
    expect(hunter('trandoshan-hunter-elite', 'J19').told('results')[0]).toMatchObject({
      damage: 3,
    });
    expect(hunter('trandoshan-hunter-elite', 'L19').told('used')).toEqual([]);
  },
);
