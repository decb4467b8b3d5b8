import type { JSX } from 'react';
import type { HullProps } from './ship-parts.tsx';
import {
  FLANK,
  Flame,
  Flanks,
  GLASS,
  GLOW,
  Halo,
  isPortLit,
  LINE,
  LIT,
  mirrored,
  Outline,
  SHADE,
  TRIM,
} from './ship-parts.tsx';

export const X_WING_SILHOUETTE: string = mirrored([
  [32, -0.9],
  [29, -1.9],
  [6, -3.5],
  [-2.5, -4.8],
  [-2.5, -11.5],
  [-5.2, -11.5],
  [-8, -24.6],
  [9, -24.9],
  [9, -26.1],
  [-7, -27.9],
  [-20, -27.9],
  [-20, -25.2],
  [-24, -12],
  [-27.5, -11],
  [-27.5, -5.6],
  [-24.5, -4.6],
]);

export function XWing(props: HullProps): JSX.Element {
  return (
    <>
      <Halo d={X_WING_SILHOUETTE} />
      <Flanks heading={props.heading}>
        <Flame x={-27} y={-8.3} size={2.2} />
        {/* the lower foil shows behind the upper one: four wings, four guns */}
        <path
          d="M-12 -5L-15 -22.5L-23 -22.5L-24.5 -5Z"
          fill={SHADE}
          stroke={LINE}
          strokeWidth={0.9}
          strokeLinejoin="round"
        />
        <path d="M-24 -22.6H-1" stroke={LINE} strokeWidth={1.5} />
        <path
          d="M-3 -5L-8 -25.5L-17.5 -25.5L-20 -5Z"
          fill={FLANK}
          stroke={LINE}
          strokeWidth={1.1}
          strokeLinejoin="round"
        />
        <path d="M-6 -17.2L-18.5 -17.2L-18.9 -13.8L-5.1 -13.8Z" fill={TRIM} />
        <path d="M-5 -26.2H11" stroke={LINE} strokeWidth={1.5} strokeLinecap="round" />
        <path
          d="M-20.5 -28H-7.5L-4.5 -27V-25.4L-7.5 -24.6H-20.5Z"
          fill={FLANK}
          stroke={LINE}
          strokeWidth={1.1}
          strokeLinejoin="round"
        />
        <path
          d="M-4 -11.3Q-2 -8.3 -4 -5.3L-23 -5.3L-27 -6.3L-27 -10.3L-23 -11.3Z"
          fill={FLANK}
          stroke={LINE}
          strokeWidth={1.1}
          strokeLinejoin="round"
        />
        <path d="M-23 -11.3V-5.3" stroke={LINE} strokeWidth={0.9} />
      </Flanks>
      <Flanks heading={props.heading}>
        <path d="M32 0V-0.9L29 -1.9L6 -3.6L-3 -5L-21 -5L-24.5 -3.4V0Z" fill={FLANK} />
        <path d="M32 0V-0.9L29 -1.9L21 -2.5V0Z" fill={TRIM} />
      </Flanks>
      <Outline
        d={mirrored([
          [32, -0.9],
          [29, -1.9],
          [6, -3.6],
          [-3, -5],
          [-21, -5],
          [-24.5, -3.4],
        ])}
      />
      <path
        d="M6 0L2.5 -2.5L-5 -3.1L-8 0L-5 3.1L2.5 2.5Z"
        fill={GLASS}
        stroke={LINE}
        strokeWidth={0.9}
        strokeLinejoin="round"
      />
      <circle cx={-13} r={2.5} fill={TRIM} stroke={LINE} strokeWidth={0.6} />
    </>
  );
}

const FALCON_FORE = 'L28 -9L32 -5.6V-2.5H11.5V2.5H32V5.6L28 9L10.5 13.4';
/** Disc with the two mandibles; the docking rings stick out a little at both sides. */
const FALCON_BODY =
  'M-28 -6A22 22 0 0 1 -12.5 -21L-12.5 -22.6H-0.5L-0.5 -21.2A22 22 0 0 1 10.5 -13.4' +
  `${FALCON_FORE}A22 22 0 0 1 -0.5 21.2L-0.5 22.6H-12.5L-12.5 21A22 22 0 0 1 -28 6Z`;
/** The cockpit hangs out to starboard on its own corridor. */
const FALCON_COCKPIT = 'M-1 13L6.8 27.4H14.4L20.5 26V23L14.4 21.4H12L7.5 13Z';

export const FALCON_SILHOUETTE: string =
  `M-28 -6A22 22 0 0 1 -12.5 -21L-12.5 -22.6H-0.5L-0.5 -21.2A22 22 0 0 1 10.5 -13.4${FALCON_FORE}` +
  'L9.5 16.4L12 21.4H14.4L20.5 23V26L14.4 27.4H6.8L3.2 20L-0.5 21.2V22.6H-12.5V21' +
  'A22 22 0 0 1 -28 6Z';

/** A crescent along the edge that turns away from the light, stern to mandible, starboard side. */
const FALCON_LEE =
  'M-28 3V6A22 22 0 0 0 -12.5 21V22.6H-0.5V21.2A22 22 0 0 0 10.5 13.4L28 9L32 5.6V5' +
  'L27 7L10 11A19 19 0 0 1 -22 10Z';

export function Falcon(props: HullProps): JSX.Element {
  const portLit = isPortLit(props.heading);
  return (
    <>
      <Halo d={FALCON_SILHOUETTE} />
      <path
        d={FALCON_COCKPIT}
        fill={portLit ? SHADE : LIT}
        stroke={LINE}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <path d="M14.8 22.2L20 23.5V25.6L14.8 26.7Z" fill={GLASS} />
      <path d={FALCON_BODY} fill={LIT} />
      <path d={FALCON_LEE} fill={SHADE} transform={portLit ? 'scale(1)' : 'scale(1 -1)'} />
      <g fill={SHADE}>
        <path d="M27.5 -5L25 -7L14 -9.8V-5ZM27.5 5L25 7L14 9.8V5Z" />
        <path d="M-10.2 -22V-9H-2.8V-22ZM-10.2 22V9H-2.8V22Z" />
      </g>
      {/* the whole stern is one engine */}
      <path
        d="M-28 -5.6V5.6Q-26.6 10.6 -22.9 13.8L-20.3 11.4A18 18 0 0 1 -20.3 -11.4L-22.9 -13.8Q-26.6 -10.6 -28 -5.6Z"
        fill={GLOW}
      />
      <Outline d={FALCON_BODY} />
      <circle cx={-6.5} r={9.8} fill={LIT} stroke={LINE} strokeWidth={0.9} />
      <path d="M3.3 0H11.5M-16 -3.6L-23.2 -6M-16 3.6L-23.2 6" stroke={LINE} strokeWidth={0.9} />
      <circle cx={-6.5} r={4.4} fill={GLASS} stroke={LINE} strokeWidth={1} />
      <path d="M-10.9 0H-2.1M-6.5 -4.4V4.4" stroke={LINE} strokeWidth={0.8} />
      <circle cx={3.4} cy={-10.2} r={3.9} fill={TRIM} stroke={SHADE} strokeWidth={0.8} />
      <path d="M3.4 -10.2L5.6 -12.4" stroke={SHADE} strokeWidth={0.9} />
    </>
  );
}
