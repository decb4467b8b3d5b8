import { type StarshipBattles, ZONE_ROWS } from '@parsecs/starship-battles';
import type { JSX, ReactNode } from 'react';
import { type BoardProps, idOf, isKind, type Part } from '../contract.ts';
import { ArcLayer, type ArcLayerProps } from './arc-layer.tsx';
import { cardIn, shipIn, sideUp } from './cards.ts';
import { boxOf, type Grid, stripOf } from './grid.ts';
import { squareOfPart } from './parts.ts';

/** The three rows at each edge in which fleets deploy. */
export function Zones(props: {
  readonly grid: Grid;
  readonly isShown: boolean;
}): JSX.Element | null {
  const { grid, isShown } = props;
  if (!isShown) return null;
  return (
    <g aria-hidden="true">
      <rect className="sb-zone" data-side="imperial" {...stripOf(grid, 'north', ZONE_ROWS)} />
      <rect className="sb-zone" data-side="rebel" {...stripOf(grid, 'south', ZONE_ROWS)} />
    </g>
  );
}

export function LitSquares(props: {
  readonly grid: Grid;
  readonly lit: ReadonlySet<Part>;
}): JSX.Element {
  const { grid, lit } = props;
  return (
    <g aria-hidden="true">
      {[...lit].map((part) => {
        const square = squareOfPart(part);
        return square && <rect key={part} className="sb-lit-square" {...boxOf(grid, square, 1)} />;
      })}
    </g>
  );
}

/**
 * Faces and lanes of the ship that is looked at; in an attack, the lanes of the attacker and the faces
 * of its target.
 */
export function CloseLook(
  props: BoardProps<StarshipBattles> & {
    readonly grid: Grid;
    readonly aimed: string | undefined;
  },
): JSX.Element {
  const { view, picking, grid, inspected, aimed } = props;
  const closely = inspected === undefined ? undefined : idOf(inspected);
  const isAttack = view.phase === 'attack' && closely === undefined;
  const chosen = picking?.chosen.find((own) => isKind(own, 'weapon'));
  const weapon = chosen && idOf(chosen);
  const look = (id: string | null | undefined, shows: ArcLayerProps['shows']): ReactNode => {
    const ship = shipIn(view, id ?? null);
    const card = ship && cardIn(view, ship.card);
    if (ship === undefined || card === undefined) return null;
    const arc =
      shows === 'lanes'
        ? sideUp(card, ship).weapons.find((own) => own.weapon === weapon)?.arc
        : undefined;
    return <ArcLayer key={shows} grid={grid} ship={ship} card={card} arc={arc} shows={shows} />;
  };
  return (
    <>
      {closely !== undefined && look(closely, 'all')}
      {isAttack && look(view.active, 'lanes')}
      {isAttack && look(aimed, 'faces')}
    </>
  );
}
