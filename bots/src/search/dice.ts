import type { Chance } from '@parsecs/kernel';

const HASHES = new Map<string, number>();
const GOLDEN = 0x9e3779b9;
const TWO_TO_32 = 0x1_0000_0000;

/**
 * Fast dice for imagined worlds, each purpose with its own stream: whatever else is drawn, the second
 * attack roll is the same. So all answers that are compared meet the same luck.
 */
export class WorldDice implements Chance {
  readonly #seed: number;
  readonly #counts: Map<string, number> = new Map();
  #draws = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  get draws(): number {
    return this.#draws;
  }

  pick(purpose: string, sides: number): number {
    this.#draws += 1;
    return this.#below(purpose, sides);
  }

  shuffle<T>(purpose: string, items: T[]): void {
    this.#draws += 1;
    for (let last = items.length - 1; last > 0; last -= 1) {
      const chosen = this.#below(purpose, last + 1);
      const held = items[last] as T;
      items[last] = items[chosen] as T;
      items[chosen] = held;
    }
  }

  #below(purpose: string, sides: number): number {
    const count = this.#counts.get(purpose) ?? 0;
    this.#counts.set(purpose, count + 1);
    const word = mix(mix(this.#seed ^ hashOf(purpose)) + Math.imul(count, GOLDEN));
    return Math.floor((word / TWO_TO_32) * sides);
  }
}

function hashOf(purpose: string): number {
  let hash = HASHES.get(purpose);
  if (hash === undefined) {
    hash = 0;
    for (let index = 0; index < purpose.length; index += 1) {
      hash = mix(hash + purpose.charCodeAt(index) + 1);
    }
    HASHES.set(purpose, hash);
  }
  return hash;
}

/** The finish of MurmurHash3: every bit of the result depends on every bit of the word. */
function mix(word: number): number {
  const one = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const two = Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return (two ^ (two >>> 16)) >>> 0;
}
