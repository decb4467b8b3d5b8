import type { Seat } from '@parsecs/kernel';
import { ASTEROID, FINAL, HYPERSPACE } from '../codes.ts';
import { sideOfShip } from '../rules.ts';
import { kindUnder, type State } from '../state.ts';
import { SHIPS } from '../vocabulary.ts';

/** In spaces: what counts beyond the distance covered. */
export const GAINS = {
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
  if (state.winners.length > 0) {
    const share = WIN / state.winners.length;
    return state.winners.includes(seat) ? share : -WIN;
  }
  return leadOf(scoreSides(state), state.rules.side[seat] as number);
}

/** How far a side is ahead when the sides have these scores. */
export function leadOf(scores: readonly number[], own: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (let side = 0; side < scores.length; side += 1) {
    if (side === own) continue;
    const score = scores[side] as number;
    total += score;
    if (score > best) best = score;
  }
  // The leader matters most, but with three players holding back the other one helps as well.
  return (scores[own] as number) - (best + total / (scores.length - 1)) / 2;
}

export function scoreSides(state: State): number[] {
  const { rules } = state;
  const scores: number[] = [];
  for (let side = 0; side < rules.sides; side += 1) scores.push(0);
  for (let ship = 0; ship < SHIPS.length; ship += 1) {
    const side = sideOfShip(rules, ship);
    if (side !== -1) scores[side] = (scores[side] as number) + scoreShip(state, ship);
  }
  for (let seat = 0; seat < rules.seats; seat += 1) {
    const side = rules.side[seat] as number;
    const cards = (state.bonus[seat] as readonly number[]).length;
    scores[side] = (scores[side] as number) + GAINS.bonusCard * cards;
  }
  return scores;
}

export function scoreShip(state: State, ship: number): number {
  return (state.position[ship] as number) + gainOn(kindUnder(state, ship));
}

/** What a ship gains by standing on a space of this kind. */
export function gainOn(kind: number): number {
  if (kind === FINAL) return GAINS.home;
  if (kind === HYPERSPACE) return GAINS.hyperspace;
  return kind === ASTEROID ? GAINS.asteroid : 0;
}
