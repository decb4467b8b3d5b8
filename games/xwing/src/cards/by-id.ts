import { deepFreeze } from './freeze.ts';

export interface Catalogue<I extends string, C extends { readonly id: I }> {
  /** In the order of the ids. */
  readonly all: readonly C[];
  readonly byId: Readonly<Record<I, C>>;
  /** The card with an id that somebody else wrote. */
  readonly find: (id: string) => C | undefined;
}

/** Locked cards with fast access; the ids say which there must be, and in which order. */
export function catalogueOf<I extends string, C extends { readonly id: I }>(
  ids: readonly I[],
  cards: readonly C[],
): Catalogue<I, C> {
  const found = new Map<string, C>(cards.map((card) => [card.id, deepFreeze(card)]));
  const all = ids.map((id) => {
    const card = found.get(id);
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  });
  const byId = Object.fromEntries(all.map((card) => [card.id, card])) as Record<I, C>;
  return deepFreeze({ all, byId, find: (id: string) => found.get(id) });
}
