import { expect, test } from 'vitest';
import type { Cue } from './cues.ts';
import { volley } from './cues.ts';
import { panWithin, schedule, scheduleAtOnce } from './schedule.ts';

const LEFT = (): number => -0.5;

test('a cue is played at its part of the beat, where its piece stands', () => {
  const cues: readonly Cue[] = [{ sound: 'hull', when: 0.5, from: 'ship:a', pitch: 0.8 }];
  expect(schedule(cues, 800, LEFT)).toEqual([
    { sound: 'hull', after: 0.4, pan: -0.5, pitch: 0.8, most: 2.4 },
  ]);
});

test('who hurries hears shorter sounds, and none of what nobody could see', () => {
  const cue: Cue = { sound: 'explosion' };
  const [fast] = schedule([cue], 250, LEFT);
  expect(fast?.most).toBe(0.75);
  expect(schedule([cue], 30, LEFT)).toEqual([]);
});

test('where nothing moves, the last beats are heard one after another', () => {
  const beats = Array.from({ length: 9 }, (): readonly Cue[] => [{ sound: 'token' }]);
  const played = scheduleAtOnce([...beats, []], LEFT);
  expect(played).toHaveLength(6);
  expect(new Set(played.map(({ after }) => after)).size).toBe(6);
});

test('a volley has a shot for each, one after another', () => {
  const shots = volley({ sound: 'cannon', when: 0.4 }, 3, 0.3);
  expect(shots.map(({ when }) => when?.toFixed(1))).toEqual(['0.4', '0.5', '0.6']);
});

test('the side of a sound follows its place on the screen', () => {
  const frame = { left: 100, width: 400 };
  expect([100, 300, 500, 900].map((middle) => panWithin(frame, middle))).toEqual([
    -0.7, 0, 0.7, 0.7,
  ]);
});
