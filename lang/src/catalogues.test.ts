import { describe, expect, test } from 'vitest';
import { NAMESPACES } from './catalogues.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { baseOf, FORMS, formOf, nestedIn, paramsOf, readAll } from './testing/catalogues.ts';

const all = await readAll();
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Names, commands and signs that are the same in every language. */
const LATIN = new RegExp(
  [
    'Twelve Parsecs|Star Wars|Sonic|Super Teams|[ABEVXY]-[Ww]ing|ARC|TIE|AT-ST|E-Web|IG-88|XWS|Starship Battles|Imperial Assault',
    'Exo 2|Sofia Sans Condensed|SIL Open Font License|Radix UI|Tailwind CSS|React|MIT|JSON',
    'zustand|wouter|i18next|comlink|idb|d3|Enter|Tab|Esc',
    '(?:ST|EN|XW|SB|IA)-(?:\\d+|\\*)|P\\d|IV|YT-1300|HWK-290|LC_ALL|LC_MESSAGES|LANG|PORT|HOST|FILE',
    'PostgreSQL|Redis|DATABASE_URL|REDIS_URL|PARSECS_[A-Z_]+|\\.data',
    'parsecs|--[a-z-]+|<[a-z]+>|\\*?\\.scenario\\.json|[\\w<>/*-]+\\.json|npm(?: run)?(?: build)?',
    'random|greedy|first-game|easy|normal|hard|ace|docs/rules|\\((?:id|why)\\)',
  ].join('|'),
  'g',
);

/** What stands in files and on the command line is written as it must be typed. */
const TYPED =
  /^cli:(command\.[\w-]+\.usage|command\.play\.details|help\.main-usage|play\.(prompt|help|agree))$/;

/** People whose names Polish writes as English does. */
const PEOPLE =
  /^(?:Biggs Darklighter|Krassis Trelix|Lando Calrissian|Luke Skywalker|Mak Eshka’rey|Wedge Antilles)$/;

/** Only the names of cards are printed with an exclamation mark. */
const CARD_NAME = /^card\..+\.name$/;

function withoutCardNames(language: Language, text: string): string {
  const names = Object.entries(all[language].xwing).filter(
    ([key, name]) => CARD_NAME.test(key) && name.includes('!'),
  );
  return names.reduce((rest, [, name]) => rest.replaceAll(name, ''), text);
}

test('a card is called as it is printed, in its name and where rules quote it', () => {
  const name = (language: Language): string | undefined =>
    all[language].xwing['card.damage.direct-hit.name'];
  expect(LANGUAGES.map(name)).toEqual([
    'Direct Hit!',
    'Прямое попадание!',
    'Trafienie bezpośrednie!',
    'Пряме влучання!',
  ]);
  for (const language of LANGUAGES) {
    expect(all[language]['xwing-rules']['XW-292.text']).toContain(name(language));
  }
});

function words(text: string): string {
  return text
    .replaceAll(/\$t\([^)]+\)/g, '')
    .replaceAll(/\{\{\w+\}\}/g, '')
    .replaceAll(/[“„«][a-z][\w -]*(?:[A-Z]+)?[”»]/g, '')
    .replaceAll(LATIN, '');
}

describe.each(NAMESPACES)('catalogue %s', (namespace) => {
  const english = all.en[namespace];

  test.each(OTHERS)('has the same messages in %s', (language) => {
    const wanted = new Set(Object.keys(english).map(baseOf));
    const found = new Set(Object.keys(all[language][namespace]).map(baseOf));
    expect({
      missing: [...wanted].filter((key) => !found.has(key)),
      surplus: [...found].filter((key) => !wanted.has(key)),
    }).toEqual({ missing: [], surplus: [] });
  });

  test.each(LANGUAGES)('has all plural forms of %s', (language) => {
    const forms = new Map<string, string[]>();
    for (const key of Object.keys(all[language][namespace])) {
      const form = formOf(key);
      if (form !== undefined) forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), form]);
    }
    const plural = new Set(
      Object.keys(english).flatMap((key) => (formOf(key) === undefined ? [] : [baseOf(key)])),
    );
    const wrong = [...new Set([...plural, ...forms.keys()])].filter(
      (key) => (forms.get(key) ?? []).sort().join() !== FORMS[language].join(),
    );
    expect(wrong).toEqual([]);
  });

  test.each(OTHERS)('takes the same parameters in %s', (language) => {
    // One plural form may say "one" in words; together the forms take what the English ones take.
    const collect = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
      const params = new Map<string, Set<string>>();
      for (const [key, text] of Object.entries(texts)) {
        const own = params.get(baseOf(key)) ?? new Set<string>();
        for (const name of paramsOf(text)) own.add(name);
        params.set(baseOf(key), own);
      }
      return Object.fromEntries([...params].map(([key, own]) => [key, [...own].sort().join()]));
    };
    expect(collect(all[language][namespace])).toEqual(collect(english));
  });

  test.each(LANGUAGES)('has no empty, shouting or untidy text in %s', (language) => {
    const wrong = Object.entries(all[language][namespace]).filter(
      ([key, text]) =>
        text.trim() === '' ||
        (text !== text.trim() && !TYPED.test(`${namespace}:${key}`)) ||
        (text.includes('!') && withoutCardNames(language, text).includes('!')) ||
        /[^\S\n]{2,}/.test(text) ||
        /(?<!\w)"|"(?!\w)/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['ru', 'uk'] as const)('has no English left in %s', (language) => {
    const wrong = Object.entries(all[language][namespace]).filter(
      ([key, text]) => !TYPED.test(`${namespace}:${key}`) && /[A-Za-z]{2,}/.test(words(text)),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['ru', 'uk'] as const)('is written in the letters of %s', (language) => {
    const foreign = language === 'ru' ? /[іїєґІЇЄҐ]/ : /[ыэъёЫЭЪЁ]/;
    const wrong = Object.values(all[language][namespace]).filter((text) => foreign.test(text));
    expect(wrong).toEqual([]);
  });

  test('is really translated into Polish', () => {
    const same = Object.entries(all.pl[namespace]).filter(
      ([key, text]) =>
        text === english[key] &&
        words(text).trim().length > 12 &&
        !PEOPLE.test(text) &&
        !TYPED.test(`${namespace}:${key}`),
    );
    expect(same).toEqual([]);
  });
});

test('every message that a text refers to exists', () => {
  const missing = LANGUAGES.flatMap((language) =>
    NAMESPACES.flatMap((namespace) =>
      Object.entries(all[language][namespace]).flatMap(([key, text]) =>
        nestedIn(text)
          .filter((reference) => !isThere(language, reference))
          .map((reference) => `${language} ${namespace}:${key} → ${reference}`),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

function isThere(language: (typeof LANGUAGES)[number], reference: string): boolean {
  const [namespace = '', pattern = ''] = reference.split(':');
  const shape = new RegExp(`^${pattern.split('*').map(escapeText).join('[\\w-]+')}$`);
  const texts = Object.entries(all[language]).find(([name]) => name === namespace)?.[1] ?? {};
  return Object.keys(texts).some((key) => shape.test(key));
}

function escapeText(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}
