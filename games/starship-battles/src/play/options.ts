import { at, type Seat } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import type { Offer } from '../behaviour/declare.ts';
import { OFFERS } from '../behaviour/offers.ts';
import { OPTION_CARDS } from '../cards/option-cards.ts';
import { isInForce, isOnMap, putInForce, type State } from '../state.ts';
import type { OptionId, OptionWindow } from '../vocabulary.ts';

const WINDOWS: Partial<Readonly<Record<State['kind'], OptionWindow>>> = {
  move: 'own-move',
  path: 'own-move',
  launch: 'own-launch',
  attack: 'before-declaration',
  fire: 'before-declaration',
  options: 'attack-declared',
  'fly-casual': 'hit-scored',
  'damage-control': 'before-damage',
};

/** The window that a question opens for options, if any. */
export function windowOf(kind: State['kind']): OptionWindow | undefined {
  return WINDOWS[kind];
}

const BY_WINDOW: Readonly<Record<OptionWindow, readonly Offer[]>> = {
  'own-move': offersIn('own-move'),
  'own-launch': offersIn('own-launch'),
  'before-declaration': offersIn('before-declaration'),
  'attack-declared': offersIn('attack-declared'),
  'hit-scored': offersIn('hit-scored'),
  'before-damage': offersIn('before-damage'),
};

function offersIn(window: OptionWindow): readonly Offer[] {
  return OFFERS.filter((offer) => offer.window === window);
}

export function offerOf(option: OptionId): Offer {
  return at(
    OFFERS,
    OFFERS.findIndex((offer) => offer.card === option),
  );
}

/** SB-161, SB-203: the counters of this ship may buy the option now. */
export function canSupply(state: State, battle: Battle, ship: number, option: OptionId): boolean {
  return (
    at(state.counters, ship) > 0 &&
    isOnMap(state, ship) &&
    at(at(battle.types, ship).commands, OPTION_CARDS[option].class)
  );
}

/** Everything the seat may buy in a window: each option with each ship that could supply it. */
export function listOptions(
  state: State,
  battle: Battle,
  seat: Seat,
  window: OptionWindow,
  offer: (option: OptionId, supplier: number) => void,
): void {
  const commanders = at(battle.commanders, seat);
  if (!hasCounters(state, commanders)) return;
  for (const { card, helps } of BY_WINDOW[window]) {
    if (isInForce(state, seat, card)) continue;
    if (!commanders.some((ship) => canSupply(state, battle, ship, card))) continue;
    if (!helps(state, battle, seat)) continue;
    for (const ship of commanders) if (canSupply(state, battle, ship, card)) offer(card, ship);
  }
}

function hasCounters(state: State, commanders: readonly number[]): boolean {
  for (const ship of commanders) {
    if (at(state.counters, ship) > 0 && isOnMap(state, ship)) return true;
  }
  return false;
}

/** SB-191: whoever has no legal response is not asked. */
export function canBuy(state: State, battle: Battle, seat: Seat, window: OptionWindow): boolean {
  let found = false;
  listOptions(state, battle, seat, window, () => {
    found = true;
  });
  return found;
}

/** SB-160, SB-162: the counter is spent for good, the option works until the end of the round. */
export function buy(state: State, seat: Seat, option: OptionId, supplier: number): void {
  state.counters[supplier] = at(state.counters, supplier) - 1;
  putInForce(state, seat, option);
}
