import type { JSX } from 'react';
import type { TrackKind } from './spaces.tsx';

const RING = 'var(--space-ring, #5f7ab8)';
const STREAK = 'var(--space-hyper, #9adcff)';
const ROCK = 'var(--space-rock, #a8937f)';
const ROCK_SHADE = 'var(--space-rock-shade, #665546)';
const ROCK_LINE = 'var(--space-rock-line, #ecdcc8)';
const GIFT = 'var(--space-bonus, #c9a6ff)';
const GIFT_FILL = 'var(--space-bonus-fill, #2c2358)';
const SWIRL = 'var(--space-maw, #d58fb8)';
const VOID = 'var(--space-void, #02040b)';

interface GlyphProps {
  readonly heading: number;
}

interface HalfGlyphProps extends GlyphProps {
  /** -1: left of travel (negative y), 1: right. The frame is already turned to the heading. */
  readonly side: -1 | 1;
}

function NormalGlyph(): JSX.Element {
  return (
    <g fill="none" stroke={RING}>
      <circle r={21} strokeWidth={1.6} />
      <circle r={3} fill={RING} stroke="none" />
    </g>
  );
}

const STAR = 'M0 -10.5L2.6 -2.6L10.5 0L2.6 2.6L0 10.5L-2.6 2.6L-10.5 0L-2.6 -2.6Z';

function BonusGlyph(): JSX.Element {
  return (
    <g strokeLinejoin="round" fill={GIFT_FILL} stroke={GIFT}>
      <rect x={-7} y={-17} width={23} height={32} rx={3} transform="rotate(22)" strokeWidth={1.4} />
      <rect
        x={-13.5}
        y={-18}
        width={25}
        height={35}
        rx={3}
        transform="rotate(-7)"
        strokeWidth={2}
      />
      <path d={STAR} fill={GIFT} stroke="none" transform="translate(-1 -0.5)" />
    </g>
  );
}

/** Star lines, thicker at the head, drawn along +x. */
const STREAKS = [
  [-17, -17, 11],
  [-22, -9, 20],
  [-12, -2.6, 24],
  [-24, 4.6, 14],
  [-15, 11.4, 21],
  [-12, 18.6, 10],
] as const;

function taper(x1: number, y: number, x2: number): string {
  return `M${x1} ${y}L${x2 - 1} ${y - 1.5}Q${x2 + 1.6} ${y} ${x2 - 1} ${y + 1.5}Z`;
}

function HyperspaceGlyph(props: GlyphProps): JSX.Element {
  return (
    <path
      d={STREAKS.map(([x1, y, x2]) => taper(x1, y, x2)).join('')}
      fill={STREAK}
      transform={`rotate(${props.heading})`}
    />
  );
}

interface RockProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** A rock of radius 10 with its lee side in shade; three turns of it look like three rocks. */
function Rock(props: RockProps): JSX.Element {
  const { x, y, size, turn } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 10}) rotate(${turn})`}>
      <path
        d="M-9 -3L-4 -9L4 -8L10 -2L7 6L0 9.5L-7 7Z"
        fill={ROCK}
        stroke={ROCK_LINE}
        strokeWidth={14 / size}
        strokeLinejoin="round"
      />
      <g transform={`rotate(${-turn})`}>
        <path d="M6.4 -5.4Q5 4.6 -5.6 5.6Q-1 9 3 7Q8.4 4 8 -2Z" fill={ROCK_SHADE} />
        <circle cx={-2.6} cy={-2.4} r={1.8} fill={ROCK_SHADE} />
      </g>
    </g>
  );
}

function AsteroidGlyph(): JSX.Element {
  return (
    <>
      <Rock x={-8} y={-7} size={12} turn={0} />
      <Rock x={12} y={4} size={9.5} turn={75} />
      <Rock x={-6} y={15.5} size={7} turn={200} />
      <Rock x={13} y={-15} size={4.6} turn={140} />
    </>
  );
}

/** One arm of the whirl: a hair at the rim, broad at the black heart. */
const ARM =
  'M28.7 0.0Q22.8 11.5 18.1 14.9Q13.5 18.3 8.5 19.1Q3.5 20.0 -0.9 18.8' +
  'Q-5.3 17.5 -8.3 14.7Q-11.4 11.9 -12.8 8.4Q-14.1 5.0 -13.8 1.6L-13.5 -1.7L-9.3 -1.2' +
  'Q-10.6 3.8 -9.9 6.7Q-9.2 9.6 -6.9 12.3Q-4.6 15.0 -0.7 16.5Q3.1 18.0 7.8 17.6' +
  'Q12.6 17.1 17.2 14.1Q21.9 11.1 25.1 5.5L28.3 0.0Z';

const ARM_TURNS = [0, 60, 120, 180, 240, 300] as const;

function MawGlyph(): JSX.Element {
  return (
    <>
      {ARM_TURNS.map((turn) => (
        <path key={turn} d={ARM} transform={`rotate(${turn})`} fill={SWIRL} />
      ))}
      <circle r={10} fill={VOID} stroke={SWIRL} strokeWidth={2} />
    </>
  );
}

export const SPACE_GLYPHS: Readonly<Record<TrackKind, (props: GlyphProps) => JSX.Element>> = {
  normal: NormalGlyph,
  bonus: BonusGlyph,
  hyperspace: HyperspaceGlyph,
  asteroid: AsteroidGlyph,
  maw: MawGlyph,
};

function NormalHalf(): JSX.Element {
  return <circle r={20} fill="none" stroke={RING} strokeWidth={1.8} />;
}

function HyperspaceHalf(props: HalfGlyphProps): JSX.Element {
  const rows = [
    [-18, 5.6, 22],
    [-22, 12.4, 14],
    [-12, 19, 17],
  ] as const;
  return (
    <path d={rows.map(([x1, y, x2]) => taper(x1, y * props.side, x2)).join('')} fill={STREAK} />
  );
}

/** Upright copies of a glyph inside the turned half, so that its light still comes from above. */
function uprightAt(x: number, y: number, heading: number): string {
  return `translate(${x} ${y}) rotate(${-heading})`;
}

function AsteroidHalf(props: HalfGlyphProps): JSX.Element {
  return (
    <>
      <g transform={uprightAt(-6, 13.4 * props.side, props.heading)}>
        <Rock x={0} y={0} size={9.4} turn={20} />
      </g>
      <g transform={uprightAt(12.5, 10.6 * props.side, props.heading)}>
        <Rock x={0} y={0} size={6.4} turn={110} />
      </g>
    </>
  );
}

function BonusHalf(props: HalfGlyphProps): JSX.Element {
  return (
    <g transform={`${uprightAt(0, 14 * props.side, props.heading)} scale(0.62)`}>
      <BonusGlyph />
    </g>
  );
}

function MawHalf(): JSX.Element {
  return (
    <>
      <circle r={30} fill={VOID} />
      <MawGlyph />
    </>
  );
}

export const HALF_GLYPHS: Readonly<Record<TrackKind, (props: HalfGlyphProps) => JSX.Element>> = {
  normal: NormalHalf,
  bonus: BonusHalf,
  hyperspace: HyperspaceHalf,
  asteroid: AsteroidHalf,
  maw: MawHalf,
};
