import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atan2, cos, cosDegrees, sin, sinDegrees, trigFingerprint } from './trig.ts';

const TOLERANCE = 1e-14;
const RUNS = { numRuns: 5000 };
const angle = (most: number): fc.Arbitrary<number> =>
  fc.double({ min: -most, max: most, noNaN: true });
const length = angle(1e4);

function expectClose(got: number, expected: number): void {
  expect(Math.abs(got - expected)).toBeLessThanOrEqual(TOLERANCE);
}

describe('sin and cos', () => {
  it('are those of Math up to the last places', () => {
    fc.assert(
      fc.property(angle(1e4), (radians) => {
        expectClose(sin(radians), Math.sin(radians));
        expectClose(cos(radians), Math.cos(radians));
      }),
      RUNS,
    );
  });

  it('keep their precision on a sweep through every quarter turn', () => {
    for (let radians = -1e4; radians <= 1e4; radians += 0.7) {
      expectClose(sin(radians), Math.sin(radians));
      expectClose(cos(radians), Math.cos(radians));
    }
  });

  it('are precise relative to the result near a half turn', () => {
    for (const radians of [Math.PI, -Math.PI, 22, 355, 710]) {
      expect(sin(radians) / Math.sin(radians)).toBeCloseTo(1, 12);
    }
    expect(cos(Math.PI / 2) / Math.cos(Math.PI / 2)).toBeCloseTo(1, 12);
  });

  it('are exact at nothing', () => {
    expect(sin(0)).toBe(0);
    expect(sin(-0)).toBe(0);
    expect(cos(0)).toBe(1);
  });
});

describe('sinDegrees and cosDegrees', () => {
  it('are those of Math up to the last places', () => {
    fc.assert(
      fc.property(angle(720), (degrees) => {
        expectClose(sinDegrees(degrees), Math.sin((degrees * Math.PI) / 180));
        expectClose(cosDegrees(degrees), Math.cos((degrees * Math.PI) / 180));
      }),
      RUNS,
    );
  });

  it.each([
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
  ])('are exact at %i', (degrees, sine, cosine) => {
    for (const turns of [-1000, -1, 0, 1, 1000]) {
      expect(sinDegrees(degrees + turns * 360)).toBe(sine);
      expect(cosDegrees(degrees + turns * 360)).toBe(cosine);
    }
  });

  it.each([
    [30, 0.5],
    [150, 0.5],
    [210, -0.5],
    [330, -0.5],
  ])('are exactly a half at %i and a quarter turn from it', (degrees, half) => {
    for (const turns of [-1000, -1, 0, 1, 1000]) {
      expect(sinDegrees(degrees + turns * 360)).toBe(half);
      expect(cosDegrees(degrees - 90 + turns * 360)).toBe(half);
    }
  });

  it('are equal in size on the diagonals', () => {
    const diagonals = [45, 135, 225, 315];
    const signs = [1, 1, -1, -1];
    expect(diagonals.map(sinDegrees)).toEqual(signs.map((sign) => sign * Math.SQRT1_2));
    expect(diagonals.map((degrees) => cosDegrees(degrees - 90))).toEqual(diagonals.map(sinDegrees));
  });

  it('repeat bit by bit after whole turns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -7200, max: 7200 }),
        fc.integer({ min: -50, max: 50 }),
        (a, n) => {
          expect(sinDegrees(a / 8 + n * 360)).toBe(sinDegrees(a / 8));
          expect(cosDegrees(a / 8 + n * 360)).toBe(cosDegrees(a / 8));
          expect(cosDegrees(a / 8)).toBe(sinDegrees(a / 8 + 90));
        },
      ),
    );
  });
});

describe('atan2', () => {
  it('is that of Math up to the last places', () => {
    fc.assert(
      fc.property(length, length, (y, x) => {
        expectClose(atan2(y, x), Math.atan2(y + 0, x + 0));
      }),
      RUNS,
    );
  });

  it('keeps its precision on a sweep around the circle', () => {
    for (let step = 0; step < 7200; step += 1) {
      const [y, x] = [Math.sin(step / 1000), Math.cos(step / 1000)];
      expectClose(atan2(y, x), Math.atan2(y, x));
    }
  });

  it('undoes sine and cosine', () => {
    fc.assert(
      fc.property(angle(3.14), (radians) => {
        expectClose(atan2(sin(radians), cos(radians)), radians);
      }),
      RUNS,
    );
  });

  it('is exact on the axes and diagonals', () => {
    expect(atan2(0, 0)).toBe(0);
    expect(atan2(0, 5)).toBe(0);
    expect(atan2(5, 0)).toBe(Math.PI / 2);
    expect(atan2(0, -5)).toBe(Math.PI);
    expect(atan2(-5, 0)).toBe(-Math.PI / 2);
    expect(atan2(3, 3)).toBe(Math.PI / 4);
    expect(atan2(-3, -3)).toBe((-3 * Math.PI) / 4);
  });

  it('keeps tiny angles', () => {
    expect(atan2(1e-200, 1)).toBe(1e-200);
  });
});

it('never gives −0, which a state refuses', () => {
  for (const turn of [-720, -360, -180, -90, -0, 0, 90, 180, 270, 360, 540]) {
    expect(sinDegrees(turn)).not.toBe(-0);
    expect(cosDegrees(turn)).not.toBe(-0);
  }
  expect(sin(-0)).not.toBe(-0);
  expect(atan2(-0, 1)).not.toBe(-0);
  expect(atan2(-5e-324, 1e300)).not.toBe(-0);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e10])('refuses %s as an angle', (value) => {
  expect(() => sin(value)).toThrow(RangeError);
  expect(() => cos(-value)).toThrow(RangeError);
  expect(() => sinDegrees(value)).toThrow(RangeError);
  expect(() => cosDegrees(-value)).toThrow(RangeError);
});

it.each([Number.NaN, Number.NEGATIVE_INFINITY])('refuses %s as a coordinate', (value) => {
  expect(() => atan2(value, 1)).toThrow(RangeError);
  expect(() => atan2(1, value)).toThrow(RangeError);
});

it('gives these bits and no others, on every engine', () => {
  expect(trigFingerprint()).toBe(
    '5e1a1edbce8a386b5b752b7b41451c579322b70aee25aad96e1c2ed842f44f0c',
  );
});
