import type { Language } from './languages.ts';

export const NAMESPACES = ['shell', 'cli', 'table', 'super-teams', 'super-teams-rules'] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Message ids and their texts; groups may be nested, the id is then joined by dots. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Loader = () => Promise<{ readonly default: Catalogue }>;

/** One file per language and namespace, so that a browser downloads only what it shows. */
const LOADERS: Readonly<Record<Language, Readonly<Record<Namespace, Loader>>>> = {
  en: {
    shell: () => import('./catalogues/en/shell.json', { with: { type: 'json' } }),
    cli: () => import('./catalogues/en/cli.json', { with: { type: 'json' } }),
    table: () => import('./catalogues/en/table.json', { with: { type: 'json' } }),
    'super-teams': () => import('./catalogues/en/super-teams.json', { with: { type: 'json' } }),
    'super-teams-rules': () =>
      import('./catalogues/en/super-teams-rules.json', { with: { type: 'json' } }),
  },
  ru: {
    shell: () => import('./catalogues/ru/shell.json', { with: { type: 'json' } }),
    cli: () => import('./catalogues/ru/cli.json', { with: { type: 'json' } }),
    table: () => import('./catalogues/ru/table.json', { with: { type: 'json' } }),
    'super-teams': () => import('./catalogues/ru/super-teams.json', { with: { type: 'json' } }),
    'super-teams-rules': () =>
      import('./catalogues/ru/super-teams-rules.json', { with: { type: 'json' } }),
  },
  pl: {
    shell: () => import('./catalogues/pl/shell.json', { with: { type: 'json' } }),
    cli: () => import('./catalogues/pl/cli.json', { with: { type: 'json' } }),
    table: () => import('./catalogues/pl/table.json', { with: { type: 'json' } }),
    'super-teams': () => import('./catalogues/pl/super-teams.json', { with: { type: 'json' } }),
    'super-teams-rules': () =>
      import('./catalogues/pl/super-teams-rules.json', { with: { type: 'json' } }),
  },
  uk: {
    shell: () => import('./catalogues/uk/shell.json', { with: { type: 'json' } }),
    cli: () => import('./catalogues/uk/cli.json', { with: { type: 'json' } }),
    table: () => import('./catalogues/uk/table.json', { with: { type: 'json' } }),
    'super-teams': () => import('./catalogues/uk/super-teams.json', { with: { type: 'json' } }),
    'super-teams-rules': () =>
      import('./catalogues/uk/super-teams-rules.json', { with: { type: 'json' } }),
  },
};

/** The texts of one namespace by their whole ids. */
export async function loadCatalogue(
  language: Language,
  namespace: Namespace,
): Promise<Readonly<Record<string, string>>> {
  const { default: catalogue } = await LOADERS[language][namespace]();
  return Object.fromEntries(flatten(catalogue, ''));
}

function* flatten(catalogue: Catalogue, prefix: string): Generator<readonly [string, string]> {
  for (const [name, text] of Object.entries(catalogue)) {
    if (typeof text === 'string') yield [prefix + name, text];
    else yield* flatten(text, `${prefix}${name}.`);
  }
}
