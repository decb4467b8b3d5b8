import { type JSX, memo } from 'react';
import { GlyphArt, INKS } from '../kit/glyph.tsx';
import { CubeBody, IcosahedronBody, OctahedronBody } from './bodies.tsx';
import { DIE_PAINTS } from './die-paint.ts';
import type { AssaultFace, DieShown } from './kinds.ts';
import { type DieSymbol, SYMBOL_GLYPHS } from './symbols.ts';

/** `open` may be tapped, `chosen` has been, `changed` was altered by an effect, `spent` is out. */
export const DIE_STATES = ['plain', 'open', 'chosen', 'changed', 'spent'] as const;
export type DieState = (typeof DIE_STATES)[number];

interface Placed {
  readonly symbol: DieSymbol;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function SymbolAt(props: Placed): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}>
      <GlyphArt glyph={SYMBOL_GLYPHS[props.symbol]} weight={2.6 / props.scale} />
    </g>
  );
}

/** Where one to four symbols stand on a square face. */
const SEATS: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, 0, 0.62]],
  [
    [-11.6, 0, 0.38],
    [11.6, 0, 0.38],
  ],
  [
    [0, -11, 0.37],
    [-11.6, 10.6, 0.37],
    [11.6, 10.6, 0.37],
  ],
  [
    [-10.5, -10.5, 0.32],
    [10.5, -10.5, 0.32],
    [-10.5, 10.5, 0.32],
    [10.5, 10.5, 0.32],
  ],
];

function repeat(symbol: DieSymbol, count: number): readonly DieSymbol[] {
  return Array.from({ length: count }, () => symbol);
}

function symbolsOf(isAttack: boolean, face: AssaultFace): readonly DieSymbol[] {
  const [first, second, third] = face;
  if (isAttack) return [...repeat('damage', second), ...repeat('surge', third)];
  return [...repeat('block', first), ...repeat('evade-surge', second), ...repeat('dodge', third)];
}

/** With accuracy the symbols move down and leave a corner to the number. */
export function placeAssaultFace(isAttack: boolean, face: AssaultFace): readonly Placed[] {
  const symbols = symbolsOf(isAttack, face);
  const lowered = isAttack && face[0] > 0;
  const seats = SEATS[symbols.length] ?? [];
  return symbols.flatMap((symbol, index) => {
    const seat = seats[index];
    if (seat === undefined) return [];
    const [x, y, scale] = seat;
    if (!lowered) return [{ symbol, x, y, scale }];
    return [{ symbol, x: x * 0.96, y: y * 0.6 + 9.5, scale: Math.min(scale, 0.38) }];
  });
}

function Figure(props: {
  readonly value: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element {
  return (
    <text
      y={props.y}
      textAnchor="middle"
      fontFamily="var(--font-condensed, sans-serif)"
      fontWeight={700}
      fontSize={props.size}
      fill="currentColor"
    >
      {props.value}
    </text>
  );
}

const DEFENCE_DICE: readonly string[] = ['black', 'white'];

function AssaultDie(props: {
  readonly isAttack: boolean;
  readonly face: AssaultFace;
}): JSX.Element {
  const { isAttack, face } = props;
  const placed = placeAssaultFace(isAttack, face);
  return (
    <>
      <CubeBody />
      {isAttack && face[0] > 0 ? (
        <g transform="translate(0 -12)">
          <g transform="scale(0.44)" opacity={0.55}>
            <GlyphArt glyph={SYMBOL_GLYPHS.accuracy} weight={4.4} />
          </g>
          <Figure value={face[0]} y={6.2} size={17.5} />
        </g>
      ) : null}
      {placed.map((seat) => (
        <SymbolAt key={`${seat.x} ${seat.y}`} {...seat} />
      ))}
      {placed.length === 0 && !(isAttack && face[0] > 0) ? <Blank /> : null}
    </>
  );
}

/** A face that says nothing still shows that it is a face. */
function Blank(): JSX.Element {
  return <circle r={2.4} fill="currentColor" opacity={0.4} />;
}

function XWingDie(props: { readonly face: DieSymbol | 'blank' }): JSX.Element {
  return (
    <>
      <OctahedronBody />
      {props.face === 'blank' ? (
        <Blank />
      ) : (
        <SymbolAt symbol={props.face} x={0} y={2.6} scale={0.48} />
      )}
    </>
  );
}

function Body(props: DieShown): JSX.Element {
  switch (props.kind) {
    case 'xwing-attack':
    case 'xwing-defence':
      return <XWingDie face={props.face} />;
    case 'd20':
      return (
        <>
          <IcosahedronBody />
          <Figure value={props.face} y={7} size={19} />
        </>
      );
    default:
      return <AssaultDie isAttack={!DEFENCE_DICE.includes(props.kind)} face={props.face} />;
  }
}

const RING_INKS: Readonly<Record<DieState, string | undefined>> = {
  plain: undefined,
  open: INKS.warm,
  chosen: INKS.warm,
  changed: INKS.calm,
  spent: undefined,
};

const HEXAGON_RING = 'M0 -35.6L30.8 -17.8V17.8L0 35.6L-30.8 17.8V-17.8Z';
const SQUARE_RING =
  'M-24 -34H24Q34 -34 34 -24V24Q34 34 24 34H-24Q-34 34 -34 24V-24Q-34 -34 -24 -34Z';

function StateRing(props: {
  readonly state: DieState;
  readonly isCube: boolean;
}): JSX.Element | null {
  const ink = RING_INKS[props.state];
  if (ink === undefined) return null;
  return (
    <path
      d={props.isCube ? SQUARE_RING : HEXAGON_RING}
      fill="none"
      stroke={ink}
      strokeWidth={props.state === 'chosen' ? 3.4 : 2}
      strokeLinejoin="round"
      {...(props.state === 'open' ? { strokeDasharray: '5 3.4' } : {})}
    />
  );
}

function isCube(kind: DieShown['kind']): boolean {
  return kind !== 'd20' && kind !== 'xwing-attack' && kind !== 'xwing-defence';
}

export type DieArtProps = DieShown & { readonly state?: DieState };

/** A die on the 64-unit grid, centred at 0,0, for boards; its ring reaches out to 37. */
function DieArt(props: DieArtProps): JSX.Element {
  const state = props.state ?? 'plain';
  return (
    <g style={DIE_PAINTS[props.kind]}>
      <g color="var(--die-ink)" opacity={state === 'spent' ? 0.42 : 1}>
        <Body {...props} />
      </g>
      {state === 'spent' ? (
        <path d="M-30 30L30 -30" stroke={INKS.bad} strokeWidth={3.4} strokeLinecap="round" />
      ) : null}
      <StateRing state={state} isCube={isCube(props.kind)} />
    </g>
  );
}

export type DieFaceProps = DieArtProps & { readonly size: number };

/** A die as a picture of its own. It says nothing to those who listen: the caller gives words. */
export const DieFace = memo(function DieFace(props: DieFaceProps): JSX.Element {
  return (
    <svg
      width={props.size}
      height={props.size}
      viewBox="-37 -37 74 74"
      aria-hidden="true"
      focusable="false"
    >
      <DieArt {...props} />
    </svg>
  );
});

/** One symbol in `currentColor`, for sums and the log. */
export function DieSymbolArt(props: { readonly symbol: DieSymbol }): JSX.Element {
  return <GlyphArt glyph={SYMBOL_GLYPHS[props.symbol]} weight={5} />;
}
