import type { Texts } from '@parsecs/lang';
import type { GameManifest } from '../games/manifest.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Decided by us, because the printed rules are silent or unclear. */
  readonly ruling: boolean;
}

/** Every rule that has words, in the order of the ledger. */
export function rulesOf(
  texts: Texts,
  { id: game, ruleSeries }: Pick<GameManifest, 'id' | 'ruleSeries'>,
): readonly Rule[] {
  return ruleSeries.flatMap(({ prefix, digits, ruling }) => {
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
