import { seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { starshipBattles } from './index.ts';
import { table } from './testing/table.ts';

const faults = (given: unknown): readonly string[] => {
  const laid = starshipBattles.scenarios.given(given, { chance: seededChance('given') });
  return laid.ok ? [] : laid.problems.map(({ path, cause }) => `${path} ${cause}`);
};
const P1 = [{ ship: 'rebel-transport', at: [3, 20] }];
const P2 = [{ ship: 'imperial-shuttle', at: [3, 3] }];

test('a position that cannot be is refused with its place', () => {
  expect(faults(7)).toEqual([' given-not-an-object']);
  expect(faults({ planets: 3 })).toEqual(['planets given-unknown-field']);
  expect(faults({ begin: true, round: 3 })).toEqual(['round given-unknown-field']);
  expect(faults({ setup: { map: 'moon' } })).toEqual(['setup.map setup-wrong-map']);
  expect(faults({ ships: { P9: P1 } })).toEqual(['ships.P9 given-not-a-seat']);
  expect(faults({ ships: { P1: [{ ship: 'death-star' }] } })).toEqual([
    'ships.P1[0].ship given-not-a-ship',
  ]);
  expect(faults({ ships: { P1: P2 } })).toEqual(['ships.P1[0].ship given-wrong-side']);
  expect(faults({ ships: { P1: [{ ship: 'rebel-transport' }], P2 } })).toEqual([
    'ships.P1[0].at given-not-a-place',
  ]);
  expect(
    faults({ ships: { P1: [...P1, { ship: 'x-wing-starfighter', at: [3, 20] }], P2 } }),
  ).toEqual(['ships given-impossible']);
  expect(faults({ ships: { P1, P2 }, phase: 'lunch' })).toEqual(['phase given-not-a-phase']);
  expect(faults({ ships: { P1, P2 }, options: { P1: ['full-speed'] } })).toEqual([
    'options.P1 given-not-an-option',
  ]);
  expect(faults({ ships: { P1, P2 }, low: 'grey' })).toEqual(['low given-wrong-side']);
  expect(faults({ ships: { P1, P2 } })).toEqual([]);
});

test('facts of the state are compared as far as they are written', () => {
  const { state } = table()
    .ship('P1', 'rebel-transport', [3, 20])
    .ship('P2', 'imperial-shuttle', [3, 3]);
  const compare = (expected: Record<string, unknown>): readonly string[] =>
    starshipBattles.scenarios.compare(state, expected);
  expect(compare({ ships: { 'rebel-transport-1': { at: [3, 20] } }, phase: 'move' })).toEqual([]);
  expect(compare({ ships: { 'rebel-transport-1': { at: [3, 19] } } })).toHaveLength(1);
  expect(compare({ weather: 'fine' })).toEqual(['weather: no such fact']);
});
