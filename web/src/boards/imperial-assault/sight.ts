import {
  type NamedLines,
  type SightPair,
  sightOf,
  spacesBetween,
  type View,
} from '@parsecs/imperial-assault';
import { figureIn } from './cards.ts';

/** Whose eyes look, and at whom. */
export interface Looking {
  readonly from: string;
  readonly to: string;
}

/** One corner of the space that is looked from, with every pair of lines that starts there. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly isFree: boolean;
  readonly lines: readonly NamedLines[];
}

export interface Sight extends Looking {
  readonly sees: boolean;
  readonly isAdjacent: boolean;
  readonly distance: number | undefined;
  readonly pair: SightPair;
  readonly corners: readonly Corner[];
}

/** Where somebody stands who can be looked at. */
export function spacesOfTarget(view: View, id: string): readonly string[] {
  const raider = view.raiders.find((own) => own.id === id);
  if (raider !== undefined) return raider.at === null ? [] : [raider.at];
  return figureIn(view, id)?.at ?? [];
}

export function distanceBetween(view: View, from: string, to: string): number | undefined {
  const ends = spacesOfTarget(view, to);
  const found = spacesOfTarget(view, from).flatMap((one) =>
    ends.flatMap((other) => spacesBetween(view, one, other) ?? []),
  );
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Sight corner by corner: of large figures the two spaces between which it is best. */
export function lookAt(view: View, { from, to }: Looking, quarters: number): Sight | undefined {
  if (view.mission === null || from === to) return undefined;
  const pairs = sightOf(view, from, to);
  const pair = pairs.toSorted((one, other) => freeLines(other) - freeLines(one))[0];
  if (pair === undefined) return undefined;
  return {
    from,
    to,
    sees: pairs.some(({ sees }) => sees),
    isAdjacent: pair.adjacent,
    distance: distanceBetween(view, from, to),
    pair,
    corners: cornersOf(pair, quarters),
  };
}

function freeLines({ lines, sees }: SightPair): number {
  const free = lines.filter(({ obstruction }) => obstruction === undefined).length;
  return free + (sees ? 1 : 0);
}

/** From the upper left one, as the map lies. */
function cornersOf({ lines }: SightPair, quarters: number): readonly Corner[] {
  const corners = new Map<string, Corner>();
  for (const line of lines) {
    const [x, y] = line.from;
    const key = `${y} ${x}`;
    const known = corners.get(key);
    const isFree = line.obstruction === undefined || known?.isFree === true;
    corners.set(key, { x, y, isFree, lines: [...(known?.lines ?? []), line] });
  }
  const seen = ({ x, y }: Corner): readonly [left: number, top: number] => {
    const turned = [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ] as const;
    return turned[quarters] ?? [x, y];
  };
  return [...corners.values()].sort((one, other) => {
    const [[left, top], [otherLeft, otherTop]] = [seen(one), seen(other)];
    return top - otherTop || left - otherLeft;
  });
}

/** What is worth showing of a corner: its free lines, else those to the nearest edge. */
export function shownLine({ lines }: Corner): NamedLines | undefined {
  const byDistance = lines.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return byDistance.find(({ obstruction }) => obstruction === undefined) ?? byDistance[0];
}

function lengthOf({ from, to }: NamedLines): number {
  return to.reduce((sum, [x, y]) => sum + Math.hypot(x - from[0], y - from[1]), 0);
}
