import type { MoveGraph } from './bases.ts';
import type { Layout } from './layout.ts';
import { type Crowd, NOBODY_THERE } from './sight.ts';

/** A figure that looks for its ways. */
export interface Mover {
  readonly graph: MoveGraph;
  readonly stand: number;
  /** Its number in the crowd. */
  readonly self: number;
  /** IA-144, IA-146: pays no surcharges. */
  readonly free: boolean;
  /** IA-146: may end on figures that are not Massive. */
  readonly massive: boolean;
  /** IA-139: may turn while it moves. */
  readonly turns: boolean;
  /** IA-133: counts spaces instead of paying movement points. */
  readonly counts: boolean;
  /** For each number in the crowd: 0 friend, 1 hostile, 2 neutral; 4 is added for Massive. */
  readonly stance: readonly number[];
}

const HOSTILE = 1;
const SIDE = 3;
const MASSIVE = 4;
const UNREACHED = 255;
const MOST_STANDS = 4096;
const MOST_POINTS = 64;

/** Where the last search got to; overwritten by the next one. */
export interface Ways {
  /** How many searches there were: whether it is still the same one. */
  search: number;
  /** Stands where the figure may end, the cheapest first; its own is not among them. */
  readonly ends: number[];
  readonly cost: Uint8Array;
  readonly from: Int16Array;
}

const WAYS: Ways = {
  search: 0,
  ends: [],
  cost: new Uint8Array(MOST_STANDS).fill(UNREACHED),
  from: new Int16Array(MOST_STANDS),
};
/** Stands that the search came to, in that order. */
const TOUCHED = new Int16Array(MOST_STANDS);
let touched = 0;

/** No step costs more. */
const MOST_A_STEP = 3;
const ROUND = MOST_A_STEP + 1;
/** Stands to go on from, by what they cost; as many as costs that can wait at once. */
const WAITING = Array.from({ length: ROUND }, () => new Int16Array(MOST_STANDS));
const COUNTS = new Int16Array(ROUND);

/** What lies on a stand: 0 nothing, bits for others there: hostile, Massive ones. */
const OTHERS = 1;
const HOSTILES = 2;
const MASSIVES = 4;

function burden(layout: Layout, mover: Mover, crowd: Crowd, stand: number): number {
  const { slot } = layout.grid;
  const cover = mover.graph.covers[stand] as readonly number[];
  let found = 0;
  for (let index = 0; index < cover.length; index += 1) {
    const there = crowd[slot[cover[index] as number] as number] as number;
    if (there === NOBODY_THERE || there === mover.self) continue;
    const stance = mover.stance[there] as number;
    found |= OTHERS;
    if ((stance & SIDE) === HOSTILE) found |= HOSTILES;
    if ((stance & MASSIVE) !== 0) found |= MASSIVES;
  }
  return found;
}

/** IA-126, IA-146, IA-275: whether the figure may end its movement there. */
export function canEnd(layout: Layout, mover: Mover, crowd: Crowd, stand: number): boolean {
  if ((mover.graph.covers[stand] as readonly number[]).length === 0) return false;
  const there = burden(layout, mover, crowd, stand);
  return there === 0 || (mover.massive && (there & MASSIVES) === 0);
}

/** IA-121 to IA-133: all ends within so many movement points, or spaces. */
export function findWays(layout: Layout, mover: Mover, crowd: Crowd, points: number): Ways {
  const { ends, cost } = WAYS;
  WAYS.search += 1;
  for (let index = 0; index < touched; index += 1) cost[TOUCHED[index] as number] = UNREACHED;
  touched = 0;
  ends.length = 0;
  const most = Math.min(points, MOST_POINTS);
  touch(mover.stand, 0, -1);
  for (let spent = 0; spent <= most; spent += 1) {
    const turn = spent % ROUND;
    const waiting = WAITING[turn] as Int16Array;
    const count = COUNTS[turn] as number;
    for (let index = 0; index < count; index += 1) {
      const stand = waiting[index] as number;
      // A cheaper way was found since.
      if (cost[stand] !== spent) continue;
      spread(layout, mover, crowd, stand, spent, most);
    }
    COUNTS[turn] = 0;
  }
  collectEnds(layout, mover, crowd);
  return WAYS;
}

function touch(stand: number, spent: number, parent: number): void {
  const { cost, from } = WAYS;
  if (cost[stand] === UNREACHED) {
    TOUCHED[touched] = stand;
    touched += 1;
  }
  cost[stand] = spent;
  from[stand] = parent;
  const turn = spent % ROUND;
  const count = COUNTS[turn] as number;
  (WAITING[turn] as Int16Array)[count] = stand;
  COUNTS[turn] = count + 1;
}

function spread(
  layout: Layout,
  mover: Mover,
  crowd: Crowd,
  stand: number,
  spent: number,
  most: number,
): void {
  const steps = mover.graph.steps[stand] as readonly number[];
  for (let index = 0; index < steps.length; index += 1) {
    enter(layout, mover, crowd, stand, steps[index] as number, spent, most);
  }
  if (!mover.turns) return;
  for (const turned of mover.graph.turns[stand] as readonly number[]) {
    enter(layout, mover, crowd, stand, turned, spent, most);
  }
}

/** IA-124, IA-125, IA-140: what a step costs. */
function enter(
  layout: Layout,
  mover: Mover,
  crowd: Crowd,
  stand: number,
  next: number,
  spent: number,
  most: number,
): void {
  let total = spent + 1;
  if (total > most || (WAYS.cost[next] as number) <= total) return;
  const there = burden(layout, mover, crowd, next);
  // IA-150
  if (mover.massive && (there & MASSIVES) !== 0) return;
  if (!mover.counts && !mover.free) {
    if (mover.graph.rough[next] === 1) total += 1;
    if ((there & HOSTILES) !== 0) total += 1;
    if (total > most || (WAYS.cost[next] as number) <= total) return;
  }
  touch(next, total, stand);
}

function collectEnds(layout: Layout, mover: Mover, crowd: Crowd): void {
  for (let index = 0; index < touched; index += 1) {
    const stand = TOUCHED[index] as number;
    if (stand !== mover.stand && canEnd(layout, mover, crowd, stand)) WAYS.ends.push(stand);
  }
}

/** The way of the last search to a stand, without the stand it began on. */
export function wayTo(ways: Ways, stand: number): readonly number[] {
  const way: number[] = [];
  for (let here = stand; (ways.from[here] as number) !== -1; here = ways.from[here] as number) {
    way.push(here);
  }
  return way.reverse();
}

/** IA-148: the nearest stands where a pushed figure can come to rest; ties are all given. */
export function nearestEnds(layout: Layout, mover: Mover, crowd: Crowd): readonly number[] {
  for (let spaces = 1; spaces <= MOST_POINTS; spaces += 1) {
    const ways = findWays(layout, { ...mover, counts: true, turns: false }, crowd, spaces);
    if (ways.ends.length > 0) return ways.ends.filter((end) => ways.cost[end] === spaces);
  }
  return [];
}
