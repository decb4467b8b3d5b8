import { en } from './catalogues/en.ts';
import { pl } from './catalogues/pl.ts';
import { ru } from './catalogues/ru.ts';
import { uk } from './catalogues/uk.ts';
import type { Language } from './languages.ts';
import { type Spaces, typeset } from './typography.ts';

export const NAMESPACES = [
  'shell',
  'cli',
  'table',
  'builder',
  'super-teams',
  'super-teams-rules',
  'xwing',
  'xwing-board',
  'xwing-rules',
  'starship-battles',
  'starship-battles-board',
  'starship-battles-rules',
  'imperial-assault',
  'imperial-assault-board',
  'imperial-assault-rules',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Message ids and their texts; groups may be nested, the id is then joined by dots. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Loader = () => Promise<{ readonly default: Catalogue }>;

/** One file per language and namespace, so that a browser downloads only what it shows. */
export type Loaders = Readonly<Record<Namespace, Loader>>;

const LOADERS: Readonly<Record<Language, Loaders>> = { en, ru, pl, uk };

/** The texts of one namespace by their whole ids. */
export async function loadCatalogue(
  language: Language,
  namespace: Namespace,
  spaces: Spaces = 'plain',
): Promise<Readonly<Record<string, string>>> {
  const { default: catalogue } = await LOADERS[language][namespace]();
  const texts = Object.fromEntries(flatten(catalogue, ''));
  if (spaces === 'bound')
    for (const [key, text] of Object.entries(texts)) texts[key] = typeset(language, text);
  return texts;
}

function* flatten(catalogue: Catalogue, prefix: string): Generator<readonly [string, string]> {
  for (const [name, text] of Object.entries(catalogue)) {
    if (typeof text === 'string') yield [prefix + name, text];
    else yield* flatten(text, `${prefix}${name}.`);
  }
}
