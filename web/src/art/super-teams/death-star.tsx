import { type JSX, memo } from 'react';
import type { CssVars } from '../kit/css-vars.ts';
import { GLASS, GLOW, HALO, LINE, LIT, SHADE, TRIM } from '../kit/tones.ts';

const MOON = 29;

const HALO_STROKE: CssVars = { strokeWidth: 'var(--halo-width, 4)' };

/**
 * No craft but a moon: it has no nose and no flanks, and stays upright with its light from the top
 * left while the board turns it.
 */
export const DeathStar = memo(function DeathStar(props: { readonly heading: number }): JSX.Element {
  return (
    <g transform={`rotate(${-props.heading})`}>
      <circle r={MOON} fill={HALO} stroke={HALO} style={HALO_STROKE} />
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
      <circle r={MOON} fill="none" stroke={LINE} strokeWidth={1.3} />
      <g transform="translate(11 -13) rotate(-24)">
        <ellipse rx={9} ry={8.4} fill={SHADE} stroke={LINE} strokeWidth={1.1} />
        <path d="M-8.4 2.6A9 8.4 0 0 0 8.6 2.2A11 9 0 0 1 -8.4 2.6Z" fill={LIT} />
        <circle r={2} fill={TRIM} />
        <path d="M0 0L-5.6 -4M0 0L6 -3.4M0 0L0.4 6" stroke={LINE} strokeWidth={0.6} />
      </g>
    </g>
  );
});
