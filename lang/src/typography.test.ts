import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { NAMESPACES } from './catalogues.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { pairOf } from './people.ts';
import { readAll } from './testing/catalogues.ts';
import { listSources, withoutComments } from './testing/usage.ts';
import { createTexts } from './texts.ts';
import { plainSpaces, typeset } from './typography.ts';

const shown = (language: Language, text: string): string =>
  typeset(language, text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_');

describe('spaces that hold words together', () => {
  test.each([
    ['en', 'Round 3 – your turn', 'Round 3~– your turn'],
    ['ru', 'Раунд 3 — ваш ход', 'Раунд 3~— ваш ход'],
    ['en', '{{name}} – {{count}} points', '{{name}}~– {{count}}~points'],
  ] as const)('stand before a dash: %s “%s”', (language, text, bound) => {
    expect(shown(language, text)).toBe(bound);
  });

  test.each([
    ['en', 'A squad of 100 squad points', 'A squad of 100~squad points'],
    ['en', '+2 Attack, −1 evade', '+2~Attack, −1~evade'],
    ['en', '34 × 22 squares', '34~×~22~squares'],
    ['en', '{{width}} × {{height}} cm', '{{width}}~×~{{height}}~cm'],
    ['en', 'at Range 2–3 of another', 'at Range 2–_3~of another'],
    [
      'en',
      '{{count}} $t(xwing:token.{{token}}.count)',
      '{{count}}~$t(xwing:token.{{token}}.count)',
    ],
    ['ru', '+2 к атаке', '+2~к~атаке'],
    ['ru', '{{chance}} %', '{{chance}}~%'],
    ['uk', '45 %', '45~%'],
    ['pl', '{{value}} punktów', '{{value}}~punktów'],
  ] as const)('stand after a number: %s “%s”', (language, text, bound) => {
    expect(shown(language, text)).toBe(bound);
  });

  test.each([
    ['pl', 'A w tej turze i o nim z nią', 'A~w~tej turze i~o~nim z~nią'],
    ['pl', 'Idź (z kartą) „w locie”', 'Idź (z~kartą) „w~locie”'],
    ['ru', 'И в игре с ними, о них: у вас', 'И~в~игре с~ними, о~них: у~вас'],
    ['ru', 'Я {{name}}', 'Я~{{name}}'],
    ['ru', 'если бы я ж', 'если бы я~ж'],
    ['uk', 'Й у грі з ними, і в них', 'Й~у~грі з~ними, і~в~них'],
  ] as const)('stand after a word of one letter: %s “%s”', (language, text, bound) => {
    expect(shown(language, text)).toBe(bound);
  });

  test.each([
    ['en', 'See IA-104 before P1 acts'],
    ['en', 'a {{name}} attacks'],
    ['pl', 'Podpowiedź: kto i'],
    ['ru', 'Мы ходим'],
  ] as const)('stand nowhere else: %s “%s”', (language, text) => {
    expect(shown(language, text)).toBe(text);
  });

  test.each(LANGUAGES)('never stand inside a reference or a parameter: %s', (language) => {
    const text = '$t(cli:a 2 b – c, { "count": 3 w z }) {{ count – a w z }} 2 x';
    expect(shown(language, text)).toBe(text.replace('2 x', '2~x'));
  });

  test.each([
    ['pl', 'Wyścig, 2–4 graczy', 'Wyścig, 2–_4~graczy'],
    ['en', '{{least}}–{{most}}', '{{least}}–_{{most}}'],
  ] as const)('join the numbers of a range: %s “%s”', (language, text, bound) => {
    expect(shown(language, text)).toBe(bound);
    expect(plainSpaces(typeset(language, text))).toBe(text);
  });

  test('are what a page gets that asks for them, and nobody else', async () => {
    const [page, terminal] = await Promise.all([
      createTexts('ru', ['super-teams'], 'bound'),
      createTexts('ru', ['super-teams']),
    ]);
    const key = 'super-teams:position.bonus-cards';
    expect(terminal.t(key, { count: 2 })).toBe('2 бонусные карты');
    expect(page.t(key, { count: 2 })).toBe('2\u00a0бонусные карты');
    expect(plainSpaces(page.t(key, { count: 2 }))).toBe(terminal.t(key, { count: 2 }));
  });
});

const SIGNS = {
  en: { quotes: '“”', dash: '–' },
  ru: { quotes: '«»', dash: '—' },
  pl: { quotes: '„”', dash: '–' },
  uk: { quotes: '«»', dash: '—' },
} as const satisfies Readonly<Record<Language, unknown>>;

const all = await readAll();

/** Texts that break a rule, with the ids to look for; a parameter counts as a number, a reference as a word. */
function breaking(language: Language, rule: RegExp): readonly string[] {
  return NAMESPACES.flatMap((namespace) =>
    Object.entries(all[language][namespace]).flatMap(([key, text]) => {
      const words = text.replaceAll(/\$t\([^)]*\)/g, 'x').replaceAll(/\{\{\w+\}\}/g, '0');
      return rule.test(words) ? [`${namespace}:${key} “${text}”`] : [];
    }),
  );
}

describe.each(LANGUAGES)('signs in %s', (language) => {
  const { quotes, dash } = SIGNS[language];

  test('catalogues hold ordinary spaces, one at a time, and none before a sign that closes', () => {
    expect(breaking(language, /\u00a0|\S[ \t]{2,}|[ \t][,.;:!?](?=\s|$)/)).toEqual([]);
  });

  test('quotes are those of the language, and closed', () => {
    const [open = '', close = ''] = quotes;
    const foreign = ['"', '“', '”', '„', '«', '»']
      .filter((sign) => !quotes.includes(sign))
      .join('');
    expect(breaking(language, new RegExp(`[${foreign}]`))).toEqual([]);
    const even = `[^${quotes}]*(?:${open}[^${quotes}]*${close}[^${quotes}]*)*`;
    expect(breaking(language, new RegExp(`^(?!${even}$)`))).toEqual([]);
  });

  test('an apostrophe is ’', () => {
    expect(breaking(language, /['`´]/)).toEqual([]);
  });

  test('a dash between spaces is that of the language', () => {
    const other = dash === '–' ? '—' : '–';
    expect(breaking(language, new RegExp(`(?:^|\\s)${other}(?:\\s|$)`))).toEqual([]);
  });

  test('a dash has spaces around it, except in ranges of numbers', () => {
    expect(breaking(language, /(?:^|\s)-\s|[^\s\d]–|–[^\s\d]|\d–\s|\s–\d|\S—|—\S/)).toEqual([]);
  });

  test('a minus is −, an ellipsis …', () => {
    expect(breaking(language, /(?:^|[\s(])[-–—]\d|[.]{3}/)).toEqual([]);
  });
});

test('English is American', () => {
  const british = [
    'manoeuvr|(?:def|off|lic|pret)ence|judgement|practise|programmes?\\b|sceptic|artefact|ageing|\\bmould|plough',
    '(?:col|fav|flav|hon|arm|behavi|neighb|harb|hum|lab|rum|vap|sav|val|endeav)our',
    '\\bgrey|centre|metre|fibre|theatre|calibre|cancell(?:ed|ing)|fulfil\\b|skilful|wilful',
    '(?:trav|lab|mod|lev|fu|tunn|quarr|marv)ell(?:ed|ing|er)|(?:sign|di|riv|equ|tot)all(?:ed|ing)',
    'team-mate|tie-breaker|towards|afterwards|backwards|whilst|amongst|learnt|full stop|catalogue',
    '(?:organ|recogn|real|emphas|optim|minim|maxim|synchron|initial|custom)is(?:e|ing|ation)|analys(?:e|ing)',
  ];
  expect(breaking('en', new RegExp(british.join('|'), 'i'))).toEqual([]);
});

test.each(LANGUAGES)(
  'a thing and what is said of it are joined by the dash of %s',
  async (language) => {
    const texts = await createTexts(language, []);
    expect(pairOf(texts, 'Ada', 5)).toBe(`Ada ${SIGNS[language].dash} 5`);
  },
);

test('no quote and no dash of one language stands in a source', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const found = ['lang/src', 'web/src', 'cli/src'].flatMap((folder) =>
    listSources(`${root}${folder}`).flatMap((file) =>
      [
        ...withoutComments(readFileSync(file, 'utf8')).matchAll(
          /.*(?:[\w}] [–—] |[“”„«»]\$\{|\}[“”„«»]).*/g,
        ),
      ].map(([line]) => `${file.slice(root.length)}: ${line.trim()}`),
    ),
  );
  expect(found).toEqual([]);
});
