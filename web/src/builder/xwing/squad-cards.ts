import {
  findPilot,
  findUpgrade,
  PILOTS,
  type PilotCard,
  SHIP_TYPE_IDS,
  type UpgradeCard,
} from '@parsecs/xwing';
import type { CardKey } from '../kind.ts';

/** Three names are both of a pilot and of an upgrade: the key says which card is meant. */
export function pilotKey(id: string): CardKey {
  return `pilot/${id}`;
}

export function upgradeKey(id: string): CardKey {
  return `upgrade/${id}`;
}

export function idOf(card: CardKey): string {
  return card.slice(card.indexOf('/') + 1);
}

export function asPilot(card: CardKey): PilotCard | undefined {
  return card.startsWith('pilot/') ? findPilot(idOf(card)) : undefined;
}

export function asUpgrade(card: CardKey): UpgradeCard | undefined {
  return card.startsWith('upgrade/') ? findUpgrade(idOf(card)) : undefined;
}

/** Ship type by ship type, the best pilot first. */
export const PILOT_KEYS: readonly CardKey[] = SHIP_TYPE_IDS.flatMap((ship) =>
  PILOTS.filter((card) => card.ship === ship)
    .sort((one, other) => other.skill - one.skill || other.points - one.points)
    .map(({ id }) => pilotKey(id)),
);
