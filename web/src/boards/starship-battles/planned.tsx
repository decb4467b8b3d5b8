import type { Facing, StarshipBattles } from '@parsecs/starship-battles';
import { type JSX, useMemo } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { type BoardProps, type Part, partOf } from '../contract.ts';
import { cardIn, isOnMap, sizeOf } from './cards.ts';
import { Compass, Ghost } from './ghost-layer.tsx';
import { type Grid, middleOf } from './grid.ts';
import { facingsOf, turnsAfter } from './parts.ts';
import { moverOf, type Place } from './spots.ts';
import { NAMESPACES } from './words.ts';

/** The ship where it would stand, with the ways it could be turned. */
export function Planned(
  props: BoardProps<StarshipBattles> & {
    readonly grid: Grid;
    readonly places: readonly Place[];
    readonly pointed: Part | undefined;
  },
): JSX.Element | null {
  const { view, question, picking, grid, places, pointed, beat } = props;
  const texts = useTexts(...NAMESPACES);
  const complete = picking?.complete?.id;
  const turns = useMemo(
    () =>
      question === undefined || complete === undefined
        ? []
        : turnsAfter(view, question.seat, complete),
    [view, question, complete],
  );
  if (question === undefined || picking === undefined || beat !== undefined) return null;
  const mover = moverOf(view, question, picking);
  const card = mover && cardIn(view, mover.card);
  if (mover === undefined || card === undefined) return null;
  const size = sizeOf(card);
  const chosen = places.find(({ answer }) => answer === complete);
  const place = places.find(({ id }) => id === pointed) ?? chosen;
  const own = isOnMap(mover) ? middleOf(grid, mover.at, size) : undefined;
  const isTurnAsked = question.kind === 'facing' || question.kind === 'deploy-facing';
  const open = isTurnAsked ? facingsOf(question.answers) : turns;
  const planned = isTurnAsked ? undefined : picking.after[0];
  const around = isTurnAsked ? own : (chosen?.middle ?? own);
  const facing = (place === chosen ? planned : undefined) ?? place?.facing ?? mover.facing;
  return (
    <>
      {place !== undefined && (
        <Ghost
          grid={grid}
          card={card}
          middle={place.middle}
          facing={facing as Facing}
          way={place.way}
        />
      )}
      {open.length > 0 && around !== undefined && (
        <Compass
          grid={grid}
          middle={around}
          size={size}
          open={open}
          chosen={planned}
          labelOf={(way) => texts.t(`starship-battles-board:turn.${way}`)}
          partOf={(way) => partOf(isTurnAsked ? 'facing' : 'turn', way)}
        />
      )}
    </>
  );
}
