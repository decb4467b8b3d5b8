import { at, type Seat } from '@parsecs/kernel';
import { canAttack } from '../attack/targets.ts';
import { type Battle, battleOf } from '../battle.ts';
import { facesToward, laneToward, NO_LANE } from '../geometry/faces.ts';
import { launchesLeft } from '../play/launch-choices.ts';
import {
  hasFlag,
  isInForce,
  isOnMap,
  MOVED,
  NO_ATTACK,
  POOL,
  type State,
  sideUp,
} from '../state.ts';
import { ARC_LANES, ARCS, LANES } from '../vocabulary.ts';
import { prospectsOf } from './prospects.ts';
import { expectedLoss, shipValue } from './ship-value.ts';
import { layOut, standOf } from './stand.ts';

/** In points: what is worth something besides the ships themselves. */
const WEIGHTS = {
  win: 10_000,
  counter: 0.4,
  /** Being at it, so that nobody stops early. */
  atIt: 0.2,
  /** A ship that has not given up its Point-Defense (SB-099). */
  pointDefense: 50,
  launch: 0.5,
  engines: 0.5,
  reach: 0.5,
  initiative: 0.5,
  face: 0.03,
  lane: 0.8,
  bow: 0.5,
} as const;

/** How far the seat's side is ahead, in points. */
export function instinct(state: State, seat: Seat): number {
  const own = at(state.factions, seat);
  if (own === -1) return 0;
  if (state.kind === 'over') {
    if (state.winners.length === 0) return 0;
    return state.winners.includes(seat) ? WEIGHTS.win : -WEIGHTS.win;
  }
  const battle = battleOf(state);
  if (battle.ids.length === 0) return 0;
  let score = 0;
  for (let ship = 0; ship < battle.ids.length; ship += 1) {
    const value = shipValue(state, battle, ship, 0) + WEIGHTS.counter * at(state.counters, ship);
    score += at(battle.factions, ship) === own ? value : -value;
  }
  if (state.low !== -1) score += state.low === own ? -WEIGHTS.initiative : WEIGHTS.initiative;
  if (state.attack.weapon !== NO_ATTACK) score += pendingAttack(state, battle, own);
  const acting = at(state.factions, state.asked) === own;
  if (state.phase === 'attack') return acting ? score + inAttack(state, battle) : score;
  if (acting) score += inMove(state, battle);
  return score + positionOf(state, battle, own);
}

/** What has been declared counts as if it had happened, as far as it is likely. */
function pendingAttack(state: State, battle: Battle, own: number): number {
  const { attack, active, kind } = state;
  const sign = at(battle.factions, attack.target) === own ? -1 : 1;
  if (kind === 'fly-casual' || kind === 'emperors-will') {
    const now = shipValue(state, battle, attack.target, 0);
    return sign * (now - shipValue(state, battle, attack.target, attack.damage));
  }
  const face =
    kind === 'face' ? weakestFace(state, battle, attack.target, attack.faces) : attack.face;
  return sign * expectedLoss(state, battle, active, attack.target, attack.weapon, face);
}

function weakestFace(state: State, battle: Battle, ship: number, faces: number): number {
  const { defense } = sideUp(state, battle, ship);
  let best = -1;
  for (let face = 0; face < defense.length; face += 1) {
    if ((faces & (1 << face)) === 0) continue;
    if (best === -1 || at(defense, face) < at(defense, best)) best = face;
  }
  return best;
}

function inAttack(state: State, battle: Battle): number {
  const { active, asked } = state;
  let score = 0;
  if (active !== -1) {
    score += WEIGHTS.atIt;
    if (state.fired === 0 && sideUp(state, battle, active).pointDefense >= 0) {
      score += WEIGHTS.pointDefense;
    }
  }
  if (
    isInForce(state, asked, 'incoming-fighters') ||
    isInForce(state, asked, 'long-range-bombardment')
  ) {
    for (const ship of at(battle.ofSeat, asked)) {
      if (isOnMap(state, ship) && canAttack(state, battle, ship)) score += WEIGHTS.reach;
    }
  }
  return score;
}

function inMove(state: State, battle: Battle): number {
  const { asked, kind } = state;
  if (kind === 'launch') {
    let launches = 0;
    let fighters = 0;
    for (const ship of at(battle.ofSeat, asked)) {
      if (at(state.places, ship) === POOL) fighters += 1;
      else if (isOnMap(state, ship)) launches += launchesLeft(state, battle, ship);
    }
    return WEIGHTS.launch * Math.min(launches, fighters);
  }
  let score = state.active === -1 ? 0 : WEIGHTS.atIt;
  if (kind === 'launch-square') score += WEIGHTS.launch * 2;
  if (isInForce(state, asked, 'power-to-engines')) {
    for (const ship of at(battle.ofSeat, asked)) {
      if (
        at(battle.types, ship).class === 2 &&
        isOnMap(state, ship) &&
        !hasFlag(state, ship, MOVED)
      ) {
        score += WEIGHTS.engines;
      }
    }
  }
  return score;
}

/** By arc: the lanes in which a weapon bears, one bit each. */
const LANE_BITS: readonly number[] = ARCS.map((arc) =>
  ARC_LANES[arc].reduce((bits, lane) => bits | (1 << LANES.indexOf(lane)), 0),
);

/** Where the own ships stand: what they could do from there, and what could be done to them. */
function positionOf(state: State, battle: Battle, own: number): number {
  const prospects = prospectsOf(battle.rules);
  const enemies = at(battle.ofFaction, 1 - own);
  const count = layOut(state, battle, enemies);
  let score = 0;
  for (const ship of at(battle.ofFaction, own)) {
    const place = at(state.places, ship);
    if (place < 0) continue;
    score += at(battle.types, ship).isFighter
      ? standOf(prospects, 2 * at(state.roster.types, ship), place, count)
      : stanceOf(state, battle, ship, enemies);
  }
  return score;
}

/** SB-050: a large ship shows its strong face and turns its guns where they bear. */
function stanceOf(state: State, battle: Battle, ship: number, enemies: readonly number[]): number {
  const type = at(battle.types, ship);
  const side = sideUp(state, battle, ship);
  const place = at(state.places, ship);
  const facing = at(state.facings, ship);
  let score = 0;
  let lanes = 0;
  let seen = 0;
  for (const enemy of enemies) {
    const there = at(state.places, enemy);
    const other = at(battle.types, enemy);
    if (there < 0 || other.isFighter) continue;
    seen += 1;
    const faces = facesToward(place, type.size, facing, there, other.size);
    score += WEIGHTS.face * (at(side.defense, weakestOf(side.defense, faces)) - 14) * other.hull;
    const lane = laneToward(place, type.size, facing, there, other.size);
    if (lane !== NO_LANE) lanes |= 1 << lane;
  }
  // Nobody there yet: the bow points at the other edge.
  if (seen === 0) score += facing === (type.faction === 0 ? 0 : 2) ? WEIGHTS.bow : 0;
  for (const weapon of side.weapons) {
    if (weapon.arc === 0 || lanes === 0) continue;
    if ((lanes & at(LANE_BITS, weapon.arc)) !== 0) score += WEIGHTS.lane * weapon.damage;
  }
  return score;
}

function weakestOf(defense: readonly number[], faces: number): number {
  for (let face = defense.length - 1; face > 0; face -= 1)
    if ((faces & (1 << face)) !== 0) return face;
  return 0;
}
