import { expect, test } from 'vitest';
import { handicapFrom } from './evenness.ts';

test('what was not measured has no handicap', () => {
  expect(handicapFrom(undefined)).toBeUndefined();
});

test.each([
  ['even', 42, 58, undefined],
  ['harder for the first', 41, 59, { side: 'one', degree: 'harder', share: 0.41 }],
  ['harder for the second', 70, 30, { side: 'other', degree: 'harder', share: 0.3 }],
  ['hard', 29, 71, { side: 'one', degree: 'hard', share: 0.29 }],
  ['draws count half', 40, 54, undefined],
  ['hard in spite of draws', 20, 70, { side: 'one', degree: 'hard', share: 0.25 }],
])('%s', (_, one, other, expected) => {
  const found = handicapFrom({ games: 100, wins: { one, other } });
  expect(found).toEqual(expected && { ...expected, games: 100 });
});
