import type { JSX } from 'react';

/** Sides are told apart by hue and by shape. */
export type BaseSide = 'rebel' | 'imperial' | 'mercenary';

const OCTAGON = 0.414;

/** The rim of a base of radius r around 0,0, clockwise from the top. */
export function rimOf(side: BaseSide, r: number): string {
  if (side === 'rebel') return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  if (side === 'mercenary') {
    const d = r * 1.2;
    return `M0 ${-d}L${d} 0L0 ${d}L${-d} 0Z`;
  }
  const c = r * OCTAGON;
  return `M0 ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}L${-c} ${-r}Z`;
}

export interface BaseProps {
  readonly side: BaseSide;
  readonly radius: number;
  /** Everything the piece could take when it was whole, and what of it is lost. */
  readonly health: number;
  readonly lost: number;
}

/** Units of the rim for one point of health, gaps included. */
const PIP = 10;

/** The base of a piece; its rim is a string of pips, and what is lost goes out clockwise. */
export function Base(props: BaseProps): JSX.Element {
  const { side, radius, health, lost } = props;
  const rim = rimOf(side, radius);
  const gap = health > 1 ? 1.6 : 0;
  const length = health * PIP;
  const pips = `${PIP - gap} ${gap}`;
  return (
    <g className="bk-base" data-side={side}>
      <path d={rim} className="bk-plate" />
      <path d={rim} className="bk-rim" pathLength={length} strokeDasharray={pips} />
      {lost > 0 && (
        <path
          d={rim}
          className="bk-lost"
          pathLength={length}
          strokeDasharray={`${`${pips} `.repeat(lost)}0 ${length}`}
        />
      )}
    </g>
  );
}
