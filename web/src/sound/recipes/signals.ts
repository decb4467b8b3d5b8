import type { Layer, MakeRecipe } from '../recipe.ts';

interface Chime {
  readonly at: number;
  readonly hz: number;
  readonly seconds: number;
  readonly gain?: number;
}

/** A soft bell. */
function bell({ at, hz, seconds, gain = 1 }: Chime): Layer {
  return {
    wave: 'sine',
    at,
    seconds,
    hz,
    fade: 2.4,
    gain,
    fm: { ratio: 3.01, depth: [0.9, 0.02] },
  };
}

/** A horn from far away. */
function horn({ at, hz, seconds, gain = 1 }: Chime): Layer {
  return {
    wave: 'saw',
    at,
    seconds,
    hz,
    attack: 0.06,
    fade: 0.9,
    gain,
    filter: { pass: 'low', hz: [hz * 5, hz * 2], q: 0.8 },
  };
}

/** A note so many half tones over the first. */
function over(first: number, halves: number): number {
  return first * 2 ** (halves / 12);
}

export const points: MakeRecipe = (vary) => {
  const low = vary(660, 0.015);
  return {
    level: 'small',
    room: { seconds: 0.4, mix: 0.25 },
    layers: [0, 5, 12].map((halves, index) =>
      bell({ at: index * 0.085, hz: over(low, halves), seconds: 0.4 }),
    ),
  };
};

/** A new chapter: one deep note and its fifth. */
export const headline: MakeRecipe = (vary) => {
  const low = vary(196, 0.01);
  return {
    level: 'small',
    room: { seconds: 0.6, mix: 0.35 },
    layers: [
      { wave: 'triangle', seconds: 0.6, hz: low, attack: 0.02, gain: 0.8 },
      { wave: 'triangle', at: 0.08, seconds: 0.55, hz: over(low, 7), attack: 0.02, gain: 0.6 },
    ],
  };
};

/** It is your turn: two quiet bells, the second higher. */
export const turn: MakeRecipe = (vary) => {
  const low = vary(523, 0.01);
  return {
    level: 'small',
    room: { seconds: 0.5, mix: 0.3 },
    layers: [
      bell({ at: 0, hz: low, seconds: 0.4 }),
      bell({ at: 0.12, hz: over(low, 7), seconds: 0.55, gain: 0.8 }),
    ],
  };
};

/** The last of the hull: two tones that do not agree. */
export const warning: MakeRecipe = (vary) => {
  const low = vary(415, 0.01);
  const tone = (at: number, hz: number): Layer => ({
    wave: 'square',
    at,
    seconds: 0.17,
    hz,
    attack: 0.012,
    fade: 0.3,
    gain: 0.5,
    filter: { pass: 'low', hz: 1900 },
  });
  return {
    level: 'usual',
    room: { seconds: 0.3, mix: 0.15 },
    layers: [0, 0.42].flatMap((at) => [tone(at, over(low, 6)), tone(at + 0.19, low)]),
  };
};

/** One of the racers is home. */
export const home: MakeRecipe = (vary) => {
  const low = vary(392, 0.01);
  return {
    level: 'usual',
    room: { seconds: 0.8, mix: 0.3 },
    layers: [0, 4, 7, 11, 14].map((halves, index) =>
      bell({ at: index * 0.075, hz: over(low, halves), seconds: 0.5 }),
    ),
  };
};

/** Rising fourths and fifths over an open chord. */
export const victory: MakeRecipe = (vary) => {
  const low = vary(147, 0.005);
  const tune = [
    [0, 0],
    [0.2, 5],
    [0.4, 9],
    [0.7, 14],
    [0.95, 12],
    [1.2, 17],
  ] as const;
  return {
    level: 'big',
    room: { seconds: 1.2, mix: 0.3 },
    layers: [
      ...tune.map(([at, halves], index) =>
        horn({
          at,
          hz: over(low * 2, halves),
          seconds: index === tune.length - 1 ? 1.2 : 0.34,
          gain: 0.5,
        }),
      ),
      ...[0, 5, 9].map((halves) =>
        horn({ at: 1.2, hz: over(low, halves), seconds: 1.2, gain: 0.35 }),
      ),
      { wave: 'sine', at: 1.2, seconds: 0.5, hz: [over(low, -12), 50], fade: 2, gain: 0.6 },
    ],
  };
};

/** Three steps down into the dark. */
export const loss: MakeRecipe = (vary) => {
  const low = vary(220, 0.005);
  return {
    level: 'big',
    room: { seconds: 1.2, mix: 0.35 },
    layers: [
      horn({ at: 0, hz: over(low, 3), seconds: 0.42, gain: 0.6 }),
      horn({ at: 0.4, hz: over(low, -2), seconds: 0.42, gain: 0.6 }),
      horn({ at: 0.8, hz: over(low, -9), seconds: 1.3, gain: 0.7 }),
      horn({ at: 0.8, hz: over(low, -16), seconds: 1.3, gain: 0.6 }),
      { wave: 'sine', at: 0.8, seconds: 1, hz: [82, 41], fade: 1.5, gain: 0.6 },
    ],
  };
};
