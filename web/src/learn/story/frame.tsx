import type { JSX, ReactNode } from 'react';

/** A picture of a story: 320 by 140, always night, like the boards it shows. */
export function StoryFrame(props: { readonly children: ReactNode }): JSX.Element {
  return (
    <svg viewBox="0 0 320 140" aria-hidden="true" className="art-night block w-full bg-[#0a0f1e]">
      {props.children}
    </svg>
  );
}

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly children: ReactNode;
}

/** A drawing put somewhere. */
export function At({ x, y, scale = 1, turn = 0, children }: AtProps): JSX.Element {
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>{children}</g>;
}

export const WARM = '#ffc857';
export const LIGHT = '#6cb6ff';

/** A thin line of light with a head at its end. */
export function Arrow(props: { readonly d: string; readonly tone?: string }): JSX.Element {
  const { d, tone = LIGHT } = props;
  return (
    <path
      d={d}
      fill="none"
      stroke={tone}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray="5 5"
    />
  );
}

/** The steps of a round from left to right, parted by chevrons. */
export function Steps(props: { readonly children: readonly ReactNode[] }): JSX.Element {
  const { children } = props;
  const room = 320 / children.length;
  return (
    <>
      {children.map((child, index) => (
        // The place of a step is what it is.
        <g key={index} transform={`translate(${room * (index + 0.5)} 70)`}>
          {child}
          {index > 0 && (
            <path
              d="M-4 -8L4 0L-4 8"
              transform={`translate(${-room / 2} 0)`}
              fill="none"
              stroke="#9fb0d3"
              strokeWidth={2.4}
              strokeLinecap="round"
            />
          )}
        </g>
      ))}
    </>
  );
}

/** Something that is a picture of its own, such as a die, with its middle here. */
export function Middle(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}): JSX.Element {
  const { x, y, size, children } = props;
  return <g transform={`translate(${x - size / 2} ${y - size / 2})`}>{children}</g>;
}
