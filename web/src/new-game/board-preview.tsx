import type { Board } from '@parsecs/super-teams';
import type { JSX } from 'react';
import { SpaceArt } from '../art/spaces.tsx';

/** A board in small: its path and its spaces, the planets at the ends. Decoration. */
export function BoardPreview(props: { readonly board: Board }): JSX.Element {
  const { board } = props;
  const { width, height } = board.size ?? { width: 1000, height: 640 };
  const spaces = placed(board, width, height);
  const radius = board.radius ?? { space: 30, start: 54, final: 60 };
  const line = spaces.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="art-night w-full rounded-sm"
    >
      <rect width={width} height={height} fill="#0a0f1e" />
      <path
        d={board.path ?? `M${line}`}
        fill="none"
        stroke="#2f4f8f"
        strokeWidth={14}
        strokeLinecap="round"
      />
      {spaces.map(({ space, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <SpaceArt
            kinds={space.kinds}
            heading={space.heading ?? 0}
            radius={radiusOf(space, radius)}
          />
        </g>
      ))}
    </svg>
  );
}

type BoardSpace = Board['spaces'][number];

interface Placed {
  readonly space: BoardSpace;
  readonly x: number;
  readonly y: number;
}

/** Small spaces would vanish at this size, so they are drawn a little larger. */
function radiusOf(space: BoardSpace, radius: NonNullable<Board['radius']>): number {
  const kind = space.kinds[0];
  if (kind === 'start') return radius.start;
  return kind === 'final' ? radius.final : radius.space * 1.1;
}

const ROW = 10;

/** A board without a drawing is laid out in rows that run to and fro. */
function placed(board: Board, width: number, height: number): readonly Placed[] {
  const rows = Math.ceil(board.spaces.length / ROW);
  return board.spaces.map((space, index) => {
    if (space.x !== undefined && space.y !== undefined) return { space, x: space.x, y: space.y };
    const row = Math.floor(index / ROW);
    const column = row % 2 === 0 ? index % ROW : ROW - 1 - (index % ROW);
    return {
      space,
      x: Math.round(((column + 0.5) * width) / ROW),
      y: Math.round(((row + 0.5) * height) / rows),
    };
  });
}
