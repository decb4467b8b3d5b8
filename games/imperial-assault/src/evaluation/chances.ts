import { at, type Seat } from '@parsecs/kernel';
import { plainAim, targetsOf } from '../attack/targets.ts';
import { mayAttackByAction } from '../behaviour/passives.ts';
import { distanceTo } from '../board.ts';
import type { ActivationFrame } from '../frames.ts';
import { distancesFrom } from '../map/layout.ts';
import { actionsLeft, mayWalk } from '../play/act.ts';
import { healthOf } from '../play/defeat.ts';
import { speedOf } from '../play/speed.ts';
import { waysOf } from '../play/ways.ts';
import { DOORS, type FigureRules, RAIDERS } from '../rules.ts';
import { GONE } from '../state.ts';
import { blowOf, blowsOf } from './blows.ts';
import { carryingValue, type Goal, goalsFor, hasFreeHands, homeRow } from './goals.ts';
import { nearestOf, type Prize, type Scene, spacesAway } from './scene.ts';
import { ALIVE, figureValue, HEALTH, NEAR, VP, wantedDistance } from './values.ts';

const RAIDER_POINTS = 4;
const RAIDER_HEALTH_VALUE = 10;

/** What the best attack from here promises, as the evaluation will count it. */
export function bestAttack(scene: Scene, figure: number): number {
  const { state } = scene;
  let best = 0;
  for (const target of targetsOf(state, plainAim(state, figure))) {
    const promise = promiseOf(scene, figure, target);
    if (promise > best) best = promise;
  }
  return best;
}

export function promiseOf(scene: Scene, figure: number, target: number): number {
  if (target >= DOORS) return 0;
  return promiseFrom(scene, figure, target, distanceTo(scene.state, figure, target));
}

/** What an attack on a figure or a raider promises over a distance. */
export function promiseFrom(
  scene: Scene,
  figure: number,
  target: number,
  distance: number,
): number {
  if (target >= RAIDERS) return promiseFromRaider(scene, figure, target, distance);
  const { rules, blows } = scene;
  const { figures } = rules;
  const { card } = figures[figure] as FigureRules;
  const prey = (figures[target] as FigureRules).card;
  const { health, left, value, points } = (scene.prizes[target] ??= prizeOf(scene, target));
  const own = (blows[figure * figures.length + target] ??= blowsOf(card, prey));
  const { hurt, kill } = blowOf(own, card, prey, distance, left);
  return value * ((HEALTH * hurt) / health + ALIVE * kill) + kill * points;
}

function prizeOf(scene: Scene, target: number): Prize {
  const health = healthOf(scene.state, target);
  return {
    health,
    left: health - at(scene.state.damage, target),
    value: figureValue(scene, target),
    points: pointsFor(scene, target),
  };
}

function promiseFromRaider(
  { state, rules }: Scene,
  figure: number,
  target: number,
  distance: number,
): number {
  const { card } = rules.figures[figure] as FigureRules;
  const health = healthOf(state, target);
  const left = health - at(state.raiderDamage, target - RAIDERS);
  const { hurt, kill } = blowOf(blowsOf(card, 'neutral'), card, 'neutral', distance, left);
  return (RAIDER_HEALTH_VALUE * hurt) / health + kill * RAIDER_POINTS * VP;
}

/** Points that the defeat of a figure brings at once. */
function pointsFor({ state, rules }: Scene, figure: number): number {
  const { card, group } = rules.figures[figure] as FigureRules;
  if (state.table.options.scoring === 'figure') return card.figureCost * VP;
  for (const other of at(rules.groups, group).figures) {
    if (other !== figure && state.stand[other] !== GONE) return 0;
  }
  return card.cost * VP;
}

const ATTACK_IN_HAND = 0.9;
const WALK_IN_HAND = 0.8;
const POINT = 0.02;
/** Whoever can do nothing better ends his activation. */
const UNFINISHED = 0.1;

/** What the figure that acts can still do. */
export function activationValue(scene: Scene, frame: ActivationFrame, seat: Seat): number {
  const { state } = scene;
  const { figure } = frame;
  const actions = actionsLeft(frame);
  const attack = actions > 0 && mayAttackByAction(state, frame) ? bestAttack(scene, figure) : 0;
  const spare = Math.max(0, actions - (attack > 0 ? 1 : 0));
  const points = frame.points + spare * speedOf(state, figure);
  let value = attack * ATTACK_IN_HAND - UNFINISHED;
  if (points > 0 && mayWalk(state, { ...frame, points })) {
    const gain = bestWalk(scene, figure, seat, points);
    if (gain > 0) value += gain * WALK_IN_HAND + frame.points * POINT;
  }
  return value;
}

/** How much better the figure could stand within so many points. */
function bestWalk(scene: Scene, figure: number, seat: Seat, points: number): number {
  const { count } = scene.layout.grid;
  const place = new Place(scene, figure, seat);
  const here = place.valueAt(at(scene.places, figure));
  let best = here;
  for (const stand of waysOf(scene.state, figure, points, false).ends) {
    const value = place.valueAt(stand < count ? stand : stand - count);
    if (value > best) best = value;
  }
  return best - here;
}

function holdOf(goals: readonly Goal[], row: Uint8Array): number {
  return goals.find((goal) => goal.row === row)?.hold ?? 0;
}

/** Judges spaces for one figure while everybody else stays where he is. */
export class Place {
  readonly #wanted: number;
  readonly #enemies: readonly Uint8Array[];
  readonly #goals: readonly Goal[];
  /** For each goal: how near others of the army are, and what it is worth to be there first. */
  readonly #others: readonly number[];
  readonly #prizes: readonly number[];
  readonly #home: Uint8Array | undefined;
  readonly #scene: Scene;

  constructor(scene: Scene, figure: number, seat: Seat) {
    this.#scene = scene;
    const enemies = at(scene.armies, 1 - seat);
    const friends = at(scene.armies, seat).filter((other) => other !== figure);
    const able = hasFreeHands(scene, figure);
    this.#wanted = wantedDistance(at(scene.rules.figures, figure).card);
    this.#enemies = enemies.map((enemy) => distancesFrom(scene.layout, at(scene.places, enemy)));
    this.#goals = goalsFor(scene, seat).filter(({ hands }) => able || !hands);
    this.#others = this.#goals.map(({ row }) => nearestOf(scene, row, friends));
    this.#prizes = this.#goals.map(({ row, hold }) =>
      // A goal that an enemy holds is no longer his.
      nearestOf(scene, row, enemies) <= 1 ? holdOf(goalsFor(scene, 1 - seat), row) : hold,
    );
    this.#home = scene.state.tokenBy.includes(figure) ? homeRow(scene, seat) : undefined;
  }

  valueAt(space: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#enemies.length; index += 1) {
      const far = spacesAway(this.#enemies[index] as Uint8Array, space);
      if (far < least) least = far;
    }
    let sum = least > this.#wanted ? (this.#wanted - least) * NEAR : 0;
    for (let index = 0; index < this.#goals.length; index += 1) {
      const { row, pull } = this.#goals[index] as Goal;
      const others = this.#others[index] as number;
      const near = Math.min(others, spacesAway(row, space));
      if (near > 1) sum -= (near - 1) * pull;
      else if (others > 1) sum += this.#prizes[index] as number;
    }
    if (this.#home === undefined) return sum;
    return sum + carryingValue(this.#scene, spacesAway(this.#home, space));
  }
}
