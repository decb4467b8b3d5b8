import type { Term, Terms } from './kind.ts';

function usualValue(term: Term): string {
  return term.form === 'points' ? `${term.usual}` : (term.values[0] ?? '');
}

export function usualTerms(terms: readonly Term[]): Terms {
  return Object.fromEntries(terms.map((term) => [term.id, usualValue(term)]));
}

function isValue(term: Term, value: string): boolean {
  if (term.form === 'choice') return term.values.includes(value);
  return /^\d{1,5}$/.test(value) && Number(value) <= term.most;
}

/** Whatever somebody wrote: what makes no sense is the usual value. */
export function readTerms(
  terms: readonly Term[],
  read: (id: string) => string | null | undefined,
): Terms {
  return Object.fromEntries(
    terms.map((term) => {
      const value = read(term.id) ?? '';
      return [term.id, isValue(term, value) ? value : usualValue(term)];
    }),
  );
}

/** Those that differ from the usual ones. */
export function unusualTerms(terms: readonly Term[], given: Terms): Terms {
  return Object.fromEntries(
    terms.flatMap((term) => {
      const value = given[term.id];
      return value === undefined || value === usualValue(term) ? [] : [[term.id, value]];
    }),
  );
}

/** A limit of points; nothing where there is none. */
export function pointsOf(terms: Terms, id: string): number | undefined {
  const points = Number(terms[id] ?? 0);
  return points > 0 ? points : undefined;
}
