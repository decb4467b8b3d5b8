import type { Square } from '@parsecs/starship-battles';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { Starfield } from '../../art/scenes/starfield.tsx';
import { CELL, cornerOf, EDGE, type Grid, type Point, squareAt } from './grid.ts';

export interface GroundProps {
  readonly grid: Grid;
}

/** The sky goes on around the map, by so much of its size. */
const SKY = 0.6;

/** Every fifth line is stronger, so that distances can be read. */
const STRONG = 5;

function linesOf(grid: Grid, isStrong: boolean): string {
  const { columns, rows } = grid;
  const lines: string[] = [];
  const draw = (...ends: readonly Point[]): void => {
    lines.push(`M${ends.map(({ x, y }) => `${x} ${y}`).join('L')}`);
  };
  for (let column = 0; column <= columns; column += 1) {
    if ((column % STRONG === 0) !== isStrong) continue;
    draw(cornerOf(grid, column, 0), cornerOf(grid, column, rows));
  }
  for (let row = 0; row <= rows; row += 1) {
    if ((row % STRONG === 0) !== isStrong) continue;
    draw(cornerOf(grid, 0, row), cornerOf(grid, columns, row));
  }
  return lines.join('');
}

/** Beyond the north edge of the map, wherever that lies. */
function planetOf(grid: Grid): { readonly cx: number; readonly cy: number; readonly r: number } {
  const { width, height, quarters } = grid;
  const isUpright = quarters % 2 === 1;
  const r = (isUpright ? height : width) * 0.9;
  const [near, far] = [-r * 0.84, (isUpright ? width : height) + r * 0.84];
  const beyond = quarters === 0 || quarters === 3 ? near : far;
  return isUpright ? { cx: beyond, cy: height * 0.62, r } : { cx: width * 0.62, cy: beyond, r };
}

/** The stellar grid: space, the planet at the edge of the Dark Side, the squares and their numbers. */
export const Ground: MemoExoticComponent<(props: GroundProps) => JSX.Element> = memo(
  function Ground(props: GroundProps): JSX.Element {
    const { grid } = props;
    const { width, height, across, down, quarters } = grid;
    const isTurned = quarters % 2 === 1;
    const numberOf = ([column, row]: Square, isAcross: boolean): number =>
      isAcross === isTurned ? row : column;
    return (
      <g aria-hidden="true">
        <g transform={`translate(${-width * SKY} ${-height * SKY})`}>
          <Starfield width={width * (1 + 2 * SKY)} height={height * (1 + 2 * SKY)} />
        </g>
        <circle className="sb-planet" {...planetOf(grid)} />
        <path d={linesOf(grid, false)} className="sb-line" />
        <path d={linesOf(grid, true)} className="sb-line sb-line-strong" />
        <g className="sb-ruler bk-near">
          {Array.from({ length: across }, (_, index) => (
            <text key={index} x={EDGE + (index + 0.5) * CELL} y={EDGE / 2}>
              {numberOf(squareAt(grid, index, 0), true)}
            </text>
          ))}
          {Array.from({ length: down }, (_, index) => (
            <text key={index} x={EDGE / 2} y={EDGE + (index + 0.5) * CELL}>
              {numberOf(squareAt(grid, 0, index), false)}
            </text>
          ))}
        </g>
      </g>
    );
  },
);
