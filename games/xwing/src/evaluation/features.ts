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
import { mixIn } from './mark.ts';
import { BARE_VALUE } from './shots.ts';
import { healthOf, valueLeft, wholeOf } from './strength.ts';
import { threatsOf } from './threats.ts';
import { hasWayOut } from './way-out.ts';

/**
 * What is measured of a side; `data/evaluation-weights.json` says what each is worth. What is a
 * logarithm makes one ship more count for more, the fewer there are.
 */
const FEATURES = [
  /** Squad points left, by hull and shields. Logarithm. */
  'strength',
  /** The hits that all its guns together may hope for in a round. Logarithm. */
  'firepower',
  /** Hull and shields, worth more the nimbler the ship. Logarithm. */
  'toughness',
  /** What the shots to come in this Combat phase may cost it, as a part of a squad. */
  'exchange',
  /** The same of the next fire, while ships move. */
  'coming',
  /** Once they have moved: what everybody may hope to do to it in the next round. */
  'threat',
  'critical-damage',
  'skill',
  /** What the role of the Rebel player is worth in a mission, and how near its goal is. */
  'mission-role',
  'mission-goal',
  /** Strength once more where a mission decides who wins: there it is worth something else. */
  'mission-strength',
  /** Hull and shields that the senator's shuttle will have after the fire; strength of its escort. */
  'shuttle',
  'escort',
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
      mark = mixIn(mark, list[index] as number);
    }
  }
  return mark;
}

interface Side {
  points: number;
  strength: number;
  firepower: number;
  toughness: number;
  afterwards: number;
  threat: number;
  crits: number;
  skill: number;
  /** Hull and shields that the shuttle may hope to keep in the next fire; none where there is no such ship. */
  shuttle: number | undefined;
}

function newSide(): Side {
  return {
    points: 0,
    strength: 0,
    firepower: 0,
    toughness: 0,
    afterwards: 0,
    threat: 0,
    crits: 0,
    skill: 0,
    shuttle: undefined,
  };
}

/** The features of both teams. */
function measure(state: State): readonly (readonly number[])[] {
  const sides = [newSide(), newSide()] as const;
  const { teams, count } = battleOf(state);
  const isFiring = state.phase === 'combat';
  const nimbleness = nimblenessOf(state);
  const fire = fireOf(state);
  for (let ship = 0; ship < count; ship += 1) {
    const status = state.status[ship];
    if (status === DESTROYED || status === ESCAPED) continue;
    const team = teams[ship] as 0 | 1;
    addShip(state, ship, sides[team], fire);
    sides[team].firepower += firepowerOf(state, ship, nimbleness[1 - team] as number);
  }
  const isSettled = isFiring || state.phase === 'end';
  if (isSettled) addThreats(state, sides);
  const goal = state.phase === 'setup' ? 0 : (missionOf(state).evaluate?.(state) ?? 0);
  // XW-264, XW-265: only the shuttle decides who wins.
  const isRace = sides.some(({ shuttle }) => shuttle !== undefined);
  const whole = 10 + (sides[0].strength + sides[1].strength) / 2;
  return sides.map((side, team) => {
    const lost = (side.afterwards - side.strength) / whole;
    const next = -(sides[1 - team] as Side).threat / whole;
    const isRebel = roleOf(state, team) === REBEL_ROLE;
    const strength = logarithm(1 + side.strength);
    const isMission = state.setup.mission !== 0;
    return [
      strength,
      isRace ? 0 : logarithm(LEAST_FIREPOWER + side.firepower),
      isRace ? 0 : logarithm(1 + side.toughness),
      isFiring ? lost : 0,
      isSettled || isFiring ? 0 : lost,
      isSettled ? next : 0,
      side.crits,
      side.points === 0 ? 0 : side.skill / side.points,
      isRebel && isMission ? 1 : 0,
      isRebel ? goal / 10 : 0,
      isMission ? strength : 0,
      side.shuttle ?? 0,
      side.shuttle === undefined ? 0 : strength,
    ];
  });
}

/** What the next shots do; in setup nobody knows yet. */
function fireOf(state: State): Exchange | undefined {
  if (state.phase === 'setup') return undefined;
  return state.phase === 'combat' ? shotsToCome(state) : fireAhead(state, spotsAhead(state));
}

function addShip(state: State, ship: number, side: Side, fire: Exchange | undefined): void {
  const { agility, pilot } = rulesOf(state, ship);
  if (pilot === undefined) {
    side.shuttle = fire === undefined ? healthOf(state, ship) : at(fire.health, ship);
    return;
  }
  const value = valueLeft(state, ship) * freedomOf(state, ship);
  const whole = wholeOf(state, ship);
  const health = healthOf(state, ship);
  const strength = value * (BARE_VALUE + ((1 - BARE_VALUE) * health) / whole);
  side.points += value;
  side.strength += strength;
  side.toughness += health * (1 + NIMBLE * agility);
  side.crits += sizeOf(state.damageUp[ship] as number);
  side.skill += value * skillOf(state, ship);
  if (fire === undefined || state.status[ship] !== IN_PLAY) side.afterwards += strength;
  else {
    const left = ((1 - BARE_VALUE) * at(fire.health, ship)) / whole;
    side.afterwards += value * (BARE_VALUE * at(fire.survival, ship) + left);
  }
}

/** Hits that a die of agility takes away, for the worth of hull and shields behind it. */
const NIMBLE = 0.35;

/** By team, the agility of its ships in the mean; of those that can take more hits, more. */
function nimblenessOf(state: State): readonly number[] {
  const { teams, count } = battleOf(state);
  const healths = [0, 0];
  const sums = [0, 0];
  for (let ship = 0; ship < count; ship += 1) {
    const status = state.status[ship];
    if (status === DESTROYED || status === ESCAPED) continue;
    const team = teams[ship] as number;
    const health = healthOf(state, ship);
    healths[team] = (healths[team] as number) + health;
    sums[team] = (sums[team] as number) + health * rulesOf(state, ship).agility;
  }
  return sums.map((sum, team) => sum / Math.max(1, healths[team] as number));
}

/** A little, so that the last gun of a side is not worth everything. */
const LEAST_FIREPOWER = 0.3;
/** A turret nearly always has somebody to shoot at. */
const TURRET = 1.5;
/** Hits of a die, with a focus token half of the time, and what a die of agility takes away. */
const DIE_HITS = 0.625;
const DIE_EVADES = 0.375;
const LEAST_HITS = 0.15;

function firepowerOf(state: State, ship: number, agility: number): number {
  const { attack, arcs } = rulesOf(state, ship);
  const dice = arcs.includes('turret-360') ? TURRET * attack : attack;
  return Math.max(LEAST_HITS * dice, DIE_HITS * dice - DIE_EVADES * agility);
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
