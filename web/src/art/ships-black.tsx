import type { JSX } from 'react';
import type { HullProps } from './ship-parts.tsx';
import {
  FLANK,
  Flame,
  Flanks,
  GLASS,
  Halo,
  isPortLit,
  LINE,
  LIT,
  mirrored,
  Outline,
  SHADE,
  TRIM,
} from './ship-parts.tsx';

/** Twin-ion cockpit: the window with its eight ribs looks forward. */
function Pod(props: { readonly heading: number; readonly r: number }): JSX.Element {
  const { r } = props;
  const portLit = isPortLit(props.heading);
  const window = r * 0.58;
  const ribs = [0, 45, 90, 135].map((turn) => `rotate(${turn})`);
  return (
    <>
      <path d={`M-${r} 0A${r} ${r} 0 0 1 ${r} 0Z`} fill={portLit ? LIT : SHADE} />
      <path d={`M-${r} 0A${r} ${r} 0 0 0 ${r} 0Z`} fill={portLit ? SHADE : LIT} />
      <circle r={r} fill="none" stroke={LINE} strokeWidth={1.4} />
      <g transform={`translate(${r * 0.26} 0)`}>
        <circle r={window} fill={GLASS} stroke={LINE} strokeWidth={1} />
        {ribs.map((turn) => (
          <path
            key={turn}
            d={`M-${window} 0H${window}`}
            transform={turn}
            stroke={LINE}
            strokeWidth={0.7}
          />
        ))}
        <circle r={window * 0.36} fill={GLASS} stroke={LINE} strokeWidth={0.7} />
      </g>
    </>
  );
}

const TIE_WING = 'M-27 -24.5L-19 -30H19L27 -24.5L19 -19H-19Z';

export const TIE_SILHOUETTE: string =
  'M-27 -24.5L-19 -30H19L27 -24.5L19 -19H5.5L6 -9Q11.5 -5 11.5 0T6 9L5.5 19H19L27 24.5L19 30H-19' +
  'L-27 24.5L-19 19H-5.5L-6 9Q-11.5 5 -11.5 0T-6 -9L-5.5 -19H-19Z';

export function TieFighter(props: HullProps): JSX.Element {
  return (
    <>
      <Halo d={TIE_SILHOUETTE} />
      <Flanks heading={props.heading}>
        <path
          d="M-6.5 -7L-3.6 -19.5H3.6L6.5 -7Z"
          fill={FLANK}
          stroke={LINE}
          strokeWidth={1.1}
          strokeLinejoin="round"
        />
        <path d={TIE_WING} fill={FLANK} stroke={LINE} strokeWidth={1.5} strokeLinejoin="round" />
        <path
          d="M-27 -24.5H27M-11 -30L-5 -24.5L-11 -19M11 -30L5 -24.5L11 -19"
          fill="none"
          stroke={LINE}
          strokeWidth={0.8}
        />
        <path d="M-4 -26.6H4V-22.4H-4Z" fill={TRIM} />
      </Flanks>
      <Flame x={-10.6} y={0} size={2.4} />
      <Pod heading={props.heading} r={11} />
    </>
  );
}

const ADVANCED_WING = 'M-25 -13L-14 -29.5H14L25 -13L20 -11.5L10.5 -22.5H-10.5L-20 -11.5Z';

export const TIE_ADVANCED_SILHOUETTE: string =
  'M-25 -13L-14 -29.5H14L25 -13L20 -11.5L10.5 -22.5H5.5L8 -8.5Q11 -5 11 0T8 8.5L5.5 22.5H10.5L20 11.5' +
  'L25 13L14 29.5H-14L-25 13L-20 11.5L-10.5 22.5H-5.5L-8 8.5L-22 7L-29 4.5V-4.5L-22 -7L-8 -8.5L-5.5 -22.5' +
  'H-10.5L-20 -11.5Z';

export function TieAdvanced(props: HullProps): JSX.Element {
  return (
    <>
      <Halo d={TIE_ADVANCED_SILHOUETTE} />
      <Flanks heading={props.heading}>
        <Flame x={-28.4} y={-2.4} size={1.8} />
        <path d="M-6 -8.6L-22 -7L-29 -4.5V0H-4Z" fill={FLANK} />
        <path
          d="M-7 -6L-4.5 -23H4.5L7 -6Z"
          fill={FLANK}
          stroke={LINE}
          strokeWidth={1.1}
          strokeLinejoin="round"
        />
        <path
          d={ADVANCED_WING}
          fill={FLANK}
          stroke={LINE}
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <path d="M-14 -29.5L-10.5 -22.5M14 -29.5L10.5 -22.5" stroke={LINE} strokeWidth={0.9} />
        <path
          d="M-22.5 -12.2L-12.2 -26H12.2L22.5 -12.2"
          fill="none"
          stroke={LINE}
          strokeWidth={0.8}
        />
        <path d="M-4 -28H4V-24H-4Z" fill={TRIM} />
      </Flanks>
      <Outline
        d={mirrored([
          [-7, -8.6],
          [-22, -7],
          [-29, -4.5],
        ])}
      />
      <path d="M-22 -7V7M-29 0H-10" stroke={LINE} strokeWidth={0.8} />
      <Pod heading={props.heading} r={10.4} />
    </>
  );
}
