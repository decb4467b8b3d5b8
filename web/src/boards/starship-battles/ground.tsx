import { type JSX, type MemoExoticComponent, memo } from 'react';
import { Starfield } from '../../art/scenes/starfield.tsx';
import { CELL, EDGE, type Grid } from './grid.ts';

export interface GroundProps {
  readonly grid: Grid;
}

/** The sky goes on around the map, by so much of its size. */
const SKY = 0.6;

/** Every fifth line is stronger, so that distances can be read. */
const STRONG = 5;

function linesOf(grid: Grid, isStrong: boolean): string {
  const right = EDGE + grid.columns * CELL;
  const bottom = EDGE + grid.rows * CELL;
  const lines: string[] = [];
  for (let column = 0; column <= grid.columns; column += 1) {
    if ((column % STRONG === 0) !== isStrong) continue;
    const x = EDGE + (grid.flipped ? grid.columns - column : column) * CELL;
    lines.push(`M${x} ${EDGE}V${bottom}`);
  }
  for (let row = 0; row <= grid.rows; row += 1) {
    if ((row % STRONG === 0) !== isStrong) continue;
    const y = EDGE + (grid.flipped ? grid.rows - row : row) * CELL;
    lines.push(`M${EDGE} ${y}H${right}`);
  }
  return lines.join('');
}

/** The stellar grid: space, the planet at the edge of the Dark Side, the squares and their numbers. */
export const Ground: MemoExoticComponent<(props: GroundProps) => JSX.Element> = memo(
  function Ground(props: GroundProps): JSX.Element {
    const { grid } = props;
    const { width, height, columns, rows, flipped } = grid;
    const planet = width * 0.9;
    const edge = flipped ? height + planet * 0.84 : -planet * 0.84;
    const numberOf = (index: number, count: number): number =>
      flipped ? count - 1 - index : index;
    return (
      <g aria-hidden="true">
        <g transform={`translate(${-width * SKY} ${-height * SKY})`}>
          <Starfield width={width * (1 + 2 * SKY)} height={height * (1 + 2 * SKY)} />
        </g>
        <circle className="sb-planet" cx={width * 0.62} cy={edge} r={planet} />
        <path d={linesOf(grid, false)} className="sb-line" />
        <path d={linesOf(grid, true)} className="sb-line sb-line-strong" />
        <g className="sb-ruler bk-near">
          {Array.from({ length: columns }, (_, index) => (
            <text key={index} x={EDGE + (index + 0.5) * CELL} y={EDGE / 2}>
              {numberOf(index, columns)}
            </text>
          ))}
          {Array.from({ length: rows }, (_, index) => (
            <text key={index} x={EDGE / 2} y={EDGE + (index + 0.5) * CELL}>
              {numberOf(index, rows)}
            </text>
          ))}
        </g>
      </g>
    );
  },
);
