import { readFileSync } from 'node:fs';
import { isRecord } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { CARD_IDS, DAMAGE_IDS, PILOTS, UPGRADE_IDS, xwing } from '../index.ts';
import { rulesOfCard } from './catalogue.ts';

/** Everything that the files of the families export. */
const FAMILIES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./damage-cards.ts', './{pilots,upgrades}/*.ts', '!**/*.test.ts'],
  { eager: true },
);

test('every card with a text has behaviour, and is declared once', () => {
  const declared = Object.values(FAMILIES)
    .flatMap((family) => Object.values(family).filter(isRecord))
    .flatMap((family) => Object.entries(family));
  expect(declared.map(([card]) => card).toSorted()).toEqual(CARD_IDS.toSorted());
  for (const [card, rules] of declared) {
    expect(rulesOfCard(card as (typeof CARD_IDS)[number])).toBe(rules);
  }
  expect(xwing.cards).toEqual(CARD_IDS);
});

test('the ledger tells of every card with a text, and of no other', () => {
  const url = new URL('../../../../docs/rules/xwing.cards.md', import.meta.url);
  const [, pilots = '', upgrades = '', damage = ''] = readFileSync(url, 'utf8').split(/^## /m);
  const told = (part: string, kind: string): readonly string[] =>
    Array.from(
      part.matchAll(/^- \*\*.+?\*\* \(`([a-z0-9-]+)`/gm),
      ([, id = '']) => `${kind}.${id}`,
    );
  const cards = [...told(pilots, 'pilot'), ...told(upgrades, 'upgrade'), ...told(damage, 'damage')];
  expect(cards.toSorted()).toEqual(CARD_IDS.toSorted());
});

test('all upgrades and damage cards have texts, and every pilot with an ability', () => {
  expect(CARD_IDS).toEqual([
    ...PILOTS.filter(({ hasAbility }) => hasAbility).map(({ id }) => `pilot.${id}`),
    ...UPGRADE_IDS.map((id) => `upgrade.${id}`),
    ...DAMAGE_IDS.map((id) => `damage.${id}`),
  ]);
});
