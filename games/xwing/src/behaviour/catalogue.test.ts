import { expect, test } from 'vitest';
import { CARD_IDS, xwing } from '../index.ts';
import { DECLARED } from './catalogue.ts';

test('every card with a text has behaviour, and is declared once', () => {
  expect(DECLARED.toSorted()).toEqual(CARD_IDS.toSorted());
  expect(xwing.cards).toEqual(CARD_IDS);
});

test('all upgrades and damage cards, and every pilot with an ability', () => {
  const count = (kind: string): number => CARD_IDS.filter((id) => id.startsWith(kind)).length;
  expect([count('pilot.'), count('upgrade.'), count('damage.')]).toEqual([35, 57, 14]);
});
