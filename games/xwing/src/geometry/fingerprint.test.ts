import { expect, it } from 'vitest';
import { geometryFingerprint } from './fingerprint.ts';

it('gives these bits and no others, on every engine', () => {
  expect(geometryFingerprint()).toBe(
    '0635b8994ddf7203f1c759362c9fe5d41e70239b70645138106b574fbaedcf5f',
  );
});
