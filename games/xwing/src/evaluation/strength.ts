import { isUpgradeWorking } from '../behaviour/cards-in-play.ts';
import { rulesOf, type State } from '../state.ts';
import { damageOf, shieldValue } from '../values.ts';
import { BARE_VALUE } from './shots.ts';

/** The shuttle has no points, but everything depends on it. */
const SHUTTLE_VALUE = 40;

/** The points of a ship with the upgrades that it still has. */
export function valueLeft(state: State, ship: number): number {
  const { pilot, upgrades } = rulesOf(state, ship);
  let points = pilot?.points ?? SHUTTLE_VALUE;
  for (let place = 0; place < upgrades.length; place += 1) {
    if (isUpgradeWorking(state, ship, place)) points += upgrades[place]?.points ?? 0;
  }
  return points;
}

/** Hull and shields of an undamaged ship. */
export function wholeOf(state: State, ship: number): number {
  return Math.max(1, rulesOf(state, ship).hull + shieldValue(state, ship));
}

/** Hull and shields that are left; before the game begins the shields are not up yet (XW-025). */
export function healthOf(state: State, ship: number): number {
  const shields =
    state.phase === 'setup' ? shieldValue(state, ship) : (state.shields[ship] as number);
  return Math.max(0, rulesOf(state, ship).hull - damageOf(state, ship) + shields);
}

/** The squad points that one more hit on this ship is worth: more, the nearer it is to its end. */
export function priceOfHit(state: State, ship: number): number {
  const share = (1 - BARE_VALUE) / wholeOf(state, ship);
  return valueLeft(state, ship) * (share + BARE_VALUE / Math.max(1, healthOf(state, ship)));
}
