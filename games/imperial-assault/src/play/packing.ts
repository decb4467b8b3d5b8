/** Large bases of one kind that wait to be set up. */
export interface Bases {
  readonly area: number;
  readonly count: number;
  /** The spaces that each stand covers, one bit each. */
  readonly stands: readonly bigint[];
}

const MOST_TRIES = 20_000;

/** Finds how many spaces bases can fill at most; what was found once is kept for the next question. */
export class Packing {
  readonly #kinds: readonly Bases[];
  /** For each kind, its stands by the lowest space they cover. */
  readonly #byLowest: readonly ReadonlyMap<bigint, readonly bigint[]>[];
  readonly #known = new Map<string, number>();
  #tries = MOST_TRIES;

  constructor(kinds: readonly Bases[]) {
    this.#kinds = kinds;
    this.#byLowest = kinds.map(({ stands }) => byLowestBit(stands));
  }

  /** The most spaces among the free ones that all these bases can fill. */
  most(free: bigint): number {
    return this.#most(
      free,
      this.#kinds.map(({ count }) => count),
    );
  }

  #most(free: bigint, counts: readonly number[]): number {
    const whole = counts.reduce((sum, count, kind) => sum + count * this.#areaOf(kind), 0);
    if (whole === 0 || free === 0n) return 0;
    const key = `${free} ${counts.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#tries -= 1;
    // On a wide map there is room for all of them, most likely.
    if (this.#tries < 0) return whole;
    const found = this.#search(free, counts, whole);
    this.#known.set(key, found);
    return found;
  }

  /** The lowest free space is covered by one of the bases, or it stays empty. */
  #search(free: bigint, counts: readonly number[], whole: number): number {
    const lowest = lowestBit(free);
    let best = 0;
    for (const [kind, count] of counts.entries()) {
      if (count === 0) continue;
      const fewer = counts.with(kind, count - 1);
      for (const stand of this.#byLowest[kind]?.get(lowest) ?? []) {
        if ((stand & free) !== stand) continue;
        best = Math.max(best, this.#areaOf(kind) + this.#most(free & ~stand, fewer));
        if (best === whole) return best;
      }
    }
    return Math.max(best, this.#most(free & ~lowest, counts));
  }

  #areaOf(kind: number): number {
    return this.#kinds[kind]?.area ?? 0;
  }
}

function byLowestBit(stands: readonly bigint[]): ReadonlyMap<bigint, readonly bigint[]> {
  const found = new Map<bigint, bigint[]>();
  for (const stand of stands) {
    const lowest = lowestBit(stand);
    const same = found.get(lowest);
    if (same === undefined) found.set(lowest, [stand]);
    else same.push(stand);
  }
  return found;
}

function lowestBit(bits: bigint): bigint {
  return bits & -bits;
}
