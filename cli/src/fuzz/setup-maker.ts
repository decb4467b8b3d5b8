import type { Chance } from '@parsecs/kernel';

/** Makes up a setup that the rules allow; all of it depends on the chance given. */
export type SetupMaker = (chance: Chance) => unknown;

export function pickFrom<T>(chance: Chance, items: readonly T[]): T {
  return items[chance.pick('one of several', items.length)] as T;
}
