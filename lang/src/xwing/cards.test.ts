import {
  DAMAGE_IDS,
  PILOT_IDS,
  PILOTS,
  pilotCard,
  SHIP_TYPE_IDS,
  UPGRADE_IDS,
} from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import {
  type CardKind,
  cardName,
  cardText,
  cardTitle,
  createTexts,
  LANGUAGES,
  shipName,
  traitOf,
} from '../index.ts';
import { readAll } from '../testing/catalogues.ts';

const all = await readAll();

const CARDS: readonly (readonly [CardKind, string])[] = [
  ...PILOT_IDS.map((id) => ['pilot', id] as const),
  ...UPGRADE_IDS.map((id) => ['upgrade', id] as const),
  ...DAMAGE_IDS.map((id) => ['damage', id] as const),
];

/** Cards that share a name because they are the same person. */
const TWICE = UPGRADE_IDS.filter((id) => (PILOT_IDS as readonly string[]).includes(id));

describe.each(LANGUAGES)('the cards of X-Wing in %s', async (language) => {
  const texts = await createTexts(language, ['xwing']);

  test('unique names have a bullet before them, others have none', () => {
    expect(cardTitle(texts, 'pilot', 'lukeskywalker')).toBe(
      `• ${cardName(texts, 'pilot', 'lukeskywalker')}`,
    );
    expect(cardTitle(texts, 'upgrade', 'r2d2')).toMatch(/^• /);
    for (const [kind, id] of [
      ['pilot', 'rookiepilot'],
      ['upgrade', 'marksmanship'],
      ['damage', 'direct-hit'],
    ] as const) {
      expect(cardTitle(texts, kind, id)).toBe(cardName(texts, kind, id));
    }
  });

  test('every damage card says its trait', () => {
    for (const id of DAMAGE_IDS) expect(traitOf(texts, id)).toBeTruthy();
    expect(traitOf(texts, 'direct-hit')).toBe(texts.t('xwing:trait.ship'));
    expect(traitOf(texts, 'blinded-pilot')).toBe(texts.t('xwing:trait.pilot'));
  });

  test('every card and ship type has its own name', () => {
    const names = [
      ...CARDS.map(([kind, id]) => cardName(texts, kind, id)),
      ...SHIP_TYPE_IDS.map((id) => shipName(texts, id)),
    ];
    expect(names.filter((name) => name === '' || /^(?:card|ship)[.]/.test(name))).toEqual([]);
    const repeated = names.filter((name, at) => names.indexOf(name) !== at);
    expect(repeated).toEqual(TWICE.map((id) => cardName(texts, 'upgrade', id)));
  });

  test('every card that does something says what', () => {
    const silent = CARDS.filter(([kind, id]) => cardText(texts, kind, id) === undefined);
    const expected = PILOTS.filter(({ hasAbility }) => !hasAbility);
    expect(silent).toEqual(expected.map(({ id }) => ['pilot', id]));
  });

  test('every text is a sentence and no two are the same', () => {
    const told = CARDS.flatMap(([kind, id]) => cardText(texts, kind, id) ?? []);
    expect(told.filter((text) => !/^[\p{Lu}«„“].*[.]$/u.test(text))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });

  test('no words are kept for cards that do not exist', () => {
    const ids = new Set([
      ...CARDS.map(([kind, id]) => `card.${kind}.${id}`),
      ...SHIP_TYPE_IDS.map((id) => `ship.${id}`),
    ]);
    const kept = Object.keys(all[language].xwing).filter((key) => /^(?:card|ship)[.]/.test(key));
    expect(kept.filter((key) => !ids.has(key.replace(/[.](?:name|text)$/, '')))).toEqual([]);
  });
});

test('a pilot without an ability has no text', async () => {
  const texts = await createTexts('en', ['xwing']);
  expect(pilotCard('rookiepilot').hasAbility).toBe(false);
  expect(cardText(texts, 'pilot', 'rookiepilot')).toBeUndefined();
  expect(cardName(texts, 'pilot', 'rookiepilot')).toBe('Rookie Pilot');
});
