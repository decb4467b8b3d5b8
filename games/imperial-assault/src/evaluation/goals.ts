import { at, type Seat } from '@parsecs/kernel';
import { mayInteract } from '../behaviour/passives.ts';
import { distancesFrom, type Layout } from '../map/layout.ts';
import { missionOf } from '../missions/mission.ts';
import type { Site } from '../site.ts';
import { GONE, type State } from '../state.ts';
import { nearestOf, nearestRow, type Scene, spacesAway } from './scene.ts';

/** A place that is worth going to. */
export interface Goal {
  /** How far every space is from it. */
  readonly row: Uint8Array;
  /** What controlling it is worth. */
  readonly hold: number;
  /** What a space nearer is worth, for the nearest figure. */
  readonly pull: number;
  /** Only for figures that can interact and have a free hand. */
  readonly hands: boolean;
}

const IN_HAND = 0.6;
/** A carrier this far from home has nothing but its hands full. */
const LONG_WAY = 40;
const TERMINAL = 5;
/** How much of a goal's value each space on the way to it is. */
const PULL = 1 / 30;
const RAIDER_PULL = 0.4;

export function goalsFor(scene: Scene, seat: Seat): readonly Goal[] {
  return (scene.goals[seat] ??= listGoals(scene, seat));
}

/** What a seat's goals were last, and all that they depend on. */
interface Listed extends Pick<State, 'tokenAt' | 'tokenMark' | 'raiders'> {
  readonly layout: Layout;
  readonly site: Site;
  readonly goals: readonly Goal[];
}
const LISTED: (Listed | undefined)[] = [];

function listGoals(scene: Scene, seat: Seat): readonly Goal[] {
  const { state, site, layout } = scene;
  const { tokenAt, tokenMark, raiders } = state;
  const known = LISTED[seat];
  const isSame =
    known?.tokenAt === tokenAt && known.tokenMark === tokenMark && known.raiders === raiders;
  if (isSame && known.layout === layout && known.site === site) return known.goals;
  const goals = makeGoals(scene, seat);
  LISTED[seat] = { layout, site, tokenAt, tokenMark, raiders, goals };
  return goals;
}

function makeGoals(scene: Scene, seat: Seat): readonly Goal[] {
  const { state, site } = scene;
  const goals: Goal[] = [];
  for (const space of site.terminals) goals.push(place(scene, space, TERMINAL));
  for (let token = 0; token < site.tokens.length; token += 1) {
    const goal = goalOfToken(scene, seat, token);
    if (goal !== undefined) goals.push(goal);
  }
  for (const space of state.raiders) {
    if (space !== GONE) goals.push({ ...place(scene, space, 0), pull: RAIDER_PULL });
  }
  return goals;
}

/** Something that pays whoever controls it. */
function place({ layout }: Scene, space: number, hold: number): Goal {
  return { row: distancesFrom(layout, space), hold, pull: hold * PULL, hands: false };
}

/** Something that is taken or changed by hand. */
function thing({ layout }: Scene, space: number, value: number): Goal {
  return { row: distancesFrom(layout, space), hold: 0, pull: value * PULL, hands: true };
}

function goalOfToken(scene: Scene, seat: Seat, token: number): Goal | undefined {
  const { state } = scene;
  const space = at(state.tokenAt, token);
  if (space === GONE) return undefined;
  const goal = missionOf(state).goal?.(state, token, seat);
  if (goal === undefined) return undefined;
  return 'hold' in goal ? place(scene, space, goal.hold) : thing(scene, space, goal.fetch);
}

export function hasFreeHands({ state }: Scene, figure: number): boolean {
  return mayInteract(state, figure) && !state.tokenBy.includes(figure);
}

/** What a player holds of the mission: goals that he controls and tokens that his figures carry. */
export function heldValue(scene: Scene, seat: Seat): number {
  const goals = goalsFor(scene, seat);
  const own = approachOf(scene, seat, seat);
  const enemies = approachOf(scene, seat, 1 - seat);
  let sum = carriedValue(scene, seat);
  for (let index = 0; index < goals.length; index += 1) {
    const { hold } = goals[index] as Goal;
    if (hold === 0 || (own[index] as number) > 1) continue;
    if ((enemies[index] as number) > 1) sum += hold;
  }
  return sum;
}

/** How far the nearest figure of an army is from each of a seat's goals. */
export function approachOf(scene: Scene, seat: Seat, army: Seat): readonly number[] {
  return (scene.approaches[2 * seat + army] ??= listApproach(
    scene,
    goalsFor(scene, seat),
    at(scene.armies, army),
  ));
}

export function listApproach(
  scene: Scene,
  goals: readonly Goal[],
  figures: readonly number[],
): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < goals.length; index += 1) {
    found.push(nearestOf(scene, (goals[index] as Goal).row, figures));
  }
  return found;
}

/** How far a player's nearest figures are from what he wants. */
export function awayFromGoals(scene: Scene, seat: Seat): number {
  const goals = goalsFor(scene, seat);
  const own = at(scene.armies, seat);
  const all = approachOf(scene, seat, seat);
  let sum = 0;
  for (let index = 0; index < goals.length; index += 1) {
    const { row, pull, hands } = goals[index] as Goal;
    const able = hands ? handsOf(scene, seat) : own;
    // Where nobody has a free hand nobody is wanted.
    if (able.length === 0) continue;
    const isAnybody = able.length === own.length;
    const near = isAnybody ? (all[index] as number) : nearestOf(scene, row, able);
    if (near > 1) sum += (near - 1) * pull;
  }
  return sum;
}

function handsOf(scene: Scene, seat: Seat): readonly number[] {
  return (scene.hands[seat] ??= at(scene.armies, seat).filter((figure) =>
    hasFreeHands(scene, figure),
  ));
}

/** How far every space is from where a carrier of this player wants to go. */
export function homeRow({ state, layout }: Scene, seat: Seat): Uint8Array | undefined {
  const home = missionOf(state).carried?.home(state, seat);
  return home && nearestRow(layout, home.name, home.spaces);
}

/** What a token in hand is worth so many spaces from home. */
export function carryingValue({ state }: Scene, spaces: number): number {
  const value = missionOf(state).carried?.value ?? 0;
  return value * IN_HAND * (1 - Math.min(spaces, LONG_WAY) / (LONG_WAY + 1));
}

function carriedValue(scene: Scene, seat: Seat): number {
  const { state, site, rules } = scene;
  const { owned } = missionOf(state);
  let sum = 0;
  for (let token = 0; token < site.tokens.length; token += 1) {
    const by = at(state.tokenBy, token);
    if (by !== GONE && at(rules.figures, by).owner === seat) {
      const row = homeRow(scene, seat);
      if (row !== undefined) sum += carryingValue(scene, spacesAway(row, at(scene.places, by)));
    } else if (owned !== undefined) sum += owned(state, token, seat);
  }
  return sum;
}
