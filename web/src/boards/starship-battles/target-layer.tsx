import type { StarshipBattles, View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import { idOf, isKind, type Picking } from '../contract.ts';
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

/** Above the ship, or below it at the upper edge of the map. */
function sideOf({ y, size }: Point & { readonly size: number }): number {
  const half = (size * CELL) / 2;
  return y < CELL * 2.5 ? half : -half;
}

/** What must be rolled at each target, and the line to the one that is aimed at. */
export function TargetLayer(props: TargetLayerProps): JSX.Element {
  const { grid, view, shots, aimed } = props;
  const from = view.active === null ? undefined : placeOfShip(grid, view, view.active);
  const to = aimed === undefined ? undefined : placeOfShip(grid, view, aimed);
  return (
    <g aria-hidden="true" className="sb-targets">
      {from !== undefined && to !== undefined && (
        <line className="sb-aim" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      )}
      {[...shots].map(([id, { need }]) => {
        const place = placeOfShip(grid, view, id);
        if (place === undefined) return null;
        return (
          <g
            key={id}
            transform={`translate(${place.x} ${place.y + sideOf(place)})`}
            data-aimed={id === aimed || undefined}
          >
            <g className="bk-sign sb-need">
              <rect x={-18} y={-11} width={36} height={22} rx={11} />
              <text fontSize={15}>{need}+</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
