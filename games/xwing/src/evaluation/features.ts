import { at, type Evaluation, logarithm } from '@parsecs/kernel';
import { teamOfSeat } from '../battle.ts';
import { areaOf, baseOf, isOnObstacle } from '../board.ts';
import { sizeOf } from '../damage-pack.ts';
import fitted from '../data/evaluation-weights.json' with { type: 'json' };
import { exitsOf } from '../missions/exits.ts';
import { missionOf } from '../missions/mission.ts';
import {
  ACTIVATED,
  battleOf,
  DESTROYED,
  ESCAPED,
  hasFlag,
  IN_PLAY,
  roleOf,
  rulesOf,
  type State,
} from '../state.ts';
import { isStressed, skillOf } from '../values.ts';
import { REBEL_ROLE } from '../vocabulary.ts';
import { type Exchange, fireAhead, shotsToCome, spotsAhead } from './exchange.ts';
import { threatsOf } from './plans.ts';
import { BARE_VALUE } from './shots.ts';
import { healthOf, valueLeft, wholeOf } from './strength.ts';
import { hasWayOut } from './way-out.ts';

/**
 * What is measured of a side; `data/evaluation-weights.json` says what each is worth. What is a
 * logarithm makes one ship more count for more, the fewer there are.
 */
const FEATURES = [
  /** Squad points left, by hull and shields; attack dice. Both logarithms. */
  'strength',
  'guns',
  /** Attack dice squared of ships as whole as they are: a few big guns beat many small ones. Logarithm. */
  'bite',
  /** What the shots to come in this Combat phase may cost it, as a part of a squad. */
  'exchange',
  /** The same of the next fire, once ships have moved. */
  'coming',
  'stress',
  'critical-damage',
  'skill',
  /** What the role of the Rebel player is worth in a mission, and how near its goal is. */
  'mission-role',
  'mission-goal',
  /** Strength and guns once more where a mission decides who wins: there they are worth something else. */
  'mission-strength',
  'mission-guns',
] as const;

export const evaluation: Evaluation<State> = {
  features: FEATURES,
  // XW-226, XW-231: even seats and odd seats.
  sides: ({ setup }) => Array.from({ length: setup.players }, (_, seat) => teamOfSeat(seat)),
  measure: (state, seat) => at(measureBoth(state), teamOfSeat(seat)),
  weights: fitted.weights,
};

let measuredState: State | undefined;
let measuredMark = Number.NaN;
let measured: readonly (readonly number[])[] = [];

/** Both sides are measured together and asked for one after the other. */
function measureBoth(state: State): readonly (readonly number[])[] {
  const mark = markOf(state);
  if (state !== measuredState || mark !== measuredMark) {
    measured = measure(state);
    measuredState = state;
    measuredMark = mark;
  }
  return measured;
}

/** Whatever the features look at, in one number. */
function markOf(state: State): number {
  let mark = state.round * 7 + state.phase.length + state.initiative;
  for (const list of [
    state.x,
    state.y,
    state.heading,
    state.status,
    state.shields,
    state.focus,
    state.evade,
    state.stress,
    state.ion,
    state.locks,
    state.dial,
    state.flags,
    state.discardedUpgrades,
    state.damageUp,
    state.damageDown,
    state.markers,
    state.mission,
    state.skillForNow,
  ]) {
    for (let index = 0; index < list.length; index += 1) {
      mark = (mark * 31.7 + (list[index] as number)) % 1e9;
    }
  }
  return mark;
}

interface Side {
  points: number;
  strength: number;
  guns: number;
  bite: number;
  afterwards: number;
  threat: number;
  stress: number;
  crits: number;
  skill: number;
}

function newSide(): Side {
  return {
    points: 0,
    strength: 0,
    guns: 0,
    bite: 0,
    afterwards: 0,
    threat: 0,
    stress: 0,
    crits: 0,
    skill: 0,
  };
}

/** The features of both teams. */
function measure(state: State): readonly (readonly number[])[] {
  const sides = [newSide(), newSide()] as const;
  const { teams, count } = battleOf(state);
  const isFiring = state.phase === 'combat';
  const spots = state.phase === 'setup' ? undefined : spotsAhead(state);
  const fire = spots && (isFiring ? shotsToCome(state) : fireAhead(state, spots));
  for (let ship = 0; ship < count; ship += 1) {
    const status = state.status[ship];
    if (status === DESTROYED || status === ESCAPED) continue;
    addShip(state, ship, sides[teams[ship] as 0 | 1], fire);
  }
  const isSettled = isFiring || state.phase === 'end';
  if (isSettled) addThreats(state, sides);
  const goal = state.phase === 'setup' ? 0 : (missionOf(state).evaluate?.(state) ?? 0);
  const whole = 10 + (sides[0].strength + sides[1].strength) / 2;
  return sides.map((side, team) => {
    const lost = (side.afterwards - side.strength) / whole;
    const next = -(sides[1 - team] as Side).threat / whole;
    const isRebel = roleOf(state, team) === REBEL_ROLE;
    const [strength, guns] = [logarithm(1 + side.strength), logarithm(1 + side.guns)];
    const isMission = state.setup.mission !== 0;
    return [
      strength,
      guns,
      logarithm(1 + side.bite),
      isFiring ? lost : 0,
      isSettled ? next : lost,
      side.stress,
      side.crits,
      side.points === 0 ? 0 : side.skill / side.points,
      isRebel && isMission ? 1 : 0,
      isRebel ? goal / 10 : 0,
      isMission ? strength : 0,
      isMission ? guns : 0,
    ];
  });
}

function addShip(state: State, ship: number, side: Side, fire: Exchange | undefined): void {
  const value = valueLeft(state, ship) * freedomOf(state, ship);
  const whole = wholeOf(state, ship);
  const health = healthOf(state, ship);
  const strength = value * (BARE_VALUE + ((1 - BARE_VALUE) * health) / whole);
  const { attack } = rulesOf(state, ship);
  side.points += value;
  side.strength += strength;
  side.guns += attack;
  side.bite += (attack * attack * health) / whole;
  side.stress += state.stress[ship] as number;
  side.crits += sizeOf(state.damageUp[ship] as number);
  side.skill += value * skillOf(state, ship);
  if (fire === undefined || state.status[ship] !== IN_PLAY) side.afterwards += strength;
  else {
    const left = ((1 - BARE_VALUE) * at(fire.health, ship)) / whole;
    side.afterwards += value * (BARE_VALUE * at(fire.survival, ship) + left);
  }
}

/** What everybody could do next round from where all stand now. */
function addThreats(state: State, sides: readonly [Side, Side]): void {
  const { teams } = battleOf(state);
  for (const [ship, threat] of threatsOf(state).entries()) {
    sides[teams[ship] as 0 | 1].threat += threat;
  }
}

/** The part of a ship that is left: when it can only leave the table, on a rock, in somebody's way. */
const TRAPPED = 0.4;
const ON_ROCK = 0.85;
const TOUCHING = 0.95;

function freedomOf(state: State, ship: number): number {
  if (state.status[ship] !== IN_PLAY || state.phase === 'setup') return 1;
  if (state.phase === 'activation' && !hasFlag(state, ship, ACTIVATED)) return 1;
  const rules = rulesOf(state, ship);
  if (rules.pilot === undefined || exitsOf(state, ship).length > 0) return 1;
  const base = baseOf(state, ship);
  if (!hasWayOut(rules, base, isStressed(state, ship), areaOf(state))) return TRAPPED;
  if (isOnObstacle(state, ship)) return ON_ROCK;
  return state.touching.includes(ship) ? TOUCHING : 1;
}
