import { at } from '@parsecs/kernel';
import data from '../data/maps.json' with { type: 'json' };
import type { MapId } from '../vocabulary.ts';

/** A stellar grid; square (0,0) is its north-west corner. */
export interface StellarGrid {
  readonly id: MapId;
  readonly columns: number;
  readonly rows: number;
}

/** SB-033 */
export const ZONE_ROWS = 3;

export const MAPS: Readonly<Record<MapId, StellarGrid>> = {
  standard: readMap('standard', 0),
  'long-axis': readMap('long-axis', 1),
  compact: readMap('compact', 2),
};

function readMap(id: MapId, index: number): StellarGrid {
  const map = at(data.maps, index);
  if (map.id !== id) throw new Error(`map ${index} is ${map.id}, not ${id}`);
  return { id, columns: map.columns, rows: map.rows };
}
