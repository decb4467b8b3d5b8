import { createTexts, type Language, type Texts } from '@parsecs/lang';

const begun = new Map<Language, Promise<Texts>>();

/** The same catalogues that the page reads, so that a test finds things by the words on them. */
export function wordsIn(language: Language): Promise<Texts> {
  let texts = begun.get(language);
  if (texts === undefined) {
    texts = createTexts(language);
    begun.set(language, texts);
  }
  return texts;
}
