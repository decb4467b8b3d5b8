/**
 * The part of an edge that is left after cutting, as fractions of the edge. Scratch space is shared
 * by all calls: they are synchronous and never nest.
 */
export const left = { from: 0, to: 1 };

export function takeWholeEdge(): void {
  left.from = 0;
  left.to = 1;
}

/**
 * Leaves what is not beyond a limit, given the values at the two ends of the whole edge; false when
 * nothing is left.
 */
export function trim(start: number, end: number, limit: number): boolean {
  const before = start - limit;
  const after = end - limit;
  if (before > 0 && after > 0) return false;
  if (before > 0) left.from = Math.max(left.from, before / (before - after));
  else if (after > 0) left.to = Math.min(left.to, before / (before - after));
  return left.from <= left.to;
}
