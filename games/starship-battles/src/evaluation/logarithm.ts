const TERMS = 9;

/** The natural logarithm of 1 or more, by steps that every engine rounds alike. */
export function logarithm(value: number): number {
  let rest = value;
  let halvings = 0;
  while (rest > 1.5) {
    rest /= 2;
    halvings += 1;
  }
  // ln x = 2 artanh((x − 1) / (x + 1)); the argument is at most one fifth.
  const step = (rest - 1) / (rest + 1);
  let sum = 0;
  for (let odd = 2 * TERMS - 1; odd > 0; odd -= 2) sum = sum * step * step + 1 / odd;
  return 2 * step * sum + halvings * Math.LN2;
}
