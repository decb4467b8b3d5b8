import { type JSX, memo } from 'react';
import './art.css';

/** Twelve arcs of 21 degrees, 30 degrees apart, on a circle of radius 27. */
const ARC = 'M26.54 -4.95A27 27 0 0 1 26.54 4.95';
const ARC_TURNS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
/** The run: from a world, bent twice, to the star. */
const ROUTE = 'M-12.5 13C-1 13 -11 -1 0 -2.4C5 -3 6 -6 8 -8';
const STAR = 'M8 -21.5L10.9 -10.9L21.5 -8L10.9 -5.1L8 5.5L5.1 -5.1L-5.5 -8L5.1 -10.9Z';

/** The mark in one colour (`currentColor`) on the 64-unit grid, centred at 0,0. */
export function LogoLines(): JSX.Element {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={4}>
      {ARC_TURNS.map((turn) => (
        <path key={turn} d={ARC} transform={`rotate(${turn})`} />
      ))}
      <path d={ROUTE} strokeWidth={3.4} strokeLinecap="round" />
      <circle cx={-13} cy={13} r={4.4} fill="currentColor" stroke="none" />
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
      <circle cx={-13} cy={13} r={4.4} fill="var(--logo-ring, #6cb6ff)" />
      <path d={STAR} fill="var(--logo-star, #ffc857)" />
    </g>
  );
}

export const LogoMark = memo(function LogoMark(props: LogoMarkProps): JSX.Element {
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
});
