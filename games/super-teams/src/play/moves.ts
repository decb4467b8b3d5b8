import { at } from '@parsecs/kernel';
import {
  ASTEROID,
  BOOSTS,
  HYPERSPACE,
  LIGHT_SPEED,
  SKILLED_PILOT,
  SPEED_BONUS,
  valueOf,
} from '../codes.ts';
import { sideOfShip } from '../rules.ts';
import { hadCard, isRacing, kindUnder, type State } from '../state.ts';
import { SHIPS } from '../vocabulary.ts';

export const NO_BOOST = -1;

/** The number of steps a card gives a ship where it stands: step 3 of the turn pipeline. */
export function countSteps(state: State, ship: number, value: number, boost: number): number {
  const under = kindUnder(state, ship);
  if (under === ASTEROID) return boost === SKILLED_PILOT ? value : 1;
  const added = boost === SPEED_BONUS ? 1 : 0;
  if (under === HYPERSPACE) {
    const addFirst = state.rules.setup.options.speedBonusOrder === 'add-then-double';
    return addFirst ? 2 * (value + added) : 2 * value + added;
  }
  return boost === LIGHT_SPEED ? 2 * value : value + added;
}

/** EN-01: with exact finishes a move past the planet is illegal. */
export function overshoots(state: State, ship: number, value: number, boost: number): boolean {
  if (!state.rules.setup.options.exactFinish) return false;
  return at(state.position, ship) + countSteps(state, ship, value, boost) > state.rules.last;
}

/** ST-121: a boost has an effect when it changes the number of steps. */
export function boostWorks(state: State, boost: number): boolean {
  const { ship, card } = state.turn;
  const value = valueOf(card);
  const plain = countSteps(state, ship, value, NO_BOOST);
  return countSteps(state, ship, value, boost) !== plain && !overshoots(state, ship, value, boost);
}

export function anyBoostWorks(state: State): boolean {
  for (const boost of BOOSTS) if (boostWorks(state, boost)) return true;
  return false;
}

/** ST-107: passed by a ship of another side that started at or behind it and rests ahead of it. */
function wasPassed(state: State, ship: number): boolean {
  const { rules, turn } = state;
  const position = state.position[ship] as number;
  if (position >= turn.rest) return false;
  const side = sideOfShip(rules, ship);
  const movers = rules.setup.options.grabChain ? turn.movedShips.length : 1;
  for (let index = 0; index < movers; index += 1) {
    if ((turn.movedFrom[index] as number) > position) continue;
    if (sideOfShip(rules, turn.movedShips[index] as number) !== side) return true;
  }
  return false;
}

/** ST-104, ST-111: a passed ship may be grabbed unless it has had its card this turn. */
export function isGrabbable(state: State, ship: number): boolean {
  return isRacing(state, ship) && !hadCard(state.turn, ship) && wasPassed(state, ship);
}

/** ST-105: either partner may grab for either partner's ship. */
export function sideHasGrabbable(state: State, side: number): boolean {
  for (let ship = 0; ship < SHIPS.length; ship += 1) {
    if (sideOfShip(state.rules, ship) === side && isGrabbable(state, ship)) return true;
  }
  return false;
}
