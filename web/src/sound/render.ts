import { loudnessOf } from './loudness.ts';
import { addPresence } from './presence.ts';
import { type Random, seeded } from './random.ts';
import type { Layer, MakeRecipe } from './recipe.ts';
import { type Level, type Recipe, varyBy } from './recipe.ts';
import { addRoom } from './room.ts';
import { filterOf, glideOf, voiceOf } from './synth.ts';

/** Samples for a second: nothing in here rings higher than half of this. */
export const RATE = 32_000;

/** The loudest tenth of a second of a sound, as a share of the loudest possible. */
export const LOUDNESS: Readonly<Record<Level, number>> = {
  small: 0.05,
  usual: 0.1,
  big: 0.17,
  bed: 0.05,
};

/** Louder than this is bent instead of cut. */
const KNEE = 0.7;
const CEILING = 0.95;
/** Edges are rounded, so that nothing clicks. */
const FADE_IN = 0.002;
const FADE_OUT = 0.03;
/** Quieter than this is the end. */
const SILENCE = 0.0006;

/** The samples of a sound; the same seed gives the same ones. */
export function render(make: MakeRecipe, seed: number): Float32Array<ArrayBuffer> {
  const random = seeded(seed);
  const recipe = make(varyBy(random));
  const samples = mix(recipe, random);
  addPresence(samples, RATE);
  level(samples, LOUDNESS[recipe.level]);
  const heard = trim(samples);
  round(heard);
  return heard;
}

/** Samples that can be repeated without a seam: the end is blended into the beginning. */
export function renderLoop(
  make: MakeRecipe,
  seed: number,
  blend: number,
): Float32Array<ArrayBuffer> {
  const random = seeded(seed);
  const recipe = make(varyBy(random));
  const samples = mix(recipe, random);
  const over = Math.round(blend * RATE);
  const length = samples.length - over;
  for (let index = 0; index < over; index += 1) {
    const share = index / over;
    samples[index] =
      (samples[index] ?? 0) * Math.sqrt(share) +
      (samples[length + index] ?? 0) * Math.sqrt(1 - share);
  }
  const loop = samples.slice(0, length);
  level(loop, LOUDNESS[recipe.level]);
  return loop;
}

function mix({ layers, room }: Recipe, random: Random): Float32Array<ArrayBuffer> {
  const dry = Math.max(...layers.map(({ at = 0, seconds }) => at + seconds));
  const samples = new Float32Array(Math.ceil((dry + (room?.seconds ?? 0)) * RATE));
  for (const layer of layers) add(samples, layer, random);
  if (room !== undefined) addRoom(samples, room.seconds, room.mix, RATE);
  center(samples);
  return samples;
}

/** Slower than this nothing is heard, it would only push the membrane to one side; in hertz. */
const LOWEST = 22;

function center(samples: Float32Array): void {
  const keep = Math.exp((-2 * Math.PI * LOWEST) / RATE);
  let low = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const value = samples[index] ?? 0;
    low = value * (1 - keep) + low * keep;
    samples[index] = value - low;
  }
}

const ATTACK = 0.004;
const RELEASE = 0.02;

function add(samples: Float32Array, layer: Layer, random: Random): void {
  const { seconds, at = 0, gain = 1, attack = ATTACK, fade = 2, tremolo, drive = 0 } = layer;
  const first = Math.round(at * RATE);
  const length = Math.floor(seconds * RATE);
  const voice = voiceOf(layer, RATE, random);
  const filter = filterOf(layer.filter, RATE);
  const shake = glideOf(tremolo?.hz ?? 0);
  const depth = tremolo?.depth ?? 0;
  let phase = 0;
  for (let index = 0; index < length; index += 1) {
    const part = index / length;
    const time = index / RATE;
    const body = Math.max(0, 1 - Math.max(0, time - attack) / Math.max(0.001, seconds - attack));
    let loud = gain * Math.min(1, time / attack) * (fade === 0 ? 1 : body ** fade);
    loud *= Math.min(1, (seconds - time) / RELEASE);
    if (depth > 0) {
      phase += shake(part) / RATE;
      loud *= 1 - depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * phase));
    }
    let value = filter(voice(part), part);
    if (drive > 0) value = Math.tanh(value * (1 + drive)) / Math.tanh(1 + drive);
    const place = first + index;
    samples[place] = (samples[place] ?? 0) + value * loud;
  }
}

function level(samples: Float32Array, wanted: number): void {
  const loud = loudnessOf(samples, RATE);
  const factor = loud === 0 ? 0 : wanted / loud;
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = bend((samples[index] ?? 0) * factor);
  }
}

function bend(value: number): number {
  const size = Math.abs(value);
  if (size <= KNEE) return value;
  const over = (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE));
  return Math.sign(value) * (KNEE + over);
}

function trim(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let end = samples.length;
  while (end > 1 && Math.abs(samples[end - 1] ?? 0) < SILENCE) end -= 1;
  return samples.slice(0, end);
}

function round(samples: Float32Array): void {
  const rise = Math.round(FADE_IN * RATE);
  const fall = Math.min(samples.length, Math.round(FADE_OUT * RATE));
  for (let index = 0; index < rise && index < samples.length; index += 1) {
    samples[index] = ((samples[index] ?? 0) * index) / rise;
  }
  for (let index = 0; index < fall; index += 1) {
    const place = samples.length - 1 - index;
    samples[place] = ((samples[place] ?? 0) * index) / fall;
  }
}
