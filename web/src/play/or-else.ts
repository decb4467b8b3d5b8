/**
 * What was told under other rules may have any shape, because nobody has run it: whatever cannot be
 * made of it is left out.
 */
export function orElse<T, U>(make: () => T, otherwise: U): T | U {
  try {
    return make();
  } catch {
    return otherwise;
  }
}
