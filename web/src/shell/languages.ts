export const LANGUAGES = ['en', 'ru', 'pl', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  uk: 'Українська',
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first wish of the browser that we can fulfil. */
export function guessLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
