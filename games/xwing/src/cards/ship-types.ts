import data from '../data/ships.json' with { type: 'json' };
import type { Arc } from '../geometry/arc.ts';
import type { Manoeuvre } from '../geometry/directions.ts';
import { type Catalogue, catalogueOf } from './by-id.ts';
import { SHIP_TYPE_IDS, type ShipTypeId } from './ids.ts';
import type { ActionIcon, BaseSize, Difficulty, Faction } from './vocabulary.ts';

/** XW-040 */
export interface DialManoeuvre extends Manoeuvre {
  readonly difficulty: Difficulty;
}

/** What all ship cards of one type have in common, unless a card prints other values. */
export interface ShipType {
  readonly id: ShipTypeId;
  readonly faction: Faction;
  readonly size: BaseSize;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** Printed arcs and the reach of a turret (XW-297); all of them serve the primary weapon. */
  readonly arcs: readonly Arc[];
  readonly actions: readonly ActionIcon[];
  /** XW-006, slowest first, each speed from left to right. */
  readonly dial: readonly DialManoeuvre[];
}

const catalogue: Catalogue<ShipTypeId, ShipType> = catalogueOf(
  SHIP_TYPE_IDS,
  data.ships as unknown as readonly ShipType[],
);

export const SHIP_TYPES: readonly ShipType[] = catalogue.all;

export function shipType(id: ShipTypeId): ShipType {
  return catalogue.byId[id];
}

export const findShipType: (id: string) => ShipType | undefined = catalogue.find;
