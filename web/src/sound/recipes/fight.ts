import { type Layer, type MakeRecipe, repeat, type Vary } from '../recipe.ts';

/** A field takes the shot: glassy, with a crackle that dies away. */
export const shield: MakeRecipe = (vary) => {
  const ring = vary(540, 0.08);
  return {
    level: 'usual',
    room: { seconds: 0.5, mix: 0.3 },
    layers: [
      {
        wave: 'sine',
        seconds: 0.55,
        hz: [ring * 1.3, ring],
        gain: 0.8,
        fm: { ratio: 2.76, depth: [1.6, 0.05] },
      },
      { wave: 'sine', seconds: 0.4, hz: [ring * 2.4, ring * 2], gain: 0.35 },
      {
        wave: 'noise',
        seconds: 0.35,
        fade: 2.5,
        gain: 0.5,
        tremolo: { hz: vary(60, 0.2), depth: 0.7 },
        filter: { pass: 'high', hz: 2400 },
      },
    ],
  };
};

/** A field comes back. */
export const shieldUp: MakeRecipe = (vary) => ({
  level: 'small',
  room: { seconds: 0.4, mix: 0.3 },
  layers: [
    { wave: 'sine', seconds: 0.6, hz: [vary(330), 880], attack: 0.2, fade: 1.6 },
    { wave: 'triangle', seconds: 0.6, hz: [vary(495), 1320], attack: 0.25, fade: 1.6, gain: 0.4 },
  ],
});

const PLATES = [1, 1.83, 2.71, 4.13];

function clang(vary: Vary, pitch: number, seconds: number): readonly Layer[] {
  return PLATES.map((ratio, index) => ({
    wave: 'sine',
    seconds: seconds / (1 + index * 0.4),
    hz: vary(pitch * ratio, 0.04),
    fade: 3,
    gain: 0.5 / (1 + index * 0.5),
  }));
}

/** The shot goes through to metal. */
export const hull: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.35, mix: 0.2 },
  layers: [
    ...clang(vary, vary(210, 0.15), 0.5),
    { wave: 'sine', seconds: 0.22, hz: [vary(150), 50], fade: 2.5, gain: 0.9 },
    {
      wave: 'noise',
      seconds: 0.16,
      fade: 3,
      gain: 0.9,
      filter: { pass: 'low', hz: [vary(3400), 500] },
    },
  ],
});

/** Something inside breaks: the blow, a fall, and sparks. */
export const crit: MakeRecipe = (vary) => ({
  level: 'big',
  room: { seconds: 0.6, mix: 0.25 },
  layers: [
    ...clang(vary, vary(165, 0.1), 0.7),
    { wave: 'sine', seconds: 0.4, hz: [vary(140), 38], fade: 2 },
    {
      wave: 'noise',
      seconds: 0.3,
      fade: 2.6,
      filter: { pass: 'low', hz: [vary(4600), 300] },
      drive: 1,
    },
    ...repeat(5, (index) => ({
      wave: 'noise' as const,
      at: 0.16 + index * vary(0.075, 0.4),
      seconds: 0.06,
      fade: 2,
      gain: vary(0.35, 0.5),
      filter: { pass: 'high' as const, hz: vary(3000) },
    })),
    {
      wave: 'square',
      at: 0.1,
      seconds: 0.5,
      hz: [vary(520), 130],
      fade: 1.5,
      gain: 0.16,
      tremolo: { hz: 17, depth: 0.9 },
      filter: { pass: 'low', hz: 1800 },
    },
  ],
});

/** Blue light crawls over the hull and the machines stop. */
export const ion: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.5, mix: 0.25 },
  layers: [
    {
      wave: 'square',
      seconds: 0.7,
      hz: [vary(340), 62],
      fade: 1.4,
      gain: 0.4,
      tremolo: { hz: [38, 9], depth: 0.9 },
      fm: { ratio: 3.3, depth: [1.4, 0.3] },
      filter: { pass: 'low', hz: [4200, 500] },
    },
    {
      wave: 'noise',
      seconds: 0.65,
      fade: 1.6,
      gain: 0.5,
      tremolo: { hz: [52, 14], depth: 0.95 },
      filter: { pass: 'band', hz: vary(3300), q: 1.6 },
    },
  ],
});

/** A bay opens and something heavy leaves it. */
export const bomb: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.3, mix: 0.2 },
  layers: [
    ...clang(vary, vary(310), 0.2),
    { wave: 'sine', at: 0.09, seconds: 0.5, hz: [vary(560), 150], fade: 1.3, gain: 0.5 },
    {
      wave: 'noise',
      seconds: 0.14,
      gain: 0.5,
      filter: { pass: 'band', hz: vary(900), q: 1.5 },
    },
  ],
});

interface Burst {
  readonly seconds: number;
  readonly deep: number;
  readonly bright: number;
}

/** Fire in the dark: a crack, a fist of low noise, and debris. */
function burst(vary: Vary, { seconds, deep, bright }: Burst): readonly Layer[] {
  return [
    {
      wave: 'noise',
      seconds: 0.12,
      fade: 3,
      gain: 0.7,
      filter: { pass: 'low', hz: vary(bright) },
    },
    {
      wave: 'noise',
      seconds,
      attack: 0.02,
      fade: 2.6,
      gain: 1.5,
      filter: { pass: 'low', hz: [vary(bright * 0.35), 70], q: 0.8 },
      drive: 2,
    },
    { wave: 'sine', seconds: seconds * 0.8, hz: [vary(deep * 2.4), deep * 0.6], fade: 1.8 },
    {
      wave: 'noise',
      at: 0.1,
      seconds: seconds * 0.8,
      fade: 2,
      gain: 0.35,
      tremolo: { hz: [vary(17), 6], depth: 0.9 },
      filter: { pass: 'band', hz: [bright * 0.4, 240], q: 0.9 },
    },
  ];
}

export const explosion: MakeRecipe = (vary) => ({
  level: 'big',
  room: { seconds: 0.9, mix: 0.28 },
  layers: burst(vary, { seconds: vary(1.1), deep: 46, bright: 1900 }),
});

/** A bomb goes off: quicker, and a wave runs outward from it. */
export const blast: MakeRecipe = (vary) => ({
  level: 'big',
  room: { seconds: 0.7, mix: 0.25 },
  layers: [
    ...burst(vary, { seconds: vary(0.8), deep: 52, bright: 1700 }),
    {
      wave: 'noise',
      at: 0.05,
      seconds: 0.7,
      attack: 0.2,
      gain: 0.4,
      filter: { pass: 'band', hz: [240, vary(900)], q: 2 },
    },
  ],
});

/** A capital ship burns, breaks, and is gone. */
export const breakup: MakeRecipe = (vary) => {
  const late = (layers: readonly Layer[], by: number, gain: number): readonly Layer[] =>
    layers.map((layer) => ({
      ...layer,
      at: (layer.at ?? 0) + by,
      gain: (layer.gain ?? 1) * gain,
    }));
  return {
    level: 'big',
    room: { seconds: 1.3, mix: 0.32 },
    layers: [
      ...late(burst(vary, { seconds: 0.5, deep: 60, bright: 1500 }), 0, 0.45),
      ...late(burst(vary, { seconds: 0.5, deep: 54, bright: 1300 }), vary(0.33), 0.55),
      ...late(burst(vary, { seconds: vary(1.7), deep: 36, bright: 1400 }), vary(0.72), 1),
    ],
  };
};

/** Somebody is hit. */
export const hurt: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.2, mix: 0.15 },
  layers: [
    { wave: 'sine', seconds: 0.2, hz: [vary(190), 60], fade: 2.5 },
    {
      wave: 'noise',
      seconds: 0.14,
      fade: 3,
      gain: 0.9,
      filter: { pass: 'low', hz: [vary(2100), 300] },
    },
  ],
});

/** Somebody falls: a blow, and armor on the floor. */
export const defeat: MakeRecipe = (vary) => ({
  level: 'big',
  room: { seconds: 0.6, mix: 0.25 },
  layers: [
    {
      wave: 'triangle',
      seconds: 0.5,
      hz: [vary(280), 68],
      fade: 1.5,
      gain: 0.6,
      filter: { pass: 'low', hz: 900 },
    },
    ...repeat(3, (index) => ({
      wave: 'noise' as const,
      at: 0.26 + index * vary(0.13, 0.2),
      seconds: 0.16,
      fade: 3,
      gain: 1.5 / (1 + index * 0.7),
      filter: { pass: 'low' as const, hz: [vary(2200), 240] as const },
    })),
    { wave: 'sine', at: 0.26, seconds: 0.3, hz: [105, 44], fade: 2 },
  ],
});

/** Things are put right again. */
export const mend: MakeRecipe = (vary) => {
  const pitch = vary(392, 0.02);
  return {
    level: 'small',
    room: { seconds: 0.5, mix: 0.3 },
    layers: [1, 1.25, 1.5].map((ratio, index) => ({
      wave: 'sine',
      at: index * 0.09,
      seconds: 0.42,
      hz: pitch * ratio,
      attack: 0.03,
      gain: 0.7,
    })),
  };
};
