import type { Bearing, DamageId, Difficulty, Slot } from '@parsecs/xwing';
import type { JSX } from 'react';
import type { Glyph } from '../kit/glyph.tsx';
import { GlyphArt, INKS } from '../kit/glyph.tsx';
import { SIDE_PAINTS, type Side } from '../kit/paint.ts';
import type { ActionName } from './glyphs.ts';
import { ACTION_GLYPHS, BEARING_GLYPHS, DAMAGE_GLYPHS, SLOT_GLYPHS } from './glyphs.ts';

export function ActionMark(props: { readonly action: ActionName }): JSX.Element {
  return <GlyphArt glyph={ACTION_GLYPHS[props.action]} />;
}

export function SlotMark(props: { readonly slot: Slot }): JSX.Element {
  return <GlyphArt glyph={SLOT_GLYPHS[props.slot]} weight={4.2} />;
}

/** The picture on the face of a damage card. */
export function DamageMark(props: { readonly damage: DamageId }): JSX.Element {
  return <GlyphArt glyph={DAMAGE_GLYPHS[props.damage]} weight={4} />;
}

const DIFFICULTY_INKS: Readonly<Record<Difficulty, string>> = {
  green: INKS.good,
  white: INKS.plain,
  red: INKS.bad,
};

/** Never colour alone: green has a down-tick, red an exclamation bar, white nothing. */
const DIFFICULTY_MARKS: Readonly<Record<Difficulty, Glyph | undefined>> = {
  green: { line: 'M-6 -3L0 4L8 -8' },
  white: undefined,
  red: { line: 'M0 -12V-1', solid: 'M-2.6 7A2.6 2.6 0 1 1 2.6 7A2.6 2.6 0 1 1 -2.6 7Z' },
};

/** Where the arrow leaves room for the mark. */
const MARK_PLACES: Readonly<Record<Bearing, string>> = {
  straight: 'translate(19 19)',
  'bank-left': 'translate(-16 20)',
  'bank-right': 'translate(16 20)',
  'turn-left': 'translate(-13 21)',
  'turn-right': 'translate(13 21)',
  koiogran: 'translate(23 22)',
  stationary: 'translate(0 2)',
};

export interface ManoeuvreMarkProps {
  readonly bearing: Bearing;
  readonly difficulty: Difficulty;
  /** `inherit` leaves the colour to the text around; the mark of the difficulty stays. */
  readonly paint?: 'difficulty' | 'inherit';
}

export function ManoeuvreMark(props: ManoeuvreMarkProps): JSX.Element {
  const mark = DIFFICULTY_MARKS[props.difficulty];
  const colour = props.paint === 'inherit' ? 'currentColor' : DIFFICULTY_INKS[props.difficulty];
  return (
    <g color={colour}>
      <GlyphArt glyph={BEARING_GLYPHS[props.bearing]} weight={8.4} />
      {mark === undefined ? null : (
        <g transform={MARK_PLACES[props.bearing]}>
          <GlyphArt glyph={mark} weight={5} />
        </g>
      )}
    </g>
  );
}

/** The shape of a side: chevron, hexagon, diamond; never hue alone. */
const SIDE_GLYPHS: Readonly<Record<Side, Glyph>> = {
  rebel: { solid: 'M0 -28L28 2V26L0 -2L-28 26V2Z' },
  imperial: {
    line: 'M0 -27L23.4 -13.5V13.5L0 27L-23.4 13.5V-13.5Z',
    solid: 'M0 -13L11.2 -6.5V6.5L0 13L-11.2 6.5V-6.5Z',
  },
  mercenary: { line: 'M0 -28L22 0L0 28L-22 0Z', solid: 'M0 -12L9.4 0L0 12L-9.4 0Z' },
};

export interface SideMarkProps {
  readonly side: Side;
  readonly paint?: 'side' | 'inherit';
}

export function SideMark(props: SideMarkProps): JSX.Element {
  const glyph = <GlyphArt glyph={SIDE_GLYPHS[props.side]} weight={6} />;
  if (props.paint === 'inherit') return glyph;
  return (
    <g style={SIDE_PAINTS[props.side]}>
      <g color="var(--side)">{glyph}</g>
    </g>
  );
}
