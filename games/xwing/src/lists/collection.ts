import type { PackId, PilotId, ShipTypeId, UpgradeId } from '../cards/ids.ts';
import { type Copies, PACKS } from '../cards/packs.ts';

/** How many of each box the players own together. */
export type Collection = Copies<PackId>;

/** Counted components; what is not named there is none of. */
export interface Stock {
  readonly ships: Map<ShipTypeId, number>;
  readonly pilots: Map<PilotId, number>;
  readonly upgrades: Map<UpgradeId, number>;
}

/** XW-222: every card and model of the boxes, less the upgrade cards that are gone. */
export function stockOf(collection: Collection, taken: readonly UpgradeId[] = []): Stock {
  const stock: Stock = { ships: new Map(), pilots: new Map(), upgrades: new Map() };
  for (const pack of PACKS) {
    const boxes = collection[pack.id] ?? 0;
    addTo(stock.ships, pack.ships, boxes);
    addTo(stock.pilots, pack.pilots, boxes);
    addTo(stock.upgrades, pack.upgrades, boxes);
  }
  for (const upgrade of taken) takeFrom(stock.upgrades, upgrade);
  return stock;
}

function addTo<I extends string>(counts: Map<I, number>, copies: Copies<I>, boxes: number): void {
  for (const [id, count] of Object.entries<number | undefined>(copies)) {
    counts.set(id as I, (counts.get(id as I) ?? 0) + (count ?? 0) * boxes);
  }
}

/** One less of it; false when there was none left. */
export function takeFrom<I extends string>(counts: Map<I, number>, id: I): boolean {
  const count = counts.get(id) ?? 0;
  if (count <= 0) return false;
  counts.set(id, count - 1);
  return true;
}
