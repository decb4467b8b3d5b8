import { at } from '@parsecs/kernel';
import type { CardInPlay } from '../battle.ts';
import type { On } from '../behaviour/declare.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { addCard, countOf, DAMAGE_NUMBERS, removeCard, sizeOf } from '../damage-pack.ts';
import type { DamageFrame } from '../frames.ts';
import { idOf, isInPlay, NONE, newWindow, push, rulesOf, type State } from '../state.ts';
import { stepNumber } from '../steps.ts';
import { shieldValue } from '../values.ts';
import { ACTION_NUMBERS } from '../vocabulary.ts';

/** Small changes that rules and cards make; whatever may be reacted to opens its window. */

export function giveFocus(state: State, ship: number, count: number, on: On): void {
  state.focus[ship] = (state.focus[ship] as number) + count;
  on.tell?.({ type: 'token-gained', ship: idOf(state, ship), token: 'focus', count });
}

export function giveEvade(state: State, ship: number, on: On): void {
  state.evade[ship] = (state.evade[ship] as number) + 1;
  on.tell?.({ type: 'token-gained', ship: idOf(state, ship), token: 'evade', count: 1 });
}

export function giveIon(state: State, ship: number, on: On): void {
  state.ion[ship] = (state.ion[ship] as number) + 1;
  on.tell?.({ type: 'token-gained', ship: idOf(state, ship), token: 'ion', count: 1 });
}

/** Spends a focus token; the window `token-spent` has no second ship then. */
export function spendFocus(state: State, ship: number, on: On): void {
  state.focus[ship] = (state.focus[ship] as number) - 1;
  on.tell?.({ type: 'token-spent', ship: idOf(state, ship), token: 'focus' });
  push(state, newWindow('token-spent', ship));
}

export function spendEvade(state: State, ship: number, on: On): void {
  state.evade[ship] = (state.evade[ship] as number) - 1;
  on.tell?.({ type: 'token-spent', ship: idOf(state, ship), token: 'evade' });
}

/** XW-081: both tokens return; the window `token-spent` names the ship that was locked. */
export function spendLockOn(state: State, ship: number, target: number, on: On): void {
  dropLock(state, ship, target, true, on);
  push(state, newWindow('token-spent', ship, target));
}

export function dropLock(state: State, ship: number, target: number, spent: boolean, on: On): void {
  for (let slot = ship * 2; slot < ship * 2 + 2; slot += 1) {
    if (state.locks[slot] !== target) continue;
    state.locks[slot] = NONE;
    on.tell?.({
      type: 'lock-lost',
      ship: idOf(state, ship),
      target: idOf(state, target),
      spent,
    });
  }
}

/** XW-075, XW-081: puts the tokens down in that slot; what was there goes. */
export function placeLock(state: State, ship: number, target: number, slot: number, on: On): void {
  const index = ship * 2 + slot;
  const before = state.locks[index] as number;
  if (before !== NONE && before !== target) dropLock(state, ship, before, false, on);
  state.locks[index] = target;
  on.tell?.({ type: 'lock-acquired', ship: idOf(state, ship), target: idOf(state, target) });
}

/** A stress token that can still be taken by somebody else; `state.stressed` tells who got it. */
export function giveStress(state: State, ship: number): void {
  state.stressed = NONE;
  push(state, { kind: 'stress', ship, step: 0 });
}

export function removeStress(state: State, ship: number, on: On): void {
  const stress = state.stress[ship] as number;
  if (stress === 0) return;
  state.stress[ship] = stress - 1;
  on.tell?.({ type: 'stress-changed', ship: idOf(state, ship), by: -1, stress: stress - 1 });
}

/** XW-306: until the Combat phase ends; the latest change counts. */
export function changeSkill(state: State, ship: number, skill: number, on: On): void {
  state.skillForNow[ship] = skill;
  on.tell?.({ type: 'skill-changed', ship: idOf(state, ship), skill });
}

/** XW-139: damage that goes through shields; `by` is the attacker if an attack does it. */
export function suffer(
  state: State,
  ship: number,
  hits: number,
  crits: number,
  by: number = NONE,
): void {
  if (hits + crits === 0) return;
  const frame: DamageFrame = { kind: 'damage', ship, hits, crits, by };
  if (crits > 0 && lacksCards(state, ship, hits + crits)) {
    frame.hits += crits;
    frame.crits = 0;
  }
  push(state, frame);
}

/** XW-225, V-16: whether the cards would not do for what the shields let through. */
function lacksCards(state: State, ship: number, damage: number): boolean {
  if (state.setup.options.scarceDamage === 'none-left') return false;
  const cards = state.deck.length + sizeOf(state.discard);
  return damage - (state.shields[ship] as number) > cards;
}

/** XW-308: a card that shields do not stop. */
export function dealCard(state: State, ship: number, faceUp: boolean, by: number = NONE): void {
  push(state, { kind: 'deal', ship, by, faceUp, card: NONE, lies: false, step: 0 });
}

/** XW-308: a face-down card that is turned up was not dealt, but its text applies. */
export function turnUp(state: State, ship: number, card: number, on: On): void {
  // XW-258: the shuttle never has a card face up.
  if (rulesOf(state, ship).pilot === undefined) return;
  state.damageDown[ship] = removeCard(state.damageDown[ship] as number, card);
  state.damageUp[ship] = addCard(state.damageUp[ship] as number, card);
  on.tell?.({
    type: 'damage-turned',
    ship: idOf(state, ship),
    card: at(DAMAGE_IDS, card),
    faceUp: true,
    reveals: true,
  });
  noteCockpit(state, ship, card);
  push(state, { kind: 'deal', ship, by: NONE, faceUp: true, card, lies: true, step: DESTROY });
}

/** The steps of a deal, see `run-damage.ts`. */
const DESTROY: number = stepNumber('deal', 'destroy');

/** Damaged Cockpit: counts from the round after this one. */
export function noteCockpit(state: State, ship: number, card: number): void {
  if (card === DAMAGE_NUMBERS['damaged-cockpit'] && state.cockpitDamagedFrom[ship] === 0) {
    state.cockpitDamagedFrom[ship] = state.round + 1;
  }
}

/** XW-149: the text ends, the damage stays. */
export function turnDown(state: State, ship: number, card: number, on: On): void {
  state.damageUp[ship] = removeCard(state.damageUp[ship] as number, card);
  state.damageDown[ship] = addCard(state.damageDown[ship] as number, card);
  forgetCockpit(state, ship, card);
  on.tell?.({
    type: 'damage-turned',
    ship: idOf(state, ship),
    card: at(DAMAGE_IDS, card),
    faceUp: false,
  });
}

/** The card goes to the open discard pile. */
export function discardDamage(
  state: State,
  ship: number,
  card: number,
  faceUp: boolean,
  on: On,
): void {
  if (faceUp) state.damageUp[ship] = removeCard(state.damageUp[ship] as number, card);
  else state.damageDown[ship] = removeCard(state.damageDown[ship] as number, card);
  if (faceUp) forgetCockpit(state, ship, card);
  state.discard = addCard(state.discard, card);
  on.tell?.({
    type: 'damage-discarded',
    ship: idOf(state, ship),
    cards: [at(DAMAGE_IDS, card)],
    ...(!faceUp && { reveals: true as const }),
  });
}

function forgetCockpit(state: State, ship: number, card: number): void {
  const cockpit = DAMAGE_NUMBERS['damaged-cockpit'];
  if (card === cockpit && countOf(state.damageUp[ship] as number, cockpit) === 0)
    state.cockpitDamagedFrom[ship] = 0;
}

/** XW-026 */
export function regainShield(state: State, ship: number, on: On): void {
  const shields = state.shields[ship] as number;
  if (shields >= shieldValue(state, ship)) return;
  state.shields[ship] = shields + 1;
  on.tell?.({ type: 'shield-regained', ship: idOf(state, ship), shields: shields + 1 });
}

/** XW-211 */
export function discardUpgrade(state: State, { ship, place, card }: CardInPlay, on: On): void {
  state.discardedUpgrades[ship] = (state.discardedUpgrades[ship] as number) | (1 << place);
  on.tell?.({ type: 'upgrade-discarded', ship: idOf(state, ship), card });
}

export function tellUse(
  state: State,
  { ship, card }: CardInPlay,
  on: On,
  target: number = NONE,
): void {
  on.tell?.({
    type: 'card-used',
    ship: idOf(state, ship),
    card,
    ...(target !== NONE && { target: idOf(state, target) }),
  });
}

/** XW-064, XW-313: the ship may take one of these actions at once. */
export function offerFreeAction(state: State, ship: number, allowed: number): void {
  if (!isInPlay(state, ship)) return;
  push(state, { kind: 'action', ship, allowed, free: true, step: 0, action: NONE });
}

/** XW-300: not an action. */
export function offerLock(state: State, ship: number, besides: number = NONE): void {
  if (isInPlay(state, ship)) pushLock(state, ship, NONE, true, besides);
}

/** XW-075: the ship must lock somebody, or this one. */
export function acquireLock(state: State, ship: number, only: number = NONE): void {
  if (isInPlay(state, ship)) pushLock(state, ship, only, false, NONE);
}

function pushLock(
  state: State,
  ship: number,
  only: number,
  optional: boolean,
  besides: number,
): void {
  push(state, { kind: 'lock', ship, only, optional, besides, step: 0, target: NONE });
}

/** XW-064, XW-068: the ship takes the free action and rolls; there is no way back. */
export function rollFreely(state: State, ship: number, on: On): void {
  const action = ACTION_NUMBERS['barrel-roll'];
  state.actions[ship] = (state.actions[ship] as number) | (1 << action);
  on.tell?.({ type: 'action-taken', ship: idOf(state, ship), action: 'barrel-roll', free: true });
  push(state, { kind: 'action', ship, allowed: 1 << action, free: true, step: 1, action });
  push(state, { kind: 'move', ship, boost: false, step: 0 });
}

/** Goes on with the `effect` of the card. */
export function startEffect(state: State, self: CardInPlay, chosen: readonly number[] = []): void {
  push(state, { kind: 'effect', holding: self.number, step: 0, chosen: [...chosen] });
}
