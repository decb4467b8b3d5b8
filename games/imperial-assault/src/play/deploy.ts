import { at, type Seat } from '@parsecs/kernel';
import { crowdOf, gapBetween, layoutOfState, moverOf } from '../board.ts';
import { BASES, type MoveGraph } from '../map/bases.ts';
import type { Grid } from '../map/grid.ts';
import { canEnd } from '../map/reach.ts';
import { figureOf, GONE, rulesOf, type State } from '../state.ts';
import { Packing } from './packing.ts';

export interface Deployment {
  readonly figure: number;
  readonly stands: readonly number[];
}

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
  const large = ordered.filter((figure) => areaOf(state, figure) > 1);
  const most = large.length > 1 ? packingOf(state, large, zone).most(freeBits(state, zone)) : 0;
  for (const figure of ordered) {
    const stands = standsInZone(state, figure, zone);
    const others = large.filter((other) => other !== figure);
    const filling =
      large.length > 1 && areaOf(state, figure) > 1
        ? stands.filter(fillsMost(state, figure, others, zone, most))
        : stands;
    if (filling.length > 0) return { figure, stands: filling };
  }
  const figure = at(left, 0);
  return { figure, stands: nearestStands(state, figure, zone) };
}

/** Whether the large bases can still fill as much of the zone once the figure stands there. */
function fillsMost(
  state: State,
  figure: number,
  others: readonly number[],
  zone: number,
  most: number,
): (stand: number) => boolean {
  const packing = packingOf(state, others, zone);
  const free = freeBits(state, zone);
  const { covers } = moverOf(state, figure, false, true).graph;
  const bits = bitsOf(state, zone);
  return (stand) => {
    const own = bits(at(covers, stand));
    return areaOf(state, figure) + packing.most(free & ~own) >= most;
  };
}

/** The spaces of a zone as bits. */
function bitsOf(state: State, zone: number): (spaces: readonly number[]) => bigint {
  const inZone = at(layoutOfState(state).grid.zones, zone);
  return (spaces) =>
    spaces.reduce((bits, space) => bits | (1n << BigInt(inZone.indexOf(space))), 0n);
}

function freeBits(state: State, zone: number): bigint {
  const { grid } = layoutOfState(state);
  const crowd = crowdOf(state);
  const free = at(grid.zones, zone).filter((space) => crowd[at(grid.slot, space)] === 0);
  return bitsOf(state, zone)(free);
}

function packingOf(state: State, figures: readonly number[], zone: number): Packing {
  const { grid } = layoutOfState(state);
  const bits = bitsOf(state, zone);
  const graphs = figures.map((figure) => moverOf(state, figure, false, true).graph);
  return new Packing(
    [...new Set(graphs)].map((graph) => ({
      area: areaOf(state, at(figures, graphs.indexOf(graph))),
      count: graphs.filter((other) => other === graph).length,
      stands: zoneStands(grid, graph, zone).map((stand) => bits(at(graph.covers, stand))),
    })),
  );
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
