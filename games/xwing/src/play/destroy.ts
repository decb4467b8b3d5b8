import { at } from '@parsecs/kernel';
import type { On } from '../behaviour/declare.ts';
import { tellInForce } from '../behaviour/hooks.ts';
import { hasModifier, listUses } from '../behaviour/uses.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { listCards } from '../damage-pack.ts';
import {
  battleOf,
  currentAttack,
  DESTROYED,
  DOOMED,
  ESCAPED,
  HELD,
  hasFlag,
  idOf,
  isInPlay,
  NONE,
  newWindow,
  OPPORTUNE,
  type State,
  setFlag,
} from '../state.ts';
import { stepNumber } from '../steps.ts';
import { hullLeft, skillOf } from '../values.ts';
import { dropLock } from './tokens.ts';

/** XW-150: asked after every single card. */
export function destroyIfDue(state: State, ship: number, on: On): void {
  if (!isInPlay(state, ship) || hullLeft(state, ship) > 0) return;
  if (hasModifier(state, ship, 'delaysDestruction')) {
    if (!hasFlag(state, ship, HELD)) {
      setFlag(state, ship, HELD);
      state.losses = true;
      tellInForce(state, ship, 'delaysDestruction', on);
      on.tell?.({ type: 'doomed', ship: idOf(state, ship) });
    }
    return;
  }
  if (isSpared(state, ship)) {
    if (!hasFlag(state, ship, DOOMED)) {
      setFlag(state, ship, DOOMED);
      state.losses = true;
      on.tell?.({ type: 'doomed', ship: idOf(state, ship) });
    }
    return;
  }
  destroyShip(state, ship, on);
}

const EXTRA: number = stepNumber('attack', 'extra');

/** XW-307: its attack is over, and a card lets it attack once more. */
function mayAttackAgain(state: State, ship: number): boolean {
  const attack = currentAttack(state);
  if (attack?.ship !== ship || attack.step < EXTRA) return false;
  const window = newWindow('attack-extra', ship, attack.target);
  return listUses(state, window.window).some(
    ({ self, offer }) => self.ship === ship && offer.when(state, self, window),
  );
}

/** XW-153, A-05: as skilled as the active ship, and an attack of its own is still to come. */
function isSpared(state: State, ship: number): boolean {
  const { active } = state;
  if (state.phase !== 'combat' || active === NONE) return false;
  if (active === ship) return mayAttackAgain(state, ship);
  if (hasFlag(state, ship, OPPORTUNE)) return false;
  if (state.setup.options.sparedShips === 'defender' && !isDefender(state, ship)) return false;
  return (
    battleOf(state).ships[ship]?.pilot !== undefined &&
    skillOf(state, ship) === skillOf(state, active)
  );
}

function isDefender(state: State, ship: number): boolean {
  return currentAttack(state)?.target === ship;
}

/** XW-151, XW-152 */
export function destroyShip(state: State, ship: number, on: On): void {
  if (!isInPlay(state, ship)) return;
  on.tell?.({ type: 'destroyed', ship: idOf(state, ship) });
  leavePlay(state, ship, on);
  state.status[ship] = DESTROYED;
}

/** Out of the game, but not destroyed. */
export function escape(state: State, ship: number, on: On): void {
  on.tell?.({ type: 'escaped', ship: idOf(state, ship) });
  leavePlay(state, ship, on);
  state.status[ship] = ESCAPED;
}

function leavePlay(state: State, ship: number, on: On): void {
  const up = state.damageUp[ship] as number;
  const down = state.damageDown[ship] as number;
  if (up !== 0 || down !== 0) {
    state.discard += up + down;
    if (on.tell) {
      const cards = [...listCards(up), ...listCards(down)].map((card) => at(DAMAGE_IDS, card));
      on.tell({ type: 'damage-discarded', ship: idOf(state, ship), cards, reveals: true });
    }
  }
  for (const list of [
    state.damageUp,
    state.damageDown,
    state.markers,
    state.shields,
    state.focus,
    state.evade,
    state.stress,
    state.ion,
    state.dialSeenBy,
    state.effects,
    state.cockpitDamagedFrom,
    state.flags,
  ]) {
    list[ship] = 0;
  }
  state.markerOrder = state.markerOrder.filter((other) => other !== ship);
  state.dial[ship] = NONE;
  state.skillForNow[ship] = NONE;
  loseLocks(state, ship, on);
  state.touching = partFrom(state.touching, ship);
  state.losses = true;
}

/** */
function loseLocks(state: State, ship: number, on: On): void {
  for (let slot = 0; slot < state.locks.length; slot += 1) {
    const target = state.locks[slot] as number;
    if (target === NONE) continue;
    const locker = slot >> 1;
    if (locker === ship || target === ship) dropLock(state, locker, target, false, on);
  }
}

/** C-03: the pairs without this ship. */
export function partFrom(touching: readonly number[], ship: number): number[] {
  const kept: number[] = [];
  for (let index = 0; index < touching.length; index += 2) {
    const one = touching[index] as number;
    const other = touching[index + 1] as number;
    if (one !== ship && other !== ship) kept.push(one, other);
  }
  return kept;
}
