import { createTexts, LANGUAGES, type Language } from '@parsecs/lang';
import { describe, expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import { type Rule, rulesOf } from './rules.ts';
import { type RuleSearch, searchOf } from './search.ts';
import ASKED_AS from './search-asked.json' with { type: 'json' };
import QUESTIONS from './search-questions.json' with { type: 'json' };

async function rulesIn(language: Language, game: string): Promise<readonly Rule[]> {
  const manifest = findGame(game);
  if (manifest === undefined) throw new Error(`no game ${game}`);
  return rulesOf(await createTexts(language, [`${manifest.id}-rules`], 'bound'), manifest);
}

const SEARCHES = new Map<string, Promise<RuleSearch>>();

function searchIn(language: Language, game: string): Promise<RuleSearch> {
  const key = `${language} ${game}`;
  const known =
    SEARCHES.get(key) ?? rulesIn(language, game).then((rules) => searchOf(rules, language));
  SEARCHES.set(key, known);
  return known;
}

async function find(language: Language, game: string, typed: string): Promise<readonly string[]> {
  const { find: findRules } = await searchIn(language, game);
  return findRules(typed).map(({ id }) => id);
}

// What players type, and the rule they look for: at least ten questions in each language.
test.each(QUESTIONS as [Language, string, string, string][])(
  '%s, %s: “%s” finds %s first',
  async (language, game, typed, rule) => {
    expect((await find(language, game, typed))[0]).toBe(rule);
  },
);

test.each(LANGUAGES)('%s: ten questions or more, in every game', (language) => {
  const own = QUESTIONS.filter(([asked]) => asked === language);
  expect(own.length).toBeGreaterThanOrEqual(10);
  expect(new Set(own.map(([, game]) => game)).size).toBe(4);
});

test('rules that are asked about in other words exist, in every language', async () => {
  const games = ['xwing', 'starship-battles', 'imperial-assault', 'super-teams'];
  const all = await Promise.all(games.map((game) => rulesIn('en', game)));
  const ids = new Set(all.flat().map(({ id }) => id));
  for (const [id, words] of Object.entries(ASKED_AS)) {
    expect(ids).toContain(id);
    expect(Object.keys(words).toSorted()).toEqual([...LANGUAGES].toSorted());
  }
});

describe('a search', () => {
  test('finds a rule by its number, whatever else is written', async () => {
    expect((await find('en', 'super-teams', 'st-044'))[0]).toBe('ST-044');
    expect((await find('en', 'super-teams', 'rule ST-044'))[0]).toBe('ST-044');
  });

  test('finds a word that is not finished', async () => {
    expect((await find('en', 'xwing', 'koio'))[0]).toBe('XW-045');
    expect((await find('uk', 'xwing', 'койог'))[0]).toBe('XW-045');
  });

  test('finds the same by any form of a word and any apostrophe', async () => {
    expect(await find('ru', 'xwing', 'стресс')).toEqual(await find('ru', 'xwing', 'стресса'));
    const typed = await find('en', 'xwing', "senator's shuttle");
    expect(typed).toEqual(await find('en', 'xwing', 'senator’s shuttle'));
    expect(typed.length).toBeGreaterThan(0);
  });

  test('gives every rule for nothing, and none for what no rule speaks of', async () => {
    const rules = await rulesIn('en', 'super-teams');
    expect(searchOf(rules, 'en').find('  ')).toBe(rules);
    expect(await find('en', 'super-teams', 'xyzzy qwerty')).toEqual([]);
  });
});
