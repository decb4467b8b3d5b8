import { at, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { imperialAssault } from '../index.ts';
import { type Acting, type PlayTable, table } from '../testing/table.ts';
import { quick } from './quick.ts';
import { thinking } from './thinking.ts';

function answer(play: PlayTable): string | undefined {
  const seat = at(imperialAssault.asked(play.state), 0);
  const question = imperialAssault.question(play.state, seat);
  return quick(play.state, question, seededChance('quick'))?.id;
}

function luke(vader: string, acting: Acting = {}): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.darth-vader', vader)
    .acts('P1.luke-skywalker', acting);
}

test('quick play shoots at whom it sees, and comes nearer where it sees nobody', () => {
  expect(answer(luke('K19'))).toBe('attack:P2.darth-vader');
  expect(answer(luke('T9'))).toBe('move');
  expect(answer(luke('T9', { spent: 1, points: 5 }))).toMatch(/^walk:/);
});

test('quick play takes what the mission pays for', () => {
  const play = table().figure('P1.luke-skywalker', 'S11').figure('P2.darth-vader', 'E16');
  expect(answer(play.acts('P1.luke-skywalker'))).toBe('retrieve:contraband-3');
});

test('quick play leaves it to a look at each whether a card is played', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['bleeding'] })
    .figure('P2.darth-vader', 'T9')
    .hand('P1', 'rally')
    .choose('P1', 'activate:P1.luke-skywalker', 'next:P1.luke-skywalker');
  expect(play.offered()).toContain('play:rally');
  expect(answer(play)).toBeUndefined();
});

test('a search ends with the activation, and within an attack with the attack', () => {
  const act = luke('K19').state;
  const fresh = table().figure('P1.luke-skywalker', 'H19').figure('P2.darth-vader', 'K19').state;
  expect(fresh.question).toBe('activate');
  expect(thinking.horizon(fresh, act)).toBe(true);
  expect(thinking.horizon(act, act)).toBe(false);
  expect(thinking.horizon(act, { ...act, question: 'reroll-attack' })).toBe(true);
});
