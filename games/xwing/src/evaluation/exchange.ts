import { basesOf } from '../board.ts';
import type { Footprint } from '../geometry/footprint.ts';
import {
  ACTIVATED,
  battleOf,
  hasFlag,
  IN_PLAY,
  NONE,
  OPPORTUNE,
  rulesOf,
  type State,
} from '../state.ts';
import { skillOf } from '../values.ts';
import { isStuck, knownDamage, knownShots } from './known-shots.ts';
import { mostLikely, type Plan, plansOf } from './plans.ts';
import { type Guns, gunsOf, type LikelySpot, roughHits } from './spots.ts';
import { healthOf, priceOfHit } from './strength.ts';

/** What becomes of every ship in the fire of one round, by what may be hoped and feared. */
export interface Exchange {
  /** Hull and shields left in the mean, by ship. */
  readonly health: readonly number[];
  /** How likely the ship is still there. */
  readonly survival: readonly number[];
}

/** The damage that one ship may hope to do to another. */
type Damage = (ship: number, target: number) => number;

/** The shots that are still to come in this Combat phase, by the exact odds. */
export function shotsToCome(state: State): Exchange {
  const bases = basesOf(state);
  const shots = knownShots(state, bases);
  return exchange(
    state,
    (ship, target) =>
      isStuck(shots, state, ship) ? 0 : knownDamage(shots, state, bases, ship, target),
    (ship) => !hasFlag(state, ship, OPPORTUNE),
  );
}

/** The next fire, over the places where everybody may have moved to by then. */
export function fireAhead(state: State, spots: Spots): Exchange {
  const guns = battleOf(state).ships.map(gunsOf);
  const clumsy = clumsinessOf(state, spots);
  const damage: Damage = (ship, target) => {
    if (clumsy[ship] === ON_ROCK) return 0;
    let hits = 0;
    for (const from of spots[ship] as readonly LikelySpot[]) {
      for (const to of spots[target] as readonly LikelySpot[]) {
        const share = from.weight * to.weight;
        hits += share * roughHits(guns[ship] as Guns, from, guns[target] as Guns, to);
      }
    }
    return clumsy[ship] === 0 ? hits : WITHOUT_ACTION * hits;
  };
  const stays = (ship: number): boolean => (spots[ship] as readonly LikelySpot[]).length > 0;
  const fire = exchange(state, damage, () => true, stays);
  const health = fire.health.map((left, ship) =>
    Math.max(0, left - (CLUMSY_COSTS[clumsy[ship] as number] as number)),
  );
  return { ...fire, health };
}

/** What is left of a shot without the token of an action. */
const WITHOUT_ACTION = 0.75;
/** In hull, by clumsiness: more than it is in truth, so that it comes to mind where little else is left. */
const CLUMSY_COSTS: readonly number[] = [0, 1, 2, 3];
const BUMP = 1;
const ON_ROCK = 3;

/** By ship, for dials that are set: flying into somebody, over a rock, or onto one. */
function clumsinessOf(state: State, spots: Spots): readonly number[] {
  return spots.map((own, ship) => {
    const spot = own[0];
    if (spot === undefined || own.length > 1) return 0;
    if (spot.rocks === undefined) return 0;
    if (spot.rocks > 0) return Math.min(ON_ROCK, BUMP + spot.rocks);
    return isBlocked(state, spots, ship, spot) ? BUMP : 0;
  });
}

/** Two bases whose middles are nearer than this are in each other's way. */
const APART = 42;

function isBlocked({ status }: State, spots: Spots, ship: number, { x, y }: LikelySpot): boolean {
  for (let other = 0; other < status.length; other += 1) {
    const there = spots[other];
    if (other === ship || there?.length !== 1) continue;
    const [{ x: otherX, y: otherY }] = there as [LikelySpot];
    const square = (x - otherX) * (x - otherX) + (y - otherY) * (y - otherY);
    if (square < APART * APART) return true;
  }
  return false;
}

/** By ship, where it may stand when the next fire begins, the likeliest first; none where it is lost. */
export type Spots = readonly (readonly LikelySpot[])[];

export function spotsAhead(state: State): Spots {
  const isMoving = state.phase === 'planning' || state.phase === 'activation';
  const plans = isMoving ? plansOf(state) : undefined;
  const bases = basesOf(state);
  return state.status.map((status, ship) => {
    if (status !== IN_PLAY) return [];
    const own = plans?.[ship];
    const base = bases[ship] as Footprint;
    if (own === undefined || own.length === 0 || hasFlag(state, ship, ACTIVATED)) {
      return [{ ...base, weight: 1 }];
    }
    return spotsOf(own, state.dial[ship] as number);
  });
}

function spotsOf(plans: readonly Plan[], place: number): readonly LikelySpot[] {
  if (place === NONE) return mostLikely(plans);
  const plan = plans.find((own) => own.place === place);
  return plan === undefined || plan.isLost ? [] : [{ ...plan, weight: 1 }];
}

function exchange(
  state: State,
  damage: Damage,
  shoots: (ship: number) => boolean,
  stays: (ship: number) => boolean = () => true,
): Exchange {
  const { teams, count } = battleOf(state);
  const health: number[] = [];
  const survival: number[] = [];
  const shooters: number[] = [];
  for (let ship = 0; ship < count; ship += 1) {
    const isThere = state.status[ship] === IN_PLAY && stays(ship);
    health.push(isThere ? healthOf(state, ship) : 0);
    survival.push(isThere ? 1 : 0);
    if (isThere && shoots(ship)) shooters.push(ship);
  }
  const start = health.slice();
  const rank = (ship: number): number =>
    skillOf(state, ship) * 2 + (teams[ship] === state.initiative ? 1 : 0);
  shooters.sort((one, other) => rank(other) - rank(one) || one - other);
  let skill = Number.POSITIVE_INFINITY;
  let ready: readonly number[] = survival;
  for (const ship of shooters) {
    // XW-153: ships of one pilot skill shoot at the same time.
    if (skillOf(state, ship) !== skill) {
      skill = skillOf(state, ship);
      ready = survival.slice();
    }
    const target = bestTarget(state, ship, damage, survival);
    if (target === NONE) continue;
    const hits = damage(ship, target) * (ready[ship] as number);
    const left = Math.max(0, (health[target] as number) - hits);
    health[target] = left;
    const lost = 1 - left / Math.max(1, start[target] as number);
    survival[target] = 1 - lost * lost;
  }
  return { health, survival };
}

function bestTarget(
  state: State,
  ship: number,
  damage: Damage,
  survival: readonly number[],
): number {
  const { teams, count } = battleOf(state);
  let best = NONE;
  let most = 0;
  if (rulesOf(state, ship).attack === 0) return best;
  for (let target = 0; target < count; target += 1) {
    if (teams[target] === teams[ship] || state.status[target] !== IN_PLAY) continue;
    const hits = damage(ship, target);
    if (hits === 0) continue;
    const worth = hits * priceOfHit(state, target) * (survival[target] as number);
    if (worth > most) [best, most] = [target, worth];
  }
  return best;
}
