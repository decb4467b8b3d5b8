import { type JSX, memo } from 'react';
import { disc } from '../kit/craft.ts';
import type { Glyph } from '../kit/glyph.tsx';
import { GlyphArt, INKS } from '../kit/glyph.tsx';
import { ACTION_GLYPHS } from './glyphs.ts';

export const TOKEN_KINDS = [
  'focus',
  'evade',
  'stress',
  'lock-red',
  'lock-blue',
  'ion',
  'critical',
  'shield',
  'id-light',
  'id-dark',
  'tracking',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

interface Token {
  /** The plate; each kind has its own outline, so that no token is told by its colour alone. */
  readonly plate: string;
  readonly ink: string;
  readonly glyph?: Glyph;
  readonly glyphScale?: number;
  /** Where the letter or number stands. */
  readonly label?: { readonly y: number; readonly size: number };
}

const HEXAGON = 'M0 -30L26 -15V15L0 30L-26 15V-15Z';
const SQUARE = 'M-22 -27H22Q27 -27 27 -22V22Q27 27 22 27H-22Q-27 27 -27 22V-22Q-27 -27 -22 -27Z';
const TRIANGLE = 'M-24 -25H24Q30 -25 27 -19L4 26Q0 31 -4 26L-27 -19Q-30 -25 -24 -25Z';
const OCTAGON = 'M-12 -29H12L29 -12V12L12 29H-12L-29 12V-12Z';
const SHIELD = 'M0 -30L26 -21V-3Q26 19 0 30Q-26 19 -26 -3V-21Z';
const BURST =
  'M0 -31L7 -19L20 -25L19 -11L31 -7L22 3L28 16L14 17L10 30L0 21L-10 30L-14 17L-28 16L-22 3L-31 -7L-19 -11L-20 -25L-7 -19Z';
const DIAMOND = 'M-4 -29Q0 -33 4 -29L29 -4Q33 0 29 4L4 29Q0 33 -4 29L-29 4Q-33 0 -29 -4Z';
const SIGHT: Glyph = { line: 'M0 -22V-16M0 22V16M-22 0H-14M22 0H14' };
const LOCK: Glyph = {
  line: 'M-19 -10V-19H-10M19 -10V-19H10M-19 10V19H-10M19 10V19H10',
};

const TOKENS: Readonly<Record<TokenKind, Token>> = {
  focus: { plate: disc(0, 0, 29), ink: INKS.good, glyph: ACTION_GLYPHS.focus, glyphScale: 0.72 },
  evade: { plate: HEXAGON, ink: INKS.good, glyph: ACTION_GLYPHS.evade, glyphScale: 0.6 },
  stress: {
    plate: TRIANGLE,
    ink: INKS.bad,
    glyph: { line: 'M0 -16V1', solid: disc(0, 12, 3.6) },
  },
  'lock-red': { plate: SQUARE, ink: INKS.bad, glyph: LOCK, label: { y: 9.6, size: 27 } },
  'lock-blue': { plate: DIAMOND, ink: INKS.calm, glyph: SIGHT, label: { y: 9.6, size: 27 } },
  ion: {
    plate: OCTAGON,
    ink: INKS.calm,
    glyph: { solid: 'M5 -22L-14 4H-2L-6 22L14 -5H2Z' },
  },
  critical: {
    plate: BURST,
    ink: INKS.warm,
    glyph: { solid: 'M0 -13L3.6 -3.6L13 0L3.6 3.6L0 13L-3.6 3.6L-13 0L-3.6 -3.6Z' },
  },
  shield: {
    plate: SHIELD,
    ink: INKS.calm,
    glyph: { line: 'M-13 -11L0 -16L13 -11V-2Q13 10 0 17Q-13 10 -13 -2Z' },
    glyphScale: 0.9,
  },
  'id-light': { plate: 'M-26 2L0 -28L26 2V27H-26Z', ink: INKS.plain, label: { y: 20, size: 36 } },
  'id-dark': { plate: OCTAGON, ink: INKS.plain, label: { y: 13, size: 38 } },
  tracking: { plate: disc(0, 0, 28), ink: INKS.quiet, label: { y: 13, size: 38 } },
};

export interface TokenArtProps {
  readonly kind: TokenKind;
  /** The letter of a lock, the number of a ship or of a count. */
  readonly label?: string;
}

/** A token lying on the table: a dark plate with a bright rim. */
export const TokenArt = memo(function TokenArt(props: TokenArtProps): JSX.Element {
  const { plate, ink, glyph, glyphScale, label } = TOKENS[props.kind];
  const filled = props.kind === 'id-dark';
  return (
    <g color={ink}>
      <path
        d={plate}
        fill={filled ? 'currentColor' : INKS.ground}
        stroke="currentColor"
        strokeWidth={3.6}
        strokeLinejoin="round"
      />
      {glyph === undefined ? null : (
        <g transform={`scale(${glyphScale ?? 1})`}>
          <GlyphArt glyph={glyph} weight={4.8 / (glyphScale ?? 1)} />
        </g>
      )}
      {label === undefined || props.label === undefined ? null : (
        <text
          y={label.y}
          textAnchor="middle"
          fontFamily="var(--font-condensed, sans-serif)"
          fontWeight={700}
          fontSize={label.size}
          fill={filled ? INKS.ground : 'currentColor'}
        >
          {props.label}
        </text>
      )}
    </g>
  );
});
