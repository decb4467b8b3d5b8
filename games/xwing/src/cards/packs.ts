import data from '../data/packs.json' with { type: 'json' };
import { type Catalogue, catalogueOf } from './by-id.ts';
import { PACK_IDS, type PackId, type PilotId, type ShipTypeId, type UpgradeId } from './ids.ts';

export type Copies<I extends string> = Readonly<Partial<Record<I, number>>>;

/** What one box holds of the limited components (XW-222), counted. */
export interface Pack {
  readonly id: PackId;
  /** 0 is the base set (XW-010). */
  readonly wave: number;
  /** Models, each with its base, pegs and dial. */
  readonly ships: Copies<ShipTypeId>;
  readonly pilots: Copies<PilotId>;
  readonly upgrades: Copies<UpgradeId>;
}

const catalogue: Catalogue<PackId, Pack> = catalogueOf(
  PACK_IDS,
  data.packs as unknown as readonly Pack[],
);

export const PACKS: readonly Pack[] = catalogue.all;

export function packOf(id: PackId): Pack {
  return catalogue.byId[id];
}
