import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** A token is written once, for both themes or for each. */
function colourOf(token: string, theme: Theme): string {
  const [, value = ''] = new RegExp(`--color-${token}: ([^;]+);`).exec(css) ?? [];
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = theme === 'light' ? light : dark;
  if (colour === undefined) throw new Error(`no colour: ${token}`);
  return colour;
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((token) => luminance(colourOf(token, theme)))
    .toSorted((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['space', 'panel', 'raised'] as const;
const MEANINGS = ['ask', 'confirm', 'danger', 'info'] as const;
/** What is read. */
const INKS = ['ink', 'quiet', ...MEANINGS.map((meaning) => `${meaning}-ink`)] as const;
/** What is seen: the edge of a field, the ring of the focus, the colour of a side. */
const SIGNS = ['edge', 'focus', 'rebel', 'imperial', 'mercenary'] as const;

describe.each(['light', 'dark'] as const)('the tokens of the %s theme', (theme) => {
  test.each(INKS)('%s can be read on every ground', (ink) => {
    expect(GROUNDS.filter((ground) => contrast(ink, ground, theme) < 4.5)).toEqual([]);
  });

  test.each(SIGNS)('%s can be seen on every ground', (sign) => {
    expect(GROUNDS.filter((ground) => contrast(sign, ground, theme) < 3)).toEqual([]);
  });

  test.each(MEANINGS)('what stands on %s can be read', (meaning) => {
    expect(contrast(`on-${meaning}`, meaning, theme)).toBeGreaterThanOrEqual(4.5);
  });
});
