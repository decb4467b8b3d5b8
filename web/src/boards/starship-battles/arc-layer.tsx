import {
  ARC_LANES,
  type Arc,
  LANES,
  type ShipCard,
  type ShipView,
} from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { isOnMap, sideUp, sizeOf } from './cards.ts';
import { CELL, EDGE, type Grid, headingOf, middleOf, type Point } from './grid.ts';

/** Degrees from one lane to the next. */
const QUARTER = 90;

export interface ArcLayerProps {
  readonly grid: Grid;
  readonly ship: ShipView;
  readonly card: ShipCard;
  /** The arc of the weapon that is being aimed; without it, all that the ship has. */
  readonly arc?: Arc | undefined;
  readonly shows: 'all' | 'lanes' | 'faces';
}

/** The faces of a ship with what each of them withstands, and the lanes of its guns. */
export function ArcLayer(props: ArcLayerProps): JSX.Element | null {
  const { grid, ship, card, arc, shows } = props;
  if (!isOnMap(ship)) return null;
  const size = sizeOf(card);
  const middle = middleOf(grid, ship.at, size);
  const heading = headingOf(grid, ship.facing);
  const { weapons, defense } = sideUp(card, ship);
  const arcs = arc === undefined ? new Set(weapons.map((weapon) => weapon.arc)) : new Set([arc]);
  const lanes = [...new Set([...arcs].flatMap((own) => ARC_LANES[own]))];
  const far = CELL * 2.4;
  const half = (size * CELL) / 2;
  return (
    <g aria-hidden="true" className="sb-arcs">
      {shows !== 'faces' &&
        lanes.map((lane) => (
          <rect
            key={lane}
            className="sb-lane"
            {...laneOf(grid, middle, half, (heading + QUARTER * LANES.indexOf(lane)) % 360)}
          />
        ))}
      {card.class < 4 && shows !== 'lanes' && (
        <g transform={`translate(${middle.x} ${middle.y}) rotate(${heading})`}>
          <path className="sb-front" d={`M0 0L${-half - far} ${-half - far}H${half + far}Z`} />
          <path
            className="sb-diagonals"
            d={`M${half} ${half}L${half + far} ${half + far}M${-half} ${half}L${-half - far} ${half + far}M${half} ${-half}L${half + far} ${-half - far}M${-half} ${-half}L${-half - far} ${-half - far}`}
          />
          {(
            [
              [0, -half - CELL * 0.6, defense.front],
              [half + CELL * 0.6, 0, defense.side],
              [-half - CELL * 0.6, 0, defense.side],
              [0, half + CELL * 0.6, defense.rear],
            ] as const
          ).map(([x, y, value]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${-heading})`}>
              <g className="bk-sign bk-near sb-defense">
                <path className="bk-sign-plate" d="M0 12Q-10 7 -10 -2V-10H10V-2Q10 7 0 12Z" />
                <text fontSize={13}>{value}</text>
              </g>
            </g>
          ))}
        </g>
      )}
    </g>
  );
}

/** A strip as wide as the ship from its side to the edge of the map. */
function laneOf(
  grid: Grid,
  { x, y }: Point,
  half: number,
  heading: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const right = EDGE + grid.across * CELL;
  const bottom = EDGE + grid.down * CELL;
  switch (heading) {
    case 0:
      return { x: x - half, y: EDGE, width: 2 * half, height: Math.max(0, y - half - EDGE) };
    case 90:
      return { x: x + half, y: y - half, width: Math.max(0, right - x - half), height: 2 * half };
    case 180:
      return { x: x - half, y: y + half, width: 2 * half, height: Math.max(0, bottom - y - half) };
    default:
      return { x: EDGE, y: y - half, width: Math.max(0, x - half - EDGE), height: 2 * half };
  }
}
