import { loudnessOf } from './loudness.ts';

/** A phone or a thin computer makes hardly anything of what is lower than this, in hertz. */
const SMALL = 350;
/** What such a loudspeaker makes of a sound is at least this share of it. */
const PRESENCE = 0.4;
/** No sound is made brighter than by this factor, or a thump would become a hiss. */
const MOST = 3.2;
const ROUNDS = 4;

/** What a small loudspeaker makes of the samples. */
export function aboveSmall(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> {
  const keep = Math.exp((-2 * Math.PI * SMALL) / rate);
  const upper = Float32Array.from(samples);
  for (let pole = 0; pole < 2; pole += 1) {
    let low = 0;
    for (let index = 0; index < upper.length; index += 1) {
      const value = upper[index] ?? 0;
      low = value * (1 - keep) + low * keep;
      upper[index] = value - low;
    }
  }
  return upper;
}

/** Raises the upper half of a low sound until it is heard from a small loudspeaker, too. */
export function addPresence(samples: Float32Array, rate: number): void {
  const upper = aboveSmall(samples, rate);
  const above = loudnessOf(upper, rate);
  if (above === 0) return;
  let raised = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const wanted = PRESENCE * loudnessOf(samples, rate);
    const next = Math.min(MOST, Math.max(1, wanted / above));
    if (next <= raised) return;
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = (samples[index] ?? 0) + (next - raised) * (upper[index] ?? 0);
    }
    raised = next;
  }
}
