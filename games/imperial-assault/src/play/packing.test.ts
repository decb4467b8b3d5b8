import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type Bases, Packing } from './packing.ts';

/** A field of two rows with four spaces each. */
const FREE = 0b1111_1111n;

/** Bases two rows high on it. */
function bases(width: number, count: number): Bases {
  const row = (1n << BigInt(width)) - 1n;
  const stands = Array.from({ length: 5 - width }, (_, x) => (row | (row << 4n)) << BigInt(x));
  return { count, stands };
}

rule('IA-045', 'a larger base stays outside where smaller ones fill more', () => {
  expect(new Packing(FREE, [bases(3, 1), bases(2, 2)]).most(FREE)).toBe(8);
  expect(new Packing(FREE, [bases(3, 1), bases(2, 1)]).most(FREE)).toBe(6);
  // A base lies half outside, which counts for what it fills.
  const outside = { count: 1, stands: [0b11n | (0b11n << 8n)] };
  expect(new Packing(FREE, [outside]).most(FREE | (0b11n << 8n))).toBe(2);
  expect(new Packing(FREE, [outside]).most(FREE)).toBe(0);
  // One corner is taken.
  expect(new Packing(FREE, [bases(3, 1), bases(2, 2)]).most(FREE & ~1n)).toBe(6);
});
