import { DAMAGE_DATA } from '../data/damage-deck.ts';
import { type Catalogue, catalogueOf } from './by-id.ts';
import { DAMAGE_IDS, type DamageId } from './ids.ts';
import type { AttackResult, Trait } from './vocabulary.ts';

export interface DamageCard {
  readonly id: DamageId;
  readonly trait: Trait;
  /** How many the deck has. */
  readonly count: number;
  /** The action that the card offers to turn it face down. */
  readonly repair?: DamageRepair;
}

export interface DamageRepair {
  readonly roll: boolean;
  /** The results that repair, if it takes a roll. */
  readonly on: readonly AttackResult[];
}

const catalogue: Catalogue<DamageId, DamageCard> = catalogueOf<DamageId, DamageCard>(
  DAMAGE_IDS,
  DAMAGE_DATA,
);

export const DAMAGE_CARDS: readonly DamageCard[] = catalogue.all;

/** XW-292: the 33 cards of the deck, not shuffled. */
export const DAMAGE_DECK: readonly DamageId[] = Object.freeze(
  DAMAGE_CARDS.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
);

export function damageCard(id: DamageId): DamageCard {
  return catalogue.byId[id];
}

export const findDamageCard: (id: string) => DamageCard | undefined = catalogue.find;
