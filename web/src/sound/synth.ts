import type { Random } from './random.ts';
import type { Glide, Layer } from './recipe.ts';

/** What a value is when a part of its time, from 0 to 1, has gone by. Ears hear ratios, so it goes by them. */
export function glideOf(glide: Glide): (part: number) => number {
  if (typeof glide === 'number') return () => glide;
  const [from, to] = glide;
  if (from <= 0 || to <= 0) return (part) => from + (to - from) * part;
  const ratio = Math.log(to / from);
  return (part) => from * Math.exp(ratio * part);
}

type Voice = (part: number) => number;

export function voiceOf({ wave, hz = 440, fm }: Layer, rate: number, random: Random): Voice {
  if (wave === 'noise') return () => random() * 2 - 1;
  const pitch = glideOf(hz);
  const depth = glideOf(fm?.depth ?? 0);
  const ratio = fm?.ratio ?? 0;
  let phase = 0;
  let bending = 0;
  return (part) => {
    const base = pitch(part) / rate;
    bending += base * ratio;
    const bent = fm === undefined ? 0 : depth(part) * Math.sin(2 * Math.PI * bending);
    const step = Math.max(0, base * (1 + bent));
    phase = (phase + step) % 1;
    return shapeOf(wave, phase, step);
  };
}

function shapeOf(wave: Layer['wave'], phase: number, step: number): number {
  switch (wave) {
    case 'triangle':
      return 1 - 4 * Math.abs(phase - 0.5);
    case 'saw':
      return 2 * phase - 1 - corner(phase, step);
    case 'square':
      return (phase < 0.5 ? 1 : -1) + corner(phase, step) - corner((phase + 0.5) % 1, step);
    default:
      return Math.sin(2 * Math.PI * phase);
  }
}

/** Rounds the jump of a wave, so that it does not ring beside its pitch. */
function corner(phase: number, step: number): number {
  if (step <= 0) return 0;
  if (phase < step) {
    const near = phase / step;
    return near + near - near * near - 1;
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step;
    return near * near + near + near + 1;
  }
  return 0;
}

type Filter = (value: number, part: number) => number;

/** How often the pitch of a filter is worked out anew, in samples. */
const STRIDE = 16;

/** A filter of two poles whose pitch may glide. */
export function filterOf(told: Layer['filter'], rate: number): Filter {
  if (told === undefined) return (value) => value;
  const { pass, hz, q = 0.7 } = told;
  const pitch = glideOf(hz);
  const damping = 1 / q;
  let [one, two, stiff, near, count] = [0, 0, 0, 0, 0];
  return (value, part) => {
    if (count % STRIDE === 0) {
      stiff = Math.tan((Math.PI * Math.min(pitch(part), rate * 0.45)) / rate);
      near = 1 / (1 + stiff * (stiff + damping));
    }
    count += 1;
    const high = value - two;
    const band = near * (one + stiff * high);
    const low = two + stiff * band;
    one = 2 * band - one;
    two = 2 * low - two;
    if (pass === 'low') return low;
    return pass === 'band' ? band * damping : value - damping * band - low;
  };
}
