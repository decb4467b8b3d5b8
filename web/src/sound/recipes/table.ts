import type { Layer, MakeRecipe, Vary } from '../recipe.ts';

function knock(vary: Vary, at: number, gain: number): readonly Layer[] {
  return [
    {
      wave: 'noise',
      at,
      seconds: 0.035,
      fade: 3,
      gain,
      filter: { pass: 'band', hz: vary(2700, 0.25), q: 2.2 },
    },
    { wave: 'sine', at, seconds: 0.045, hz: vary(980, 0.2), fade: 3, gain: gain * 0.5 },
  ];
}

const TUMBLES = [0, 0.05, 0.12, 0.17, 0.24, 0.29, 0.36, 0.41, 0.5];

/** Dice leave the hand and tumble. */
export const dice: MakeRecipe = (vary) => ({
  level: 'small',
  room: { seconds: 0.12, mix: 0.15 },
  layers: TUMBLES.flatMap((at, index) =>
    knock(vary, vary(at, 0.12), vary(0.5 + index * 0.04, 0.4)),
  ),
});

/** Dice come to rest. */
export const diceLand: MakeRecipe = (vary) => ({
  level: 'small',
  room: { seconds: 0.12, mix: 0.15 },
  layers: [0, 0.07, 0.16, 0.2].flatMap((at, index) =>
    knock(vary, vary(at, 0.2), 1 / (1 + index * 0.5)),
  ),
});

/** One die is turned. */
export const dieTurn: MakeRecipe = (vary) => ({
  level: 'small',
  layers: [...knock(vary, 0, 0.8), ...knock(vary, vary(0.06, 0.2), 1)],
});

/** A card slides over others. */
export const card: MakeRecipe = (vary) => ({
  level: 'small',
  layers: [
    {
      wave: 'noise',
      seconds: 0.17,
      attack: 0.06,
      fade: 1.6,
      gain: 0.7,
      filter: { pass: 'band', hz: [vary(2300), vary(5200)], q: 0.9 },
    },
    {
      wave: 'noise',
      at: 0.13,
      seconds: 0.05,
      fade: 3,
      filter: { pass: 'band', hz: vary(1700), q: 1.2 },
    },
  ],
});

/** A card is dealt: only the slide. */
export const deal: MakeRecipe = (vary) => ({
  level: 'small',
  layers: [
    {
      wave: 'noise',
      seconds: 0.13,
      attack: 0.05,
      fade: 2,
      filter: { pass: 'band', hz: [vary(3000), vary(5600)], q: 0.8 },
    },
  ],
});

/** A dial is turned up: three clicks of a wheel. */
export const dial: MakeRecipe = (vary) => ({
  level: 'small',
  layers: [0, 0.06, 0.13].flatMap((at, index) => [
    {
      wave: 'noise' as const,
      at: vary(at, 0.1),
      seconds: 0.02,
      fade: 2,
      gain: 0.6 + index * 0.2,
      filter: { pass: 'band' as const, hz: vary(3100), q: 3 },
    },
    {
      wave: 'triangle' as const,
      at: vary(at, 0.1),
      seconds: 0.05,
      hz: vary(620 + index * 90),
      fade: 3,
      gain: 0.4,
    },
  ]),
});

/** A counter of card clicks on the table. */
export const token: MakeRecipe = (vary) => ({
  level: 'small',
  room: { seconds: 0.15, mix: 0.15 },
  layers: [
    { wave: 'sine', seconds: 0.16, hz: vary(1318, 0.03), fade: 3, gain: 0.6 },
    { wave: 'sine', at: 0.05, seconds: 0.18, hz: vary(1760, 0.03), fade: 3, gain: 0.5 },
    {
      wave: 'noise',
      seconds: 0.03,
      fade: 3,
      gain: 0.5,
      filter: { pass: 'band', hz: vary(3800), q: 1.5 },
    },
  ],
});

/** Boots on a deck. */
export const step: MakeRecipe = (vary) => ({
  level: 'small',
  room: { seconds: 0.25, mix: 0.2 },
  layers: [0, 0.19].flatMap((at, index) => [
    {
      wave: 'noise' as const,
      at: vary(at, 0.1),
      seconds: 0.07,
      fade: 3,
      gain: 1 - index * 0.15,
      filter: { pass: 'low' as const, hz: vary(820, 0.15) },
    },
    {
      wave: 'sine' as const,
      at: vary(at, 0.1),
      seconds: 0.08,
      hz: [vary(140), 70] as const,
      fade: 3,
      gain: 0.7,
    },
  ]),
});

/** A blast door: a hiss, a motor, a thump where it ends. */
export const door: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.55, mix: 0.25 },
  layers: [
    {
      wave: 'noise',
      seconds: 0.5,
      attack: 0.03,
      fade: 1,
      gain: 0.6,
      filter: { pass: 'band', hz: [vary(5200), 1500], q: 0.8 },
    },
    {
      wave: 'saw',
      seconds: 0.46,
      hz: [vary(70), 128],
      attack: 0.05,
      fade: 0.4,
      gain: 0.5,
      filter: { pass: 'low', hz: 700, q: 1.5 },
    },
    { wave: 'sine', at: 0.42, seconds: 0.26, hz: [vary(120), 48], fade: 2.5, gain: 1.2 },
  ],
});
