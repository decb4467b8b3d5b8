import type { JSX } from 'react';
import type { CssVars } from './kit/css-vars.ts';
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

export const STARFIGHTER_SILHOUETTE: string = mirrored([
  [2, -1.6],
  [31, -1.6],
  [31.5, -3.6],
  [11, -9.2],
  [-4, -15],
  [-17, -22],
  [-26, -23],
  [-20.5, -12.5],
  [-26, -8.6],
  [-26, -2.6],
  [-22, 0],
]);

export function Starfighter(props: HullProps): JSX.Element {
  return (
    <>
      <Halo d={STARFIGHTER_SILHOUETTE} />
      <Flanks heading={props.heading}>
        <Flame x={-25.6} y={-5.6} size={2.5} />
        <path
          d="M2 0V-1.6H31L31.5 -3.6L11 -9.2L-4 -15L-17 -22L-26 -23L-20.5 -12.5L-26 -8.6V-2.6L-22 0Z"
          fill={FLANK}
        />
        <path d="M-9.5 -13.4L-15 -16.4L-24.5 -22.4L-19.5 -13.4Z" fill={TRIM} />
        <path d="M27 -3L10 -7L-3 -11.4" fill="none" stroke={TRIM} strokeWidth={1.5} />
        <path d="M-12 -9.6L-26 -8.6M-20.5 -12.5L-11 -10" stroke={TRIM} strokeWidth={0.9} />
      </Flanks>
      <Outline d={STARFIGHTER_SILHOUETTE} />
      <circle
        cx={-4.5}
        r={8.8}
        fill={isPortLit(props.heading) ? LIT : SHADE}
        stroke={LINE}
        strokeWidth={1.2}
      />
      <circle cx={-3.6} r={6} fill={GLASS} stroke={TRIM} strokeWidth={0.8} />
      <path
        d="M-7.8 -4.2L0.6 4.2M-7.8 4.2L0.6 -4.2M-3.6 -6V6M-9.6 0H2.4"
        stroke={LINE}
        strokeWidth={0.7}
      />
      <circle cx={-3.6} r={2} fill={GLASS} stroke={LINE} strokeWidth={0.7} />
      <circle cx={9.5} cy={-5} r={2.2} fill={TRIM} stroke={LINE} strokeWidth={0.9} />
    </>
  );
}

/** Hull from the bow to the engine bank, port side. */
const TANTIVE_HULL: readonly (readonly [number, number])[] = [
  [32, -4.2],
  [31, -7.6],
  [27.5, -8.6],
  [24, -8.2],
  [23.4, -6.4],
  [20.4, -6.4],
  [19, -3],
  [9.5, -2.6],
  [7, -4.2],
  [1, -4.6],
  [-9, -7.6],
  [-13.5, -11.9],
  [-17, -11.9],
];

export const TANTIVE_SILHOUETTE: string = mirrored([
  ...TANTIVE_HULL.slice(0, -1),
  [-22, -11.9],
  [-27.6, -12.6],
  [-27.6, -7.6],
  [-28.8, -7.6],
  [-28.8, -2.6],
  [-30, -2.6],
]);

function EngineTube(props: { readonly y: number; readonly aft: number }): JSX.Element {
  const { y, aft } = props;
  return (
    <>
      <Flame x={aft} y={y} size={2.1} />
      <path
        d={`M-15 ${y - 1.7}H${aft + 5}L${aft} ${y - 2.5}V${y + 2.5}L${aft + 5} ${y + 1.7}H-15Z`}
        fill={FLANK}
        stroke={LINE}
        strokeWidth={1}
        strokeLinejoin="round"
      />
      <path d={`M${aft + 5} ${y - 1.7}V${y + 1.7}`} stroke={TRIM} strokeWidth={1.1} />
    </>
  );
}

export function Tantive(props: HullProps): JSX.Element {
  const half = `M32 0L${TANTIVE_HULL.map(([x, y]) => `${x} ${y}`).join('L')}L-17 0Z`;
  const spine: CssVars = { '--flank': LIT };
  return (
    <>
      <Halo d={TANTIVE_SILHOUETTE} />
      <Flanks heading={props.heading}>
        <EngineTube y={-10} aft={-27.4} />
        <EngineTube y={-5} aft={-28.6} />
      </Flanks>
      <g style={spine}>
        <EngineTube y={0} aft={-29.8} />
      </g>
      <Flanks heading={props.heading}>
        <path d={half} fill={FLANK} />
        <path d="M29 -8.2L27 -8.6V0H29Z" fill={TRIM} />
        <path d="M-3.4 -5.9L-5.4 -6.5V0H-3.4ZM-6.8 -7L-8 -7.3V0H-6.8Z" fill={TRIM} />
      </Flanks>
      <Outline d={mirrored(TANTIVE_HULL)} />
      <circle cx={3} r={2.5} fill={GLASS} stroke={LINE} strokeWidth={1} />
      <path d="M19 0H9M23.4 -6.4V6.4" fill="none" stroke={LINE} strokeWidth={0.8} />
    </>
  );
}
