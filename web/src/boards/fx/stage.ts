import type { Tone } from './effect.ts';
import type { Particle, Shape } from './particles.ts';

/** A source of even chance from 0 to 1. */
export type Source = () => number;

/** What recipes are written with: times are parts of the beat. */
export interface Stage {
  readonly random: Source;
  readonly emit: (shape: Shape, tone: Tone, from: number, life: number) => Particle;
  /** The table trembles. */
  readonly shake: (from: number, power: number) => void;
}

/** The same beat always looks the same. */
export function seeded(seed: number): Source {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
