import type { StarshipBattles, View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import { idOf, isKind, type Picking } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { type ChipPlace, placeChips } from '../kit/chips.ts';
import { cardIn, isOnMap, shipIn, sizeOf } from './cards.ts';
import type { Forecast } from './forecast.ts';
import { CELL, type Grid, middleOf, type Point } from './grid.ts';

/** The easiest attack on each target with what is chosen so far. */
export function bestShots(
  question: Asked<StarshipBattles>,
  picking: Picking,
  forecasts: ReadonlyMap<string, readonly Forecast[]>,
): ReadonlyMap<string, Forecast> {
  const weapon = picking.chosen.find((part) => isKind(part, 'weapon'));
  const best = new Map<string, Forecast>();
  for (const answer of question.answers) {
    if (answer.kind !== 'fire') continue;
    const { id, target } = answer;
    if (weapon !== undefined && answer.weapon !== idOf(weapon)) continue;
    const [forecast] = forecasts.get(id) ?? [];
    const known = best.get(target);
    if (forecast === undefined || (known !== undefined && known.need <= forecast.need)) continue;
    best.set(target, forecast);
  }
  return best;
}

export interface TargetLayerProps {
  readonly grid: Grid;
  readonly view: View;
  readonly shots: ReadonlyMap<string, Forecast>;
  /** The target that is chosen or pointed at. */
  readonly aimed: string | undefined;
  /** CSS pixels of a unit, and what of the map is in sight. */
  readonly unit: number;
  readonly seen: Box;
}

export function placeOfShip(
  grid: Grid,
  view: View,
  id: string,
): (Point & { size: number }) | undefined {
  const ship = shipIn(view, id);
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined || !isOnMap(ship)) return undefined;
  const size = sizeOf(card);
  return { ...middleOf(grid, ship.at, size), size };
}

const HALF_WIDTH = 18;
const HALF_HEIGHT = 11;

/** Beside the targets, on the side away from whoever fires, and on no ship. */
function signsOf({
  grid,
  view,
  shots,
  unit,
  seen,
}: TargetLayerProps): ReadonlyMap<string, ChipPlace> {
  const from = view.active === null ? undefined : placeOfShip(grid, view, view.active);
  const chips = [...shots.keys()].flatMap((key) => {
    const place = placeOfShip(grid, view, key);
    if (place === undefined) return [];
    const { x, y, size } = place;
    const reach = (size * CELL) / 2;
    const awayFrom = from ?? { x, y: y + reach };
    return [{ key, x, y, reach, awayFrom, halfWidth: HALF_WIDTH, halfHeight: HALF_HEIGHT }];
  });
  const pieces = view.ships.flatMap(({ id }) => {
    const place = placeOfShip(grid, view, id);
    if (place === undefined) return [];
    const side = place.size * CELL;
    return [{ x: place.x - side / 2, y: place.y - side / 2, width: side, height: side }];
  });
  return placeChips(chips, pieces, unit, seen);
}

/** What must be rolled at each target, and the line to the one that is aimed at. */
export function TargetLayer(props: TargetLayerProps): JSX.Element {
  const { grid, view, shots, aimed } = props;
  const from = view.active === null ? undefined : placeOfShip(grid, view, view.active);
  const to = aimed === undefined ? undefined : placeOfShip(grid, view, aimed);
  const signs = signsOf(props);
  return (
    <g aria-hidden="true" className="sb-targets">
      {from !== undefined && to !== undefined && (
        <line className="sb-aim" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      )}
      {[...shots].map(([id, { need }]) => {
        const place = placeOfShip(grid, view, id);
        const sign = signs.get(id);
        if (place === undefined || sign === undefined) return null;
        const { dx, dy, isFar } = sign;
        return (
          <g
            key={id}
            transform={`translate(${place.x} ${place.y})`}
            data-aimed={id === aimed || undefined}
          >
            <g className="bk-sign sb-need">
              {isFar && <path className="bk-leader" d={`M0 0L${dx} ${dy}`} />}
              <rect
                x={dx - HALF_WIDTH}
                y={dy - HALF_HEIGHT}
                width={2 * HALF_WIDTH}
                height={2 * HALF_HEIGHT}
                rx={HALF_HEIGHT}
              />
              <text x={dx} y={dy} fontSize={15}>
                {need}+
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
