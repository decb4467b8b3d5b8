import { disc } from '../kit/craft.ts';
import type { Glyph } from '../kit/glyph.tsx';
import { ACTION_GLYPHS } from '../xwing/glyphs.ts';

/**
 * What dice show. `evade` is that of X-Wing, `evade-surge` the one of Imperial Assault, which
 * takes a surge away; `accuracy` is the ring that stands around a number.
 */
export const DIE_SYMBOLS = [
  'hit',
  'critical',
  'focus',
  'evade',
  'damage',
  'surge',
  'accuracy',
  'block',
  'evade-surge',
  'dodge',
] as const;
export type DieSymbol = (typeof DIE_SYMBOLS)[number];

const BURST =
  'M0 -30L7 -13L23 -23L15 -6L31 2L14 7L20 25L4 15L-5 31L-9 13L-26 20L-16 4L-31 -5L-14 -9L-20 -26L-5 -14Z';
const BOLT = 'M8 -30L-18 5H-3L-9 30L18 -7H3Z';

export const SYMBOL_GLYPHS: Readonly<Record<DieSymbol, Glyph>> = {
  hit: { solid: BURST },
  critical: { line: BURST, solid: 'M0 -12L4 -4L12 0L4 4L0 12L-4 4L-12 0L-4 -4Z' },
  focus: ACTION_GLYPHS.focus,
  evade: ACTION_GLYPHS.evade,
  damage: {
    solid:
      'M2 -31L8 -14L25 -22L17 -5L31 4L15 9L19 27L3 16L-10 30L-11 12L-30 15L-17 0L-29 -15L-10 -12Z',
  },
  surge: { solid: BOLT },
  accuracy: { line: `${disc(0, 0, 22)}M0 -30V-22M0 30V22M-30 0H-22M30 0H22` },
  block: { solid: 'M0 -29L25 -20V-2Q25 19 0 30Q-25 19 -25 -2V-20ZM0 -19L-16 -13V-2Q-16 12 0 20Z' },
  'evade-surge': {
    line: 'M-26 14A28 28 0 0 1 12 -24M26 -14A28 28 0 0 1 -12 24',
    solid: 'M6 -32L24 -21L8 -11ZM-6 32L-24 21L-8 11ZM4 -13L-8 2H-1L-4 13L8 -2H1Z',
  },
  dodge: { solid: 'M-28 -20L-20 -28L0 -8L20 -28L28 -20L8 0L28 20L20 28L0 8L-20 28L-28 20L-8 0Z' },
};
