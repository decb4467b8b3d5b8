import type { JSX } from 'react';
import type { HullProps } from './ship-parts.tsx';
import { FLANK, Flame, Flanks, GLASS, Halo, LINE, LIT, Outline, TRIM } from './ship-parts.tsx';

/** Port half of the hull, bow to stern. */
const CRUISER_PORT =
  'M32 0Q31 -2.6 24 -3.8Q18 -6.8 10 -6.4Q6 -9.8 0 -8.4Q-5 -12.6 -13 -10.6Q-18 -11.4 -21 -8Q-25 -8 -26 -5.4L-30 -4.4V0';
const CRUISER =
  `${CRUISER_PORT}V4.4L-26 5.4Q-25 8 -21 8Q-18 11.4 -13 10.6Q-5 12.6 0 8.4` +
  'Q6 9.8 10 6.4Q18 6.8 24 3.8Q31 2.6 32 0Z';

/** The long, grown-looking cruiser of the ocean world: swellings all along, engines at the stern. */
export function OceanCruiser(props: HullProps): JSX.Element {
  return (
    <>
      <Halo d={CRUISER} />
      <Flanks heading={props.heading}>
        <Flame x={-29.6} y={-2.6} size={1.9} />
        <path d={`${CRUISER_PORT}Z`} fill={FLANK} />
        <path
          d="M10 -6.4Q5 -4.4 0 -8.4M0 -8.4Q-3 -4.8 -9 -5.2T-21 -8M24 -3.8Q16 -2.2 8 -3.4"
          fill="none"
          stroke={LINE}
          strokeWidth={0.7}
          opacity={0.85}
        />
        <path d="M-16 -8.2Q-12 -9.2 -8 -8.4M13 -4.8Q16 -5 19 -4.2" stroke={TRIM} fill="none" />
      </Flanks>
      <Outline d={CRUISER} width={1} />
      <path
        d="M4 0Q0 -3.2 -8 -3T-18 0Q-16 3 -8 3T4 0Z"
        fill={LIT}
        stroke={LINE}
        strokeWidth={0.8}
      />
      <ellipse cx={-7} rx={3} ry={1.3} fill={GLASS} />
    </>
  );
}
