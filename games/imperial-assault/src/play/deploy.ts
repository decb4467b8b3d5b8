import { at, type Seat } from '@parsecs/kernel';
import { crowdOf, gapBetween, layoutOfState, moverOf } from '../board.ts';
import { BASES, type MoveGraph } from '../map/bases.ts';
import type { Grid } from '../map/grid.ts';
import { canEnd } from '../map/reach.ts';
import { figureOf, GONE, rulesOf, type State } from '../state.ts';

export interface Deployment {
  readonly figure: number;
  readonly stands: readonly number[];
}

const MOST_TRIES = 3000;

function areaOf(state: State, figure: number): number {
  const [width, length] = at(BASES, figureOf(state, figure).base);
  return width * length;
}

export function undeployed(state: State, seat: Seat): readonly number[] {
  return rulesOf(state).figures.flatMap(({ owner }, figure) =>
    owner === seat && state.stand[figure] === GONE ? [figure] : [],
  );
}

/** Stands on which the figure may be set up, all of its base inside the zone (IA-044, IA-316). */
function standsInZone(state: State, figure: number, zone: number): readonly number[] {
  const layout = layoutOfState(state);
  const crowd = crowdOf(state);
  const mover = { ...moverOf(state, figure, false, true), massive: false };
  const found: number[] = [];
  for (const stand of zoneStands(layout.grid, mover.graph, zone)) {
    if (canEnd(layout, mover, crowd, stand)) found.push(stand);
  }
  return found;
}

const ZONE_STANDS = new WeakMap<MoveGraph, (readonly number[])[]>();

function zoneStands(grid: Grid, graph: MoveGraph, zone: number): readonly number[] {
  let known = ZONE_STANDS.get(graph);
  if (known === undefined) {
    known = [0, 1].map((wanted) =>
      graph.covers.flatMap((cover, stand) =>
        cover.length > 0 && cover.every((space) => grid.zone[space] === wanted) ? [stand] : [],
      ),
    );
    ZONE_STANDS.set(graph, known);
  }
  return at(known, zone);
}

/**
 * IA-044, IA-045: the figure that is set up next and where. Large bases go first, so that small
 * figures cannot take their room; whoever finds no room comes last, as near as possible.
 */
export function nextDeployment(state: State, seat: Seat): Deployment | undefined {
  const left = undeployed(state, seat);
  if (left.length === 0) return undefined;
  const zone = at(state.zones, seat);
  const ordered = [...left].sort((one, other) => areaOf(state, other) - areaOf(state, one));
  for (const figure of ordered) {
    const stands = standsInZone(state, figure, zone);
    if (stands.length === 0) continue;
    const others = ordered.filter((other) => other !== figure && areaOf(state, other) > 1);
    return { figure, stands: leavingRoom(state, figure, stands, others, zone) };
  }
  const figure = at(left, 0);
  return { figure, stands: nearestStands(state, figure, zone) };
}

/** Only stands after which all other large bases still find room, if that is possible at all. */
function leavingRoom(
  state: State,
  figure: number,
  stands: readonly number[],
  others: readonly number[],
  zone: number,
): readonly number[] {
  if (others.length === 0) return stands;
  const budget = { tries: MOST_TRIES };
  const roomy = stands.filter((stand) => {
    state.stand[figure] = stand;
    const fits = canPlaceAll(state, others, zone, budget);
    state.stand[figure] = GONE;
    return fits;
  });
  return roomy.length > 0 ? roomy : stands;
}

function canPlaceAll(
  state: State,
  figures: readonly number[],
  zone: number,
  budget: { tries: number },
): boolean {
  const [figure, ...rest] = figures;
  if (figure === undefined) return true;
  for (const stand of standsInZone(state, figure, zone)) {
    budget.tries -= 1;
    if (budget.tries < 0) return true;
    state.stand[figure] = stand;
    const fits = canPlaceAll(state, rest, zone, budget);
    state.stand[figure] = GONE;
    if (fits) return true;
  }
  return false;
}

/** Outside the zone, at the smallest distance at which there is room. */
function nearestStands(state: State, figure: number, zone: number): readonly number[] {
  const layout = layoutOfState(state);
  const crowd = crowdOf(state);
  const mover = { ...moverOf(state, figure, false, true), massive: false };
  const spaces = at(layout.grid.zones, zone);
  let least = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (const [stand, cover] of mover.graph.covers.entries()) {
    if (cover.length === 0 || !canEnd(layout, mover, crowd, stand)) continue;
    const far = gapBetween(layout, cover, spaces);
    if (far > least) continue;
    if (far < least) found = [];
    least = far;
    found.push(stand);
  }
  return found;
}
