import { at } from '@parsecs/kernel';
import { layoutOfState } from '../board.ts';
import { distancesFrom, FAR, type Layout } from '../map/layout.ts';
import type { FigureRules, Rules } from '../rules.ts';
import type { Site } from '../site.ts';
import { GONE, rulesOf, type State, siteOfState } from '../state.ts';
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
  /** What each seat wants, worked out when first asked for. */
  readonly goals: (readonly Goal[] | undefined)[];
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
  return { state, rules, site: siteOfState(state), layout, armies, places, goals: [] };
}

/** The scene after a figure that was on the map has gone elsewhere. */
export function moved(scene: Scene, figure: number): Scene {
  const stand = at(scene.state.stand, figure);
  const { count } = scene.layout.grid;
  return { ...scene, places: scene.places.with(figure, stand < count ? stand : stand - count) };
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
