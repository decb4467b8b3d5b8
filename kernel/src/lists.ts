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

/** Takes one item out of a list that must hold it. Whoever asks for another has a bug: the last is not it. */
export function takeOut<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index === -1) throw new RangeError(`${String(item)} is not in the list`);
  list.splice(index, 1);
}

/** Where the first item of a kind is, in a list that must hold one: −1 is no index. */
export function indexIn<T>(list: readonly T[], isIt: (item: T) => boolean): number {
  const index = list.findIndex(isIt);
  if (index === -1) throw new RangeError(`nothing of the kind in a list of ${list.length}`);
  return index;
}

/** One of the items, each as likely as the others. */
export function pickOne<T>(chance: Chance, purpose: string, items: readonly T[]): T {
  return at(items, chance.pick(purpose, items.length));
}
