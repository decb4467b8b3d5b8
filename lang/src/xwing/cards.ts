import { type CardKind, findDamageCard, findPilot, findUpgrade } from '@parsecs/xwing/words';
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

/** The name as it is printed: a bullet before those that are unique (XW-203). */
export function cardTitle(texts: Texts, kind: CardKind, id: string): string {
  const name = cardName(texts, kind, id);
  return isUnique(kind, id) ? `• ${name}` : name;
}

function isUnique(kind: CardKind, id: string): boolean {
  if (kind === 'pilot') return findPilot(id)?.unique === true;
  return kind === 'upgrade' && findUpgrade(id)?.unique === true;
}

/** The trait of a damage card (XW-147): Ship or Pilot. */
export function traitOf(texts: Texts, damage: string): string | undefined {
  const trait = findDamageCard(damage)?.trait;
  return trait === undefined ? undefined : texts.t(`xwing:trait.${trait}`);
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
