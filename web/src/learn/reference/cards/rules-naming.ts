import type { Rule } from '../../rules.ts';
import type { IndexedCard } from './card.ts';

/** What more rules name is an ordinary word. */
const MOST_NAMING = 6;
/** More would be a list of its own. */
const MOST = 8;

/** Rules that name a card or what it can do, as the English words and the ledger have it. */
export function rulesNaming(
  rules: readonly Pick<Rule, 'id' | 'title' | 'text'>[],
  { name, abilities = [] }: Pick<IndexedCard, 'name' | 'abilities'>,
): readonly string[] {
  const found = [name, ...abilities].flatMap((called) => {
    const plain = called.replaceAll(/[“”!]/g, '');
    const naming = rules.flatMap(({ id, title, text }) =>
      isNamed(title, plain) || isNamed(text, plain) ? [id] : [],
    );
    return naming.length > MOST_NAMING ? [] : naming;
  });
  return [...new Set(found)].toSorted().slice(0, MOST);
}

function isNamed(text: string, name: string): boolean {
  const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}
