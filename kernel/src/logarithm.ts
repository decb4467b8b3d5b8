const { LN2, SQRT2 } = Math;
/** Further terms of the series are smaller than a rounding. */
const TERMS = 12;

/** The natural logarithm of a positive number from basic arithmetic, the same in every engine. */
export function logarithm(x: number): number {
  let mantissa = x;
  let doublings = 0;
  for (; mantissa > SQRT2; doublings += 1) mantissa /= 2;
  for (; mantissa < 1 / SQRT2; doublings -= 1) mantissa *= 2;
  // ln x = 2 artanh((x − 1) / (x + 1))
  const z = (mantissa - 1) / (mantissa + 1);
  let sum = 0;
  for (let term = TERMS; term > 0; term -= 1) sum = sum * z * z + 1 / (2 * term - 1);
  return 2 * z * sum + doublings * LN2;
}
