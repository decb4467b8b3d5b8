import { expect, test } from 'vitest';
import type { Sound } from './sounds.ts';
import { type Voice, Voices } from './voices.ts';

function listen(): { readonly voices: Voices; readonly stopped: string[]; add: Add } {
  const voices = new Voices();
  const stopped: string[] = [];
  const add: Add = (sound, begins, isBig = false) => {
    const stop = (): void => void stopped.push(`${sound} ${begins}`);
    const voice: Voice = { sound, begins, ends: begins + 1, isBig, stop };
    voices.add(voice, begins);
  };
  return { voices, stopped, add };
}
type Add = (sound: Sound, begins: number, isBig?: boolean) => void;

test('the same sound at the same moment is heard once', () => {
  const { voices, add } = listen();
  add('hull', 3);
  expect(voices.admits('hull', 3.01)).toBe(false);
  expect(voices.admits('hull', 3.1)).toBe(true);
  expect(voices.admits('shield', 3)).toBe(true);
});

test('of too many voices the oldest small one falls silent', () => {
  const { stopped, add } = listen();
  add('explosion', 0, true);
  for (let index = 1; index < 12; index += 1) add('blaster', index / 100);
  expect(stopped).toEqual([]);
  add('blaster', 0.5);
  expect(stopped).toEqual(['blaster 0.01']);
});

test('voices that have ended make room', () => {
  const { stopped, add } = listen();
  for (let index = 0; index < 40; index += 1) add('step', index);
  expect(stopped).toEqual([]);
});
