import type { Problem } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { type Candidate, sharedProblems } from './look.ts';

const full: Problem = {
  path: 'commands',
  rule: 'IA-030',
  cause: 'wrong-deck-size',
  params: { count: 16, size: 15 },
};
const dear = (points: number): Problem => ({
  path: 'commands',
  rule: 'IA-031',
  cause: 'deck-over-points',
  params: { points, most: 15 },
});
const one: Candidate = { card: 'command/rally', wrong: [full, dear(16)] };
const other: Candidate = {
  card: 'command/urgency',
  wrong: [dear(17), { ...full, path: 'commands[15]' }],
};

test('what is wrong with every card is told apart from what is wrong with one', () => {
  expect(sharedProblems([one, other])).toEqual([full]);
});

test('nothing is shared where a card fits, or where there is but one card', () => {
  expect(sharedProblems([one, { card: 'command/tools', wrong: [] }])).toEqual([]);
  expect(sharedProblems([one])).toEqual([]);
});
