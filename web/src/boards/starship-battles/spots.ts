import {
  type Answer,
  type Facing,
  type Square,
  type StarshipBattles,
  starshipBattles,
  type View,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { foresee, imagined } from '@parsecs/table';
import { idOf, isKind, type Part, type Picking } from '../contract.ts';
import { nearestSpot, type Spot } from '../kit/spatial.ts';
import { cardIn, shipIn, sizeOf } from './cards.ts';
import { ahead, CELL, type Grid, headingOf, middleOf, type Point } from './grid.ts';
import { partOfSquare, partsOf } from './parts.ts';

/** A place on the board that would be an answer. */
export interface Place extends Spot<Part> {
  readonly answer: string;
  readonly square: Square;
  readonly size: number;
  /** The middle of the ship if it were there; the spot itself may stand aside to be told apart. */
  readonly middle: Point;
  /** Known where the way decides it. */
  readonly facing?: Facing;
  /** The middles on the way, the ship's own first. */
  readonly way: readonly Point[];
}

/** How far the mark of a ship that looks somewhere stands from its middle, in squares. */
const ASIDE = 0.24;

/** Every place that could be chosen now. */
export function placesOf(
  question: Asked<StarshipBattles> | undefined,
  view: View,
  grid: Grid,
  picking: Picking | undefined,
): readonly Place[] {
  if (question === undefined) return [];
  const mover = moverOf(view, question, picking);
  const card = mover && cardIn(view, mover.card);
  const size = card === undefined ? 1 : sizeOf(card);
  const from =
    mover === undefined || typeof mover.at === 'string' ? [] : [middleOf(grid, mover.at, size)];
  const state =
    question.kind === 'path' && size === 2 ? imagined(starshipBattles, view) : undefined;
  const places = question.answers.flatMap((answer): readonly Place[] => {
    const square = squareOf(answer, mover?.id);
    if (square !== undefined) {
      const middle = middleOf(grid, square, size);
      const part = partOfSquare(square);
      return [
        { id: part, answer: answer.id, square, size, middle, ...middle, way: [...from, middle] },
      ];
    }
    if (answer.kind !== 'path' || state === undefined || mover === undefined) return [];
    const foreseen = foresee(starshipBattles, state, question.seat, [answer.id]);
    const after = foreseen?.view.ships.find(({ id }) => id === mover.id);
    if (after === undefined || typeof after.at === 'string') return [];
    const middle = middleOf(grid, after.at, size);
    const aside = ahead(headingOf(grid, after.facing));
    const [part] = partsOf(question, answer);
    const steps = (foreseen?.events ?? []).flatMap((event) =>
      event.type === 'moved' && event.ship === mover.id ? [middleOf(grid, event.to, size)] : [],
    );
    return part === undefined
      ? []
      : [
          {
            id: part,
            answer: answer.id,
            square: after.at,
            size,
            middle,
            x: middle.x + aside.x * ASIDE * CELL,
            y: middle.y + aside.y * ASIDE * CELL,
            facing: after.facing,
            way: [...from, ...steps],
          },
        ];
  });
  return tellApart(places, grid);
}

/**
 * The place that a tap means: of those whose ground it lies on, the one with the nearest mark; beside
 * all of them the nearest mark that is near enough. So whatever is lit can be taken.
 */
export function placeAt(
  places: readonly Place[],
  { x, y }: Point,
  reach: number,
): Place | undefined {
  const around = places.filter(({ middle, size }) => {
    const half = (size * CELL) / 2;
    return Math.abs(x - middle.x) <= half && Math.abs(y - middle.y) <= half;
  });
  return nearestSpot(around, x, y, Number.POSITIVE_INFINITY) ?? nearestSpot(places, x, y, reach);
}

/** How far the marks of two ways to the same end stand from each other, in squares. */
const BESIDE = 0.22;

/** With Power to Engines several ways end alike: their marks stand side by side. */
function tellApart(places: readonly Place[], grid: Grid): readonly Place[] {
  const taken = new Map<string, number>();
  return places.map((place) => {
    const spot = `${place.x} ${place.y}`;
    const before = taken.get(spot) ?? 0;
    taken.set(spot, before + 1);
    if (before === 0 || place.facing === undefined) return place;
    const { x, y } = ahead(headingOf(grid, place.facing));
    // The second to the right, the third to the left, and so on.
    const across = Math.ceil(before / 2) * (before % 2 === 1 ? 1 : -1) * BESIDE * CELL;
    return { ...place, x: place.x - y * across, y: place.y + x * across };
  });
}

/** The ship that would stand on the chosen place. */
export function moverOf(
  view: View,
  question: Asked<StarshipBattles>,
  picking: Picking | undefined,
): View['ships'][number] | undefined {
  switch (question.kind) {
    case 'launch-square':
      return shipIn(view, view.launching);
    case 'displace': {
      const chosen = picking?.chosen.find((part) => isKind(part, 'pushed'));
      const [first] = question.answers;
      const pushed = first?.kind === 'displace' ? first.ship : null;
      return shipIn(view, chosen === undefined ? pushed : idOf(chosen));
    }
    case 'deploy':
    case 'deploy-facing':
    case 'path':
    case 'facing':
      return shipIn(view, view.active);
    default:
      return undefined;
  }
}

function squareOf(answer: Answer, mover: string | undefined): Square | undefined {
  if (answer.kind === 'square') return answer.square;
  return answer.kind === 'displace' && answer.ship === mover ? answer.square : undefined;
}
