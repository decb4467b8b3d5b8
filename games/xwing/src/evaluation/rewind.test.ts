import { at } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { baseOf } from '../board.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import { rulesOf } from '../state.ts';
import { table } from '../testing/table.ts';
import { whenPlanning } from './rewind.ts';

const START = [450, 400, 70] as const;

test.each(['rookiepilot', 'outerrimsmuggler'])('%s is led back along every manoeuvre', (pilot) => {
  const { state } = table()
    .ship(pilot, { at: START })
    .ship('academypilot', { at: [450, 850, 180] });
  const [names, dial] = [rulesOf(state, 0).dialNames, rulesOf(state, 0).dial];
  expect(dial.length).toBeGreaterThan(10);
  for (const [place, manoeuvre] of dial.entries()) {
    const end = { x: 0, y: 0, heading: 0 };
    endPoseInto(end, baseOf(state, 0), manoeuvre);
    const moved = table()
      .phase('activation')
      .ship(pilot, {
        at: [end.x, end.y, end.heading],
        dial: at(names, place),
        activated: true,
      })
      .ship('academypilot', { at: [450, 850, 180], dial: 'straight-2' }).state;
    const before = whenPlanning(moved);
    const [x, y, heading] = [before.x[0], before.y[0], before.heading[0]];
    expect([x, y, heading]).toEqual(START.map((value) => expect.closeTo(value, 3)));
    // Whoever has not moved stands where it stood, and nothing else is changed.
    expect([before.x[1], before.y[1]]).toEqual([450, 850]);
    expect(moved.x[0]).toBe(end.x);
  }
});

test('before anybody moves and after all have, everybody stands where he stands', () => {
  for (const phase of ['planning', 'combat'] as const) {
    const { state } = table()
      .phase(phase)
      .ship('rookiepilot', { at: START })
      .ship('academypilot', { at: [450, 850, 180] });
    expect(whenPlanning(state)).toBe(state);
  }
});
