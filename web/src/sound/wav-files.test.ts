import { expect, test } from 'vitest';
import { RECIPES, VARIANTS } from './catalogue.ts';
import { RATE, render } from './render.ts';
import { MOODS, SOUNDS } from './sounds.ts';
import { wavFiles } from './wav-files.ts';

test('every rendering and every bed becomes a file', () => {
  const names = wavFiles().map(({ name }) => name);
  expect(new Set(names).size).toBe(SOUNDS.length * VARIANTS + MOODS.length);
});

test('a file has a right head and all samples', () => {
  const bytes = wavFiles()
    .find(({ name }) => name === 'token-1.wav')
    ?.write();
  if (bytes === undefined) throw new Error('no such file');
  const view = new DataView(bytes.buffer);
  const text = (at: number): string => String.fromCharCode(...bytes.slice(at, at + 4));
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(view.getUint32(24, true)).toBe(RATE);
  expect(view.getUint32(40, true)).toBe(bytes.length - 44);
  expect(bytes.length).toBe(44 + 2 * render(RECIPES.token, 0).length);
});
