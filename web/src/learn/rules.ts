import type { Texts } from '@parsecs/lang';
import type { HouseGame } from '../home/house.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Decided by us, because the printed rules are silent or unclear. */
  readonly ruling: boolean;
}

interface Series {
  readonly prefix: string;
  readonly digits: number;
  readonly ruling: boolean;
}

/** How the ledgers count: `ST-001` … for rules, `EN-01` … for rulings that have a series of their own. */
const SERIES: Readonly<Record<HouseGame, readonly Series[]>> = {
  'super-teams': [
    { prefix: 'ST-', digits: 3, ruling: false },
    { prefix: 'EN-', digits: 2, ruling: true },
  ],
  xwing: [{ prefix: 'XW-', digits: 3, ruling: false }],
  'starship-battles': [{ prefix: 'SB-', digits: 3, ruling: false }],
  'imperial-assault': [{ prefix: 'IA-', digits: 3, ruling: false }],
};

/** Every rule that has words, in the order of the ledger. */
export function rulesOf(texts: Texts, game: HouseGame): readonly Rule[] {
  return SERIES[game].flatMap(({ prefix, digits, ruling }) => {
    const rules: Rule[] = [];
    for (let number = 1; number < 10 ** digits; number += 1) {
      const id = prefix + String(number).padStart(digits, '0');
      const key = `${game}-rules:${id}` as const;
      if (!texts.has(`${key}.text`)) break;
      rules.push({
        id,
        title: texts.t(`${key}.title`),
        text: texts.t(`${key}.text`),
        ruling,
      });
    }
    return rules;
  });
}

/** Those that have every word that is searched for, in any order, in their text or number. */
export function findRules(
  rules: readonly Rule[],
  search: string,
  language: string,
): readonly Rule[] {
  const words = search.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.text}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word));
  });
}
