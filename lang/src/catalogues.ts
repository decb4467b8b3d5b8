import { type Catalogue, LOADERS, type Namespace } from './catalogues/loaders.ts';
import type { Language } from './languages.ts';
import { type Spaces, typeset } from './typography.ts';

export type { Namespace } from './catalogues/loaders.ts';
export const NAMESPACES: readonly Namespace[] = Object.keys(LOADERS.en) as Namespace[];

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
