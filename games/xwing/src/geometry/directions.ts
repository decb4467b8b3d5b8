/** The words for directions and ways, on the table and on dials. */

/** C-01: bottom is y = 0, the Rebel edge; top is the Imperial edge (XW-019). */
export const EDGES = ['bottom', 'right', 'top', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** Of a ship, as its pilot sees them. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** XW-041, XW-304 */
export const BEARINGS = [
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran',
  'stationary',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** XW-040, without the difficulty, which moves nothing. */
export interface Manoeuvre {
  readonly bearing: Bearing;
  readonly speed: number;
}
