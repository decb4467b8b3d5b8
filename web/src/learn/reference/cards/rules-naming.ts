import type { Rule } from '../../rules.ts';

/** A card has no more rules of its own than this; what more rules name is an ordinary word. */
const MOST = 6;

/** Rules that name a card, as it is written. */
export function rulesNaming(rules: readonly Rule[], name: string): readonly string[] {
  const naming = rules.flatMap(({ id, title, text }) =>
    isNamed(title, name) || isNamed(text, name) ? [id] : [],
  );
  return naming.length > MOST ? [] : naming;
}

function isNamed(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}
