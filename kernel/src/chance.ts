import { canonicalJson, isPlainJson } from './canonical.ts';
import { sha256Bytes, toUtf8 } from './sha256.ts';

export interface Chance {
  /** A whole number from 0 to sides − 1, each equally likely. The purpose says what for. */
  pick(purpose: string, sides: number): number;
  /** Puts the items in random order, in place. */
  shuffle<T>(purpose: string, items: T[]): void;
  /** How many draws were made so far; a shuffle is one draw. */
  readonly draws: number;
}

/** Where a stream of chance stands; plain JSON. */
export interface ChanceState {
  readonly key: readonly number[];
  readonly block: number;
  readonly position: number;
  readonly draws: number;
}

const BLOCK_WORDS = 16;
const TWO_TO_32 = 0x1_0000_0000;
// The words of "expand 32-byte k", with which every ChaCha20 block begins.
const EXPAND: readonly number[] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/**
 * A ChaCha20 key stream. A fast generator would do for bots, but somebody who has seen every die of
 * a match must not be able to compute the next.
 */
export class StreamChance implements Chance {
  readonly #input: Int32Array = new Int32Array(BLOCK_WORDS);
  readonly #words: Int32Array = new Int32Array(BLOCK_WORDS);
  #nextWord: number = BLOCK_WORDS;
  #nextBlock: number;
  #draws: number;

  constructor(state: ChanceState) {
    this.#input.set(EXPAND);
    this.#input.set(state.key, 4);
    this.#nextBlock = state.block;
    this.#draws = state.draws;
    if (state.position > 0) {
      this.#fill();
      this.#nextWord = state.position;
    }
  }

  get draws(): number {
    return this.#draws;
  }

  pick(purpose: string, sides: number): number {
    checkSides(purpose, sides);
    this.#draws += 1;
    return this.#below(sides >>> 0);
  }

  shuffle<T>(_purpose: string, items: T[]): void {
    this.#draws += 1;
    for (let last = items.length - 1; last > 0; last -= 1) {
      const chosen = this.#below(last + 1);
      const held = items[last] as T;
      items[last] = items[chosen] as T;
      items[chosen] = held;
    }
  }

  state(): ChanceState {
    const isSpent = this.#nextWord === BLOCK_WORDS;
    const key: number[] = [];
    for (let index = 4; index < 12; index += 1) key.push((this.#input[index] as number) >>> 0);
    return {
      key,
      block: isSpent ? this.#nextBlock : this.#nextBlock - 1,
      position: isSpent ? 0 : this.#nextWord,
      draws: this.#draws,
    };
  }

  copy(): StreamChance {
    return new StreamChance(this.state());
  }

  // A word from the last, incomplete run of `sides` values would favour the low ones: draw again.
  #below(sides: number): number {
    let word: number;
    let remainder: number;
    do {
      if (this.#nextWord === BLOCK_WORDS) this.#fill();
      word = (this.#words[this.#nextWord] as number) >>> 0;
      this.#nextWord += 1;
      remainder = word % sides;
    } while (word - remainder + sides > TWO_TO_32);
    return remainder;
  }

  #fill(): void {
    this.#input[12] = this.#nextBlock;
    this.#input[13] = Math.floor(this.#nextBlock / TWO_TO_32);
    chacha20Block(this.#input, this.#words);
    this.#nextBlock += 1;
    this.#nextWord = 0;
  }
}

export function seededChance(seed: string): StreamChance {
  const hash = new DataView(sha256Bytes(toUtf8(seed)).buffer);
  const key = Array.from({ length: 8 }, (_, index) => hash.getUint32(index * 4, true));
  return new StreamChance({ key, block: 0, position: 0, draws: 0 });
}

export function chanceFrom(state: ChanceState): StreamChance {
  const { key, block, position, draws } = state;
  const isSound =
    key.length === 8 &&
    key.every((word) => word === word >>> 0) &&
    [block, position, draws].every((count) => Number.isSafeInteger(count) && count >= 0) &&
    position < BLOCK_WORDS;
  if (!isSound) throw new RangeError('not the state of a stream of chance');
  return new StreamChance(state);
}

/** A roll known beforehand; the purpose `*` fits any draw. An order may name only the first items. */
export type FixedRoll =
  | { readonly purpose: string; readonly pick: number }
  | { readonly purpose: string; readonly order: readonly unknown[] };

/** A draw that the known rolls do not fit. */
export class ChanceError extends Error {
  override readonly name: string = 'ChanceError';
  readonly purpose: string;
  /** Index into the list of rolls. */
  readonly position: number;

  constructor(purpose: string, position: number, problem: string) {
    super(`rolls[${position}] for "${purpose}": ${problem}`);
    this.purpose = purpose;
    this.position = position;
  }
}

/** Chance for tests and scenarios: every draw takes the next of a list of known rolls. */
export class FixedChance implements Chance {
  readonly #rolls: readonly FixedRoll[];
  #draws = 0;

  constructor(rolls: readonly FixedRoll[]) {
    this.#rolls = rolls;
  }

  get draws(): number {
    return this.#draws;
  }

  pick(purpose: string, sides: number): number {
    checkSides(purpose, sides);
    const roll = this.#next(purpose);
    if (!('pick' in roll)) throw this.#error(purpose, `a pick of ${sides} is due, not an order`);
    const { pick } = roll;
    if (!Number.isInteger(pick) || pick < 0 || pick >= sides) {
      throw this.#error(purpose, `${pick} is not a pick of ${sides}`);
    }
    this.#draws += 1;
    return pick;
  }

  shuffle<T>(purpose: string, items: T[]): void {
    const roll = this.#next(purpose);
    if (!('order' in roll)) throw this.#error(purpose, 'an order is due, not a pick');
    const rest = [...items];
    const ordered: T[] = [];
    for (const wanted of roll.order) {
      const index = rest.findIndex((item) => isSame(item, wanted));
      if (index === -1) {
        throw this.#error(purpose, `${show(wanted)} is not among the items left to order`);
      }
      ordered.push(...rest.splice(index, 1));
    }
    items.splice(0, items.length, ...ordered, ...rest);
    this.#draws += 1;
  }

  /** Throws unless every roll was drawn. */
  assertUsedUp(): void {
    const left = this.#rolls.slice(this.#draws);
    const first = left[0];
    if (first === undefined) return;
    throw this.#error(first.purpose, `not drawn: ${left.map(show).join(', ')}`);
  }

  #next(purpose: string): FixedRoll {
    const roll = this.#rolls[this.#draws];
    if (roll === undefined) throw this.#error(purpose, 'no roll left');
    if (roll.purpose !== '*' && roll.purpose !== purpose) {
      throw this.#error(purpose, `the next roll is for "${roll.purpose}"`);
    }
    return roll;
  }

  #error(purpose: string, problem: string): ChanceError {
    return new ChanceError(purpose, this.#draws, problem);
  }
}

export function fixedChance(rolls: readonly FixedRoll[]): FixedChance {
  return new FixedChance(rolls);
}

/** One draw as it happened: a pick with its sides, or the order that a shuffle gave. */
export interface RecordedDraw {
  readonly purpose: string;
  readonly sides?: number;
  readonly pick?: number;
  readonly order?: readonly unknown[];
}

/** Passes every draw on to another chance and tells what it gave. */
export function recordedChance(inner: Chance, onDraw: (draw: RecordedDraw) => void): Chance {
  return {
    pick(purpose: string, sides: number): number {
      const pick = inner.pick(purpose, sides);
      onDraw({ purpose, sides, pick });
      return pick;
    },
    shuffle<T>(purpose: string, items: T[]): void {
      inner.shuffle(purpose, items);
      onDraw({ purpose, order: [...items] });
    },
    get draws(): number {
      return inner.draws;
    },
  };
}

function checkSides(purpose: string, sides: number): void {
  if (sides >>> 0 !== sides || sides === 0) {
    throw new RangeError(`"${purpose}" cannot pick one of ${sides}`);
  }
}

function isSame(item: unknown, wanted: unknown): boolean {
  if (Object.is(item, wanted)) return true;
  if (isPlainJson(item) !== undefined || isPlainJson(wanted) !== undefined) return false;
  return canonicalJson(item) === canonicalJson(wanted);
}

function show(value: unknown): string {
  return isPlainJson(value) === undefined ? canonicalJson(value) : String(value);
}

/** The ChaCha20 block function of RFC 8439: 16 words in, 16 words out. */
export function chacha20Block(input: Int32Array, output: Int32Array): void {
  output.set(input);
  for (let doubleRound = 0; doubleRound < 10; doubleRound += 1) {
    for (let column = 0; column < 4; column += 1) {
      quarterRound(output, column, 4 + column, 8 + column, 12 + column);
    }
    for (let column = 0; column < 4; column += 1) {
      const b = 4 + ((column + 1) & 3);
      const c = 8 + ((column + 2) & 3);
      const d = 12 + ((column + 3) & 3);
      quarterRound(output, column, b, c, d);
    }
  }
  for (let index = 0; index < BLOCK_WORDS; index += 1) {
    output[index] = (output[index] as number) + (input[index] as number);
  }
}

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  const a1 = ((words[a] as number) + (words[b] as number)) | 0;
  const d1 = rotate((words[d] as number) ^ a1, 16);
  const c1 = ((words[c] as number) + d1) | 0;
  const b1 = rotate((words[b] as number) ^ c1, 12);
  const a2 = (a1 + b1) | 0;
  const d2 = rotate(d1 ^ a2, 8);
  const c2 = (c1 + d2) | 0;
  words[a] = a2;
  words[b] = rotate(b1 ^ c2, 7);
  words[c] = c2;
  words[d] = d2;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
