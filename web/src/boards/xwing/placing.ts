import type { Seat } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import {
  type Answer,
  OBSTACLE_IDS,
  type ObstacleId,
  type Pose,
  type View,
  type XWing,
} from '@parsecs/xwing';
import { writeAnswer } from '@parsecs/xwing/words';
import { refusalOf } from './moment.ts';
import { obstaclesIn } from './ships.ts';

/** Something that is to be put on the table: a ship, an asteroid, a satellite. */
export type Thing =
  | { readonly kind: 'ship'; readonly id: string }
  | { readonly kind: 'satellite'; readonly id: string }
  | { readonly kind: 'obstacle'; readonly id: ObstacleId };

/** How a thing lies. */
export interface Lying extends Readonly<Pose> {
  readonly flipped: boolean;
}

export interface Placed extends Lying {
  readonly thing: Thing;
}

/** Millionths of a millimetre are as fine as the rules measure. */
const FINEST = 1e6;

/** Written so that the rules read it back as it stands on the screen. */
export function writePlace({ thing, x, y, heading, flipped }: Placed): string {
  const trimmed = (value: number): number => Math.round(value * FINEST) / FINEST + 0;
  const turned = ((trimmed(heading) % 360) + 360) % 360;
  const at = { x: trimmed(x), y: trimmed(y), heading: turned };
  switch (thing.kind) {
    case 'obstacle':
      return writeAnswer({ kind: 'obstacle', obstacle: thing.id, at, flipped });
    case 'satellite':
      return writeAnswer({ kind: 'satellite', satellite: thing.id, at });
    default:
      return writeAnswer({ kind: 'place', ship: thing.id, at });
  }
}

/** Nobody's hand is steadier than a tenth of a millimetre. */
export function byHand({ x, y, heading, ...rest }: Placed): Placed {
  const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
  return { ...rest, x: tenth(x), y: tenth(y), heading: tenth(heading) };
}

/** What an answer puts where; nothing if it places nothing. */
export function placeIn(answer: Answer | undefined): Placed | undefined {
  switch (answer?.kind) {
    case 'obstacle':
      return {
        thing: { kind: 'obstacle', id: answer.obstacle },
        ...answer.at,
        flipped: answer.flipped,
      };
    case 'satellite':
      return { thing: { kind: 'satellite', id: answer.satellite }, ...answer.at, flipped: false };
    case 'place':
      return { thing: { kind: 'ship', id: answer.ship }, ...answer.at, flipped: false };
    default:
      return undefined;
  }
}

/** Whether the question is where something is to be put. */
export function isPlacing(question: Asked<XWing> | undefined): boolean {
  return question?.continuous === true && placeIn(question.answers[0]) !== undefined;
}

/** What may be put down next: one of several ships of equal skill, any asteroid that is left. */
export function thingsToPlace(view: View, question: Asked<XWing>): readonly Thing[] {
  const first = placeIn(question.answers[0]);
  if (first === undefined) return [];
  if (first.thing.kind === 'satellite') return [first.thing];
  if (first.thing.kind === 'obstacle') {
    const placed = new Set(obstaclesIn(view).map(({ id }) => id));
    return OBSTACLE_IDS.filter((id) => !placed.has(id)).map((id) => ({ kind: 'obstacle', id }));
  }
  return view.ships
    .filter(({ status, owner }) => status === 'unplaced' && owner === question.seat)
    .map(({ id }): Thing => ({ kind: 'ship', id }))
    .filter((thing) => {
      const cause = refusalOf(view, question.seat, writePlace({ ...first, thing }))?.cause;
      return cause !== 'not-this-ship';
    });
}

/** Where a thing waits to be moved about: the first of the offered places that it may have. */
export function startOf(view: View, question: Asked<XWing>, thing: Thing): Placed | undefined {
  const places = question.answers.flatMap((answer) => placeIn(answer) ?? []);
  const own = places.filter((place) => place.thing.id === thing.id);
  if (own.length > 0) return own[middleOf(places.length)] ?? own[0];
  const borrowed = places.map((place) => ({ ...place, thing, flipped: false }));
  return (
    borrowed.find((place) => refusalOf(view, question.seat, writePlace(place)) === undefined) ??
    borrowed[0]
  );
}

/** How far a thing that was let go may slide into a place that it may have, and by which steps. */
const SLIDE = 32;
const STEP = 2;
const WAYS = 24;

/** The nearest place that the thing may have; where it is, if there is none nearby. */
export function slidTo(view: View, seat: Seat, placed: Placed): Placed {
  const isFree = (place: Placed): boolean => refusalOf(view, seat, writePlace(place)) === undefined;
  if (isFree(placed)) return placed;
  for (let reach = STEP; reach <= SLIDE; reach += STEP) {
    for (let way = 0; way < WAYS; way += 1) {
      const angle = (way / WAYS) * 2 * Math.PI;
      const x = placed.x + reach * Math.sin(angle);
      const y = placed.y + reach * Math.cos(angle);
      const tried = byHand({ ...placed, x, y });
      if (isFree(tried)) return tried;
    }
  }
  return placed;
}

/** Of several places the one in the middle. */
function middleOf(count: number): number {
  return Math.floor((count - 1) / 2);
}

/** Where the middle of a thing may be, as squares of this size. */
export interface Region {
  readonly size: number;
  /** Their lower left corners: x, y, x, y, … */
  readonly cells: readonly number[];
}

const FINE = 12;
/** So many fine squares to a coarse one, in each direction. */
const PARTS = 3;
const COARSE = FINE * PARTS;

/** Tries the thing everywhere as it is turned now: closely where it fits, by the way elsewhere. */
export function regionOf(view: View, seat: Seat, placed: Placed): Region {
  const { width, height } = view.setup;
  const columns = Math.ceil(width / COARSE);
  const rows = Math.ceil(height / COARSE);
  const isFree = (x: number, y: number): boolean =>
    refusalOf(view, seat, writePlace({ ...placed, x, y })) === undefined;
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) =>
    isFree((index % (columns + 1)) * COARSE, Math.floor(index / (columns + 1)) * COARSE),
  );
  const isTouched = (column: number, row: number): boolean => {
    const first = row * (columns + 1) + column;
    const around = [first, first + 1, first + columns + 1, first + columns + 2];
    const middle = (place: number): number => (place + 0.5) * COARSE;
    return around.some((corner) => corners[corner]) || isFree(middle(column), middle(row));
  };
  const cells: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const touched = Array.from({ length: columns }, (_, column) => isTouched(column, row));
    for (let y = row * COARSE; y < (row + 1) * COARSE; y += FINE) {
      for (let x = 0; x < columns * COARSE; x += FINE) {
        const isNear = touched[Math.floor(x / COARSE)] === true;
        if (isNear && isFree(x + FINE / 2, y + FINE / 2)) cells.push(x, y);
      }
    }
  }
  return { size: FINE, cells };
}

/** Rows of cells that lie side by side as one path. */
export function regionPath({ size, cells }: Region): string {
  const path: string[] = [];
  let index = 0;
  while (index < cells.length) {
    const x = cells[index] ?? 0;
    const y = cells[index + 1] ?? 0;
    let end = x + size;
    index += 2;
    while (cells[index] === end && cells[index + 1] === y) {
      end += size;
      index += 2;
    }
    path.push(`M${x} ${y}H${end}V${y + size}H${x}Z`);
  }
  return path.join('');
}
