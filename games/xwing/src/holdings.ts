import { at } from '@parsecs/kernel';
import { type Battle, DAMAGE_PLACE, type Holding, PILOT_PLACE } from './battle.ts';
import { DAMAGE_IDS } from './cards/ids.ts';
import { countOf, DAMAGE_KINDS, DAMAGE_NUMBERS } from './damage-pack.ts';
import { isInPlay, rulesOf, type State } from './state.ts';

const DAMAGE_HOLDINGS = new WeakMap<Battle, (Holding | undefined)[]>();

/** The face-up damage card of one kind on a ship, as something whose text works. */
export function damageHolding(battle: Battle, ship: number, damage: number): Holding {
  let known = DAMAGE_HOLDINGS.get(battle);
  if (known === undefined) {
    known = [];
    DAMAGE_HOLDINGS.set(battle, known);
  }
  const index = ship * DAMAGE_KINDS + damage;
  let holding = known[index];
  if (holding === undefined) {
    holding = {
      number: battle.holdings.length + index,
      card: `damage.${at(DAMAGE_IDS, damage)}`,
      ship,
      place: DAMAGE_PLACE,
      damage,
    };
    known[index] = holding;
  }
  return holding;
}

/** The card with this number: pilots and upgrades first, then damage cards. */
export function holdingOf(battle: Battle, number: number): Holding {
  const { holdings } = battle;
  if (number < holdings.length) return at(holdings, number);
  const index = number - holdings.length;
  return damageHolding(battle, Math.floor(index / DAMAGE_KINDS), index % DAMAGE_KINDS);
}

/** Whether the text of the card works now: XW-211, XW-149, Injured Pilot. */
export function isWorking(state: State, { ship, place, damage }: Holding): boolean {
  if (!isInPlay(state, ship)) return false;
  if (place === DAMAGE_PLACE) return countOf(state.up[ship] as number, damage) > 0;
  if (place === PILOT_PLACE) return !isInjured(state, ship);
  return isUpgradeWorking(state, ship, place);
}

export function isUpgradeWorking(state: State, ship: number, place: number): boolean {
  const bit = 1 << place;
  if (((state.gone[ship] as number) & bit) !== 0) return false;
  return (rulesOf(state, ship).elite & bit) === 0 || !isInjured(state, ship);
}

/** Injured Pilot: pilot ability and elite upgrades are switched off. */
export function isInjured(state: State, ship: number): boolean {
  const up = state.up[ship] as number;
  return up !== 0 && countOf(up, DAMAGE_NUMBERS['injured-pilot']) > 0;
}
