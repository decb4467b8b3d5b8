import { describe, expect, test } from 'vitest';
import { NAMESPACES } from './catalogues.ts';
import type { Language } from './languages.ts';
import { readAll } from './testing/catalogues.ts';

const GAMES = ['super-teams', 'xwing', 'starship-battles', 'imperial-assault'] as const;
type Game = (typeof GAMES)[number];

const all = await readAll();
const OTHERS = ['ru', 'pl', 'uk'] as const satisfies readonly Language[];

const SOFT_HYPHEN = '\u00ad';

type Ids = readonly string[];

/** Every text of a language by `namespace:key`, without what only says where a line may end. */
function textsIn(language: Language): ReadonlyMap<string, string> {
  return new Map(
    NAMESPACES.flatMap((namespace) =>
      Object.entries(all[language][namespace]).map(
        ([key, text]) => [`${namespace}:${key}`, text.replaceAll(SOFT_HYPHEN, '')] as const,
      ),
    ),
  );
}

const texts = {
  en: textsIn('en'),
  ru: textsIn('ru'),
  pl: textsIn('pl'),
  uk: textsIn('uk'),
} satisfies Readonly<Record<Language, unknown>>;

/** Pages of all games name some of their texts by what they show. */
const SHOWN: Readonly<Record<Game, string>> = {
  'super-teams': 'learn:(?:card|cards\\.kind\\.bonus)\\b',
  xwing: 'learn:(?:fly|ruler|dice|cards\\.kind\\.(?:pilot|upgrade|damage))\\b',
  'starship-battles': 'learn:(?:fleet|cards\\.kind\\.(?:ship|weapon|option))\\b',
  'imperial-assault': 'learn:(?:sight|cards\\.kind\\.(?:deployment|command))\\b',
};

function isOf(game: Game, id: string): boolean {
  const own = new RegExp(`^${game}[:-]|[:.]${game}\\.|^${SHOWN[game]}`);
  return own.test(id);
}

function idsOf(game: Game): Ids {
  return [...texts.en.keys()].filter((id) => isOf(game, id));
}

const textOf = (language: Language, id: string): string => texts[language].get(id) ?? '';

/** Words without their endings: what is left of a word in every case and number. */
function stemsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word.slice(0, Math.max(Math.min(3, word.length - 1), word.length - 3)),
  );
}

function holds(text: string, name: string): boolean {
  const within = text.toLowerCase();
  return stemsOf(name).every((stem) => within.includes(stem));
}

/** What stands alone as the name of a thing. */
const NAME = /\.(?:name|title|label|short)$|^(?:builder|odds-page):|^learn:figure\./;

/** One English word for two things, or a word of the sentence around it. */
const TWO_THINGS: Readonly<Record<Game, Ids>> = {
  'super-teams': [],
  // In Polish the token has a name of its own, apart from the action; the game is called as on its box.
  xwing: ['target lock', 'x-wing'],
  // A weapon, and the direction it fires in.
  'starship-battles': ['frontal', 'spine'],
  'imperial-assault': [],
};

describe.each(GAMES)('one thing has one name in %s', (game) => {
  const ids = idsOf(game);
  const named = new Map<string, string[]>();
  for (const id of ids.filter((found) => NAME.test(found))) {
    const name = textOf('en', id).toLowerCase();
    if (TWO_THINGS[game].includes(name)) continue;
    named.set(name, [...(named.get(name) ?? []), id]);
  }

  test.each(OTHERS)('wherever it stands alone in %s', (language) => {
    const wrong = [...named.values()].flatMap(([first = '', ...rest]) =>
      rest.flatMap((id) => {
        const [one, other] = [textOf(language, first), textOf(language, id)];
        return holds(one, other) || holds(other, one)
          ? []
          : [`${first} “${one}”, ${id} “${other}”`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(OTHERS)('wherever a sentence quotes it in %s', (language) => {
    const wrong = ids.flatMap((id) =>
      [...textOf('en', id).matchAll(/“(\p{Lu}[^”]+)”/gu)].flatMap(([, quoted = '']) => {
        const names = (named.get(quoted.toLowerCase()) ?? []).map((name) => textOf(language, name));
        const text = textOf(language, id);
        return names.length === 0 || names.some((name) => holds(text, name))
          ? []
          : [`${id} “${text}” for ${names.join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

type Stems = Readonly<Record<(typeof OTHERS)[number], RegExp>>;

/** Terms that stand inside sentences, and the stem that each language has for them. */
const TERMS: Readonly<Record<Game, Readonly<Record<string, Stems>>>> = {
  'super-teams': {
    hyperspace: { ru: /гиперпростр/i, pl: /hiperprzestrz/i, uk: /гіперпрост/i },
  },
  xwing: {
    shuttle: { ru: /челно/i, pl: /prom/i, uk: /шатл/i },
    'missions?': { ru: /мисси/i, pl: /misj/i, uk: /місі/i },
    'focus tokens?': { ru: /концентрац/i, pl: /skupieni/i, uk: /зосередж/i },
    'evade tokens?': { ru: /уклонен/i, pl: /unik/i, uk: /ухилен/i },
    'stress tokens?': { ru: /перегруз/i, pl: /stres/i, uk: /стрес/i },
    'target locks?': { ru: /захват/i, pl: /namierz/i, uk: /захо[пв]/i },
    'barrel rolls?': { ru: /бочк/i, pl: /beczk/i, uk: /бочк/i },
    'ion tokens?': { ru: /ион/i, pl: /jon/i, uk: /іон/i },
    'obstacles?': { ru: /преград/i, pl: /przeszk/i, uk: /перешкод/i },
    'dials?': {
      ru: /диск|тайными манёврами/i,
      pl: /wskaźnik|tajnymi manewrami/i,
      uk: /диск|таємними маневрами/i,
    },
    'primary weapons?': {
      ru: /основн\p{L}+ оружи/iu,
      pl: /podstawow\p{L}+ bro/iu,
      uk: /основн\p{L}+ збро/iu,
    },
    'pilot skill': { ru: /мастерств/i, pl: /umiejętno/i, uk: /майстерн/i },
    'damage cards?': { ru: /урон/i, pl: /uszkodze/i, uk: /пошкодж/i },
    templates: { ru: /шаблон/i, pl: /wzornik/i, uk: /шаблон/i },
    '(?:range )?ruler': { ru: /определител/i, pl: /linijk/i, uk: /лінійк/i },
  },
  'starship-battles': {
    'point defense': { ru: /точечн/i, pl: /punktow/i, uk: /точков/i },
    lane: { ru: /полос/i, pl: /pas/i, uk: /сму[гз]/i },
    'the card is turned': { ru: /карточк/i, pl: /kart/i, uk: /картк/i },
    'command counters?': { ru: /командн/i, pl: /dowodz/i, uk: /командув/i },
    'fire arcs?': { ru: /обстрел/i, pl: /ostrzał/i, uk: /обстріл/i },
    'reduced power': { ru: /понижен/i, pl: /obniżon/i, uk: /знижен/i },
  },
  'imperial-assault': {
    'groups?': { ru: /групп/i, pl: /grup/i, uk: /груп/i },
    'abilit(?:y|ies)': { ru: /свойств/i, pl: /zdolnoś/i, uk: /властив/i },
    'surge abilit(?:y|ies)': { ru: /импульс/i, pl: /wzmocni/i, uk: /імпульс/i },
    'deployment cards?': { ru: /дислокац/i, pl: /rozstaw/i, uk: /розгортан/i },
    'command cards?': { ru: /командовани/i, pl: /dowodz/i, uk: /командуван/i },
    'victory points?': { ru: /победн/i, pl: /zwycięstw/i, uk: /переможн/i },
    'block line of sight': { ru: /видимост/i, pl: /widzen/i, uk: /видимост/i },
    crates: { ru: /ящик/i, pl: /skrzyn/i, uk: /ящик/i },
  },
};

test.each(OTHERS)('a term inside a sentence is the term of the game in %s', (language) => {
  const wrong = GAMES.flatMap((game) =>
    Object.entries(TERMS[game]).flatMap(([term, stems]) =>
      idsOf(game).flatMap((id) => {
        const english = textOf('en', id).replaceAll(/\$t\([^)]*\)/g, '');
        const text = textOf(language, id.replace(/_other$/, '_many'));
        if (!new RegExp(`(?<!\\w)(?:${term})(?!\\w)`, 'i').test(english)) return [];
        return stems[language].test(text) ? [] : [`${id} “${text}” for ${term}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Words for things of a game that it calls otherwise, or that belong to another game. */
const NEVER: Readonly<Record<Game, Stems>> = {
  'super-teams': {
    ru: /икс-винг|бонус-карт/i,
    pl: /nadprzestrz|kart\p{L}* premii/iu,
    uk: /ікс-вінг|бонус-карт/i,
  },
  xwing: {
    ru: /стресс|шаттл|препятстви|линейк|карт\p{L}* повреждени|защитник|умени\p{L}+ пилот|бонусн\p{L}+ карт/iu,
    pl: /miark|główn\p{L}+ bro|o kość więcej|pol[eau] gry|kart\p{L}* bonusow|ustawi\p{L}+ tarcz/iu,
    uk: /концентрац|(?<!\p{L})шкод[аиуою]{1,2}(?!\p{L})|атакувальник|оборон(?:ець|ц)|карт\p{L}* шкоди|бонусн\p{L}+ карт/iu,
  },
  'starship-battles': {
    ru: /точн\p{L}+ защит|карт(?!очк)\p{L}* перев[её]рн|бонусн\p{L}+ карт/iu,
    pl: /pancerz|nosiciel|wystrzel\p{L}+ myśliw|kart\p{L}* bonusow/iu,
    uk: /атакувальник|здібніст|карту перев|бонусн\p{L}+ карт/iu,
  },
  'imperial-assault': {
    ru: /командн\p{L}+ карт|карт\p{L}* размещени|(?:игровой|этой|по) карте задания|защитник[аоеу]|бонусн\p{L}+ карт/iu,
    pl: /lini\p{L}+ wzroku|potyczk|przypływ|kart\p{L}* rozmieszczenia|kart\p{L}* rozkaz|kart\p{L}* bonusow/iu,
    uk: /командн\p{L}+ карт|карт\p{L}* розміщенн|атакувальник|атак\p{L}* по (?:ній|фігур|цій)|бонусн\p{L}+ карт/iu,
  },
};

test.each(OTHERS)('nothing is called by a word that the game does not use, in %s', (language) => {
  const wrong = GAMES.flatMap((game) =>
    [...texts[language]].flatMap(([id, text]) =>
      isOf(game, id) && NEVER[game][language].test(text) ? [`${id} “${text}”`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});
