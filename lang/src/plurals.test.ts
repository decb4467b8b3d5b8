import { describe, expect, test } from 'vitest';
import { createTexts, LANGUAGES, NAMESPACES } from './index.ts';
import { baseOf, formOf, paramsOf, readAll } from './testing/catalogues.ts';

const COUNTS = [0, 1, 2, 5, 11, 21, 22, 25] as const;

const CARDS = {
  en: [
    '0 bonus cards',
    '1 bonus card',
    '2 bonus cards',
    '5 bonus cards',
    '11 bonus cards',
    '21 bonus cards',
    '22 bonus cards',
    '25 bonus cards',
  ],
  ru: [
    '0 бонусных карт',
    '1 бонусная карта',
    '2 бонусные карты',
    '5 бонусных карт',
    '11 бонусных карт',
    '21 бонусная карта',
    '22 бонусные карты',
    '25 бонусных карт',
  ],
  pl: [
    '0 kart bonusowych',
    '1 karta bonusowa',
    '2 karty bonusowe',
    '5 kart bonusowych',
    '11 kart bonusowych',
    '21 kart bonusowych',
    '22 karty bonusowe',
    '25 kart bonusowych',
  ],
  uk: [
    '0 бонусних карт',
    '1 бонусна карта',
    '2 бонусні карти',
    '5 бонусних карт',
    '11 бонусних карт',
    '21 бонусна карта',
    '22 бонусні карти',
    '25 бонусних карт',
  ],
} as const;

const all = await readAll();

describe.each(LANGUAGES)('numbers in %s', async (language) => {
  const texts = await createTexts(language);

  test('decline what they count', () => {
    const told = COUNTS.map((count) => texts.t('super-teams:position.bonus-cards', { count }));
    expect(told).toEqual(CARDS[language]);
  });

  test('find a form in every message that counts', () => {
    const wrong = NAMESPACES.flatMap((namespace) =>
      Object.entries(all[language][namespace]).flatMap(([key, text]) => {
        if (formOf(key) === undefined) return [];
        const params = Object.fromEntries(paramsOf(text).map((name) => [name, name]));
        const id = `${namespace}:${baseOf(key)}` as const;
        return COUNTS.map((count) => texts.t(id, { ...sample(params), count })).filter(
          (told) => told === baseOf(key) || /\{\{|\$t\(/.test(told),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Values that lead to other messages must be real ones. */
function sample(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...params, ship: 'red-1', place: 'start', colour: 'red' };
}
