import { at, seededChance } from '@parsecs/kernel';
import { type ModifierSource, modifyResults } from './attack/results.ts';
import { plainAim, targetsOf } from './attack/targets.ts';
import type { Tally } from './behaviour/declare.ts';
import {
  crowdFor,
  crowdOf,
  distanceTo,
  layoutOfState,
  rocksBetween,
  spacesOf,
  spacesOfTarget,
} from './board.ts';
import type { FigureCard } from './cards/cards.ts';
import { findFigure, findSpace, findTarget, idOf, placeOf } from './lookup.ts';
import { distance, FAR } from './map/layout.ts';
import type { Point } from './map/map-file.ts';
import { wayTo } from './map/reach.ts';
import { seesSpace } from './map/sight.ts';
import { type Obstruction, type SightLines, sightLines } from './map/sight-lines.ts';
import { missionOf } from './missions/mission.ts';
import { conditionsIn } from './moment/attack-moment.ts';
import { attackOddsNow } from './odds/odds.ts';
import type { AttackOdds } from './odds/volley.ts';
import { openState } from './open-state.ts';
import { healthOf } from './play/defeat.ts';
import { speedOf } from './play/speed.ts';
import { waysOf } from './play/ways.ts';
import { DOORS, RAIDERS, rulesFor } from './rules.ts';
import {
  activationOf,
  copyState,
  currentAttack,
  figureOf,
  isOnMap,
  type State,
  siteOfState,
} from './state.ts';
import type { View } from './view-types.ts';
import type { Condition } from './vocabulary.ts';

/** What a board may ask about a view: ways, sight and targets. Nothing hidden plays a part. */

/** A place where a figure may end, and the cheapest way there. */
export interface Reach {
  /** As answers name it: the upper left space of the base, perhaps turned. */
  readonly at: string;
  readonly cost: number;
  /** The places on the way, the last one included. */
  readonly path: readonly string[];
}

/**
 * Where a figure could walk: with the points it has in its activation, otherwise with one move. With
 * `counts` so many spaces are counted instead of points (IA-133).
 */
export function reachOf(
  view: View,
  figure: string,
  points?: number,
  counts = false,
): readonly Reach[] {
  const state = openState(view);
  const number = findFigure(state, figure);
  if (number === -1 || !isOnMap(state, number)) return [];
  const most = points ?? activationOf(state, number)?.points ?? speedOf(state, number);
  const ways = waysOf(state, number, most, counts);
  const name = (stand: number): string => placeOf(state, stand);
  return ways.ends.map((stand) => ({
    at: name(stand),
    cost: ways.cost[stand] as number,
    path: wayTo(ways, stand).map(name),
  }));
}

export interface TargetView {
  readonly target: string;
  readonly distance: number;
  /** What it takes to defeat it. */
  readonly left: number;
  /** Of an attack as both stand there, without rerolls, cards and friends; none against doors. */
  readonly odds: AttackOdds | null;
}

/** IA-174: what the figure's ordinary attack could be declared on from where it stands. */
export function targetsFor(view: View, figure: string): readonly TargetView[] {
  const state = openState(view);
  const number = findFigure(state, figure);
  if (number === -1) return [];
  const { card } = figureOf(state, number);
  const moved = activationOf(state, number)?.left === true;
  const attacker = conditionsOf(state, number);
  return targetsOf(state, plainAim(state, number)).map((target) => {
    const far = distanceTo(state, number, target);
    const prey = target < RAIDERS ? figureOf(state, target).card : ('neutral' as const);
    return {
      target: idOf(state, target),
      distance: far,
      left: healthOf(state, target) - damageOf(state, target),
      odds:
        target < DOORS
          ? attackOddsNow(card, prey, far, { attacker, target: conditionsOf(state, target), moved })
          : null,
    };
  });
}

/** Objects and neutral figures have none. */
function conditionsOf(state: State, target: number): readonly Condition[] {
  return target < RAIDERS ? conditionsIn(at(state.conditions, target)) : [];
}

function damageOf(state: State, target: number): number {
  if (target >= DOORS) return at(state.doorDamage, target - DOORS);
  if (target >= RAIDERS) return at(state.raiderDamage, target - RAIDERS);
  return at(state.damage, target);
}

/** What each seat would gain of the mission if the round ended as things stand. */
export function missionGains(view: View): readonly [number, number] {
  const gains: [number, number] = [0, 0];
  if (view.mission === null) return gains;
  const state = copyState(openState(view));
  missionOf(state).score?.(state, gains, { chance: seededChance('gains') });
  return gains;
}

/** The position with a figure on another place: what it would see from there, and who would see it. */
export function viewWithFigureAt(
  view: View,
  figure: string,
  spaces: readonly string[],
  turned: boolean,
): View {
  return {
    ...view,
    figures: view.figures.map((own) => (own.id === figure ? { ...own, at: spaces, turned } : own)),
    moment: view.moment.map((own) =>
      own.kind === 'activation' && own.figure === figure ? { ...own, left: true } : own,
    ),
  };
}

/** Something that changes the results of an attack, and by how much. */
export interface ResultStep extends Readonly<Tally> {
  /** Conditions, the fixed bonuses of a card, or an ability or a Command card by its id. */
  readonly by: Exclude<ModifierSource, 'dice'>;
  readonly side: 'attack' | 'defence';
}

const RESULTS = ['accuracy', 'damage', 'surge', 'block', 'evade'] as const;

/** IA-182: what changes the dice of the attack in progress; nothing before they are rolled. */
export function modifiersOf(view: View): readonly ResultStep[] {
  const state = openState(view);
  const attack = currentAttack(state);
  if (attack === undefined || attack.target === -1 || attack.attackFaces.length === 0) return [];
  const steps: ResultStep[] = [];
  let before: Tally = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0 };
  modifyResults(state, { ...attack }, (by, side, after) => {
    const last = before;
    before = { ...after };
    if (by === 'dice' || RESULTS.every((name) => after[name] === last[name])) return;
    const [accuracy, damage, surge, block, evade] = RESULTS.map((name) => after[name] - last[name]);
    steps.push({ by, side, accuracy, damage, surge, block, evade } as ResultStep);
  });
  return steps;
}

/** A Deployment card as this table plays it. */
export function cardAt({ table }: View, id: string): FigureCard | undefined {
  return rulesFor(table).groups.find(({ card }) => card.id === id)?.card;
}

/** IA-104: counted spaces between two spaces, `null` when there is no way. */
export function spacesBetween(view: View, from: string, to: string): number | null {
  const state = openState(view);
  const [one, other] = [findSpace(state, from), findSpace(state, to)];
  if (one === -1 || other === -1) return null;
  const far = distance(layoutOfState(state), one, other);
  return far === FAR ? null : far;
}

/** Made once for a position, to ask often which space sees which; spaces by their numbers. */
export interface SightTester {
  /** The names of the spaces in the order of their numbers. */
  readonly spaces: readonly string[];
  readonly sees: (from: number, to: number) => boolean;
}

export function sightTester(view: View): SightTester {
  const state = openState(view);
  const layout = layoutOfState(state);
  const { label, slot } = layout.grid;
  const crowd = crowdOf(state).slice();
  const whoAt = (space: number): number => crowd[at(slot, space)] as number;
  return {
    spaces: label,
    sees: (from, to) => seesSpace(layout, from, to, crowd, whoAt(from), whoAt(to)),
  };
}

/** Lines of sight between two spaces; an obstructing figure is named. */
export type NamedLines = Omit<SightLines, 'obstruction'> & {
  readonly obstruction?:
    | Exclude<Obstruction, { readonly kind: 'figure' }>
    | { readonly kind: 'figure'; readonly rule: string; readonly figure: string };
};

/** Sight from one space of a figure to one space of what it looks at. */
export interface SightPair {
  readonly from: string;
  readonly to: string;
  /** IA-166: adjacent ones always see each other, whatever the lines say. */
  readonly adjacent: boolean;
  readonly sees: boolean;
  readonly lines: readonly NamedLines[];
}

/** IA-156 to IA-171, corner by corner: every pair of spaces of a figure and a target. */
export function sightOf(view: View, figure: string, target: string): readonly SightPair[] {
  const state = openState(view);
  const [viewer, seen] = [findFigure(state, figure), seenTarget(state, target)];
  if (viewer === -1 || seen === -1) return [];
  const layout = layoutOfState(state);
  const { label } = layout.grid;
  const crowd = crowdFor(state, viewer, seen);
  const under = rocksBetween(state, viewer, seen);
  return spacesOf(state, viewer).flatMap((from) =>
    spacesOfTarget(state, seen).map((to) => {
      const lines = sightLines(layout, from, to, crowd, viewer + 1, seen + 1, under);
      const adjacent = distance(layout, from, to) === 1;
      const free = lines.some(({ obstruction }) => obstruction === undefined);
      return {
        from: at(label, from),
        to: at(label, to),
        adjacent,
        sees: from === to || adjacent || free,
        lines: lines.map((line) => nameFigure(state, line)),
      };
    }),
  );
}

function nameFigure(state: State, { from, to, obstruction }: SightLines): NamedLines {
  if (obstruction === undefined) return { from, to };
  if (obstruction.kind !== 'figure') return { from, to, obstruction };
  const figure = idOf(state, obstruction.figure);
  return { from, to, obstruction: { ...obstruction, figure } };
}

/** Column and row of a space, counted from 0 at the upper left of the map. */
export function pointOf(view: View, space: string): Point | null {
  const state = openState(view);
  const { grid } = siteOfState(state);
  const number = findSpace(state, space);
  return number === -1 ? null : [at(grid.x, number), at(grid.y, number)];
}

/** Something that stands on the map, or a door. */
function seenTarget(state: State, id: string): number {
  const target = findTarget(state, id);
  return target !== -1 && target < RAIDERS && !isOnMap(state, target) ? -1 : target;
}
