import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TONES } from './effect.ts';
import { TONE_INKS } from './tones.ts';

const THEME = readFileSync(new URL('../../shell/theme.css', import.meta.url), 'utf8');

test.each(TONES)('%s is a colour of the theme', (tone) => {
  const { light, line } = TONE_INKS[tone];
  const tokens = [light, line].flatMap((ink) => ink.match(/--color-[a-z-]+/g) ?? []);
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) expect(THEME).toContain(`${token}:`);
});

test.each(['rebel', 'imperial', 'mercenary'] as const)('%s has its own colour', (side) => {
  expect(TONE_INKS[side].line).toBe(`var(--color-${side})`);
});
