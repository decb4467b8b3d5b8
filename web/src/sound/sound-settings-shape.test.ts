import { expect, test } from 'vitest';
import { gainOf, readSoundSettings, USUAL_SOUND } from './sound-settings-shape.ts';

test('what was stored is taken over', () => {
  const stored = { isOn: true, wasOffered: true, volume: 10, effects: 20, bed: 0 };
  expect(readSoundSettings(stored, {})).toEqual(stored);
});

test.each([undefined, null, 'text', 7, []])('storage that holds %j gives silence', (stored) => {
  expect(readSoundSettings(stored, stored)).toEqual(USUAL_SOUND);
});

test('a broken field falls back and the others hold', () => {
  const stored = { isOn: 'yes', volume: 101, effects: 30, bed: -1 };
  expect(readSoundSettings(stored, {})).toEqual({ ...USUAL_SOUND, effects: 30 });
});

test('sound that was on before there were volumes stays on, and is not offered', () => {
  const read = readSoundSettings(undefined, { sound: true });
  expect(read).toEqual({ ...USUAL_SOUND, isOn: true, wasOffered: true });
  expect(readSoundSettings({ isOn: false }, { sound: true }).isOn).toBe(false);
  expect(readSoundSettings(undefined, { sound: false })).toEqual(USUAL_SOUND);
});

test('volumes end at silence and at the whole', () => {
  expect([0, 100].map(gainOf)).toEqual([0, 1]);
});
