import type { Measure } from '@parsecs/lessons';
import type { Texts } from '../shell/texts.tsx';

/** What an answer is worth, in words: a chance, or what comes of it on average. */
export function tellWorth(texts: Texts, { kind }: Measure, value: number): string {
  if (kind === 'expected') {
    const worth = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 }).format(value);
    return texts.t('guided:puzzle.expected', { worth });
  }
  const percent = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
  return texts.t('guided:puzzle.chance', { percent: percent.format(value * 100) });
}
