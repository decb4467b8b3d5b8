import { describe, expect, test } from 'vitest';
import { RECIPES, VARIANTS } from './catalogue.ts';
import { loudnessOf } from './loudness.ts';
import { aboveSmall } from './presence.ts';
import { seeded } from './random.ts';
import { varyBy } from './recipe.ts';
import { LOUDNESS, RATE, render } from './render.ts';
import { SOUNDS, type Sound } from './sounds.ts';
import { centroidOf } from './testing/spectrum.ts';

function peakOf(samples: Float32Array): number {
  return samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** A number that another sound will hardly have. */
function sumOf(samples: Float32Array | undefined): number | undefined {
  return samples?.reduce((sum, value, index) => sum + value * ((index % 97) + 1), 0);
}

function decibels(value: number): number {
  return 20 * Math.log10(value);
}

/** A third of it, and so no more than ten decibels less. */
const HEARD = 0.31;
const LONGEST = { small: 1.2, usual: 2, big: 4.5, bed: 0 } as const;
/** Nothing in the first and last moments, in samples. */
const EDGE = 8;

describe.each(SOUNDS)('the sound “%s”', (sound) => {
  const make = RECIPES[sound];
  const { level } = make(varyBy(seeded(0)));
  const variants = Array.from({ length: VARIANTS }, (_, seed) => render(make, seed));

  test('is as loud as its level says, and never clips', () => {
    for (const samples of variants) {
      expect(peakOf(samples)).toBeLessThan(0.96);
      const loud = decibels(loudnessOf(samples, RATE) / LOUDNESS[level]);
      expect(Math.abs(loud)).toBeLessThan(2.5);
    }
  });

  test('is heard from the loudspeaker of a phone, too', () => {
    for (const samples of variants) {
      const share = loudnessOf(aboveSmall(samples, RATE), RATE) / loudnessOf(samples, RATE);
      expect(share).toBeGreaterThan(HEARD);
    }
  });

  test('is short, and silent at both ends', () => {
    for (const samples of variants) {
      const seconds = samples.length / RATE;
      expect(seconds).toBeGreaterThan(0.04);
      expect(seconds).toBeLessThan(LONGEST[level]);
      expect(peakOf(samples.subarray(0, EDGE))).toBeLessThan(0.1 * peakOf(samples) + 0.01);
      expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
      expect(peakOf(samples.subarray(-EDGE))).toBeLessThan(0.003);
    }
  });

  test('leans to neither side of silence', () => {
    for (const samples of variants) {
      const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
      expect(Math.abs(mean)).toBeLessThan(0.01);
      expect(samples.every(Number.isFinite)).toBe(true);
    }
  });

  test('is the same again with the same seed, and another one with another', () => {
    expect(sumOf(render(make, 1))).toBe(sumOf(variants[1]));
    expect(sumOf(variants[0])).not.toBe(sumOf(variants[1]));
  });
});

function pitchOf(sound: Sound, from = 0, to = 1): number {
  const samples = render(RECIPES[sound], 0);
  return centroidOf(samples.subarray(from * samples.length, to * samples.length), RATE);
}

test.each<Sound>(['explosion', 'breakup', 'blast', 'maw', 'engine'])('“%s” is low', (sound) => {
  expect(pitchOf(sound)).toBeLessThan(700);
});

test.each<Sound>(['dice-land', 'card', 'token', 'die-turn'])('“%s” is light', (sound) => {
  expect(pitchOf(sound)).toBeGreaterThan(900);
});

test.each<Sound>(['blaster', 'cannon', 'turbolaser', 'loss'])('“%s” falls', (sound) => {
  expect(pitchOf(sound, 0, 0.25)).toBeGreaterThan(1.2 * pitchOf(sound, 0.4, 0.8));
});

test.each<Sound>(['shield-up', 'points', 'home'])('“%s” rises', (sound) => {
  expect(pitchOf(sound, 0.35, 0.6)).toBeGreaterThan(1.1 * pitchOf(sound, 0, 0.15));
});

test('a capital ship breaks longer and deeper than a fighter, and its guns are deeper', () => {
  const [ship, fighter] = [render(RECIPES.breakup, 0), render(RECIPES.explosion, 0)];
  expect(ship.length).toBeGreaterThan(1.3 * fighter.length);
  expect(pitchOf('turbolaser')).toBeLessThan(pitchOf('cannon'));
});
