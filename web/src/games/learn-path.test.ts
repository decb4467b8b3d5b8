import { expect, test } from 'vitest';
import { learnPath } from './learn-path.ts';

test('a page of a game leads to how that game is played', () => {
  expect(learnPath('/new/xwing')).toBe('/learn/xwing');
  expect(learnPath('/build/imperial-assault/compare')).toBe('/learn/imperial-assault');
  expect(learnPath('/learn/starship-battles')).toBe('/learn/starship-battles');
});

test('any other page leads to the simplest game', () => {
  for (const path of ['/', '/settings', '/new/chess', '/play/0a']) {
    expect(learnPath(path)).toBe('/learn/super-teams');
  }
});
