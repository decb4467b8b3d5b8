import type { AbilityId, Arc, Faction, ShipClass, WeaponId } from '../vocabulary.ts';

/** A stat card as ship files write it. */
export interface ShipCard {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly faction: Faction;
  readonly class: ShipClass;
  readonly cost: number;
  readonly rarity: Rarity;
  /** SB-129: the name that counts for uniqueness; null for a ship that is not Unique. */
  readonly uniqueName: string | null;
  /** SB-140 */
  readonly droid: boolean;
  readonly era: string;
  /** SB-005: comes with the starter set. */
  readonly starter: boolean;
  readonly hull: { readonly full: number; readonly reduced: number | null };
  readonly full: CardSide;
  readonly reduced: CardSide | null;
  /** SB-161: the classes that the counters of this ship can influence. */
  readonly commands: readonly ShipClass[];
  readonly roster: RosterStatus;
  readonly provenance: Provenance;
}

export interface CardSide {
  readonly defense: { readonly front: number; readonly side: number; readonly rear: number };
  readonly weapons: readonly CardWeapon[];
  readonly pointDefense: number | null;
  readonly commandCounters: number;
  readonly abilities: readonly CardAbility[];
}

export interface CardWeapon {
  readonly weapon: WeaponId;
  readonly attack: number;
  readonly damage: number;
  readonly arc: Arc;
}

export interface CardAbility {
  readonly ability: AbilityId;
  readonly value?: number;
  /** Long-Range Bomber names its weapon. */
  readonly weapon?: WeaponId;
}

export const RARITIES = ['common', 'uncommon', 'rare'] as const;
export type Rarity = (typeof RARITIES)[number];

/** The eras of the set; cards that somebody writes may have others. */
export const ERAS = ['republic', 'separatist', 'empire', 'rebellion', 'new-republic'] as const;
export type Era = (typeof ERAS)[number];

/** How sure it is that the printed set holds the ship. */
export const ROSTER_STATUSES = ['confirmed', 'probable', 'filler', 'own'] as const;
export type RosterStatus = (typeof ROSTER_STATUSES)[number];

/** `corrected` is what somebody with the real card in hand has written. */
export const CARD_STATUSES = [
  'published',
  'published-partial',
  'reconstructed',
  'proposed',
  'corrected',
] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** `derived` follows from what is published, without standing there. */
export const FIELD_STATUSES = [
  'published',
  'published-partial',
  'derived',
  'reconstructed',
  'proposed',
  'corrected',
] as const;
export type FieldStatus = (typeof FIELD_STATUSES)[number];

export interface Provenance {
  /** Never more than the figures say one by one (`overallOf`). */
  readonly overall: CardStatus;
  /** By the path of a figure or of what it is a part of; `default` covers what is not listed. */
  readonly fields: Readonly<Record<string, FieldProvenance>>;
}

export interface FieldProvenance {
  readonly status: FieldStatus;
  readonly sources?: readonly string[];
  readonly confidence?: string;
  readonly note?: string;
}
