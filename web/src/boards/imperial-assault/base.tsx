import type { JSX } from 'react';
import { type BaseSide, rimOf } from '../kit/bases.tsx';
import { CELL } from './layout.ts';

const SMALL = 27;
/** Between a large base and the lines of the grid. */
const GAP = 5;
const CORNER = 14;

/** The rim of a base that covers so much, around its middle; sides differ in shape. */
export function rimOfBase(side: BaseSide, width: number, height: number, grow = 0): string {
  if (width === CELL && height === CELL) return rimOf(side, SMALL + grow);
  const x = width / 2 - GAP + grow;
  const y = height / 2 - GAP + grow;
  const c = CORNER;
  if (side === 'rebel') {
    return `M${c - x} ${-y}H${x - c}Q${x} ${-y} ${x} ${c - y}V${y - c}Q${x} ${y} ${x - c} ${y}H${c - x}Q${-x} ${y} ${-x} ${y - c}V${c - y}Q${-x} ${-y} ${c - x} ${-y}Z`;
  }
  if (side === 'imperial') {
    return `M${c - x} ${-y}H${x - c}L${x} ${c - y}V${y - c}L${x - c} ${y}H${c - x}L${-x} ${y - c}V${c - y}Z`;
  }
  // A diamond point in the middle of each side.
  const inner = { x: x - 5, y: y - 5 };
  return `M${-inner.x} ${-inner.y}L0 ${-y - 3}L${inner.x} ${-inner.y}L${x + 3} 0L${inner.x} ${inner.y}L0 ${y + 3}L${-inner.x} ${inner.y}L${-x - 3} 0Z`;
}

interface FigureBaseProps {
  readonly side: BaseSide;
  readonly width: number;
  readonly height: number;
  readonly health: number;
  readonly lost: number;
}

/** Units of the rim for one point of health, gaps included. */
const PIP = 10;
const PIP_GAP = 1.6;

/** The base of a figure; its rim is a string of pips, and what is lost goes out clockwise. */
export function FigureBase(props: FigureBaseProps): JSX.Element {
  const { side, width, height, health, lost } = props;
  const rim = rimOfBase(side, width, height);
  const gap = health > 1 ? PIP_GAP : 0;
  const length = health * PIP;
  const pips = `${PIP - gap} ${gap}`;
  return (
    <g className="bk-base" data-side={side}>
      <path d={rim} className="bk-plate" />
      <path d={rim} className="bk-rim ia-rim" pathLength={length} strokeDasharray={pips} />
      {lost > 0 && (
        <path
          d={rim}
          className="bk-lost ia-rim"
          pathLength={length}
          strokeDasharray={`${`${pips} `.repeat(lost)}0 ${length}`}
        />
      )}
    </g>
  );
}
