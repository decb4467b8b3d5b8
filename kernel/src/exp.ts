const { LN2 } = Math;
/** Beyond these the result is 0 or too large for a number. */
const MOST = 709;
/** 1/n! for the series; with arguments below ln 2 / 2 the rest is smaller than a rounding. */
const FACTORIALS: readonly number[] = inverseFactorials(14);

function inverseFactorials(count: number): readonly number[] {
  const found = [1];
  for (let index = 1; index < count; index += 1) found.push((found[index - 1] as number) / index);
  return found;
}

/** The exponential function from basic arithmetic, the same number in every engine. */
export function exp(x: number): number {
  if (x > MOST) return Number.POSITIVE_INFINITY;
  if (x < -MOST) return 0;
  const doublings = Math.round(x / LN2);
  const rest = x - doublings * LN2;
  let sum = 0;
  for (let index = FACTORIALS.length - 1; index >= 0; index -= 1) {
    sum = sum * rest + (FACTORIALS[index] as number);
  }
  const factor = doublings < 0 ? 0.5 : 2;
  for (let left = Math.abs(doublings); left > 0; left -= 1) sum *= factor;
  return sum;
}
