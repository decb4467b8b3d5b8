import type { JSX } from 'react';
import './art.css';

/** Twelve arcs of 21 degrees, 30 degrees apart, on a circle of radius 27; the run enters by a gap. */
const ARC = 'M26.54 -4.95A27 27 0 0 1 26.54 4.95';
const ARC_TURNS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
/** The run: in from the lower left, bent once, out to the star. */
const ROUTE = 'M-22.6 22.6C-8 14 -18 -3 -3 -3C6 -3 6 -8 11 -12';
const STAR = 'M9.5 -24L12.6 -12.6L24 -9.5L12.6 -6.4L9.5 5L6.4 -6.4L-5 -9.5L6.4 -12.6Z';

/** The mark in one colour (`currentColor`) on the 64-unit grid, centred at 0,0. */
export function LogoLines(): JSX.Element {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={4}>
      {ARC_TURNS.map((turn) => (
        <path key={turn} d={ARC} transform={`rotate(${turn})`} />
      ))}
      <path d={ROUTE} strokeWidth={3.4} strokeLinecap="round" />
      <path d={STAR} fill="currentColor" stroke="none" />
    </g>
  );
}

export interface LogoMarkProps {
  readonly size?: number;
  readonly title?: string;
}

function LogoColours(): JSX.Element {
  return (
    <g fill="none" strokeWidth={4}>
      {ARC_TURNS.map((turn, index) => (
        <path
          key={turn}
          d={ARC}
          transform={`rotate(${turn + 150})`}
          stroke="var(--logo-ring, #6cb6ff)"
          opacity={0.4 + index * 0.055}
        />
      ))}
      <path d={ROUTE} stroke="var(--logo-ring, #6cb6ff)" strokeWidth={3.4} strokeLinecap="round" />
      <path d={STAR} fill="var(--logo-star, #ffc857)" />
    </g>
  );
}

export function LogoMark(props: LogoMarkProps): JSX.Element {
  const size = props.size ?? 32;
  if (props.title === undefined) {
    return (
      <svg width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true">
        <LogoColours />
      </svg>
    );
  }
  return (
    <svg width={size} height={size} viewBox="-32 -32 64 64" role="img" aria-label={props.title}>
      <LogoColours />
    </svg>
  );
}
