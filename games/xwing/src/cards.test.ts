import { expect, test } from 'vitest';
import { PENDING } from './behaviour/pending.ts';
import { DECLARED } from './catalogue.ts';
import { CARD_IDS } from './index.ts';

test('every card with a text has behaviour, or is on the list of those that wait for it', () => {
  const silent = CARD_IDS.filter((id) => !DECLARED.includes(id));
  expect(silent.toSorted()).toEqual(PENDING.toSorted());
  expect(DECLARED.filter((id) => !CARD_IDS.includes(id))).toEqual([]);
  expect(new Set(DECLARED).size).toBe(DECLARED.length);
});
