import type { Layer, MakeRecipe } from '../recipe.ts';

/** How long a room lasts before it comes again, with what is blended. */
const ROOM = 7;

function air(hz: number, gain: number, q = 0.7): Layer {
  return {
    wave: 'noise',
    seconds: ROOM,
    attack: 0.05,
    fade: 0,
    gain,
    filter: { pass: 'band', hz, q },
  };
}

function hum(hz: number, gain: number, tremble: number): Layer {
  return {
    wave: 'triangle',
    seconds: ROOM,
    hz,
    attack: 0.05,
    fade: 0,
    gain,
    tremolo: { hz: tremble, depth: 0.4 },
  };
}

/** Open space beside a race track. */
export const track: MakeRecipe = () => ({
  level: 'bed',
  layers: [air(420, 0.8, 0.5), air(1700, 0.15), hum(98, 0.12, 0.5)],
});

/** A small cockpit: the engine behind the seat. */
export const cockpit: MakeRecipe = () => ({
  level: 'bed',
  layers: [air(180, 1.1, 0.6), hum(73.4, 0.4, 1), hum(110, 0.12, 0.5)],
});

/** The bridge of a large ship: deeper, wider. */
export const bridge: MakeRecipe = () => ({
  level: 'bed',
  layers: [air(120, 1.3, 0.6), air(900, 0.12), hum(65.4, 0.35, 0.5)],
});

/** Air ducts of a base. */
export const vents: MakeRecipe = () => ({
  level: 'bed',
  layers: [air(310, 1, 0.9), air(2400, 0.08), hum(82.4, 0.2, 0.5)],
});

interface Tone {
  readonly wave: Layer['wave'];
  readonly hz: number;
  readonly seconds: number;
  /** The filter opens to this and closes again. */
  readonly bright: number;
  /** Three voices, this far apart. */
  readonly spread: number;
}

function swell({ wave, hz, seconds, bright, spread }: Tone): readonly Layer[] {
  return [1 - spread, 1, 1 + spread].map((ratio) => ({
    wave,
    hz: hz * ratio,
    seconds,
    attack: seconds * 0.4,
    fade: 1.5,
    gain: 0.4,
    filter: { pass: 'low', hz: [bright, bright * 0.5] },
  }));
}

const HALL = { seconds: 1.6, mix: 0.4 };

export const glow: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: swell({ wave: 'triangle', hz: 196, seconds: 5, bright: 1500, spread: 0.004 }),
});

export const wire: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: swell({ wave: 'saw', hz: 146.8, seconds: 6.5, bright: 620, spread: 0.005 }),
});

export const brass: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: swell({ wave: 'saw', hz: 130.8, seconds: 7.5, bright: 480, spread: 0.006 }),
});

export const dread: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: swell({ wave: 'square', hz: 164.8, seconds: 6, bright: 420, spread: 0.009 }),
});

/** A drop of light. */
export const drop: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: [
    { wave: 'sine', hz: 392, seconds: 0.9, fade: 3, fm: { ratio: 2, depth: [0.6, 0.02] } },
    { wave: 'sine', hz: 784, seconds: 0.5, fade: 3, gain: 0.3 },
  ],
});

/** Something far away is searching. */
export const ping: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: [{ wave: 'sine', hz: 587.3, seconds: 1.2, attack: 0.01, fade: 4 }],
});

export const gong: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: [
    { wave: 'sine', hz: 130.8, seconds: 2.6, fade: 2.5, fm: { ratio: 1.41, depth: [1.2, 0.05] } },
  ],
});

/** A pipe, or a step behind a wall. */
export const tick: MakeRecipe = () => ({
  level: 'bed',
  room: HALL,
  layers: [
    { wave: 'sine', hz: [330, 322], seconds: 0.4, fade: 4, fm: { ratio: 3.7, depth: [0.8, 0] } },
    {
      wave: 'noise',
      seconds: 0.06,
      fade: 3,
      gain: 0.4,
      filter: { pass: 'band', hz: 1300, q: 5 },
    },
  ],
});
