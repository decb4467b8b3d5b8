import type { ShownAttack } from './moment.ts';

/** Which dice cancel each other, and in which order; evade results that were added come last. */
export interface DicePairs {
  /** For each attack die and each defence die its turn, or nothing where it stays. */
  readonly attack: readonly (number | undefined)[];
  readonly defence: readonly (number | undefined)[];
  readonly added: readonly (number | undefined)[];
  readonly count: number;
}

/** XW-126, XW-127: each evade result cancels one result, hits before critical hits. */
export function dicePairs(
  { attack, defence, evades }: Pick<ShownAttack, 'attack' | 'defence' | 'evades'>,
  cancelled: number,
): DicePairs {
  const places = (faces: readonly string[], face: string): readonly number[] =>
    faces.flatMap((own, place) => (own === face ? [place] : []));
  const struck = [...places(attack, 'hit'), ...places(attack, 'critical')];
  const evaded = places(defence, 'evade');
  const count = Math.min(cancelled, struck.length, evaded.length + evades);
  const turnIn = (order: readonly number[], place: number): number | undefined => {
    const turn = order.indexOf(place);
    return turn === -1 || turn >= count ? undefined : turn;
  };
  return {
    attack: attack.map((_, place) => turnIn(struck, place)),
    defence: defence.map((_, place) => turnIn(evaded, place)),
    added: Array.from({ length: evades }, (_, index) => {
      const turn = evaded.length + index;
      return turn < count ? turn : undefined;
    }),
    count,
  };
}
