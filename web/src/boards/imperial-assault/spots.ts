import {
  type FigureView,
  type ImperialAssault,
  imperialAssault,
  isActing,
  type MomentOf,
  type Reach,
  reachOf,
  readAnswer,
  type View,
  writeAnswer,
} from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { foresee, imagined } from '@parsecs/table';
import { idOf, isKind, type Part, partOf } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import type { Spot } from '../kit/spatial.ts';
import { cardOf, figureIn } from './cards.ts';
import { boxOfSpaces, coveredBy, type Layout, middleOf, type Point } from './layout.ts';
import { deployedBy, isWho, partsOf, pushedBy } from './parts.ts';

/** A place on the board that would be an answer, or part of one. */
export interface Place extends Spot<Part> {
  /** Missing where a move must be made first. */
  readonly answer?: string;
  readonly stand: string;
  readonly spaces: readonly string[];
  readonly box: Box;
  /** Movement points; missing where none are spent. */
  readonly cost?: number;
  /** The middles on the way, the figure's own first. */
  readonly way: readonly Point[];
  /** How many moves as actions must come first. */
  readonly moves: number;
}

const NO_PLACES: readonly Place[] = [];
const SMALL = [1, 1] as const;
const MOST_MOVES = 2;
const MOVE = writeAnswer({ kind: 'move' });

/** Every place that could be chosen now, and those that a move would bring into reach. */
export function placesOf(
  question: Asked<ImperialAssault> | undefined,
  view: View,
  layout: Layout | undefined,
  who: Part | undefined,
): readonly Place[] {
  if (question === undefined || layout === undefined) return NO_PLACES;
  const mover = moverOf(view, question, who);
  const reach = mover === undefined ? [] : waysFor(view, question, mover);
  const ways = new Map(reach.map((way) => [way.at, way]));
  const places = question.answers.flatMap((answer): readonly Place[] => {
    const parts = partsOf(question, answer);
    const part = parts.find((own) => isKind(own, 'stand'));
    const other = parts.find(isWho);
    if (part === undefined || (other !== undefined && idOf(other) !== mover?.id)) return [];
    const place = placeAt(layout, idOf(part), mover, ways.get(idOf(part)), 0);
    return place === undefined ? [] : [{ ...place, answer: answer.id }];
  });
  const all =
    isActing(question.kind) && mover !== undefined
      ? [...places, ...laterPlaces(view, question, layout, mover, places)]
      : places;
  // Row by row: whoever goes on with the arrow keys leaves the map at its lower edge.
  return all.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

/** The answers that lead to a place: as many moves as it takes, and the walk. */
export function wayTo({ stand, moves }: Place): readonly string[] {
  return [
    ...Array.from({ length: moves }, () => MOVE),
    writeAnswer({ kind: 'walk', place: stand }),
  ];
}

/** The place to which the answers decided along lead. */
export function plannedStand(after: readonly string[]): Part | undefined {
  const last = readAnswer(after.at(-1) ?? '');
  return last?.kind === 'walk' ? partOf('stand', last.place) : undefined;
}

function placeAt(
  layout: Layout,
  stand: string,
  mover: FigureView | undefined,
  way: Reach | undefined,
  moves: number,
): Place | undefined {
  const base = (mover && cardOf(mover)?.base) ?? SMALL;
  const spaces = coveredBy(layout, stand, base);
  const box = boxOfSpaces(layout, spaces);
  if (box === undefined) return undefined;
  const start = mover && boxOfSpaces(layout, mover.at);
  const steps = (way?.path ?? [stand]).flatMap(
    (step) => boxOfSpaces(layout, coveredBy(layout, step, base)) ?? [],
  );
  return {
    id: partOf('stand', stand),
    stand,
    spaces,
    box,
    ...middleOf(box),
    ...(way && { cost: way.cost }),
    way: [...(start === undefined ? [] : [start]), ...steps].map(middleOf),
    moves,
  };
}

/** What the figure could reach if it moved first, as an action or two. */
function laterPlaces(
  view: View,
  question: Asked<ImperialAssault>,
  layout: Layout,
  mover: FigureView,
  now: readonly Place[],
): readonly Place[] {
  if (question.kind !== 'act' || !question.answers.some(({ kind }) => kind === 'move')) return [];
  const state = imagined(imperialAssault, view);
  const known = new Set(now.map(({ stand }) => stand));
  const found: Place[] = [];
  for (let moves = 1; moves <= MOST_MOVES; moves += 1) {
    const answers = Array.from({ length: moves }, () => MOVE);
    const later = foresee(imperialAssault, state, question.seat, answers);
    if (later?.next?.kind !== 'act') break;
    const open = new Set(
      later.next.answers.flatMap((answer) => (answer.kind === 'walk' ? [answer.place] : [])),
    );
    for (const way of reachOf(later.view, mover.id)) {
      if (known.has(way.at) || !open.has(way.at)) continue;
      known.add(way.at);
      const place = placeAt(layout, way.at, mover, way, moves);
      if (place !== undefined) found.push(place);
    }
  }
  return found;
}

/** The figure that would stand on the chosen place; `who` says which one is meant if several could. */
export function moverOf(
  view: View,
  question: Asked<ImperialAssault>,
  who: Part | undefined,
): FigureView | undefined {
  const chosen = who === undefined ? [] : [who];
  switch (question.kind) {
    case 'act':
    case 'extra-action':
      return figureIn(view, view.activation?.figure);
    case 'deploy':
      return figureIn(view, deployedBy(question, chosen));
    case 'push':
    case 'displace':
      return figureIn(view, pushedBy(question, chosen));
    case 'walk':
    case 'place':
      return figureIn(view, walking(view)?.figure);
    default:
      return undefined;
  }
}

/** Whoever moves outside its own activation. */
function walking({ moment }: View): MomentOf<'walk' | 'effect'> | undefined {
  const innermost = moment.at(-1);
  return innermost?.kind === 'walk' || innermost?.kind === 'effect' ? innermost : undefined;
}

function waysFor(
  view: View,
  question: Asked<ImperialAssault>,
  mover: FigureView,
): readonly Reach[] {
  if (question.kind !== 'walk') return isActing(question.kind) ? reachOf(view, mover.id) : [];
  const walk = walking(view);
  return walk?.kind === 'walk'
    ? reachOf(view, mover.id, walk.points, walk.counts)
    : reachOf(view, mover.id);
}
