import type { Texts } from '@parsecs/lang';

export function isLastRound(round: number, limit: number = 0): boolean {
  return limit > 0 && round >= limit;
}

/** Which round it is, and of how many where that is agreed on; 0 for no limit. */
export function roundWords(texts: Texts, round: number, limit: number = 0): string {
  if (isLastRound(round, limit)) return texts.t('shell:play.top.round-last', { round });
  return limit > 0
    ? texts.t('shell:play.top.round-of', { round, of: limit })
    : texts.t('shell:play.top.round', { round });
}
