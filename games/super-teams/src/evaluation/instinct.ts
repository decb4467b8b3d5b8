import { at, type Seat } from '@parsecs/kernel';
import { ASTEROID, HYPERSPACE } from '../codes.ts';
import { sideOfShip } from '../rules.ts';
import { isHome, kindUnder, type State } from '../state.ts';
import { SHIPS } from '../vocabulary.ts';

/** In spaces: what counts beyond the distance covered. */
const GAINS = {
  /** An average card is worth 3.5 steps more from here … */
  hyperspace: 3,
  /** … and 2.5 fewer from here. */
  asteroid: -2.5,
  home: 4,
  bonusCard: 2.5,
} as const;

const WIN = 1000;

/** At a glance: how far this side is ahead of the best other side, in spaces. */
export function instinct(state: State, seat: Seat): number {
  const { rules } = state;
  const own = at(rules.side, seat);
  if (state.winners.length > 0) {
    const share = WIN / state.winners.length;
    return state.winners.includes(seat) ? share : -WIN;
  }
  let best = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (let side = 0; side < rules.sides; side += 1) {
    if (side === own) continue;
    const score = scoreSide(state, side);
    total += score;
    best = Math.max(best, score);
  }
  // The leader matters most, but with three players holding back the other one helps as well.
  return scoreSide(state, own) - (best + total / (rules.sides - 1)) / 2;
}

function scoreSide(state: State, side: number): number {
  const { rules } = state;
  let score = 0;
  for (let ship = 0; ship < SHIPS.length; ship += 1) {
    if (sideOfShip(rules, ship) !== side) continue;
    score += (state.position[ship] as number) + gainOfPlace(state, ship);
  }
  for (let seat = 0; seat < rules.seats; seat += 1) {
    if (rules.side[seat] !== side) continue;
    score += GAINS.bonusCard * (state.bonus[seat] as readonly number[]).length;
  }
  return score;
}

function gainOfPlace(state: State, ship: number): number {
  if (isHome(state, ship)) return GAINS.home;
  const under = kindUnder(state, ship);
  if (under === HYPERSPACE) return GAINS.hyperspace;
  return under === ASTEROID ? GAINS.asteroid : 0;
}
