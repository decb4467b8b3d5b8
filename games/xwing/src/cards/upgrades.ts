import { UPGRADE_DATA } from '../data/upgrades.ts';
import { type Catalogue, catalogueOf } from './by-id.ts';
import { type ShipTypeId, UPGRADE_IDS, type UpgradeId } from './ids.ts';
import type { UseKind } from './use-kinds.ts';
import type { ActionIcon, BaseSize, CardValue, Faction, Slot, WeaponToken } from './vocabulary.ts';

/** XW-008 */
export interface UpgradeCard {
  readonly id: UpgradeId;
  readonly slot: Slot;
  readonly points: number;
  /** XW-203 */
  readonly unique: boolean;
  /** At most one of them on a ship; no card of the first waves is. */
  readonly limited: boolean;
  /** XW-303: who alone may carry it. */
  readonly only?: UpgradeLimits;
  readonly grants?: UpgradeGrants;
  /** Secondary weapons only. */
  readonly weapon?: SecondaryWeapon;
  /** What it is used on, or with; nothing where it is simply used. */
  readonly usedOn?: UseKind;
}

export interface UpgradeLimits {
  readonly faction?: Faction;
  readonly ship?: ShipTypeId;
  readonly size?: BaseSize;
}

/** What it adds to the ship card for as long as it is there. */
export interface UpgradeGrants {
  readonly slots?: readonly Slot[];
  readonly actions?: readonly ActionIcon[];
  readonly values?: Readonly<Partial<Record<CardValue, number>>>;
}

export interface SecondaryWeapon {
  /** XW-214 */
  readonly dice: number;
  /** XW-213: the nearest and the farthest band. */
  readonly range: readonly [least: number, most: number];
  /** XW-215: what must be had to choose the weapon. */
  readonly requires: WeaponToken | null;
  /** XW-299: what is paid. */
  readonly spends: readonly WeaponToken[];
  /** XW-299: whether the card itself is part of the price. */
  readonly discarded: boolean;
  /** XW-297 */
  readonly arc: 'front' | 'any';
  /** Attacks made with one use (XW-307). */
  readonly attacks: number;
}

const catalogue: Catalogue<UpgradeId, UpgradeCard> = catalogueOf<UpgradeId, UpgradeCard>(
  UPGRADE_IDS,
  UPGRADE_DATA,
);

export const UPGRADES: readonly UpgradeCard[] = catalogue.all;

export function upgradeCard(id: UpgradeId): UpgradeCard {
  return catalogue.byId[id];
}

export const findUpgrade: (id: string) => UpgradeCard | undefined = catalogue.find;
