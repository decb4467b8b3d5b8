/**
 * A set of numbers on a line: from, to, from, to, …, rising. Only what can be reached is kept, so a
 * part without width is dropped.
 */
export type Intervals = number[];

/** Takes everything between two numbers out of the set. */
export function subtract(set: Intervals, from: number, to: number): void {
  if (!(from < to)) return;
  for (let index = 0; index < set.length; ) {
    const low = set[index] as number;
    const high = set[index + 1] as number;
    if (to <= low) return;
    if (from >= high) {
      index += 2;
    } else if (from > low && to < high) {
      set.splice(index, 2, low, from, to, high);
      return;
    } else if (from > low) {
      set[index + 1] = from;
      index += 2;
    } else if (to < high) {
      set[index] = to;
      return;
    } else {
      set.splice(index, 2);
    }
  }
}

/** What two sets have in common. */
export function intersect(one: Readonly<Intervals>, two: Readonly<Intervals>): Intervals {
  const common: Intervals = [];
  let a = 0;
  let b = 0;
  while (a < one.length && b < two.length) {
    const from = Math.max(one[a] as number, two[b] as number);
    const to = Math.min(one[a + 1] as number, two[b + 1] as number);
    if (from < to) common.push(from, to);
    if ((one[a + 1] as number) < (two[b + 1] as number)) a += 2;
    else b += 2;
  }
  return common;
}

/** The set grown by so much at every end. */
export function widen(set: Readonly<Intervals>, by: number): Intervals {
  const grown: Intervals = [];
  for (let index = 0; index < set.length; index += 2) {
    const from = (set[index] as number) - by;
    const to = (set[index + 1] as number) + by;
    const last = grown.length - 1;
    if (last > 0 && from <= (grown[last] as number)) grown[last] = to;
    else grown.push(from, to);
  }
  return grown;
}

export function includes(set: Readonly<Intervals>, value: number): boolean {
  for (let index = 0; index < set.length; index += 2) {
    if (value >= (set[index] as number) && value <= (set[index + 1] as number)) return true;
  }
  return false;
}
