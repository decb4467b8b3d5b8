import type { Texts } from '../texts.ts';

/** The ship of a squad file that a path leads to; needs the words of the builder. */
export function placeInSquad(texts: Texts, path: string): string | undefined {
  const index = /^(?:pilots|ships)\[(\d+)\]/.exec(path)?.[1];
  return index === undefined
    ? undefined
    : texts.t('builder:xwing.ship-no', { no: Number(index) + 1 });
}
