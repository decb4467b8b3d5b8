import type { StarshipBattles } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { type BoardProps, idOf, isKind, type Part } from '../contract.ts';
import { ArcLayer } from './arc-layer.tsx';
import { cardIn, isOnMap, shipIn } from './cards.ts';
import { boxOf, CELL, EDGE, type Grid, readSquare } from './grid.ts';

/** The three rows at each edge in which fleets deploy. */
export function Zones(props: {
  readonly grid: Grid;
  readonly isShown: boolean;
}): JSX.Element | null {
  const { grid, isShown } = props;
  if (!isShown) return null;
  const height = 3 * CELL;
  const far = EDGE + grid.rows * CELL - height;
  const width = grid.columns * CELL;
  return (
    <g aria-hidden="true">
      <rect
        className="sb-zone"
        data-side="imperial"
        x={EDGE}
        y={grid.flipped ? far : EDGE}
        width={width}
        height={height}
      />
      <rect
        className="sb-zone"
        data-side="rebel"
        x={EDGE}
        y={grid.flipped ? EDGE : far}
        width={width}
        height={height}
      />
    </g>
  );
}

export function LitSquares(props: {
  readonly grid: Grid;
  readonly lit: ReadonlySet<Part>;
}): JSX.Element {
  const { grid, lit } = props;
  const squares = [...lit].flatMap((part) => (isKind(part, 'square') ? [idOf(part)] : []));
  return (
    <g aria-hidden="true">
      {squares.map((id) => {
        const square = readSquare(id);
        return square && <rect key={id} className="sb-lit-square" {...boxOf(grid, square, 1)} />;
      })}
    </g>
  );
}

/** Faces and lanes of the ship that is looked at, or of the one whose guns are aimed. */
export function CloseLook(
  props: BoardProps<StarshipBattles> & { readonly grid: Grid; readonly part: Part | undefined },
): JSX.Element | null {
  const { view, picking, grid, part } = props;
  const ship = part === undefined ? undefined : shipIn(view, idOf(part));
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined || !isOnMap(ship)) return null;
  const aimed = picking?.chosen.find((own) => isKind(own, 'weapon'));
  const weapon =
    aimed && view.active === ship.id
      ? card.full.weapons.find((own) => own.weapon === idOf(aimed))
      : undefined;
  return <ArcLayer grid={grid} ship={ship} card={card} arc={weapon?.arc} />;
}
