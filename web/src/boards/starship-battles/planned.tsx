import {
  type Facing,
  readSquare,
  type StarshipBattles,
  type View,
} from '@parsecs/starship-battles';
import { type JSX, useMemo } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { type BoardProps, type Part, partOf } from '../contract.ts';
import { cardIn, isOnMap, shipIn, sizeOf } from './cards.ts';
import { Compass, Ghost } from './ghost-layer.tsx';
import { type Grid, middleOf } from './grid.ts';
import { facingsOf, turnsAfter } from './parts.ts';
import { between, planFollowing, type Stand } from './plans.ts';
import { moverOf, type Place } from './spots.ts';
import { type Company, companyOf, leaderOf } from './use-orders.ts';
import { NAMESPACES } from './words.ts';

const NOBODY: readonly Stand[] = [];

/** The ship where it would stand, with the ways it could be turned. */
export function Planned(
  props: BoardProps<StarshipBattles> & {
    readonly grid: Grid;
    readonly places: readonly Place[];
    readonly pointed: Part | undefined;
    readonly company: Company;
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
  const along = useAlong(props);
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
      {along.map(({ ship, square }) => (
        <Companion key={ship} view={view} grid={grid} ship={ship} square={square} />
      ))}
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

/** Where those who fly along would stand when the chosen way is taken. */
function useAlong(
  props: BoardProps<StarshipBattles> & { readonly company: Company },
): readonly Stand[] {
  const { now, question, picking, company } = props;
  const complete = picking?.complete?.id;
  const after = picking?.after;
  return useMemo(() => {
    const leader = leaderOf(now, question);
    const own = shipIn(now, leader ?? null);
    const to = readSquare(complete ?? '');
    if (question === undefined || leader === undefined || own === undefined) return NOBODY;
    if (company === 'alone' || to === undefined || complete === undefined || !isOnMap(own)) {
      return NOBODY;
    }
    const others = companyOf(now, question.seat, leader, company);
    const before = [complete, ...(after ?? [])];
    return planFollowing(now, question.seat, others, between(own.at, to), before).stands;
  }, [now, question, complete, after, company]);
}

function Companion(
  props: Stand & { readonly view: View; readonly grid: Grid },
): JSX.Element | null {
  const { view, grid, ship: id, square } = props;
  const ship = shipIn(view, id);
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined || !isOnMap(ship)) return null;
  const [from, middle] = [middleOf(grid, ship.at, 1), middleOf(grid, square, 1)];
  return (
    <Ghost grid={grid} card={card} middle={middle} facing={ship.facing} way={[from, middle]} />
  );
}
