import type { TokenKind, Zone } from '@parsecs/imperial-assault';
import { type JSX, memo } from 'react';
import { disc } from '../kit/craft.ts';
import { GlyphArt, INKS } from '../kit/glyph.tsx';

const METAL = 'light-dark(#a9b8d8, #5d72a6)';
const METAL_SHADE = 'light-dark(#7287b3, #33456f)';
const EDGE = 'light-dark(#1b2847, #dbe6ff)';
const DARK = 'light-dark(#22304f, #0b1328)';
const LAMP = 'light-dark(#0f7f9c, #7fe3ff)';

const RIM = { stroke: EDGE, strokeWidth: 1.8, strokeLinejoin: 'round' } as const;

/** A slab with lit top and shaded side, the ground of most pieces. */
function Box(props: { readonly fill?: string; readonly shade?: string }): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M-24 -20H18L26 -12V26H-16L-24 18Z" fill={props.shade ?? METAL_SHADE} {...RIM} />
      <path d="M-24 -20H18V18H-24Z" fill={props.fill ?? METAL} {...RIM} />
    </g>
  );
}

function Crate(): JSX.Element {
  return (
    <g>
      <Box />
      <path d="M-16 -12H10V10H-16ZM-16 -12L10 10M10 -12L-16 10" fill="none" {...RIM} />
    </g>
  );
}

function DataCrate(): JSX.Element {
  return (
    <g>
      <Box />
      <path d="M-17 -13H11V-3H-17Z" fill={LAMP} {...RIM} />
      <path d="M-16 4H2M-16 11H-4" stroke={EDGE} strokeWidth={2.4} />
      <path d={disc(8, 8, 3)} fill={LAMP} />
    </g>
  );
}

function Contraband(): JSX.Element {
  return (
    <g>
      <Box fill="light-dark(#c79a63, #9a6f3b)" shade="light-dark(#8f6a3e, #5f421f)" />
      <path d="M-8 -20V18M4 -20V18" {...RIM} />
      <path d="M-9 -8H5V6H-9Z" fill={INKS.warm} {...RIM} />
    </g>
  );
}

function LaunchPanel(): JSX.Element {
  return (
    <g>
      <path d="M-24 -24H24V24H-24Z" fill={METAL_SHADE} {...RIM} />
      <path d="M0 -18L12 -2H5V10H-5V-2H-12Z" fill={INKS.warm} {...RIM} />
      <path d="M-16 17H16" stroke={LAMP} strokeWidth={4} strokeDasharray="6 4" />
    </g>
  );
}

/** The hood and the goggles of the sand people. */
function Raider(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d={disc(0, 0, 28)} fill="light-dark(#d8bd8e, #6e5730)" {...RIM} />
      <path d="M-20 22Q-22 -24 0 -24T20 22Z" fill="light-dark(#b8935a, #a9884f)" {...RIM} />
      <path d={disc(-8, -4, 5.6)} fill={DARK} {...RIM} />
      <path d={disc(8, -4, 5.6)} fill={DARK} {...RIM} />
      <path d="M-6 10H6L8 20H-8Z" fill={METAL} {...RIM} />
      <path d="M-12 -20L-6 -12M12 -20L6 -12M-2.4 12V18M2.4 12V18" {...RIM} />
    </g>
  );
}

function Holocron(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M0 -28L26 -8L16 24H-16L-26 -8Z" fill={LAMP} fillOpacity={0.2} />
      <path d="M0 -24L20 0L0 24L-20 0Z" fill="light-dark(#4fa7c4, #2c6f93)" {...RIM} />
      <path d="M0 -24L20 0L0 24Z" fill="light-dark(#2b7c99, #17455f)" />
      <path d="M0 -24L7 0L0 24L-7 0ZM-20 0H20" fill="none" {...RIM} />
      <path d={disc(0, 0, 5)} fill={LAMP} {...RIM} />
    </g>
  );
}

function Beacon(): JSX.Element {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M-14 26L0 -6L14 26Z" fill={METAL} {...RIM} />
      <path d="M0 -6L14 26H0Z" fill={METAL_SHADE} />
      <path d="M-9 14H9M-5 4H5" {...RIM} />
      <path d={disc(0, -10, 5)} fill={LAMP} {...RIM} />
      <path
        d="M-11 -20A15 15 0 0 0 -11 0M11 -20A15 15 0 0 1 11 0M-19 -26A26 26 0 0 0 -19 6M19 -26A26 26 0 0 1 19 6"
        fill="none"
        stroke={LAMP}
        strokeWidth={2.6}
      />
    </g>
  );
}

function ExcavationSite(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-28 4L-20 -18L4 -27L24 -14L28 8L12 26L-14 24Z"
        fill="light-dark(#b39a74, #6b5a3d)"
        {...RIM}
      />
      <path
        d="M-18 3L-12 -10L4 -16L16 -8L18 6L7 16L-9 15Z"
        fill="light-dark(#5b4a31, #251d10)"
        {...RIM}
      />
      <path d="M-6 -2H8V8H-6Z" fill={METAL} {...RIM} />
      <path d="M12 -30L-2 -10" stroke={EDGE} strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

/** The training ball that shoots. */
function Remote(): JSX.Element {
  return (
    <g>
      <path d={disc(0, 0, 24)} fill={METAL} {...RIM} />
      <path d="M8 -22.6A24 24 0 1 1 -20 13A28 28 0 0 0 8 -22.6Z" fill={METAL_SHADE} />
      <path d="M-24 0H24M0 -24V24M-17 -17Q0 -8 17 -17M-17 17Q0 8 17 17" fill="none" {...RIM} />
      <path d={disc(0, 0, 7)} fill={DARK} {...RIM} />
      <path d={disc(0, 0, 3)} fill={INKS.bad} />
    </g>
  );
}

function RelayCore(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M-14 -26H14L26 -14V14L14 26H-14L-26 14V-14Z" fill={METAL} {...RIM} />
      <path d="M0 -26H14L26 -14V14L14 26H0Z" fill={METAL_SHADE} />
      <path d={disc(0, 0, 13)} fill={DARK} {...RIM} />
      <path d={disc(0, 0, 7)} fill={LAMP} />
      <path d="M0 -26V-13M0 26V13M-26 0H-13M26 0H13" {...RIM} />
    </g>
  );
}

export const TOKEN_DRAWINGS: Readonly<Record<TokenKind, () => JSX.Element>> = {
  'launch-panel': LaunchPanel,
  contraband: Contraband,
  crate: Crate,
  raider: Raider,
  holocron: Holocron,
  'communications-beacon': Beacon,
  'excavation-site': ExcavationSite,
  remote: Remote,
  'relay-core': RelayCore,
  'data-crate': DataCrate,
};

/** A mission token on its space. */
export const TokenArt = memo(function TokenArt(props: { readonly kind: TokenKind }): JSX.Element {
  const Drawing = TOKEN_DRAWINGS[props.kind];
  return <Drawing />;
});

export function TerminalArt(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M-22 26L-16 8H16L22 26Z" fill={METAL_SHADE} {...RIM} />
      <path d="M-20 -24H20V10H-20Z" fill={METAL} {...RIM} />
      <path d="M-15 -19H15V5H-15Z" fill={DARK} {...RIM} />
      <path d="M-10 -13H2M-10 -7H8M-10 -1H-2" stroke={LAMP} strokeWidth={2.6} />
      <path d="M-13 15H13M-15 20H15" stroke={EDGE} strokeWidth={2} strokeDasharray="4 2.4" />
    </g>
  );
}

const ZONE_INKS: Readonly<Record<Zone, string>> = { red: INKS.bad, blue: INKS.calm };

/** A player's token on something that he has claimed: a square for red, a disc for blue. */
export function ClaimArt(props: { readonly zone: Zone }): JSX.Element {
  return (
    <path
      d={props.zone === 'red' ? 'M-18 -18H18V18H-18Z' : disc(0, 0, 20)}
      fill={ZONE_INKS[props.zone]}
      {...RIM}
    />
  );
}

export function InitiativeArt(): JSX.Element {
  return (
    <g color={INKS.warm}>
      <path d={disc(0, 0, 28)} fill={INKS.ground} stroke="currentColor" strokeWidth={3.6} />
      <GlyphArt glyph={{ solid: 'M-10 -17L18 0L-10 17ZM-18 -17H-13V17H-18Z' }} />
    </g>
  );
}

export function DamageArt(props: { readonly label?: string }): JSX.Element {
  return (
    <g color={INKS.bad}>
      <path
        d="M0 -31L8 -20L22 -24L20 -10L31 0L20 10L22 24L8 20L0 31L-8 20L-22 24L-20 10L-31 0L-20 -10L-22 -24L-8 -20Z"
        fill={INKS.ground}
        stroke="currentColor"
        strokeWidth={3.4}
        strokeLinejoin="round"
      />
      {props.label === undefined ? null : (
        <text
          y={10.6}
          textAnchor="middle"
          fontFamily="var(--font-condensed, sans-serif)"
          fontWeight={700}
          fontSize={30}
          fill="currentColor"
        >
          {props.label}
        </text>
      )}
    </g>
  );
}

export interface DoorArtProps {
  /** How many spaces long it is. */
  readonly spaces: number;
  readonly isLocked?: boolean;
}

/** A door lies across its edge: two leaves that meet in the middle, a lamp that tells if it is locked. */
export const DoorArt = memo(function DoorArt(props: DoorArtProps): JSX.Element {
  const half = props.spaces * 32 - 2;
  const lamp = props.isLocked === true ? INKS.bad : INKS.good;
  return (
    <g strokeLinejoin="round">
      <path d={`M${-half} -6H0V6H${-half}Z`} fill={METAL} {...RIM} />
      <path d={`M0 -6H${half}V6H0Z`} fill={METAL_SHADE} {...RIM} />
      <path d="M-9 -9H9V9H-9Z" fill={DARK} {...RIM} />
      {props.isLocked === true ? (
        <path d="M-5 -5L5 5M5 -5L-5 5" stroke={lamp} strokeWidth={2.8} strokeLinecap="round" />
      ) : (
        <path d={disc(0, 0, 4.6)} fill={lamp} />
      )}
    </g>
  );
});

interface EdgeStroke {
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap: 'round' | 'square' | 'butt';
}

/** Widths are in units of the 64-unit grid of one space. */
export const EDGE_STROKES: Readonly<Record<'wall' | 'blocking' | 'impassable', EdgeStroke>> = {
  wall: { stroke: 'light-dark(#1b2847, #cfdcf8)', strokeWidth: 6, strokeLinecap: 'square' },
  blocking: {
    stroke: 'light-dark(#b3202f, #ff6b6b)',
    strokeWidth: 4.4,
    strokeDasharray: '11 7',
    strokeLinecap: 'butt',
  },
  impassable: {
    stroke: 'light-dark(#8a5300, #ffc857)',
    strokeWidth: 4.4,
    strokeDasharray: '0.1 9',
    strokeLinecap: 'round',
  },
};
