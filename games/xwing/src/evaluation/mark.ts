const MOST = 1e9;

/** One more number in a mark: what has the same mark is taken for the same. */
export function mixIn(mark: number, value: number): number {
  const mixed = mark * 31.7 + value;
  // A remainder, which `%` takes many times as long to find.
  return mixed - Math.floor(mixed / MOST) * MOST;
}
