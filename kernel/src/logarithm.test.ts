import { expect, test } from 'vitest';
import { logarithm } from './logarithm.ts';

test('is the logarithm as the engine knows it', () => {
  for (const value of [1e-9, 0.02, 0.7, 0.71, 1, 1.2, 1.5, 1.51, 2, 3, 42.5, 301, 98765]) {
    expect(logarithm(value)).toBeCloseTo(Math.log(value), 12);
  }
});
