/** Large bases of one kind that wait to be set up. */
export interface Bases {
  readonly count: number;
  /** The spaces that each stand covers, one bit each; those of the zone are the lowest bits. */
  readonly stands: readonly bigint[];
}

const MOST_TRIES = 20_000;

/** Finds how many spaces bases can fill at most; what was found once is kept for the next question. */
export class Packing {
  readonly #zone: bigint;
  readonly #counts: readonly number[];
  /** For each kind, its stands by the lowest space they cover. */
  readonly #byLowest: readonly ReadonlyMap<bigint, readonly Filling[]>[];
  /** For each kind, the most spaces of the zone that one base can fill. */
  readonly #best: readonly number[];
  readonly #known = new Map<string, number>();
  #tries = MOST_TRIES;

  constructor(zone: bigint, kinds: readonly Bases[]) {
    const fillings = kinds.map(({ stands }) =>
      stands.map((stand) => ({ stand, fills: countBits(stand & zone) })),
    );
    this.#zone = zone;
    this.#counts = kinds.map(({ count }) => count);
    this.#byLowest = fillings.map(byLowestBit);
    this.#best = fillings.map((own) => Math.max(0, ...own.map(({ fills }) => fills)));
  }

  /** The most spaces of the zone that these bases can fill, all or but one of a kind. */
  most(free: bigint, without?: number): number {
    return this.#most(
      free,
      this.#counts.map((count, kind) => (kind === without ? count - 1 : count)),
    );
  }

  #most(free: bigint, counts: readonly number[]): number {
    const open = countBits(free & this.#zone);
    const whole = counts.reduce((sum, count, kind) => sum + count * (this.#best[kind] ?? 0), 0);
    const bound = Math.min(open, whole);
    if (bound === 0) return 0;
    const key = `${free} ${counts.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#tries -= 1;
    // On a wide map there is room for all of them, most likely.
    if (this.#tries < 0) return bound;
    const found = this.#search(free, counts, bound);
    this.#known.set(key, found);
    return found;
  }

  /** The lowest free space is covered by one of the bases, or it stays empty. */
  #search(free: bigint, counts: readonly number[], bound: number): number {
    const lowest = lowestBit(free);
    let best = 0;
    for (const [kind, count] of counts.entries()) {
      if (count === 0) continue;
      const fewer = counts.with(kind, count - 1);
      for (const { stand, fills } of this.#byLowest[kind]?.get(lowest) ?? []) {
        if ((stand & free) !== stand) continue;
        best = Math.max(best, fills + this.#most(free & ~stand, fewer));
        if (best === bound) return best;
      }
    }
    return Math.max(best, this.#most(free & ~lowest, counts));
  }
}

interface Filling {
  readonly stand: bigint;
  /** How many spaces of the zone it fills. */
  readonly fills: number;
}

function byLowestBit(fillings: readonly Filling[]): ReadonlyMap<bigint, readonly Filling[]> {
  const found = new Map<bigint, Filling[]>();
  for (const filling of fillings) {
    const lowest = lowestBit(filling.stand);
    const same = found.get(lowest);
    if (same === undefined) found.set(lowest, [filling]);
    else same.push(filling);
  }
  return found;
}

function lowestBit(bits: bigint): bigint {
  return bits & -bits;
}

export function countBits(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest !== 0n; rest &= rest - 1n) count += 1;
  return count;
}
