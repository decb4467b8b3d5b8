import type { Language } from '@parsecs/lang';

/** A number as the language writes it, with at most one digit after the point. */
export function numberIn(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

export function percentIn(language: Language, value: number): string {
  const digits = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, digits).format(value);
}
