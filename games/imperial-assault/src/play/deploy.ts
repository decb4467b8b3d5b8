import { at, type Seat } from '@parsecs/kernel';
import { crowdOf, gapBetween, layoutOfState, moverOf } from '../board.ts';
import { BASES, type MoveGraph } from '../map/bases.ts';
import type { Grid } from '../map/grid.ts';
import { canEnd } from '../map/reach.ts';
import type { FigureRules } from '../rules.ts';
import { figureOf, GONE, rulesOf, type State } from '../state.ts';
import { countBits, Packing } from './packing.ts';

export interface Deployment {
  readonly figure: number;
  readonly stands: readonly number[];
}

function areaOf(state: State, figure: number): number {
  const [width, length] = at(BASES, figureOf(state, figure).base);
  return width * length;
}

/** Who is still to be set up. */
function undeployed(state: State, seat: Seat): readonly number[] {
  const { figures } = rulesOf(state);
  const found: number[] = [];
  for (let figure = 0; figure < figures.length; figure += 1) {
    if (isWaiting(state, figures, figure, seat)) found.push(figure);
  }
  return found;
}

/** Whether anybody is; asked after each figure that is set up. */
export function hasUndeployed(state: State, seat: Seat): boolean {
  const { figures } = rulesOf(state);
  for (let figure = 0; figure < figures.length; figure += 1) {
    if (isWaiting(state, figures, figure, seat)) return true;
  }
  return false;
}

function isWaiting(
  { stand }: State,
  figures: readonly FigureRules[],
  figure: number,
  seat: Seat,
): boolean {
  return stand[figure] === GONE && (figures[figure] as FigureRules).owner === seat;
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
 * IA-044, IA-045: who may be set up next and where. With room for all they are asked for one after
 * another; otherwise one figure of each kind is offered, so that the player chooses who stays outside.
 */
export function nextDeployments(state: State, seat: Seat): readonly Deployment[] {
  const left = undeployed(state, seat);
  if (left.length === 0) return [];
  const zone = at(state.zones, seat);
  const areas = left.map((figure) => areaOf(state, figure));
  // Mostly all of them are small.
  const ordered = areas.every((area) => area === areas[0])
    ? left
    : [...left].sort((one, other) => areaOf(state, other) - areaOf(state, one));
  const next = whileAllFit(state, ordered, zone);
  return next === undefined ? whileTooMany(state, ordered, zone) : [next];
}

/** Large bases go first, so that small figures cannot take their room. */
function whileAllFit(
  state: State,
  ordered: readonly number[],
  zone: number,
): Deployment | undefined {
  const figure = at(ordered, 0);
  // Small ones take what is free; only large ones can be in each other's way.
  if (areaOf(state, figure) === 1) {
    const stands = standsInZone(state, figure, zone);
    return stands.length < ordered.length ? undefined : { figure, stands };
  }
  const { grid } = layoutOfState(state);
  const filling = new Filling(state, zone, ordered, (figure) =>
    zoneStands(grid, graphFor(state, figure), zone),
  );
  const whole = ordered.reduce((sum, figure) => sum + areaOf(state, figure), 0);
  if (filling.most < whole) return undefined;
  const stands = filling.keepingMost(figure, standsInZone(state, figure, zone));
  return stands.length === 0 ? undefined : { figure, stands };
}

/**
 * As many spaces of the zone as possible are filled: by bases that lie wholly inside, then by those
 * that reach into it. Whoever is left then stands as near as possible.
 */
function whileTooMany(
  state: State,
  ordered: readonly number[],
  zone: number,
): readonly Deployment[] {
  const figures = oneOfEachKind(state, ordered);
  const filling = new Filling(state, zone, ordered, (figure) =>
    standsReaching(state, figure, zone),
  );
  const filledBy = (standsOf: typeof standsInZone): readonly Deployment[] =>
    figures
      .map((figure) => ({
        figure,
        stands: filling.keepingMost(figure, standsOf(state, figure, zone)),
      }))
      .filter(({ stands }) => stands.length > 0);
  const inside = filledBy(standsInZone);
  if (inside.length > 0) return inside;
  const reaching = filledBy(standsReaching);
  if (reaching.length > 0) return reaching;
  return figures.map((figure) => ({ figure, stands: nearestStands(state, figure, zone) }));
}

/** Figures of one card are alike until some of their group are set up. */
function oneOfEachKind(state: State, figures: readonly number[]): readonly number[] {
  const kinds = new Map<string, number>();
  for (const figure of figures) {
    const { group, card } = figureOf(state, figure);
    const others = at(rulesOf(state).groups, group).figures;
    const isWhole = others.every((other) => state.stand[other] === GONE);
    const kind = isWhole ? card.id : `${group}`;
    if (!kinds.has(kind)) kinds.set(kind, figure);
  }
  return [...kinds.values()];
}

function graphFor(state: State, figure: number): MoveGraph {
  return moverOf(state, figure, false, true).graph;
}

/** Stands on which some of the base lies in the zone. */
function standsReaching(state: State, figure: number, zone: number): readonly number[] {
  const layout = layoutOfState(state);
  const crowd = crowdOf(state);
  const mover = { ...moverOf(state, figure, false, true), massive: false };
  return mover.graph.covers.flatMap((cover, stand) =>
    cover.some((space) => layout.grid.zone[space] === zone) && canEnd(layout, mover, crowd, stand)
      ? [stand]
      : [],
  );
}

/** How many free spaces of a zone some figures can fill, and what each stand leaves of that. */
class Filling {
  readonly most: number;
  readonly #state: State;
  readonly #packing: Packing;
  readonly #graphs: readonly MoveGraph[];
  readonly #small: number;
  readonly #zone: bigint;
  readonly #free: bigint;
  /** The number of the bit for each space: first those of the zone. */
  readonly #bit = new Map<number, number>();

  constructor(
    state: State,
    zone: number,
    figures: readonly number[],
    standsOf: (figure: number) => readonly number[],
  ) {
    const { grid } = layoutOfState(state);
    const crowd = crowdOf(state);
    const large = figures.filter((figure) => areaOf(state, figure) > 1);
    const graphs = large.map((figure) => graphFor(state, figure));
    const spaces = at(grid.zones, zone);
    this.#state = state;
    this.#graphs = [...new Set(graphs)];
    this.#small = figures.length - large.length;
    this.#zone = this.#bitsOf(spaces);
    const kinds = this.#graphs.map((graph) => ({
      count: graphs.filter((other) => other === graph).length,
      stands: standsOf(at(large, graphs.indexOf(graph))).map((stand) =>
        this.#bitsOf(at(graph.covers, stand)),
      ),
    }));
    const taken = spaces.filter((space) => crowd[at(grid.slot, space)] !== 0);
    // Outside the zone only stands that are free now are known.
    this.#free = ((1n << BigInt(this.#bit.size)) - 1n) & ~this.#bitsOf(taken);
    this.#packing = new Packing(this.#zone, kinds);
    this.most = this.#mostOf(this.#free, this.#small, undefined);
  }

  /** Those of the stands that fill some of the zone and leave the most of it to be filled. */
  keepingMost(figure: number, stands: readonly number[]): readonly number[] {
    const graph = graphFor(this.#state, figure);
    const kind = this.#graphs.indexOf(graph);
    const small = kind === -1 ? this.#small - 1 : this.#small;
    return stands.filter((stand) => {
      const own = this.#bitsOf(at(graph.covers, stand));
      const rest = this.#mostOf(this.#free & ~own, small, kind);
      return countBits(own & this.#zone) + rest >= this.most;
    });
  }

  /** Small figures fill what large ones leave free. */
  #mostOf(free: bigint, small: number, without: number | undefined): number {
    return Math.min(countBits(free & this.#zone), this.#packing.most(free, without) + small);
  }

  #bitsOf(spaces: readonly number[]): bigint {
    return spaces.reduce((bits, space) => {
      const bit = this.#bit.get(space) ?? this.#bit.size;
      this.#bit.set(space, bit);
      return bits | (1n << BigInt(bit));
    }, 0n);
  }
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
