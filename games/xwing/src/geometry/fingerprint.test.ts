import { expect, it } from 'vitest';
import { geometryFingerprint } from './fingerprint.ts';

it('gives these bits and no others, on every engine', () => {
  expect(geometryFingerprint()).toBe(
    '609dfe776883d8877c66320498ca9199bebcf85821863f2afaf0055df011e3ec',
  );
});
