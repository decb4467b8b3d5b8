/** Ears hardly hear what is lower than this, in hertz. */
const EARS = 150;
const WINDOW = 0.1;
/** Windows begin so often in a window. */
const STEPS = 4;

/** How loud the loudest tenth of a second is to an ear, as the root of its mean power. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const step = Math.round((WINDOW / STEPS) * rate);
  const powers = stepPowers(samples, rate, step);
  let most = 0;
  for (let first = 0; first < powers.length; first += 1) {
    let power = 0;
    for (let index = first; index < first + STEPS; index += 1) power += powers[index] ?? 0;
    most = Math.max(most, power);
  }
  return Math.sqrt(most / (step * STEPS));
}

function stepPowers(samples: Float32Array, rate: number, step: number): readonly number[] {
  const keep = Math.exp((-2 * Math.PI * EARS) / rate);
  const powers: number[] = [];
  let low = 0;
  let power = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const value = samples[index] ?? 0;
    low = value * (1 - keep) + low * keep;
    power += (value - low) ** 2;
    if (index % step === step - 1 || index === samples.length - 1) {
      powers.push(power);
      power = 0;
    }
  }
  return powers;
}
