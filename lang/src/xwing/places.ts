import type { Texts } from '../texts.ts';

/** What is wrong with these says itself what it is about. */
const SELF_EVIDENT: readonly string[] = ['name', 'faction', 'version'];

/** Where a path leads in a squad file; nothing for what has no name but its own. Needs the words of the builder. */
export function placeInSquad(texts: Texts, path: string): string | undefined {
  if (SELF_EVIDENT.includes(path)) return '';
  if (path === 'points') return texts.t('builder:points-label');
  const index = /^(?:pilots|ships)\[(\d+)\]/.exec(path)?.[1];
  return index === undefined
    ? undefined
    : texts.t('builder:xwing.ship-no', { no: Number(index) + 1 });
}
