import type { Board } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { SpaceArt } from '../art/super-teams/index.ts';
import { layOut } from '../boards/super-teams/layout.ts';

const ASPECT = 1000 / 640;

/** A board in small, laid out as the table will show it. Decoration: the words stand beside it. */
export function BoardPreview(props: { readonly board: Board }): JSX.Element {
  const { width, height, spots, path } = layOut(props.board, ASPECT);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="art-night w-full rounded-sm"
    >
      <rect width={width} height={height} fill="#0a0f1e" />
      <path d={path} fill="none" stroke="#2f4f8f" strokeWidth={14} strokeLinecap="round" />
      {spots.map(({ index, kinds, x, y, heading, radius }) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <SpaceArt kinds={kinds} heading={heading} radius={radius} />
        </g>
      ))}
    </svg>
  );
}
