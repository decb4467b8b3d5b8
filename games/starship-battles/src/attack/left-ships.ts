import type { LeftShip, State } from '../state.ts';

/** SB-204: whether a ship that was left may be taken up again. */
function mayReturn({ setup }: State): boolean {
  return setup.attackOrder !== 'ship';
}

/** What a ship had done before it was left; nothing for most. */
function leftShip(state: State, ship: number): LeftShip | undefined {
  return state.left.length === 0 ? undefined : state.left.find((left) => left.ship === ship);
}

/** What the ship has fired in this part of the phase. */
export function firedBy(state: State, ship: number): number {
  return state.active === ship ? state.fired : (leftShip(state, ship)?.fired ?? 0);
}

export function hasPointedAt(state: State, ship: number, target: number): boolean {
  const pointed = state.active === ship ? state.pointed : leftShip(state, ship)?.pointed;
  return pointed?.includes(target) === true;
}

/** SB-099: a weapon was fired before, by the ship or, where that is agreed, by anyone of the fleet. */
export function isPointDefenseOver(state: State, ship: number): boolean {
  if (firedBy(state, ship) !== 0) return true;
  if (state.setup.attackOrder !== 'point-defense-first') return false;
  return state.fired !== 0 || state.left.some(({ fired }) => fired !== 0);
}

export function takeUp(state: State, ship: number): void {
  const left = leftShip(state, ship);
  state.active = ship;
  state.fired = left?.fired ?? 0;
  state.pointed = left === undefined ? [] : [...left.pointed];
}

/** Gives whether the ship has finished: it cannot be taken up again, or nothing was fired since it was. */
export function leave(state: State): boolean {
  const { active: ship, fired, pointed } = state;
  const before = leftShip(state, ship);
  const isIdle = fired === (before?.fired ?? 0) && pointed.length === (before?.pointed.length ?? 0);
  if (mayReturn(state)) {
    state.left = [...state.left.filter((left) => left.ship !== ship), { ship, fired, pointed }];
  }
  state.active = -1;
  state.fired = 0;
  state.pointed = [];
  return isIdle || !mayReturn(state);
}
