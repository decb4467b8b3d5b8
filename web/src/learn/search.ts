import type { Language } from '@parsecs/lang';
import type { Rule } from './rules.ts';
import ASKED_AS from './search-asked.json' with { type: 'json' };
import SEARCH_WORDS from './search-words.json' with { type: 'json' };
import { areForms, wordsOf } from './word-forms.ts';

/** How much more a word says in a title than in a text. */
const IN_TITLE = 3;
/** A word that stands in a text several times says little more than one that stands there once. */
const SATURATION = 1.2;
/** Another word for the same says a little less than the word itself. */
const BY_ANOTHER_WORD = 0.8;
/** Words that stand everywhere tell little, but “how many” is more than nothing. */
const LITTLE = 0.15;
/** Rules that fit so much worse than the best are left out. */
const LEAST_PART = 1 / 8;

interface Indexed {
  readonly rule: Rule;
  /** The words of its title, and of what players call it where the books say it otherwise. */
  readonly titles: readonly ReadonlySet<string>[];
  readonly counts: ReadonlyMap<string, number>;
}

/** A word that somebody typed: the words of the rules that it may mean, and how well each fits. */
interface Asked {
  readonly forms: ReadonlyMap<string, number>;
  /** The rarer a word is in the rules, the more it tells. */
  readonly rarity: number;
}

/** The rules of a game, ready to be searched by words of one language in any of their forms. */
export interface RuleSearch {
  /** The best first; without words all of them, in the order of the ledger. */
  readonly find: (typed: string) => readonly Rule[];
}

export function searchOf(rules: readonly Rule[], language: Language): RuleSearch {
  const little = new Set(wordsOf(SEARCH_WORDS[language].little, language));
  const indexed = rules.map((rule) => indexOf(rule, language, little));
  const vocabulary = [...new Set(indexed.flatMap(({ counts }) => [...counts.keys()]))];
  const synonyms = SEARCH_WORDS[language].same.map((group) => wordsOf(group, language));

  const known = new Map<string, Asked | undefined>();

  /** Whoever types on asks for most words again. */
  function meant(word: string, isUnfinished: boolean): Asked | undefined {
    const key = isUnfinished ? `${word}…` : word;
    if (!known.has(key)) known.set(key, meaningOf(word, isUnfinished));
    return known.get(key);
  }

  function meaningOf(word: string, isUnfinished: boolean): Asked | undefined {
    const forms = new Map<string, number>();
    const others = synonyms
      .filter((group) => group.some((one) => areForms(one, word, language)))
      .flat();
    for (const written of vocabulary) {
      if (areForms(written, word, language)) forms.set(written, 1);
      else if (isUnfinished && written.startsWith(word)) forms.set(written, BY_ANOTHER_WORD);
      else if (others.some((other) => areForms(written, other, language)))
        forms.set(written, BY_ANOTHER_WORD);
    }
    const having = indexed.filter(({ counts }) =>
      [...forms.keys()].some((form) => counts.has(form)),
    );
    if (having.length === 0) return undefined;
    const weight = little.has(word) ? LITTLE : 1;
    return { forms, rarity: weight * Math.log(1 + rules.length / having.length) };
  }

  return {
    find: (typed) => {
      const words = wordsOf(typed, language);
      if (words.length === 0) return rules;
      const asked = words.flatMap((word) => meant(word, word === words.at(-1)) ?? []);
      const scored = indexed
        .map((one) => ({ rule: one.rule, score: scoreOf(one, asked) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score);
      const least = (scored[0]?.score ?? 0) * LEAST_PART;
      return scored.filter(({ score }) => score >= least).map(({ rule }) => rule);
    },
  };
}

function indexOf(rule: Rule, language: Language, little: ReadonlySet<string>): Indexed {
  const title = wordsOf(rule.title, language);
  // What everybody writes in a question says nothing about which one it is.
  const asked = askedAs(rule.id, language).map((words) =>
    wordsOf(words, language).filter((word) => !little.has(word)),
  );
  const counts = new Map<string, number>([[rule.id.toLowerCase(), 1]]);
  for (const word of [...title, ...wordsOf(rule.text, language), ...new Set(asked.flat())])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return { rule, titles: [title, ...asked].map((words) => new Set(words)), counts };
}

type AskedAs = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** In which other words players ask about a rule. */
function askedAs(rule: string, language: Language): readonly string[] {
  return (ASKED_AS as AskedAs)[rule]?.[language] ?? [];
}

/** How well a rule answers: the best of its titles counts. */
function scoreOf(rule: Indexed, asked: readonly Asked[]): number {
  return Math.max(...rule.titles.map((title) => scoreBy(title, rule.counts, asked)));
}

/** Rare words, words of the title, and most of all every word that was asked. */
function scoreBy(
  title: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  asked: readonly Asked[],
): number {
  let score = 0;
  let found = 0;
  let all = 0;
  let titled = 0;
  for (const { forms, rarity } of asked) {
    let inText = 0;
    let inTitle = 0;
    for (const [form, fit] of forms) {
      const count = counts.get(form);
      if (count === undefined) continue;
      inText = Math.max(inText, (fit * count) / (count + SATURATION));
      if (title.has(form)) inTitle = Math.max(inTitle, fit);
    }
    all += rarity;
    if (inText === 0) continue;
    found += rarity;
    titled += inTitle;
    score += rarity * (inText + IN_TITLE * inTitle);
  }
  if (found === 0) return 0;
  return score * (found / all) ** 2 * (1 + titled / title.size);
}
