import type { Term, Terms } from './kind.ts';
import { readTerms, unusualTerms } from './terms.ts';

/** What an address such as `#list=1rkAB7f&points=150` holds. */
export interface ListAddress {
  readonly link: string;
  readonly terms: Terms;
}

/** The part of an address behind `#` that opens a list; nothing if it opens none. */
export function readAddress(hash: string, terms: readonly Term[]): ListAddress | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const link = params.get('list');
  if (link === null || link === '') return undefined;
  return { link, terms: readTerms(terms, (id) => params.get(id)) };
}

export function writeAddress({ link, terms }: ListAddress, known: readonly Term[]): string {
  return `#${new URLSearchParams({ list: link, ...unusualTerms(known, terms) })}`;
}

/** The link in what somebody pasted: a whole address, its end, or the bare link. */
export function findLink(pasted: string, terms: readonly Term[]): ListAddress {
  const text = pasted.trim();
  const hash = /[#?&](list=.*)$/.exec(text)?.[1] ?? `list=${encodeURIComponent(text)}`;
  return readAddress(hash, terms) ?? { link: text, terms: readTerms(terms, () => undefined) };
}
