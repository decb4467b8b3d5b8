import type { ShipView, View } from '@parsecs/xwing';

/** A pair of lock tokens: who holds the lock, on whom, and the letter on both. */
export interface Lock {
  readonly ship: string;
  readonly target: string;
  readonly letter: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Each lock has a letter of its own, as the tokens of the box have. */
export function locksIn({ ships }: View): readonly Lock[] {
  return ships
    .flatMap((ship) => ship.locks.map((target) => ({ ship: ship.id, target })))
    .map((lock, index) => ({ ...lock, letter: LETTERS.charAt(index % LETTERS.length) }));
}

export function lettersOf(
  locks: readonly Lock[],
  { id }: ShipView,
): { readonly lockedBy: string; readonly lockLetter: string } {
  const letters = (own: readonly Lock[]): string => own.map(({ letter }) => letter).join('');
  return {
    lockedBy: letters(locks.filter(({ target }) => target === id)),
    lockLetter: letters(locks.filter(({ ship }) => ship === id)),
  };
}
