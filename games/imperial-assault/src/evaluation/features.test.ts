import { describe, expect, test } from 'vitest';
import { imperialAssault } from '../index.ts';
import { type PlayTable, type Standing, table } from '../testing/table.ts';
import { evaluation } from './features.ts';

function chance(play: PlayTable, seat: 0 | 1 = 0): number {
  return imperialAssault.evaluate(play.state, seat);
}

function duel(one: Standing = {}, other: Standing = {}, places = ['H19', 'M19']): PlayTable {
  return table()
    .figure('P1.luke-skywalker', places[0] ?? '', one)
    .figure('P2.darth-vader', places[1] ?? '', other);
}

test('what one side gains the other loses', () => {
  const play = duel({ damage: 2 }, { conditions: ['stunned'] })
    .vp(7, 3)
    .hand('P1', 'rally');
  expect(chance(play, 0) + chance(play, 1)).toBeCloseTo(1, 12);
});

test('seats changed round, the features are changed round', () => {
  const here = table()
    .figure('P1.luke-skywalker', 'H19', { damage: 2 })
    .figure('P2.darth-vader', 'M19')
    .initiative('P1')
    .hand('P1', 'rally')
    .vp(6, 2);
  const there = table()
    .figure('P2.luke-skywalker', 'H19', { damage: 2 })
    .figure('P1.darth-vader', 'M19')
    .initiative('P2')
    .hand('P2', 'rally')
    .vp(2, 6);
  expect(evaluation.measure(there.state, 1)).toEqual(evaluation.measure(here.state, 0));
  expect(evaluation.measure(there.state, 0)).toEqual(evaluation.measure(here.state, 1));
});

describe('the chance to win is better', () => {
  test('with more points, Health, cards and less that holds back', () => {
    expect(chance(duel().vp(5, 0))).toBeGreaterThan(chance(duel()));
    expect(chance(duel({}, { damage: 3 }))).toBeGreaterThan(chance(duel()));
    expect(chance(duel({ damage: 3 }))).toBeLessThan(chance(duel()));
    expect(chance(duel({ conditions: ['stunned'] }))).toBeLessThan(chance(duel()));
    expect(chance(duel().hand('P1', 'rally'))).toBeGreaterThan(
      chance(duel().discard('P1', 'rally')),
    );
  });

  test('out of the reach of an enemy who still acts in this round', () => {
    const faces = (place: string, ...done: readonly string[]): number =>
      evaluation.measure(duel({}, {}, [place, 'M19']).exhausted(...done).state, 1)[
        evaluation.features.indexOf('threats')
      ] ?? 0;
    expect(faces('L19')).toBeGreaterThan(faces('H9'));
    expect(faces('L19', 'P2.darth-vader')).toBe(0);
  });

  test('where the mission pays', () => {
    const core = (space: string): number =>
      chance(
        table('cinder-relay-a').figure('P1.luke-skywalker', space).figure('P2.darth-vader', 'O13'),
      );
    expect(core('B6')).toBeGreaterThan(core('B4'));
  });
});
