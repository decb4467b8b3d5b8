import type { State } from '../state.ts';

const MOST = 1e9;

/** One more number in a mark: what has the same mark is taken for the same. */
export function mixIn(mark: number, value: number): number {
  const mixed = mark * 31.7 + value;
  // A remainder, which `%` takes many times as long to find.
  return mixed - Math.floor(mixed / MOST) * MOST;
}

const MOST_KNOWN = 64;

/** The same made once for all positions of a match that have one mark. */
export function remembered<T>(
  markOf: (state: State) => number,
  make: (state: State) => T,
): (state: State) => T {
  const byRoster = new WeakMap<object, Map<number, T>>();
  return (state) => {
    let known = byRoster.get(state.roster);
    if (known === undefined) {
      known = new Map();
      byRoster.set(state.roster, known);
    }
    const mark = markOf(state);
    let made = known.get(mark);
    if (made === undefined) {
      made = make(state);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(mark, made);
    }
    return made;
  };
}
