import { PILOTS, type PilotCard, SHIP_TYPE_IDS, UPGRADES, type UpgradeCard } from '@parsecs/xwing';
import type { CardKey } from '../kind.ts';

/** Three names are both of a pilot and of an upgrade: the key says which card is meant. */
export function pilotKey(id: string): CardKey {
  return `pilot/${id}`;
}

export function upgradeKey(id: string): CardKey {
  return `upgrade/${id}`;
}

const PILOT_CARDS: ReadonlyMap<CardKey, PilotCard> = new Map(
  PILOTS.map((card) => [pilotKey(card.id), card]),
);
const UPGRADE_CARDS: ReadonlyMap<CardKey, UpgradeCard> = new Map(
  UPGRADES.map((card) => [upgradeKey(card.id), card]),
);

export function asPilot(card: CardKey): PilotCard | undefined {
  return PILOT_CARDS.get(card);
}

export function asUpgrade(card: CardKey): UpgradeCard | undefined {
  return UPGRADE_CARDS.get(card);
}

/** Ship type by ship type, the best pilot first. */
export const PILOT_KEYS: readonly CardKey[] = SHIP_TYPE_IDS.flatMap((ship) =>
  PILOTS.filter((card) => card.ship === ship)
    .sort((one, other) => other.skill - one.skill || other.points - one.points)
    .map(({ id }) => pilotKey(id)),
);
