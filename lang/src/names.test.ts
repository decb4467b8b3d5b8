import { expect, test } from 'vitest';
import { NAMESPACES } from './catalogues.ts';
import { readAll } from './testing/catalogues.ts';

/** Parameters that hold what `People.name` gives, one name or several. */
const NAMES = 'name|names|partner|owner|one|other';

/** Where these parameters name lists, cards and programs instead of people. */
const OTHERS = /^(?:builder|cli:(?!play\.))/;

/**
 * What may stand right before a name. A name is never declined, so it is the subject of a verb, one of several names, or
 * what somebody is in the nominative; else it begins a sentence, or stands after a colon, a dash or in brackets.
 */
const BEFORE = {
  ru: 'решает|смотрит|получает|побежда(?:ет|ют)|контролирует|впереди|действует|ходит|атакует|начинает|делят|и',
  pl: 'decyduje|patrzy|dostaje|wygrywa(?:ją)?|ma|kontra|prowadzi|jako|działa|zaczyna|dzielą|zastępuje|i',
  uk: 'вирішує|дивиться|має|отримує|перемага(?:є|ють)|контролює|попереду|діє|ходить|атакує|починає|ділять|та',
} as const;

test.each(['ru', 'pl', 'uk'] as const)(
  'no word asks for another case of a player’s name in %s',
  async (language) => {
    const all = (await readAll())[language];
    const governed = new RegExp(
      `(?<![\\p{L}’])(?!(?:${BEFORE[language]})\\s)[\\p{L}’]+\\s\\{\\{(?:${NAMES})\\}\\}`,
      'iu',
    );
    const wrong = NAMESPACES.flatMap((namespace) =>
      Object.entries(all[namespace]).flatMap(([key, text]) =>
        governed.test(text) && !OTHERS.test(`${namespace}:${key}`)
          ? [`${namespace}:${key} “${text}”`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  },
);
