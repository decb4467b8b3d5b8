import type { Seat } from '@parsecs/kernel';

/** Sets that a state holds as one number, one bit for each of a list of names, and back again. */

/** The operators that the engine takes sets apart with know 32 bits, one of them the sign. */
export const MOST_BITS = 31;

export function assertOneBitEach(what: string, names: readonly unknown[]): void {
  if (names.length > MOST_BITS) {
    throw new Error(`${what}: ${names.length} names, and a set has bits for ${MOST_BITS}`);
  }
}

const KNOWN = new WeakMap<readonly unknown[], Map<number, readonly unknown[]>>();

/** The same list for the same set: views are made often, and few sets ever come up. */
export function namesIn<Name>(bits: number, names: readonly Name[]): readonly Name[] {
  let sets = KNOWN.get(names);
  if (sets === undefined) {
    assertOneBitEach(String(names[0]), names);
    sets = new Map();
    KNOWN.set(names, sets);
  }
  let chosen = sets.get(bits);
  if (chosen === undefined) {
    chosen = Object.freeze(names.filter((_, index) => (bits & (1 << index)) !== 0));
    sets.set(bits, chosen);
  }
  return chosen as readonly Name[];
}

export function bitsOf<Name>(chosen: readonly Name[], names: readonly Name[]): number {
  let bits = 0;
  for (const name of chosen) {
    const index = names.indexOf(name);
    if (index === -1) throw new Error(`no bit for ${String(name)}`);
    bits |= 1 << index;
  }
  return bits;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];

export function seatsIn(bits: number): readonly Seat[] {
  return namesIn(bits, SEATS);
}

export function bitsOfSeats(seats: readonly Seat[]): number {
  return bitsOf(seats, SEATS);
}
