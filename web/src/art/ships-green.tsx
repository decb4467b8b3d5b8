import type { JSX } from 'react';
import type { HullProps } from './ship-parts.tsx';
import {
  FLANK,
  Flame,
  Flanks,
  GLASS,
  GLOW,
  Halo,
  LINE,
  LIT,
  mirrored,
  Outline,
  SHADE,
  TRIM,
} from './ship-parts.tsx';

export const DESTROYER_SILHOUETTE: string = mirrored([
  [32, -0.4],
  [-25, -20.5],
  [-27, -18],
  [-25.5, -9.5],
  [-27.5, -8.5],
]);

export function Destroyer(props: HullProps): JSX.Element {
  return (
    <>
      <Halo d={DESTROYER_SILHOUETTE} />
      <Flanks heading={props.heading}>
        <Flame x={-26.4} y={-5.6} size={2.3} />
        <path d="M32 0V-0.4L-25 -20.5L-27 -18L-25.5 -9.5L-27.5 -8.5V0Z" fill={FLANK} />
      </Flanks>

      <Flame x={-27} y={0} size={2.5} />
      <Outline d={DESTROYER_SILHOUETTE} />
      <Flanks heading={props.heading}>
        <path d="M29 -0.6L-24.6 -18" stroke={LINE} strokeWidth={0.6} opacity={0.8} />
        <path
          d="M9 0V-1L-25.4 -11.6V0Z"
          fill={FLANK}
          stroke={LINE}
          strokeWidth={0.9}
          strokeLinejoin="round"
        />
        <path
          d="M-4 0V-1.4L-25.4 -6.6V0Z"
          fill={FLANK}
          stroke={LINE}
          strokeWidth={0.8}
          strokeLinejoin="round"
        />
      </Flanks>
      <path d="M31 0H9" stroke={LINE} strokeWidth={0.6} opacity={0.8} />
      {/* bridge tower: a neck, a crossbar, two domes */}
      <path d="M-10 -1.8L-17 -3.4V3.4L-10 1.8Z" fill={TRIM} />
      <path
        d="M-16.8 -8.6V8.6L-18 9.4H-20.6V-9.4H-18Z"
        fill={TRIM}
        stroke={GLASS}
        strokeWidth={0.5}
        strokeLinejoin="round"
      />
      <path
        d="M-18.7 -8.2V-4.8M-18.7 8.2V4.8"
        stroke={SHADE}
        strokeWidth={2}
        strokeLinecap="round"
      />
    </>
  );
}

const MOON = 29;

export const DEATH_STAR_SILHOUETTE: string = `M${MOON} 0A${MOON} ${MOON} 0 1 1 -${MOON} 0A${MOON} ${MOON} 0 1 1 ${MOON} 0Z`;

/** A moon has no nose: it stays upright while the board turns it. */
export function DeathStar(props: HullProps): JSX.Element {
  return (
    <g transform={`rotate(${-props.heading})`}>
      <Halo d={DEATH_STAR_SILHOUETTE} />
      <circle r={MOON} fill={SHADE} />
      {/* lit side: the disc minus a crescent at the lower right */}
      <path d="M20.5 -20.5A29 29 0 1 0 -20.5 20.5A39 39 0 0 0 20.5 -20.5Z" fill={LIT} />
      <g fill="none" stroke={LINE} opacity={0.62}>
        <g strokeWidth={0.7}>
          <path d="M-26.6 -11.6Q-12 -7.6 0.6 -7.2" strokeDasharray="7 1.4 3 1.4 11 1.4" />
          <path d="M-27.6 9Q0 16.6 27.6 9" strokeDasharray="9 1.4 4 1.4 14 1.4" />
          <path d="M-20.4 20.4Q0 26.4 20.4 20.4" strokeDasharray="5 1.4 12 1.4" />
        </g>
        <path
          d="M-23 -15.8Q-10 -13 0 -13.2M-24.6 13.8Q0 20.6 24.6 13.8"
          strokeWidth={1.6}
          strokeDasharray="3 4 6 8 2 3"
          opacity={0.6}
        />
      </g>
      <path d="M-28.9 -1.6Q0 4.4 28.9 -1.6V2Q0 8 -28.9 2Z" fill={GLASS} />
      <path
        d="M-28.9 -1.6Q0 4.4 28.9 -1.6M-28.9 2Q0 8 28.9 2"
        fill="none"
        stroke={LINE}
        strokeWidth={0.7}
      />
      <path d="M-20 2.6H-17M-9 4H-5M4 4.1H8M15 3H18" stroke={GLOW} strokeWidth={1} />
      <Outline d={DEATH_STAR_SILHOUETTE} />
      <g transform="translate(11 -13) rotate(-24)">
        <ellipse rx={9} ry={8.4} fill={SHADE} stroke={LINE} strokeWidth={1.1} />
        <path d="M-8.4 2.6A9 8.4 0 0 0 8.6 2.2A11 9 0 0 1 -8.4 2.6Z" fill={LIT} />
        <circle r={2} fill={TRIM} />
        <path d="M0 0L-5.6 -4M0 0L6 -3.4M0 0L0.4 6" stroke={LINE} strokeWidth={0.6} />
      </g>
    </g>
  );
}
