import { rule } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import { isManoeuvre } from '../geometry/manoeuvre.ts';
import { PILOTS } from './pilots.ts';
import { type DialManoeuvre, SHIP_TYPES, shipType } from './ship-types.ts';
import { DIFFICULTIES } from './vocabulary.ts';

const MIRRORED: Readonly<Partial<Record<string, string>>> = {
  'bank-left': 'bank-right',
  'bank-right': 'bank-left',
  'turn-left': 'turn-right',
  'turn-right': 'turn-left',
};

/** A dial as the reference page prints it: left and right together. */
function tableOf(dial: readonly DialManoeuvre[]): readonly string[] {
  return dial
    .filter(({ bearing }) => !bearing.endsWith('-right'))
    .map(({ speed, bearing, difficulty }) => `${speed} ${bearing.split('-')[0]} ${difficulty}`)
    .sort();
}

test('dials are complete: the number of manoeuvres of every ship type', () => {
  expect(Object.fromEntries(SHIP_TYPES.map(({ id, dial }) => [id, dial.length]))).toEqual({
    xwing: 15,
    tiefighter: 16,
    ywing: 15,
    tieadvanced: 15,
    awing: 16,
    yt1300: 16,
    tieinterceptor: 16,
    firespray31: 16,
    bwing: 15,
    hwk290: 12,
    tiebomber: 15,
    lambdaclassshuttle: 12,
  });
});

test('dials are symmetric: what goes left goes right just as easily', () => {
  for (const { dial } of SHIP_TYPES) {
    for (const { speed, bearing, difficulty } of dial) {
      const mirrored = MIRRORED[bearing];
      if (mirrored === undefined) continue;
      expect(dial).toContainEqual({ speed, bearing: mirrored, difficulty });
    }
  }
});

test('a dial shows each manoeuvre once, the slowest first, and there is a template for it', () => {
  for (const { dial } of SHIP_TYPES) {
    const shown = dial.map(({ speed, bearing }) => `${speed} ${bearing}`);
    expect(new Set(shown).size).toBe(shown.length);
    expect(dial.map(({ speed }) => speed)).toEqual(
      dial.map(({ speed }) => speed).sort((one, other) => one - other),
    );
    for (const manoeuvre of dial) expect(isManoeuvre(manoeuvre)).toBe(true);
  }
});

rule('XW-006', 'every ship has a dial, that of its ship type', () => {
  for (const { ship } of PILOTS) expect(shipType(ship).dial.length).toBeGreaterThan(10);
  const dials = SHIP_TYPES.map(({ dial }) => JSON.stringify(dial));
  expect(new Set(dials).size).toBe(SHIP_TYPES.length);
  expect(shipType('xwing').dial).not.toEqual(shipType('tiefighter').dial);
});

rule('XW-040', 'a manoeuvre has a direction, a speed and a difficulty', () => {
  for (const manoeuvre of SHIP_TYPES.flatMap(({ dial }) => dial)) {
    expect(Object.keys(manoeuvre).sort()).toEqual(['bearing', 'difficulty', 'speed']);
  }
});

rule('XW-041', 'the dials of the base set show six directions, other dials only their own', () => {
  const shown = (ids: readonly ('xwing' | 'tiefighter' | 'hwk290')[]) =>
    [...new Set(ids.flatMap((id) => shipType(id).dial.map(({ bearing }) => bearing)))].sort();
  const six = ['bank-left', 'bank-right', 'koiogran', 'straight', 'turn-left', 'turn-right'];
  expect(shown(['xwing', 'tiefighter'])).toEqual(six);
  expect(shown(['hwk290'])).toEqual(six.filter((bearing) => bearing !== 'koiogran'));
});

rule('XW-047', 'a manoeuvre is green, white or red', () => {
  const colours = SHIP_TYPES.flatMap(({ dial }) => dial.map(({ difficulty }) => difficulty));
  expect(new Set(colours)).toEqual(new Set(DIFFICULTIES));
});

rule('XW-293', 'the manoeuvres of X-wing and TIE fighter are open tables', () => {
  expect(tableOf(shipType('xwing').dial)).toEqual([
    '1 bank green',
    '1 straight green',
    '2 bank white',
    '2 straight green',
    '2 turn white',
    '3 bank white',
    '3 straight white',
    '3 turn white',
    '4 koiogran red',
    '4 straight white',
  ]);
  expect(tableOf(shipType('tiefighter').dial)).toEqual([
    '1 turn white',
    '2 bank green',
    '2 straight green',
    '2 turn white',
    '3 bank white',
    '3 koiogran red',
    '3 straight green',
    '3 turn white',
    '4 koiogran red',
    '4 straight white',
    '5 straight white',
  ]);
});

test('only the shuttle of waves 1–3 can stay where it is, and that is red', () => {
  const still = SHIP_TYPES.filter(({ dial }) => dial.some(({ speed }) => speed === 0));
  expect(still.map(({ id }) => id)).toEqual(['lambdaclassshuttle']);
  expect(shipType('lambdaclassshuttle').dial).toContainEqual({
    speed: 0,
    bearing: 'stationary',
    difficulty: 'red',
  });
});
