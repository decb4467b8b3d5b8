import { at, type Seat } from '@parsecs/kernel';
import { layoutOfState } from '../board.ts';
import { distancesFrom, FAR, type Layout } from '../map/layout.ts';
import type { FigureRules, Rules } from '../rules.ts';
import type { Site } from '../site.ts';
import { GONE, rulesOf, type State, siteOfState } from '../state.ts';
import { type Blows, pairsOf } from './blows.ts';
import type { Goal } from './goals.ts';

/** Farther than any way on a map, for what cannot be reached. */
const NO_WAY = 60;

/** A position made ready for evaluation. */
export interface Scene {
  readonly state: State;
  readonly rules: Rules;
  readonly site: Site;
  readonly layout: Layout;
  /** The figures of each seat that are on the map. */
  readonly armies: readonly (readonly number[])[];
  /** Where each figure stands: the first space of its base. */
  readonly places: readonly number[];
  /** What attacks may do, by attacker and target. */
  readonly blows: (Blows | undefined)[];
  // By seat or figure, worked out when first asked for:
  /** What each seat wants. */
  readonly goals: (readonly Goal[] | undefined)[];
  /** Who can take things. */
  readonly hands: (readonly number[] | undefined)[];
  /** How far each army is from what each seat wants: both armies from what seat 0 wants come first. */
  readonly approaches: (readonly number[] | undefined)[];
  /** How far each figure of a seat is from the nearest enemy. */
  readonly gaps: (readonly number[] | undefined)[];
  /** What the figures of a seat are worth together. */
  readonly worths: (number | undefined)[];
  /** What there is to gain from each figure. */
  readonly prizes: (Prize | undefined)[];
}

/** What attackers may gain from a figure. */
export interface Prize {
  readonly health: number;
  readonly left: number;
  readonly value: number;
  /** Points that its defeat brings at once. */
  readonly points: number;
}

export function sceneOf(state: State): Scene {
  const rules = rulesOf(state);
  const layout = layoutOfState(state);
  const { count } = layout.grid;
  const armies: number[][] = [[], []];
  const places: number[] = [];
  for (let figure = 0; figure < state.stand.length; figure += 1) {
    const stand = state.stand[figure] as number;
    places.push(stand < count ? stand : stand - count);
    if (stand !== GONE) at(armies, (rules.figures[figure] as FigureRules).owner).push(figure);
  }
  const site = siteOfState(state);
  return {
    state,
    rules,
    site,
    layout,
    armies,
    places,
    blows: pairsOf(rules),
    goals: [],
    hands: [],
    approaches: [],
    gaps: [],
    worths: [],
    prizes: [],
  };
}

/** The distance of the nearest of a seat's enemies from each of its figures. */
export function gapsOf(scene: Scene, seat: Seat): readonly number[] {
  return (scene.gaps[seat] ??= listGaps(scene, seat));
}

function listGaps(scene: Scene, seat: Seat): readonly number[] {
  const own = at(scene.armies, seat);
  const enemies = at(scene.armies, 1 - seat);
  const gaps: number[] = [];
  for (let index = 0; index < own.length; index += 1) {
    const place = scene.places[own[index] as number] as number;
    gaps.push(nearestOf(scene, distancesFrom(scene.layout, place), enemies));
  }
  return gaps;
}

/** Counted spaces; walls that nothing leads around make a long way. */
export function spacesAway(row: Uint8Array, space: number): number {
  const far = row[space] as number;
  return far === FAR ? NO_WAY : far;
}

/** The distance of the nearest of some figures. */
export function nearestOf(scene: Scene, row: Uint8Array, figures: readonly number[]): number {
  let least = NO_WAY;
  for (let index = 0; index < figures.length; index += 1) {
    const far = spacesAway(row, scene.places[figures[index] as number] as number);
    if (far < least) least = far;
  }
  return least;
}

const ROWS = new WeakMap<Layout, Map<string, Uint8Array>>();

/** How far every space is from the nearest of some spaces, which have a name on this map. */
export function nearestRow(layout: Layout, name: string, spaces: readonly number[]): Uint8Array {
  let known = ROWS.get(layout);
  if (known === undefined) {
    known = new Map();
    ROWS.set(layout, known);
  }
  const row = known.get(name) ?? measure(layout, spaces);
  known.set(name, row);
  return row;
}

function measure(layout: Layout, spaces: readonly number[]): Uint8Array {
  const row = new Uint8Array(layout.grid.count).fill(FAR);
  for (const space of spaces) {
    const from = distancesFrom(layout, space);
    for (let index = 0; index < row.length; index += 1) {
      if ((from[index] as number) < (row[index] as number)) row[index] = from[index] as number;
    }
  }
  return row;
}
