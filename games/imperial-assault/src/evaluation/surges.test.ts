import { expect, test } from 'vitest';
import { imperialAssault } from '../index.ts';
import { table } from '../testing/table.ts';
import { bestSurge } from './surges.ts';

/** A stormtrooper rolls accuracy 3 and a surge; what it buys with it. */
function bought(space: string): string {
  const play = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P2.luke-skywalker', space)
    .acts('P1.stormtrooper.1')
    .rolls(['blue', 2, 1, 0], ['green', 1, 1, 1], ['white', 0, 0, 0])
    .choose('P1', 'attack:P2.luke-skywalker');
  expect(play.question()).toBe('P1 surge');
  return bestSurge(play.state, imperialAssault.question(play.state, 0)).id;
}

test('accuracy where it makes a hit of a miss, damage where it hits anyway', () => {
  expect(bought('M19')).toBe('surge:2');
  expect(bought('K19')).toBe('surge:1');
});

test('nothing is spent on an attack that misses whatever is bought', () => {
  expect(bought('N19')).toBe('stop');
});

test('Recover is bought where there is something to recover, even for a miss', () => {
  const shot = (damage: number): string => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19', { damage })
      .figure('P2.gideon-argus', 'T19')
      .acts('P1.luke-skywalker')
      .rolls(['blue', 2, 1, 0], ['green', 1, 1, 1], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.gideon-argus');
    return bestSurge(play.state, imperialAssault.question(play.state, 0)).id;
  };
  expect(shot(3)).toBe('surge:2');
  expect(shot(0)).toBe('stop');
});
