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

/**
 * The first wish that we can fulfil: tags of a browser (`uk-UA`) or of a terminal (`pl_PL.UTF-8`).
 * A language we do not have is never replaced by a related one.
 */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const wish of preferred) {
    const base = wish.toLowerCase().split(/[-_.@]/)[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
