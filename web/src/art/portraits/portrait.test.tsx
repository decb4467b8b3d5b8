import { BOT_IDS, LEVELS, STYLES } from '@parsecs/bots/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FACES } from './faces.ts';
import { BotPortrait, STYLE_GLYPHS } from './portrait.tsx';

/** How many of the lights below are lit. */
function lightsOf(markup: string): number {
  return markup.split('--color-ask-ink').length - 1;
}

test('every opponent has a face of its own, every style a sign of its own', () => {
  expect(new Set(BOT_IDS.map((bot) => JSON.stringify(FACES[bot]))).size).toBe(BOT_IDS.length);
  expect(new Set(STYLES.map((style) => JSON.stringify(STYLE_GLYPHS[style]))).size).toBe(
    STYLES.length,
  );
});

test('the stronger, the more lights', () => {
  const lights = LEVELS.map((bot) =>
    lightsOf(renderToStaticMarkup(<BotPortrait bot={bot} size={64} />)),
  );
  expect(lights).toEqual([1, 2, 3, 4, 5]);
  expect(lightsOf(renderToStaticMarkup(<BotPortrait bot="random" size={64} />))).toBe(0);
});

test.each(BOT_IDS)('the face of %s stays in its frame and says nothing to who listens', (bot) => {
  const markup = renderToStaticMarkup(<BotPortrait bot={bot} playStyle="flank" size={32} />);
  expect(markup).toContain('aria-hidden="true"');
  const heads = FACES[bot].flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]);
  expect(heads.length).toBeGreaterThan(8);
  for (const [, x, y] of heads) {
    expect(Math.max(Math.abs(Number(x)), Math.abs(Number(y)))).toBeLessThanOrEqual(36);
  }
});
