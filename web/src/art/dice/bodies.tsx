import type { JSX } from 'react';

const FACE = 'var(--die-face)';
const LIT = 'var(--die-lit)';
const SHADE = 'var(--die-shade)';
const LINE = 'var(--die-line)';

/** Eight sides: a diamond of four facets with its corners cut, seen on the upper one. */
export function OctahedronBody(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M0 -31L27 -15.5V15.5L0 31L-27 15.5V-15.5Z" fill={SHADE} />
      <path d="M0 -31L-27 -15.5V15.5Z" fill={LIT} />
      <path d="M0 -31L27 17H-27Z" fill={FACE} />
      <path d="M0 -31L27 17H-27Z" fill="none" stroke={LINE} strokeOpacity={0.45} />
      <path
        d="M0 -31L27 -15.5V15.5L0 31L-27 15.5V-15.5Z"
        fill="none"
        stroke={LINE}
        strokeWidth={1.8}
      />
    </g>
  );
}

/** Six sides: a rounded square with a bevel. */
export function CubeBody(): JSX.Element {
  return (
    <g>
      <rect x={-29} y={-29} width={58} height={58} rx={9} fill={SHADE} />
      <path
        d="M-26.4 26.4A9 9 0 0 1 -29 20V-20A9 9 0 0 1 -20 -29H20A9 9 0 0 1 26.4 -26.4Z"
        fill={LIT}
      />
      <rect x={-25} y={-25} width={50} height={50} rx={7} fill={FACE} />
      <rect
        x={-29}
        y={-29}
        width={58}
        height={58}
        rx={9}
        fill="none"
        stroke={LINE}
        strokeWidth={1.8}
      />
    </g>
  );
}

/** Twenty sides: a hexagon, in it the triangle that lies on top. */
export function IcosahedronBody(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M0 -31L27 -15.5V15.5L0 31L-27 15.5V-15.5Z" fill={SHADE} />
      <path d="M0 -31L-27 -15.5V15.5L-21 12L0 -22Z" fill={LIT} />
      <path d="M0 -31L27 -15.5L21 12L0 -22Z" fill={FACE} fillOpacity={0.7} />
      <path d="M0 -22L21 12H-21Z" fill={FACE} />
      <path
        d="M0 -22L21 12H-21ZM0 -31V-22M27 15.5L21 12M-27 15.5L-21 12M0 -22L27 -15.5L21 12L0 31L-21 12L-27 -15.5Z"
        fill="none"
        stroke={LINE}
        strokeOpacity={0.5}
      />
      <path
        d="M0 -31L27 -15.5V15.5L0 31L-27 15.5V-15.5Z"
        fill="none"
        stroke={LINE}
        strokeWidth={1.8}
      />
    </g>
  );
}
