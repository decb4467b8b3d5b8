import { type MakeRecipe, repeat } from '../recipe.ts';

/** A ship goes by: the roar swells and sinks as it leaves. */
export const engine: MakeRecipe = (vary) => {
  const hum = vary(92, 0.12);
  return {
    level: 'small',
    room: { seconds: 0.35, mix: 0.18 },
    layers: [
      {
        wave: 'noise',
        seconds: 0.78,
        attack: 0.26,
        fade: 1.6,
        gain: 1.1,
        filter: { pass: 'low', hz: [vary(620), 190], q: 0.8 },
      },
      {
        wave: 'saw',
        seconds: 0.75,
        hz: [hum * 1.25, hum * 0.8],
        attack: 0.24,
        fade: 1.8,
        gain: 0.5,
        tremolo: { hz: vary(31), depth: 0.35 },
        filter: { pass: 'low', hz: [520, 240] },
      },
      {
        wave: 'sine',
        seconds: 0.7,
        hz: [hum * 2.6, hum * 1.7],
        attack: 0.28,
        gain: 0.22,
        fm: { ratio: 1.01, depth: 0.25 },
      },
    ],
  };
};

/** A short push sideways. */
export const boost: MakeRecipe = (vary) => ({
  level: 'small',
  layers: [
    {
      wave: 'noise',
      seconds: 0.42,
      attack: 0.07,
      filter: { pass: 'band', hz: [vary(380), vary(1400)], q: 1.2 },
    },
    { wave: 'saw', seconds: 0.36, hz: [vary(95), 150], attack: 0.06, gain: 0.25 },
  ],
});

/** Something is set down on the table. */
export const place: MakeRecipe = (vary) => ({
  level: 'small',
  layers: [
    { wave: 'sine', seconds: 0.12, hz: [vary(240), 120], fade: 3 },
    {
      wave: 'noise',
      seconds: 0.05,
      fade: 3,
      gain: 0.7,
      filter: { pass: 'band', hz: vary(1700), q: 1 },
    },
  ],
});

/** Stars stretch: a rising howl, a crack, and what remains of it. */
export const hyperspace: MakeRecipe = (vary) => ({
  level: 'big',
  room: { seconds: 0.9, mix: 0.3 },
  layers: [
    {
      wave: 'saw',
      seconds: 0.62,
      hz: [vary(60), vary(760)],
      attack: 0.5,
      fade: 1,
      gain: 0.5,
      filter: { pass: 'low', hz: [300, 3400], q: 1.4 },
    },
    {
      wave: 'noise',
      seconds: 0.62,
      attack: 0.56,
      fade: 1,
      gain: 0.6,
      filter: { pass: 'band', hz: [400, 5200], q: 1.6 },
    },
    {
      wave: 'noise',
      at: 0.57,
      seconds: 0.7,
      fade: 3,
      filter: { pass: 'low', hz: [vary(4200), 140] },
    },
    { wave: 'sine', at: 0.57, seconds: 0.7, hz: [vary(130), 38], fade: 2, gain: 0.9 },
  ],
});

/** The swarm of black holes: a well that growls and turns. */
export const maw: MakeRecipe = (vary) => ({
  level: 'big',
  room: { seconds: 1.1, mix: 0.35 },
  layers: [
    {
      wave: 'saw',
      seconds: 1.15,
      hz: [vary(82), vary(30)],
      attack: 0.2,
      fade: 1.4,
      tremolo: { hz: [4, 19], depth: 0.6 },
      filter: { pass: 'low', hz: [640, 130], q: 2.5 },
      drive: 1.5,
    },
    {
      wave: 'noise',
      seconds: 1.1,
      attack: 0.35,
      fade: 1.6,
      gain: 0.5,
      filter: { pass: 'band', hz: [vary(680), 90], q: 3 },
    },
    { wave: 'sine', seconds: 1.15, hz: [98, 28], attack: 0.1, gain: 0.7 },
  ],
});

/** Something takes hold from afar. */
export const pull: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.5, mix: 0.25 },
  layers: repeat(2, (index) => ({
    wave: 'triangle',
    seconds: 0.75,
    hz: [vary(196) * (1 + index * 0.007), 294 * (1 + index * 0.5)],
    attack: 0.12,
    fade: 1.2,
    gain: 0.6,
    tremolo: { hz: [9, 22], depth: 0.7 },
    fm: { ratio: 0.5, depth: 0.35 },
  })),
});

/** Stone on a hull, and gravel after it. */
export const rocks: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.4, mix: 0.2 },
  layers: [
    { wave: 'sine', seconds: 0.3, hz: [vary(130), 48], fade: 2.5 },
    {
      wave: 'noise',
      seconds: 0.35,
      fade: 3,
      gain: 0.9,
      filter: { pass: 'low', hz: [vary(1500), 220] },
    },
    ...repeat(7, (index) => ({
      wave: 'noise' as const,
      at: 0.08 + index * vary(0.055, 0.5),
      seconds: 0.05,
      fade: 2.5,
      gain: vary(0.28, 0.5),
      filter: { pass: 'band' as const, hz: vary(900, 0.5), q: 3 },
    })),
  ],
});

/** A computer has found what it was looking for. */
export const lock: MakeRecipe = (vary) => {
  const pitch = vary(1046, 0.02);
  return {
    level: 'small',
    room: { seconds: 0.25, mix: 0.15 },
    layers: [
      ...repeat(3, (index) => ({
        wave: 'square' as const,
        at: index * (0.11 - index * 0.015),
        seconds: 0.05,
        hz: pitch,
        fade: 0.5,
        gain: 0.35,
        filter: { pass: 'low' as const, hz: 3200 },
      })),
      {
        wave: 'square',
        at: 0.26,
        seconds: 0.22,
        hz: pitch * 1.5,
        fade: 0.8,
        gain: 0.35,
        filter: { pass: 'low', hz: 3600 },
      },
    ],
  };
};
