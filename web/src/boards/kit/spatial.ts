/** Something on the board that can be chosen: a point, and how it is called. */
export interface Spot<Id> {
  readonly id: Id;
  readonly x: number;
  readonly y: number;
}

/** The spot nearest to a point, if one is near enough: fingers are not exact. */
export function nearestSpot<S extends Spot<unknown>>(
  spots: readonly S[],
  x: number,
  y: number,
  reach: number,
): S | undefined {
  let best: S | undefined;
  let least = reach * reach;
  for (const spot of spots) {
    const distance = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (distance > least) continue;
    least = distance;
    best = spot;
  }
  return best;
}
