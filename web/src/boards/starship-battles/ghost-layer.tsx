import type { Facing, ShipCard } from '@parsecs/starship-battles';
import { FACINGS } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { ShipArt, SIDE_OF_FACTION } from '../../art/starship-battles/index.ts';
import { Base } from '../battle-kit/bases.tsx';
import { sizeOf } from './cards.ts';
import { ahead, CELL, type Grid, headingOf, type Point } from './grid.ts';

export interface GhostProps {
  readonly grid: Grid;
  readonly card: ShipCard;
  readonly middle: Point;
  readonly facing: Facing;
  readonly way: readonly Point[];
}

/** The ship as it would stand, and the way it would fly. */
export function Ghost(props: GhostProps): JSX.Element {
  const { grid, card, middle, facing, way } = props;
  const reach = sizeOf(card) * CELL;
  const heading = headingOf(grid, facing);
  const line = way.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <g aria-hidden="true" className="sb-ghost">
      {way.length > 1 && <path className="bk-way" d={`M${line}`} />}
      <g className="bk-ghost" transform={`translate(${middle.x} ${middle.y})`}>
        <Base side={SIDE_OF_FACTION[card.faction]} radius={reach * 0.455} health={1} lost={0} />
        <g transform={`rotate(${heading}) scale(${(reach / 64) * 0.9})`}>
          <ShipArt id={card.id} faction={card.faction} heading={heading} />
        </g>
      </g>
    </g>
  );
}

export interface CompassProps {
  readonly grid: Grid;
  readonly middle: Point;
  readonly size: number;
  /** The ways that may be taken, and the one that is. */
  readonly open: readonly Facing[];
  readonly chosen: string | undefined;
  readonly labelOf: (facing: Facing) => string;
  /** What a tap on an arrow means. */
  readonly partOf: (facing: Facing) => string;
}

/** Arrows around a ship, one for each way its bow could point. */
export function Compass(props: CompassProps): JSX.Element {
  const { grid, middle, size, open, chosen, labelOf } = props;
  const distance = (size / 2) * CELL + 16;
  const ways = FACINGS.filter((facing) => open.includes(facing));
  return (
    <g>
      {ways.map((facing, index) => {
        const heading = headingOf(grid, facing);
        const way = ahead(heading);
        const isChosen = facing === chosen;
        return (
          <g
            key={facing}
            className="bk-spot sb-compass"
            role="button"
            tabIndex={isChosen || (chosen === undefined && index === 0) ? 0 : -1}
            aria-label={labelOf(facing)}
            aria-pressed={isChosen}
            data-part={props.partOf(facing)}
            data-option
            data-spatial
            transform={`translate(${middle.x + way.x * distance} ${middle.y + way.y * distance})`}
          >
            <g className="sb-handle">
              <circle className="bk-focus" r={17} />
              <circle className="sb-handle-plate" r={14} />
              <path
                className="sb-handle-arrow"
                transform={`rotate(${heading})`}
                d="M0 -8L6.5 5.5L0 2.5L-6.5 5.5Z"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}
