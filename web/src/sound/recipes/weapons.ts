import { type MakeRecipe, repeat } from '../recipe.ts';

/** A pair of cannons: two bolts, the second a little after and lower. */
export const cannon: MakeRecipe = (vary) => {
  const pitch = vary(1750, 0.1);
  return {
    level: 'usual',
    room: { seconds: 0.4, mix: 0.2 },
    layers: [
      ...repeat(2, (index) => ({
        wave: 'saw' as const,
        at: index * 0.035,
        seconds: 0.24,
        hz: [pitch * (1 - index * 0.09), 210] as const,
        fade: 2.4,
        gain: 0.7,
        fm: { ratio: 1.5, depth: [0.5, 0.05] as const },
        filter: { pass: 'low' as const, hz: [6500, 900] as const, q: 1.1 },
      })),
      {
        wave: 'noise',
        seconds: 0.05,
        fade: 3,
        gain: 0.7,
        filter: { pass: 'band', hz: vary(2600), q: 0.8 },
      },
      { wave: 'sine', seconds: 0.16, hz: [vary(190), 70], gain: 0.5, fade: 3 },
    ],
  };
};

/** The gun of a capital ship: slower, deeper, and it shakes the deck. */
export const turbolaser: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.7, mix: 0.3 },
  layers: [
    {
      wave: 'saw',
      seconds: 0.42,
      hz: [vary(820), 95],
      fade: 2.2,
      gain: 0.8,
      fm: { ratio: 0.75, depth: [0.6, 0.1] },
      filter: { pass: 'low', hz: [3800, 420], q: 1.3 },
    },
    { wave: 'sine', seconds: 0.34, hz: [vary(150), 42], fade: 2.5, gain: 0.9 },
    {
      wave: 'noise',
      seconds: 0.09,
      fade: 3,
      gain: 0.7,
      filter: { pass: 'low', hz: vary(2100) },
    },
  ],
});

/** A hand weapon: a crack and a bolt that is gone at once. */
export const blaster: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.28, mix: 0.2 },
  layers: [
    {
      wave: 'square',
      seconds: 0.2,
      hz: [vary(2500, 0.12), 240],
      fade: 2.8,
      gain: 0.5,
      fm: { ratio: 2.02, depth: [0.9, 0.1] },
      filter: { pass: 'low', hz: [7800, 700], q: 1.6 },
    },
    {
      wave: 'noise',
      seconds: 0.07,
      fade: 3.5,
      gain: 0.8,
      filter: { pass: 'band', hz: [vary(3600), 1100], q: 0.9 },
    },
    { wave: 'sine', seconds: 0.1, hz: [230, 90], fade: 3, gain: 0.5 },
  ],
});

/** A blade of light is swung: the hum bends as it goes by, and something sizzles. */
export const sabre: MakeRecipe = (vary) => {
  const hum = vary(98, 0.05);
  return {
    level: 'usual',
    room: { seconds: 0.35, mix: 0.2 },
    layers: [
      ...repeat(2, (index) => ({
        wave: 'saw' as const,
        seconds: 0.62,
        hz: [hum * (1 + index * 0.012), hum * 1.75] as const,
        attack: 0.17,
        fade: 1.8,
        gain: 0.5,
        filter: { pass: 'band' as const, hz: [420, 1500] as const, q: 1.1 },
      })),
      { wave: 'sine', seconds: 0.6, hz: [hum * 2, hum * 3], attack: 0.16, gain: 0.5 },
      {
        wave: 'noise',
        at: 0.24,
        seconds: 0.34,
        fade: 2.2,
        gain: 0.55,
        tremolo: { hz: vary(47), depth: 0.8 },
        filter: { pass: 'band', hz: [vary(4200), 2100], q: 1.2 },
      },
    ],
  };
};

/** A blow with whatever is at hand. */
export const blow: MakeRecipe = (vary) => ({
  level: 'usual',
  room: { seconds: 0.2, mix: 0.15 },
  layers: [
    {
      wave: 'noise',
      seconds: 0.16,
      attack: 0.1,
      fade: 1.5,
      gain: 0.45,
      filter: { pass: 'band', hz: [500, vary(1500)], q: 1.4 },
    },
    { wave: 'sine', at: 0.12, seconds: 0.2, hz: [vary(165), 55], fade: 2.5 },
    {
      wave: 'noise',
      at: 0.12,
      seconds: 0.09,
      fade: 3,
      gain: 0.9,
      filter: { pass: 'low', hz: vary(1300) },
    },
  ],
});

/** A bolt that goes past. */
export const nearMiss: MakeRecipe = (vary) => ({
  level: 'small',
  room: { seconds: 0.3, mix: 0.25 },
  layers: [
    {
      wave: 'saw',
      seconds: 0.42,
      hz: [vary(1150), 420],
      attack: 0.14,
      fade: 2,
      gain: 0.35,
      filter: { pass: 'band', hz: [1500, 520], q: 1.8 },
    },
    {
      wave: 'noise',
      seconds: 0.42,
      attack: 0.16,
      fade: 2,
      gain: 0.5,
      filter: { pass: 'band', hz: [vary(2600), 700], q: 2 },
    },
  ],
});
