import type { CardKind } from '@parsecs/xwing/words';
import { listOf } from '../people.ts';
import type { Texts } from '../texts.ts';

/** The cards that have a name and, where they do something, a text. */
export type { CardKind };

export function cardName(texts: Texts, kind: CardKind, id: string): string {
  return texts.t(`xwing:card.${kind}.${id}.name`);
}

/** Upgrade cards by their names; empty for none. */
export function listUpgrades(texts: Texts, ids: readonly string[]): string {
  return listOf(
    texts,
    ids.map((id) => cardName(texts, 'upgrade', id)),
  );
}

/** What a card does; nothing for a pilot without an ability. */
export function cardText(texts: Texts, kind: CardKind, id: string): string | undefined {
  const key = `xwing:card.${kind}.${id}.text` as const;
  return texts.has(key) ? texts.t(key) : undefined;
}

/** The name of a ship type. */
export function shipName(texts: Texts, id: string): string {
  return texts.t(`xwing:ship.${id}.name`);
}
