import type { Random } from './random.ts';

export type Wave = 'sine' | 'triangle' | 'saw' | 'square' | 'noise';

/** A value that stays, or one that goes from the first to the second while its layer lasts. */
export type Glide = number | readonly [from: number, to: number];

/** One source with its loudness over time. Times are seconds, pitches hertz. */
export interface Layer {
  readonly wave: Wave;
  readonly seconds: number;
  /** When it begins; at once unless told. */
  readonly at?: number;
  /** The pitch; noise has none. */
  readonly hz?: Glide;
  /** How loud beside the other layers; 1 unless told. */
  readonly gain?: number;
  /** How long it swells; a moment unless told. */
  readonly attack?: number;
  /** How steeply it dies away: 0 holds until shortly before the end, 2 is usual. */
  readonly fade?: number;
  /** Another tone bends the pitch: its share of the pitch, and how far it bends. */
  readonly fm?: { readonly ratio: number; readonly depth: Glide };
  /** The loudness trembles. */
  readonly tremolo?: { readonly hz: Glide; readonly depth: number };
  readonly filter?: {
    readonly pass: 'low' | 'high' | 'band';
    readonly hz: Glide;
    /** From 0.5, soft, to 12, ringing. */
    readonly q?: number;
  };
  /** Driven into the bend of a loud amplifier; 0 not at all. */
  readonly drive?: number;
}

/** How much a sound matters: sounds of one level are equally loud. */
export type Level = 'small' | 'usual' | 'big' | 'bed';

export interface Recipe {
  readonly level: Level;
  readonly layers: readonly Layer[];
  /** The hall around it: how long it answers, and how much of it is heard. */
  readonly room?: { readonly seconds: number; readonly mix: number };
}

/** A sound as a function of chance: no two shots are quite the same. */
export type MakeRecipe = (vary: Vary) => Recipe;

/** A number around the first, at most the second (a share of it) away. */
export type Vary = (around: number, spread?: number) => number;

const USUAL_SPREAD = 0.06;

export function varyBy(random: Random): Vary {
  return (around, spread = USUAL_SPREAD) => around * (1 + (random() * 2 - 1) * spread);
}

/** The same layer again and again, each time a little different. */
export function repeat(times: number, make: (index: number) => Layer): readonly Layer[] {
  return Array.from({ length: times }, (_, index) => make(index));
}
