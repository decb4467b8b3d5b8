import type { Faction } from '@parsecs/starship-battles';
import { type JSX, memo } from 'react';
import { disc } from '../kit/craft.ts';
import type { Glyph } from '../kit/glyph.tsx';
import { GlyphArt, INKS } from '../kit/glyph.tsx';
import { SIDE_PAINTS } from '../kit/paint.ts';
import { SIDE_OF_FACTION } from './ships.tsx';

export const COUNTER_KINDS = ['damage', 'command', 'tractor', 'launch', 'reduced'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

interface Counter {
  readonly plate: string;
  /** Nothing: the colour of the side. */
  readonly ink?: string;
  readonly glyph: Glyph;
}

const BURST =
  'M0 -31L7 -19L20 -25L19 -11L31 -7L22 3L28 16L14 17L10 30L0 21L-10 30L-14 17L-28 16L-22 3L-31 -7L-19 -11L-20 -25L-7 -19Z';
const OCTAGON = 'M-12 -29H12L29 -12V12L12 29H-12L-29 12V-12Z';

const COUNTERS: Readonly<Record<CounterKind, Counter>> = {
  damage: {
    plate: BURST,
    ink: INKS.bad,
    glyph: { solid: 'M0 -13L3.6 -3.6L13 0L3.6 3.6L0 13L-3.6 3.6L-13 0L-3.6 -3.6Z' },
  },
  command: {
    plate: disc(0, 0, 29),
    glyph: { solid: 'M0 -18L5 -6L18 -5L8 4L11 17L0 10L-11 17L-8 4L-18 -5L-5 -6Z' },
  },
  tractor: {
    plate: OCTAGON,
    ink: INKS.calm,
    glyph: { line: 'M-4 -17L-15 15H15L4 -17ZM-8 -5H8M-12 6H12', solid: disc(0, -18, 5) },
  },
  launch: {
    plate: 'M-20 -29H20L29 0L20 29H-20L-29 0Z',
    glyph: { line: 'M-14 6V19H14V6', solid: 'M0 -22L12 -5H5V11H-5V-5H-12Z' },
  },
  reduced: {
    plate: 'M-26 -26H26V26H-26Z',
    ink: INKS.warm,
    glyph: { line: 'M-16 -16L-3 -5L-8 2L5 8L0 18M-18 18L-12 12M18 -18L12 -12' },
  },
};

export interface CounterArtProps {
  readonly kind: CounterKind;
  /** Whose it is; command counters are told apart by it: round for Light, eight-sided for Dark. */
  readonly faction?: Faction;
  /** A number that takes the place of the sign. */
  readonly label?: string;
}

export const CounterArt = memo(function CounterArt(props: CounterArtProps): JSX.Element {
  const { ink, glyph, plate } = COUNTERS[props.kind];
  const faction = props.faction ?? 'light';
  const isDarkCommand = props.kind === 'command' && faction === 'dark';
  return (
    <g style={SIDE_PAINTS[SIDE_OF_FACTION[faction]]}>
      <g color={ink ?? 'var(--side)'}>
        <path
          d={isDarkCommand ? OCTAGON : plate}
          fill={INKS.ground}
          stroke="currentColor"
          strokeWidth={3.6}
          strokeLinejoin="round"
        />
        {props.label === undefined ? (
          <GlyphArt glyph={glyph} weight={4.4} />
        ) : (
          <text
            y={11}
            textAnchor="middle"
            fontFamily="var(--font-condensed, sans-serif)"
            fontWeight={700}
            fontSize={31}
            fill="currentColor"
          >
            {props.label}
          </text>
        )}
      </g>
    </g>
  );
});
