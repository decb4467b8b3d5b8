import { describe, expect, test } from 'vitest';
import { BEDS, composer, renderBed } from './bed.ts';
import { loudnessOf } from './loudness.ts';
import { seeded } from './random.ts';
import { LOUDNESS, RATE } from './render.ts';
import { MOODS } from './sounds.ts';

describe.each(MOODS)('the bed “%s”', (mood) => {
  const bed = BEDS[mood];
  const rendered = renderBed(mood);
  const { room } = rendered;

  test('is quiet and never clips', () => {
    for (const samples of Object.values(rendered)) {
      const loud = 20 * Math.log10(loudnessOf(samples, RATE) / LOUDNESS.bed);
      expect(Math.abs(loud)).toBeLessThan(2.5);
      expect(samples.every((value: number) => Math.abs(value) < 0.96)).toBe(true);
    }
  });

  test('has a room that can be repeated without a seam', () => {
    const step = (index: number): number =>
      Math.abs((room[index] ?? 0) - (room[(index + room.length - 1) % room.length] ?? 0));
    const usual = Math.max(...Array.from({ length: 4000 }, (_, index) => step(index + 1000)));
    expect(step(0)).toBeLessThanOrEqual(usual * 1.5);
    expect(room.length).toBeGreaterThan(5 * RATE);
  });

  test('plays notes of its scale, slowly, and never the same way twice', () => {
    const play = (seed: number): readonly string[] => {
      const next = composer(bed, seeded(seed));
      return Array.from({ length: 40 }, () => {
        const { notes, rest } = next();
        expect(rest).toBeGreaterThanOrEqual(1);
        expect(rest).toBeLessThan(20);
        for (const { halves, gain, pan } of notes) {
          expect(bed.scale).toContain(((halves % 12) + 12) % 12);
          expect(Math.abs(halves)).toBeLessThanOrEqual(24);
          expect(gain).toBeLessThanOrEqual(1);
          expect(Math.abs(pan)).toBeLessThanOrEqual(1);
        }
        return notes.map(({ voice, halves }) => `${voice}${halves}`).join();
      });
    };
    expect(play(1)).toEqual(play(1));
    expect(play(1)).not.toEqual(play(2));
    expect(new Set(play(3)).size).toBeGreaterThan(8);
  });
});
