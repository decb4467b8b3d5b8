import type { Chance } from './chance.ts';

/** The item at an index that must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw outOfRange(list.length, index);
  return item;
}

// Kept apart so that `at` stays small enough to be inlined wherever it is called.
function outOfRange(length: number, index: number): RangeError {
  return new RangeError(`nothing at index ${index} of a list of ${length}`);
}

/** One of the items, each as likely as the others. */
export function pickOne<T>(chance: Chance, purpose: string, items: readonly T[]): T {
  return at(items, chance.pick(purpose, items.length));
}
