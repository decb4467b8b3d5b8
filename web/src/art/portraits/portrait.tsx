import { type BotId, LEVELS, type Style } from '@parsecs/bots/ids';
import { type JSX, memo } from 'react';
import { RoundBust } from '../kit/bust.tsx';
import type { CssVars } from '../kit/css-vars.ts';
import { ArtSvg, type Glyph, GlyphArt } from '../kit/glyph.tsx';
import { FACES } from './faces.ts';

/** How somebody plays, as a sign of one colour. */
export const STYLE_GLYPHS: Readonly<Record<Style, Glyph>> = {
  // Head on, point against point.
  joust: { line: 'M-24 0H-7M24 0H7', solid: 'M-9 -8L2 0L-9 8ZM9 -8L-2 0L9 8Z' },
  // Around the side.
  flank: { line: 'M-20 20V-2Q-20 -18 -4 -18H8', solid: 'M6 -28L22 -18L6 -8Z' },
  // Somebody to be kept safe.
  escort: { line: 'M0 -24L20 -16V0Q20 16 0 25Q-20 16 -20 0V-16Z', solid: 'M0 -11L8 6H-8Z' },
  // Whatever the mission wants.
  objective: { line: 'M-14 26V-24', solid: 'M-14 -24H20L11 -13L20 -2H-14Z' },
  // Nothing without looking twice.
  cautious: { line: 'M-26 0Q0 -26 26 0Q0 26 -26 0Z', solid: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z' },
};

const RING = 30;
const GAP = 8;
/** The lower part of the ring counts how strong somebody is; angles clockwise from the right. */
const STRENGTH_FROM = 150;
const STRENGTH_TO = 30;
const STEP = (STRENGTH_FROM - STRENGTH_TO) / LEVELS.length;

/** Counterclockwise. */
function arc(from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(Math.cos(angle) * RING).toFixed(2)} ${(Math.sin(angle) * RING).toFixed(2)}`;
  };
  return `M${at(from)}A${RING} ${RING} 0 0 0 ${at(to)}`;
}

const STRENGTHS = LEVELS.map((_, index) =>
  arc(STRENGTH_FROM - index * STEP - GAP / 2, STRENGTH_FROM - (index + 1) * STEP + GAP / 2),
);

const GROUND: CssVars = {
  '--bust-side': 'var(--color-info, #6cb6ff)',
  '--bust-ground': '#14264a',
};

export interface BotPortraitProps {
  readonly bot: BotId;
  readonly playStyle?: Style | undefined;
  readonly size: number;
}

/** Who sits there: a face for each level, as many lights below as it is strong, a badge for its style. */
export const BotPortrait = memo(function BotPortrait(props: BotPortraitProps): JSX.Element {
  const { bot, playStyle, size } = props;
  const strength = LEVELS.findIndex((level) => level === bot) + 1;
  return (
    <ArtSvg size={size} className="shrink-0 overflow-visible">
      <g transform="scale(0.94)" style={GROUND}>
        <RoundBust bust={FACES[bot]} />
      </g>
      <g fill="none" strokeWidth={3.6} strokeLinecap="round">
        <circle r={RING} stroke="var(--color-edge, #5f75a8)" strokeWidth={1.6} />
        {STRENGTHS.map((d, index) => (
          <path
            key={d}
            d={d}
            stroke={
              index < strength ? 'var(--color-ask-ink, #ffc857)' : 'var(--color-line, #2b3a5e)'
            }
          />
        ))}
      </g>
      {playStyle !== undefined && (
        <g transform="translate(21 -20)">
          <circle
            r={12}
            fill="var(--color-panel, #121a2e)"
            stroke="var(--color-info-ink, #6cb6ff)"
            strokeWidth={2}
          />
          <g transform="scale(0.28)" color="var(--color-info-ink, #6cb6ff)">
            <GlyphArt glyph={STYLE_GLYPHS[playStyle]} weight={7} />
          </g>
        </g>
      )}
    </ArtSvg>
  );
});

/** The badge of a style alone. */
export function StyleMark(props: { readonly style: Style; readonly size: number }): JSX.Element {
  return (
    <ArtSvg size={props.size} className="shrink-0">
      <GlyphArt glyph={STYLE_GLYPHS[props.style]} weight={5.4} />
    </ArtSvg>
  );
}
