import type { Seat } from '@parsecs/kernel';
import { ignoresFigures, mayTarget } from '../behaviour/passives.ts';
import {
  areAdjacent,
  crowdOf,
  distanceTo,
  gapBetween,
  layoutOfState,
  seenSpaces,
  sees,
  spacesOf,
  spacesOfTarget,
} from '../board.ts';
import { distance } from '../map/layout.ts';
import type { Crowd } from '../map/sight.ts';
import { missionOf } from '../missions/mission.ts';
import { DOORS, type FigureRules, RAIDERS } from '../rules.ts';
import { figureOf, GONE, hasCondition, rulesOf, type State, siteOfState } from '../state.ts';
import { STUNNED } from '../vocabulary.ts';

/** What an attack is made with, as far as the choice of its target goes. */
export interface Aim {
  readonly figure: number;
  readonly by: Seat;
  readonly melee: boolean;
  readonly marksman: boolean;
  readonly not: readonly number[];
  readonly only: number;
}

const REACH = 2;
const NO_DOORS: readonly number[] = [];

/** IA-270: doors that the mission gives Health. */
export function attackableDoors(state: State): readonly number[] {
  if (missionOf(state).attackableDoors !== true) return NO_DOORS;
  const site = siteOfState(state);
  return site.grid.file.doors.flatMap((_, door) =>
    (site.locked & (1 << door)) !== 0 && (state.open & (1 << door)) === 0 ? [DOORS + door] : [],
  );
}

/** IA-174 to IA-178: everything that may be declared as the target. */
export function targetsOf(state: State, aim: Aim): readonly number[] {
  return findTargets(state, aim, Number.POSITIVE_INFINITY);
}

export function hasTarget(state: State, aim: Aim): boolean {
  return findTargets(state, aim, 1).length > 0;
}

function findTargets(state: State, aim: Aim, wanted: number): readonly number[] {
  const { figure, by } = aim;
  if (hasCondition(state, figure, STUNNED) || state.stand[figure] === GONE) return [];
  const { figures } = rulesOf(state);
  const { owner } = figureOf(state, figure);
  // IA-199: to a borrowed figure everybody else is hostile.
  const borrowed = by !== owner;
  const found: number[] = [];
  const crowd = crowdOf(state);
  for (let target = 0; target < state.stand.length; target += 1) {
    if (state.stand[target] === GONE || target === figure) continue;
    if (!borrowed && (figures[target] as FigureRules).owner === owner) continue;
    if (isEligible(state, aim, target, crowd)) found.push(target);
    if (found.length >= wanted) return found;
  }
  for (let raider = 0; raider < state.raiders.length; raider += 1) {
    if (state.raiders[raider] === GONE) continue;
    if (isEligible(state, aim, RAIDERS + raider, crowd)) found.push(RAIDERS + raider);
  }
  for (const door of attackableDoors(state)) if (isEligible(state, aim, door)) found.push(door);
  return found;
}

function isEligible(state: State, aim: Aim, target: number, crowd?: Crowd): boolean {
  if (aim.only !== -1 && aim.only !== target) return false;
  if (aim.not.includes(target)) return false;
  return isInReach(state, aim, target, crowd) && mayTarget(state, aim.figure, target);
}

/** IA-175, IA-176, IA-214 */
export function isInReach(state: State, aim: Aim, target: number, crowd?: Crowd): boolean {
  const { figure } = aim;
  if (!aim.melee) return sees(state, figure, target, looksThrough(state, aim), crowd);
  if (target >= DOORS ? touchesDoor(state, figure, target) : areAdjacent(state, figure, target)) {
    return true;
  }
  if (figureOf(state, figure).card.keywords['reach'] !== 1) return false;
  return isWithinReach(state, figure, target) && sees(state, figure, target);
}

/** IA-214: a door is beside the spaces it borders, so it is two spaces away from those next to them. */
function isWithinReach(state: State, figure: number, target: number): boolean {
  if (target < DOORS) return distanceTo(state, figure, target) <= REACH;
  const beside = spacesOfTarget(state, target);
  return gapBetween(layoutOfState(state), spacesOf(state, figure), beside) < REACH;
}

function looksThrough(state: State, aim: Aim): boolean {
  return aim.marksman || ignoresFigures(state, aim.figure);
}

/** IA-118 */
export function touchesDoor(state: State, figure: number, door: number): boolean {
  const next = spacesOfTarget(state, door);
  return spacesOf(state, figure).some((space) => next.includes(space));
}

/** IA-169: the spaces of the target among which the attacker picks. */
export function targetSpaces(state: State, aim: Aim, target: number): readonly number[] {
  const { figure } = aim;
  const spaces = seenSpaces(state, figure, target, looksThrough(state, aim));
  if (!aim.melee || target >= DOORS) return spaces;
  const layout = layoutOfState(state);
  const own = spacesOf(state, figure);
  const reach = figureOf(state, figure).card.keywords['reach'] === 1 ? REACH : 1;
  return spaces.filter((space) => own.some((from) => distance(layout, from, space) <= reach));
}

/** The aim of a figure's ordinary attack. */
export function plainAim(state: State, figure: number): Aim {
  const { card, owner } = figureOf(state, figure);
  return {
    figure,
    by: owner,
    melee: card.attack.type === 'melee',
    marksman: false,
    not: [],
    only: -1,
  };
}
