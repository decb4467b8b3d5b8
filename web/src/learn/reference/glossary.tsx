import {
  createTexts,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type Namespace,
  ruleText,
  type Texts,
} from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import { type JSX, use, useState } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { wordsOf } from '../word-forms.ts';
import { type Term, termsOf } from './glossary-terms.ts';
import { RuleLink } from './rule-link.tsx';
import { SearchField } from './search-field.tsx';

type InAll = Readonly<Record<Language, Texts>>;

const LOADED = new Map<GameId, Promise<InAll>>();

/** Where the names of terms stand. */
function namespacesOf(game: GameId): readonly Namespace[] {
  return [...new Set(termsOf(game).map(({ key }) => key.split(':')[0] as Namespace))];
}

async function loadAll(game: GameId): Promise<InAll> {
  const namespaces = namespacesOf(game);
  const all = await Promise.all(
    LANGUAGES.map(async (language) => [language, await createTexts(language, namespaces, 'bound')]),
  );
  return Object.fromEntries(all) as InAll;
}

/** The words of all languages, always the same promise for a game. */
function inAll(game: GameId): Promise<InAll> {
  const known = LOADED.get(game);
  if (known !== undefined) return known;
  const loading = loadAll(game);
  // A failed download may succeed when it is tried again.
  loading.catch(() => LOADED.delete(game));
  LOADED.set(game, loading);
  return loading;
}

/** The terms of a game side by side in four languages, each with what it means. */
export function Glossary(props: { readonly game: GameId }): JSX.Element {
  const { game } = props;
  const texts = useTexts('learn', `${game}-rules`);
  const all = use(inAll(game));
  const [search, setSearch] = useState('');
  const others = LANGUAGES.filter((language) => language !== texts.language);
  const asked = wordsOf(search, texts.language);
  const rows = termsOf(game)
    .map((term) => ({ term, names: LANGUAGES.map((language) => nameIn(all[language], term)) }))
    .filter(({ names }) => {
      const written = names.join(' ').toLocaleLowerCase();
      return asked.every((word) => written.includes(word));
    })
    .toSorted((one, other) =>
      nameIn(all[texts.language], one.term).localeCompare(
        nameIn(all[texts.language], other.term),
        texts.language,
      ),
    );
  return (
    <>
      <p className="mb-3 text-quiet">{texts.t('learn:glossary.text')}</p>
      <SearchField
        label={texts.t('learn:glossary.search')}
        hint={texts.t('learn:glossary.search')}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="mt-2 text-sm text-quiet">
        {rows.length === 0 && texts.t('learn:glossary.none')}
      </p>
      <dl className="mt-3 divide-y divide-line rounded-md border border-line bg-panel/70">
        {rows.map(({ term }) => (
          <div key={term.key} className="px-4 py-3">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-base font-semibold first-letter:uppercase">
                {nameIn(all[texts.language], term)}
              </span>
              <RuleLink game={game} rule={term.rule} />
            </dt>
            <dd>
              <p className="text-quiet">{meaning(texts, all[texts.language], game, term)}</p>
              <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
                {others.map((language) => (
                  <li key={language}>
                    <span className="text-quiet">{LANGUAGE_NAMES[language]}: </span>
                    <span lang={language}>{nameIn(all[language], term)}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function nameIn(texts: Texts, { key }: Term): string {
  return texts.t(key as never);
}

/** Its own explanation, or what its rule says. */
function meaning(texts: Texts, own: Texts, game: GameId, { key, rule }: Term): string {
  const explained = key.replace(/\.name$/, '.text');
  return explained !== key && own.has(explained)
    ? own.t(explained as never)
    : ruleText(texts, game, rule);
}
