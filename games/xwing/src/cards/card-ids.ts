import { type AbleId, DAMAGE_IDS, type DamageId, UPGRADE_IDS, type UpgradeId } from './ids.ts';
import { PILOTS, type PilotCard } from './pilots.ts';
import { UPGRADES } from './upgrades.ts';
import type { UseKind } from './use-kinds.ts';

/** Every card with a text, by its sort and its own id; a card without behaviour fails the type check. */
export type CardId = `pilot.${AbleId}` | `upgrade.${UpgradeId}` | `damage.${DamageId}`;

/** The pilot as a card with a text, if it has one. */
export function cardOfPilot({ id, hasAbility }: PilotCard): CardId | undefined {
  return hasAbility ? `pilot.${id as AbleId}` : undefined;
}

export const CARD_IDS: readonly CardId[] = [
  ...PILOTS.flatMap((pilot) => cardOfPilot(pilot) ?? []),
  ...UPGRADE_IDS.map((id): CardId => `upgrade.${id}`),
  ...DAMAGE_IDS.map((id): CardId => `damage.${id}`),
];

const KNOWN: ReadonlySet<string> = new Set(CARD_IDS);

export function isCard(text: string): text is CardId {
  return KNOWN.has(text);
}

/** The cards that are used on something or with a word, as their data say; others are simply used. */
const USED_ON: ReadonlyMap<CardId, UseKind> = new Map([
  ...PILOTS.flatMap((pilot) => entryOf(cardOfPilot(pilot), pilot.usedOn)),
  ...UPGRADES.flatMap(({ id, usedOn }) => entryOf(`upgrade.${id}`, usedOn)),
]);

function entryOf(
  card: CardId | undefined,
  usedOn: UseKind | undefined,
): readonly (readonly [CardId, UseKind])[] {
  return card === undefined || usedOn === undefined ? [] : [[card, usedOn]];
}

export function usedOnOf(card: CardId): UseKind | undefined {
  return USED_ON.get(card);
}
