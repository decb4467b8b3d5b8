import type { JSX } from 'react';
import { disc } from '../kit/craft.ts';
import { CraftArt } from '../kit/craft-art.tsx';
import { INKS } from '../kit/glyph.tsx';
import { SIDE_PAINTS } from '../kit/paint.ts';
import { SENATORS_SHUTTLE } from '../kit/ships-rebel.ts';

export const BOMB_KINDS = ['seismiccharges', 'protonbombs', 'proximitymines'] as const;
export type BombKind = (typeof BOMB_KINDS)[number];

const STEEL = 'light-dark(#8fa3cc, #6a7fae)';
const STEEL_SHADE = 'light-dark(#56698f, #33436a)';
const EDGE = 'light-dark(#1b2847, #dbe6ff)';

const RIM = { stroke: EDGE, strokeWidth: 1.8, strokeLinejoin: 'round' } as const;

/** A drum with a glowing belt that sends its wave sideways. */
function SeismicCharge(): JSX.Element {
  return (
    <g>
      <path
        d="M-27 -12Q-31 0 -27 12M27 -12Q31 0 27 12"
        fill="none"
        stroke={INKS.calm}
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d="M-12 -27H12L19 -18V18L12 27H-12L-19 18V-18Z" fill={STEEL} {...RIM} />
      <path d="M2 -27H12L19 -18V18L12 27H2Z" fill={STEEL_SHADE} />
      <path d="M-19 -7H19V7H-19Z" fill={INKS.calm} {...RIM} />
      <path d="M-19 -18H19M-19 18H19" stroke={EDGE} strokeWidth={1.4} />
    </g>
  );
}

/** A ball in a cage of fins. */
function ProtonBomb(): JSX.Element {
  return (
    <g>
      <path
        d="M-28 -28L-12 -20M28 -28L12 -20M-28 28L-12 20M28 28L12 20"
        stroke={EDGE}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      <path d={disc(0, 0, 22)} fill={STEEL} {...RIM} />
      <path d="M6 -21A22 22 0 1 1 -16 15A26 26 0 0 0 6 -21Z" fill={STEEL_SHADE} />
      <path d={disc(0, 0, 9)} fill={INKS.bad} {...RIM} />
      <path d="M0 -22V-9M0 22V9M-22 0H-9M22 0H9" stroke={EDGE} strokeWidth={1.6} />
    </g>
  );
}

const MINE_ANGLES = [0, 60, 120, 180, 240, 300] as const;

/** A ring of feelers around a core; it waits. */
function ProximityMine(): JSX.Element {
  return (
    <g>
      <path d={disc(0, 0, 30)} fill={INKS.bad} fillOpacity={0.14} />
      <path
        d={disc(0, 0, 30)}
        fill="none"
        stroke={INKS.bad}
        strokeWidth={1.8}
        strokeDasharray="5 3.4"
      />
      {MINE_ANGLES.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 -10V-22" stroke={EDGE} strokeWidth={2.6} />
          <path d={disc(0, -23, 3.6)} fill={INKS.bad} {...RIM} />
        </g>
      ))}
      <path d="M0 -13L11.2 -6.5V6.5L0 13L-11.2 6.5V-6.5Z" fill={STEEL} {...RIM} />
      <path d="M0 -13L11.2 -6.5V6.5L0 13Z" fill={STEEL_SHADE} />
      <path d={disc(0, 0, 5)} fill={INKS.bad} {...RIM} />
    </g>
  );
}

const BOMBS: Readonly<Record<BombKind, () => JSX.Element>> = {
  seismiccharges: SeismicCharge,
  protonbombs: ProtonBomb,
  proximitymines: ProximityMine,
};

/** Millimetres that the 64 units of each piece's grid stand for. */
export const PIECE_GRID_MM: Readonly<Record<BombKind | 'shuttle' | 'satellite', number>> = {
  seismiccharges: 32.6,
  protonbombs: 32.6,
  proximitymines: 72,
  shuttle: 58,
  satellite: 40,
};

export function BombArt(props: { readonly kind: BombKind }): JSX.Element {
  const Bomb = BOMBS[props.kind];
  return <Bomb />;
}

/** The senator's shuttle, nose up, on the 64-unit grid. */
export function ShuttleArt(props: { readonly heading?: number }): JSX.Element {
  return (
    <g style={SIDE_PAINTS.rebel}>
      <CraftArt craft={SENATORS_SHUTTLE} heading={props.heading ?? 0} />
    </g>
  );
}

/** A dish on a mast; its outline is that of the token, centroid at 0,0. */
export function SatelliteArt(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-4.5 -6.9L-3.2 -26.1L0 -30.2L3.2 -26.1L4.5 -6.9L9.9 2.4L11.8 12.5L8.3 16.8H-8.3L-11.8 12.5L-9.9 2.4Z"
        fill={STEEL}
        {...RIM}
      />
      <path d="M0 -30.2L3.2 -26.1L4.5 -6.9L9.9 2.4L11.8 12.5L8.3 16.8H0Z" fill={STEEL_SHADE} />
      <path d="M-9.6 3H9.6M-11 10H11M-3.6 -14H3.6" stroke={EDGE} strokeWidth={1.2} />
      <path d={disc(0, 7, 5.4)} fill={INKS.calm} {...RIM} />
      <path d={disc(0, -25, 1.8)} fill={INKS.warm} />
    </g>
  );
}
