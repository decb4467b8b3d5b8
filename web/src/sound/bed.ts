import type { Random } from './random.ts';
import type { MakeRecipe } from './recipe.ts';
import * as beds from './recipes/beds.ts';
import { render, renderLoop } from './render.ts';
import type { Mood } from './sounds.ts';

export interface Bed {
  /** What is always there: the hum of a ship, the air of a corridor. */
  readonly room: MakeRecipe;
  /** A long tone and a short one, both at the root. */
  readonly pad: MakeRecipe;
  readonly pluck: MakeRecipe;
  /** Half tones over the root, within an octave. */
  readonly scale: readonly number[];
  /** Seconds from one chord to the next, at least and at most. */
  readonly rest: readonly [least: number, most: number];
  /** How many tones a chord has. */
  readonly width: number;
  /** How often short tones follow a chord, and how many at most. */
  readonly plucks: { readonly share: number; readonly most: number };
}

export interface Note {
  readonly voice: 'pad' | 'pluck';
  /** Half tones over the root. */
  readonly halves: number;
  /** Seconds after the chord begins. */
  readonly at: number;
  readonly gain: number;
  readonly pan: number;
}

/** Some notes, and how many seconds pass before the next ones. */
export interface Phrase {
  readonly notes: readonly Note[];
  readonly rest: number;
}

export const BEDS: Readonly<Record<Mood, Bed>> = {
  race: {
    room: beds.track,
    pad: beds.glow,
    pluck: beds.drop,
    scale: [0, 2, 4, 6, 7, 9, 11],
    rest: [3.5, 6],
    width: 2,
    plucks: { share: 0.75, most: 5 },
  },
  patrol: {
    room: beds.cockpit,
    pad: beds.wire,
    pluck: beds.ping,
    scale: [0, 2, 3, 5, 7, 9, 10],
    rest: [6, 10],
    width: 2,
    plucks: { share: 0.35, most: 2 },
  },
  fleet: {
    room: beds.bridge,
    pad: beds.brass,
    pluck: beds.gong,
    scale: [0, 2, 3, 5, 7, 8, 10],
    rest: [7, 12],
    width: 3,
    plucks: { share: 0.25, most: 1 },
  },
  corridor: {
    room: beds.vents,
    pad: beds.dread,
    pluck: beds.tick,
    scale: [0, 1, 3, 5, 7, 8, 10],
    rest: [5, 9],
    width: 2,
    plucks: { share: 0.5, most: 3 },
  },
};

const SEED = 12;
/** Seconds in which the end of a room goes over into its beginning. */
const BLEND = 1.5;

export interface RenderedBed {
  readonly room: Float32Array<ArrayBuffer>;
  readonly pad: Float32Array<ArrayBuffer>;
  readonly pluck: Float32Array<ArrayBuffer>;
}

export function renderBed(mood: Mood): RenderedBed {
  const { room, pad, pluck } = BEDS[mood];
  return {
    room: renderLoop(room, SEED, BLEND),
    pad: render(pad, SEED),
    pluck: render(pluck, SEED),
  };
}

/** Degrees of the scale that the lowest tone may wander from the root. */
const REACH = 4;

/** Makes up chords one after another: the lowest tone wanders, the others stand in thirds or fifths over it. */
export function composer(bed: Bed, random: Random): () => Phrase {
  const { scale, width, plucks, rest } = bed;
  const between = (least: number, most: number): number => least + random() * (most - least);
  const halvesOf = (degree: number): number => {
    const octave = Math.floor(degree / scale.length);
    return octave * 12 + (scale[degree - octave * scale.length] ?? 0);
  };
  let low = 0;
  return () => {
    const wander = low + Math.round(between(-2.4, 2.4));
    low = Math.max(-REACH, Math.min(REACH, wander));
    const gap = random() < 0.5 ? 2 : 4;
    const chord = Array.from(
      { length: width },
      (_, index): Note => ({
        voice: 'pad',
        halves: halvesOf(low + index * gap),
        at: index * between(0.2, 0.9),
        gain: 0.8 - index * 0.15,
        pan: between(-0.5, 0.5),
      }),
    );
    const count = random() < plucks.share ? 1 + Math.floor(random() * plucks.most) : 0;
    const short = Array.from(
      { length: count },
      (_, index): Note => ({
        voice: 'pluck',
        halves: halvesOf(low + Math.floor(between(0, 6))),
        at: 1 + index * between(0.3, 0.9),
        gain: between(0.35, 0.7),
        pan: between(-0.8, 0.8),
      }),
    );
    return { notes: [...chord, ...short], rest: between(...rest) };
  };
}
