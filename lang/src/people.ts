import type { Texts } from './texts.ts';

/** Who sits where, for sentences: the names, and which seat the sentence is read by. */
export interface People {
  name(seat: number): string;
  readonly me?: number;
}

/** Second person for the reader's own seat. */
export function personOf(people: People, seat: number): 'you' | 'they' {
  return people.me === seat ? 'you' : 'they';
}

/** A thing and what is said of it: “Ada – 5”. */
export function pairOf(texts: Texts, one: string, other: string | number): string {
  return texts.t('table:pair', { one, other });
}

/** Joins names and things as the language does: “a, b and c”. */
export function listOf(texts: Texts, items: readonly string[]): string {
  // Our English has no comma before the last “and”.
  const locale = texts.language === 'en' ? 'en-GB' : texts.language;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
