import { loadCatalogue, NAMESPACES, type Namespace } from '../catalogues.ts';
import { LANGUAGES, type Language } from '../languages.ts';

export type Flat = Readonly<Record<string, string>>;

/** Every catalogue there is, read as the program reads it. */
export async function readAll(): Promise<
  Readonly<Record<Language, Readonly<Record<Namespace, Flat>>>>
> {
  const languages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const namespaces = await Promise.all(
        NAMESPACES.map(async (name) => [name, await loadCatalogue(language, name)] as const),
      );
      return [language, Object.fromEntries(namespaces)] as const;
    }),
  );
  return Object.fromEntries(languages) as Awaited<ReturnType<typeof readAll>>;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The id without its plural form. */
export function baseOf(key: string): string {
  return key.replace(PLURAL, '');
}

export function formOf(key: string): string | undefined {
  return PLURAL.exec(key)?.[1];
}

/** The plural forms that whole numbers need. */
export const FORMS: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  ru: ['few', 'many', 'one'],
  pl: ['few', 'many', 'one'],
  uk: ['few', 'many', 'one'],
};

export function paramsOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** The messages a text is made of, with a star for every part that is filled in. */
export function nestedIn(text: string): readonly string[] {
  return [...text.matchAll(/\$t\(([^)]+)\)/g)].map((match) =>
    (match[1] ?? '').replaceAll(/\{\{\w+\}\}/g, '*'),
  );
}
