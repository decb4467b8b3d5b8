import { at, type Seat } from '@parsecs/kernel';
import type { Frame } from './frames.ts';
import { graphOf, SMALL } from './map/bases.ts';
import { BLOCKING, STRIDE } from './map/grid.ts';
import { distance, distancesFrom, FAR, type Layout, layoutOf } from './map/layout.ts';
import type { Mover } from './map/reach.ts';
import { type Crowd, NOBODY_THERE, seesSpace } from './map/sight.ts';
import { DOORS, type FigureRules, RAIDERS, rulesFor, siteOf } from './rules.ts';
import type { Site } from './site.ts';
import { figureOf, GONE, rulesOf, type State, siteOfState } from './state.ts';

/** Questions about who stands where; all of it is worked out from the state when asked. */

const CROWD: Crowd = new Int16Array(STRIDE * STRIDE);
/** Where it is not empty. */
const FILLED = new Int16Array(STRIDE * STRIDE);
let filled = 0;

/** Everybody on the map, figures as their number plus one; the next call overwrites it. */
export function crowdOf(state: State): Crowd {
  for (let index = 0; index < filled; index += 1) CROWD[FILLED[index] as number] = NOBODY_THERE;
  filled = 0;
  const rules = rulesFor(state.table);
  const site = siteOf(rules, state.mission);
  const { slot } = site.grid;
  const { stand, raiders } = state;
  for (let figure = 0; figure < stand.length; figure += 1) {
    fill(site, slot, (rules.figures[figure] as FigureRules).base, figure, stand[figure] as number);
  }
  for (let raider = 0; raider < raiders.length; raider += 1) {
    const space = raiders[raider] as number;
    if (space === GONE) continue;
    putInCrowd(slot[space] as number, RAIDERS + raider);
  }
  for (const figure of rules.massives) {
    fill(site, slot, (rules.figures[figure] as FigureRules).base, figure, stand[figure] as number);
  }
  return CROWD;
}

function fill(
  site: Site,
  slot: readonly number[],
  base: number,
  figure: number,
  where: number,
): void {
  if (where === GONE) return;
  const cover = (site.covers[base] as readonly (readonly number[])[])[where] as readonly number[];
  for (let index = 0; index < cover.length; index += 1) {
    putInCrowd(slot[cover[index] as number] as number, figure);
  }
}

function putInCrowd(there: number, who: number): void {
  if (CROWD[there] === NOBODY_THERE) {
    FILLED[filled] = there;
    filled += 1;
  }
  CROWD[there] = who + 1;
}

export function layoutOfState(state: State): Layout {
  return layoutOf(siteOfState(state).grid, state.open);
}

const NOWHERE: readonly number[] = [];

/** The spaces a figure covers. */
export function spacesOf(state: State, figure: number): readonly number[] {
  const stand = state.stand[figure] as number;
  if (stand === GONE) return NOWHERE;
  const { base } = figureOf(state, figure);
  return (siteOfState(state).covers[base] as readonly (readonly number[])[])[
    stand
  ] as readonly number[];
}

/** IA-106: the shortest distance over all pairs of spaces. */
export function gapBetween(layout: Layout, from: readonly number[], to: readonly number[]): number {
  let least = FAR;
  for (let one = 0; one < from.length; one += 1) {
    for (let other = 0; other < to.length; other += 1) {
      const far = distance(layout, from[one] as number, to[other] as number);
      if (far < least) least = far;
    }
  }
  return least;
}

/** Where a thing that can be attacked stands. */
export function spacesOfTarget(state: State, target: number): readonly number[] {
  if (target < RAIDERS) return spacesOf(state, target);
  if (target < DOORS) {
    const space = state.raiders[target - RAIDERS] as number;
    return space === GONE ? NOWHERE : [space];
  }
  return at(siteOfState(state).grid.doorSpaces, target - DOORS);
}

export function distanceTo(state: State, figure: number, target: number): number {
  return gapBetween(
    layoutOfState(state),
    spacesOf(state, figure),
    target < DOORS ? spacesOfTarget(state, target) : spacesBeforeDoor(state, figure, target),
  );
}

/** IA-119: a door stands in each empty space it borders, and in that of an attacker next to it. */
function spacesBeforeDoor(state: State, figure: number, door: number): readonly number[] {
  const crowd = crowdOf(state);
  const { slot } = siteOfState(state).grid;
  return spacesOfTarget(state, door).filter((space) => {
    const there = crowd[slot[space] as number] as number;
    return there === 0 || there === figure + 1;
  });
}

/** IA-103: figures, neutral ones included, at distance 1. */
export function areAdjacent(state: State, one: number, other: number): boolean {
  return distanceTo(state, one, other) === 1;
}

/** IA-301: no figure is next to a blocking space as such. */
export function isNextToSpace(state: State, figure: number, space: number): boolean {
  const layout = layoutOfState(state);
  if (at(layout.grid.terrain, space) === BLOCKING) return false;
  return gapBetween(layout, spacesOf(state, figure), [space]) === 1;
}

/** Figures of either side on the map, by number. */
export function figuresOnMap(state: State): readonly number[] {
  const found: number[] = [];
  for (let figure = 0; figure < state.stand.length; figure += 1) {
    if (state.stand[figure] !== GONE) found.push(figure);
  }
  return found;
}

export function figuresOf(state: State, seat: Seat): readonly number[] {
  const { figures } = rulesOf(state);
  const found: number[] = [];
  for (let figure = 0; figure < state.stand.length; figure += 1) {
    if (state.stand[figure] !== GONE && (figures[figure] as FigureRules).owner === seat) {
      found.push(figure);
    }
  }
  return found;
}

/** IA-011, IA-306: a borrowed figure is a friend to nobody but itself until its attack is over. */
export function isFriendly(state: State, one: number, other: number): boolean {
  if (one === other) return true;
  if (figureOf(state, one).owner !== figureOf(state, other).owner) return false;
  return !isBorrowed(state, one) && !isBorrowed(state, other);
}

/** The other figures on the map that are its friends. */
export function friendsOf(state: State, figure: number): readonly number[] {
  const { owner } = figureOf(state, figure);
  return figuresOf(state, owner).filter(
    (other) => other !== figure && isFriendly(state, other, figure),
  );
}

/** IA-199: whether it attacks under the control of its opponent. */
function isBorrowed(state: State, figure: number): boolean {
  const { owner } = figureOf(state, figure);
  for (let index = 0; index < state.frames.length; index += 1) {
    const frame = state.frames[index] as Frame;
    if (frame.kind === 'attack' && frame.figure === figure && frame.by !== owner) return true;
  }
  return false;
}

/** Raiders on the map, as targets. */
export function raidersOnMap(state: State): readonly number[] {
  return state.raiders.flatMap((space, raider) => (space === GONE ? [] : [RAIDERS + raider]));
}

/** Blocking spaces under a large base count as open for whoever stands there (IA-145). */
export function rocksUnder(state: State, figure: number): readonly number[] {
  const stand = state.stand[figure] as number;
  if (stand === GONE) return NOWHERE;
  const { base } = figureOf(state, figure);
  return (siteOfState(state).rocks[base] as readonly (readonly number[])[])[
    stand
  ] as readonly number[];
}

/** All of them under a figure and what it looks at. */
export function rocksBetween(state: State, figure: number, target: number): readonly number[] {
  const own = rocksUnder(state, figure);
  const others = target < RAIDERS ? rocksUnder(state, target) : NOWHERE;
  if (own.length === 0) return others;
  return others.length === 0 ? own : [...own, ...others];
}

/**
 * IA-156 to IA-171: whether a figure sees a space in which `seen` stands (a number of the crowd, 0
 * for nobody). Without a crowd other figures are ignored.
 */
export function seesFrom(
  layout: Layout,
  from: readonly number[],
  viewer: number,
  space: number,
  seen: number,
  crowd: Crowd | undefined,
  under: readonly number[] = NOWHERE,
): boolean {
  for (let index = 0; index < from.length; index += 1) {
    const place = from[index] as number;
    if (seesSpace(layout, place, space, crowd, viewer, seen, under)) return true;
  }
  return false;
}

/** IA-147: others do not hide a Massive figure, nor anybody from one. */
export function crowdFor(
  state: State,
  viewer: number,
  target: number,
  known?: Crowd,
): Crowd | undefined {
  if (figureOf(state, viewer).massive) return undefined;
  if (target < RAIDERS && figureOf(state, target).massive) return undefined;
  return known ?? crowdOf(state);
}

/** Spaces of a target that the figure sees; its own crowd number is the target plus one. */
export function seenSpaces(
  state: State,
  figure: number,
  target: number,
  ignoreOthers = false,
): readonly number[] {
  const layout = layoutOfState(state);
  const crowd = ignoreOthers ? undefined : crowdFor(state, figure, target);
  const from = spacesOf(state, figure);
  const to =
    target < DOORS ? spacesOfTarget(state, target) : spacesBeforeDoor(state, figure, target);
  const under = rocksBetween(state, figure, target);
  return to.filter((space) => seesFrom(layout, from, figure + 1, space, target + 1, crowd, under));
}

/** `crowd` may be given where many targets are looked at in one position. */
export function sees(
  state: State,
  figure: number,
  target: number,
  ignoreOthers = false,
  known?: Crowd,
): boolean {
  const layout = layoutOfState(state);
  const crowd = ignoreOthers ? undefined : crowdFor(state, figure, target, known);
  const from = spacesOf(state, figure);
  const to =
    target < DOORS ? spacesOfTarget(state, target) : spacesBeforeDoor(state, figure, target);
  const under = rocksBetween(state, figure, target);
  for (let index = 0; index < to.length; index += 1) {
    const space = to[index] as number;
    if (seesFrom(layout, from, figure + 1, space, target + 1, crowd, under)) return true;
  }
  return false;
}

/** The figure as one that looks for its ways. */
export function moverOf(state: State, figure: number, turns: boolean, counts: boolean): Mover {
  const rules = rulesOf(state);
  const { base, free, massive, owner } = rules.figures[figure] as FigureRules;
  return {
    graph: graphOf(layoutOfState(state), base, free),
    stand: state.stand[figure] as number,
    self: figure + 1,
    free,
    massive,
    turns,
    counts,
    stance: rules.stance[owner] as readonly number[],
  };
}

/** A raider as one that looks for its ways. */
export function raiderMover(state: State, raider: number): Mover {
  return {
    graph: graphOf(layoutOfState(state), SMALL, false),
    stand: state.raiders[raider] as number,
    self: RAIDERS + raider + 1,
    free: false,
    massive: false,
    turns: false,
    counts: true,
    stance: rulesOf(state).stance[0] as readonly number[],
  };
}

/** IA-086, IA-087: who alone has a figure on a thing or next to it, −1 for nobody. */
export function controllerOf(state: State, space: number): Seat {
  const { figures } = rulesOf(state);
  const { covers } = siteOfState(state);
  const row = distancesFrom(layoutOfState(state), space);
  let controller = -1;
  for (let figure = 0; figure < state.stand.length; figure += 1) {
    const stand = state.stand[figure] as number;
    if (stand === GONE) continue;
    const { base, owner } = figures[figure] as FigureRules;
    const cover = (covers[base] as readonly (readonly number[])[])[stand] as readonly number[];
    if (owner === controller || !reaches(row, cover)) continue;
    if (controller !== -1) return -1;
    controller = owner;
  }
  return controller;
}

function reaches(row: Uint8Array, cover: readonly number[]): boolean {
  for (let index = 0; index < cover.length; index += 1) {
    if ((row[cover[index] as number] as number) <= 1) return true;
  }
  return false;
}

/** IA-089: who alone has a figure in a zone or a tile, −1 for nobody. */
export function controllerOfArea(state: State, spaces: readonly number[]): Seat {
  const inside = [0, 1].map((seat) =>
    figuresOf(state, seat).some((figure) =>
      spacesOf(state, figure).some((space) => spaces.includes(space)),
    ),
  );
  if (inside[0] === inside[1]) return -1;
  return inside[0] === true ? 0 : 1;
}
