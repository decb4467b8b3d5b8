import { BEDS, composer, renderBed } from './bed.ts';
import { RECIPES, VARIANTS } from './catalogue.ts';
import { seeded } from './random.ts';
import { RATE, render } from './render.ts';
import { MOODS, type Mood, SOUNDS } from './sounds.ts';
import { wavOf } from './wav.ts';

interface WavFile {
  readonly name: string;
  readonly write: () => Uint8Array;
}

/** So much of each bed, in seconds. */
const BED = 30;

/** All that can be heard, as files to listen to. */
export function wavFiles(): readonly WavFile[] {
  const sounds = SOUNDS.flatMap((sound) =>
    Array.from({ length: VARIANTS }, (_, seed) => ({
      name: `${sound}-${seed + 1}.wav`,
      write: () => wavOf(render(RECIPES[sound], seed), RATE),
    })),
  );
  const beds = MOODS.map((mood) => ({
    name: `bed-${mood}.wav`,
    write: () => wavOf(bedOf(mood), RATE),
  }));
  return [...sounds, ...beds];
}

function bedOf(mood: Mood): Float32Array {
  const { room, ...voices } = renderBed(mood);
  const mixed = new Float32Array(BED * RATE);
  for (let time = 0; time < BED; time += room.length / RATE) {
    add(mixed, room, { at: time, rate: 1, gain: 1 });
  }
  const next = composer(BEDS[mood], seeded(1));
  for (let time = 0; time < BED; ) {
    const { notes, rest } = next();
    for (const { voice, halves, at, gain } of notes) {
      add(mixed, voices[voice], { at: time + at, rate: 2 ** (halves / 12), gain });
    }
    time += rest;
  }
  return mixed;
}

interface Placed {
  readonly at: number;
  readonly rate: number;
  readonly gain: number;
}

function add(mixed: Float32Array, samples: Float32Array, { at, rate, gain }: Placed): void {
  const first = Math.round(at * RATE);
  for (let index = 0; index * rate < samples.length && first + index < mixed.length; index += 1) {
    const value = samples[Math.floor(index * rate)] ?? 0;
    mixed[first + index] = (mixed[first + index] ?? 0) + value * gain;
  }
}
