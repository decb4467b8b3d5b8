import { at, type Seat } from '@parsecs/kernel';
import { distancesFrom } from '../map/layout.ts';
import type { FigureRules } from '../rules.ts';
import { figureOf, GONE, isOver, type State } from '../state.ts';
import { CONDITIONS, type Condition } from '../vocabulary.ts';
import { activationValue, bestAttack } from './chances.ts';
import { awayFromGoals, heldValue } from './goals.ts';
import { recalled } from './recall.ts';
import { gapsOf, nearestOf, type Scene, sceneOf } from './scene.ts';
import { ALIVE, figureValue, HEALTH, NEAR, VP, wantedDistance } from './values.ts';

const WIN = 100_000;
const CARD = 3;
const DECK_CARD = 0.5;
/** A figure of the active group that still waits for its activation. */
const WAITING = 4;
const CONDITION_VALUE: Readonly<Record<Condition, number>> = {
  stunned: -8,
  bleeding: -4,
  focused: 7,
  hidden: 4,
  weakened: -3,
};
/** Whom the nearest raider looks at. */
const RAIDED = 5;

/** At a glance: how far this player is ahead: points, figures, cards, places and what the mission will pay. */
export function instinct(state: State, seat: Seat): number {
  if (isOver(state)) return state.winners.includes(seat) ? WIN : -WIN;
  return state.mission === -1 ? 0 : judge(state, seat);
}

const judge = recalled((state, seat) => glanceAt(sceneOf(state), seat));

/** The same for a scene that is there already, of a game that goes on. */
export function glanceAt(scene: Scene, seat: Seat): number {
  const ahead = sideValue(scene, seat) - sideValue(scene, 1 - seat);
  return ahead + drive(scene, seat) + raiderValue(scene, seat) + tempo(scene, seat);
}

function sideValue(scene: Scene, seat: Seat): number {
  const { state } = scene;
  const points = at(state.vp, seat) * VP + cardsValue(state, seat);
  return points + armyValue(scene, seat) + heldValue(scene, seat);
}

export function cardsValue({ hands, decks }: State, seat: Seat): number {
  return at(hands, seat).length * CARD + at(decks, seat).length * DECK_CARD;
}

/** Figures by cost and Health, with their conditions. */
export function armyValue(scene: Scene, seat: Seat): number {
  return (scene.worths[seat] ??= sumOfArmy(scene, seat));
}

function sumOfArmy(scene: Scene, seat: Seat): number {
  const { state } = scene;
  let sum = 0;
  const own = at(scene.armies, seat);
  for (let index = 0; index < own.length; index += 1) {
    const figure = own[index] as number;
    const { card } = scene.rules.figures[figure] as FigureRules;
    const left = 1 - (state.damage[figure] as number) / card.health;
    sum += figureValue(scene, figure) * (ALIVE + HEALTH * left);
    sum += conditionValue(state.conditions[figure] as number);
  }
  return sum;
}

/** What draws a player's figures on; how near the enemy is to his own goals is his affair. */
export function drive(scene: Scene, seat: Seat): number {
  const own = at(scene.armies, seat);
  const gaps = gapsOf(scene, seat);
  let sum = -awayFromGoals(scene, seat);
  for (let index = 0; index < own.length; index += 1) {
    const { card } = scene.rules.figures[own[index] as number] as FigureRules;
    const beyond = (gaps[index] as number) - wantedDistance(card);
    if (beyond > 0) sum -= beyond * NEAR;
  }
  return sum;
}

function conditionValue(bits: number): number {
  if (bits === 0) return 0;
  let sum = 0;
  for (const [bit, condition] of CONDITIONS.entries()) {
    if ((bits & (1 << bit)) !== 0) sum += CONDITION_VALUE[condition];
  }
  return sum;
}

/** IA-279: raiders strike whoever is closest. */
export function raiderValue(scene: Scene, seat: Seat): number {
  let sum = 0;
  for (const space of scene.state.raiders) {
    if (space === GONE) continue;
    const row = distancesFrom(scene.layout, space);
    const own = nearestOf(scene, row, at(scene.armies, seat));
    const other = nearestOf(scene, row, at(scene.armies, 1 - seat));
    if (own !== other) sum += own < other ? -RAIDED : RAIDED;
  }
  return sum;
}

/** What can still be done in the activation that is going on, by this figure and the others. */
export function tempo(scene: Scene, seat: Seat): number {
  const { state, rules } = scene;
  let sum = 0;
  for (const frame of state.frames) {
    if (frame.kind === 'group' && at(rules.groups, frame.group).owner === seat) {
      sum += frame.left.length * WAITING;
      const { figures } = at(rules.groups, frame.group);
      const fresh = frame.left.length === figures.filter((one) => state.stand[one] !== GONE).length;
      // Whoever can shoot now goes first.
      if (fresh) for (const figure of frame.left) sum += bestAttack(scene, figure);
    }
    if (frame.kind === 'activation' && figureOf(state, frame.figure).owner === seat) {
      sum += activationValue(scene, frame, seat);
    }
  }
  return sum;
}
