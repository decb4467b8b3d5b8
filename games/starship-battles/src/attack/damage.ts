import { at, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { type Battle, battleOf } from '../battle.ts';
import { nameOf, type On } from '../names.ts';
import { endByPoints, loseShip, testVictory } from '../play/losses.ts';
import { buyNow } from '../play/moves.ts';
import { canBuy } from '../play/options.ts';
import { isOnMap, type State } from '../state.ts';

/** SB-115: opens the Damage phase; gives whether it was worked out at once. */
export function startDamage(state: State, on: On): boolean {
  state.phase = 'damage';
  // SB-210: in the order of the phase before.
  state.waiting = state.turns.filter((seat) => seat !== -1);
  return askControl(state, on);
}

/** SB-170: Damage Control just before the damage is worked out. */
function askControl(state: State, on: On): boolean {
  const battle = battleOf(state);
  for (;;) {
    const seat = state.waiting[0];
    if (seat === undefined) break;
    if (canBuy(state, battle, seat, 'before-damage')) {
      state.kind = 'damage-control';
      state.asked = seat;
      return false;
    }
    state.waiting.shift();
  }
  workOut(state, battle, on);
  return true;
}

export function answerControl(state: State, seat: Seat, answer: Answer, on: On): boolean {
  if (answer.kind === 'option') {
    buyNow(state, seat, answer, on);
    repair(state, battleOf(state), seat, on);
  } else {
    on.tell?.({ type: 'declined', seat });
  }
  state.waiting.shift();
  return askControl(state, on);
}

function repair(state: State, battle: Battle, seat: Seat, on: On): void {
  for (const ship of at(battle.ofSeat, seat)) {
    if (at(battle.types, ship).class !== 1 || !isOnMap(state, ship)) continue;
    if (at(state.damage, ship) === 0) continue;
    state.damage[ship] = at(state.damage, ship) - 1;
    on.tell?.({ type: 'repaired', ship: nameOf(battle, ship) });
  }
}

/** SB-115 to SB-121: all ships at once. */
function workOut(state: State, battle: Battle, on: On): void {
  for (let ship = 0; ship < state.places.length; ship += 1) {
    if (!isOnMap(state, ship) || at(state.damage, ship) === 0) continue;
    const { hull, reducedHull, sides } = at(battle.types, ship);
    const damage = at(state.damage, ship);
    const isReduced = at(state.reduced, ship) === 1;
    if (damage < (isReduced ? reducedHull : hull)) continue;
    if (isReduced || damage >= hull + reducedHull) {
      loseShip(state, battle, ship, false, on);
      continue;
    }
    // SB-117: what exceeds the full hull stays on the ship.
    state.damage[ship] = damage - hull;
    state.reduced[ship] = 1;
    // SB-169
    state.counters[ship] = Math.min(at(state.counters, ship), sides[1].counters);
    on.tell?.({ type: 'reduced', ship: nameOf(battle, ship), damage: damage - hull });
  }
}

/** SB-166, SB-199, SB-209: gives whether the game is over. */
export function endRound(state: State, on: On): boolean {
  if (testVictory(state, on)) return true;
  const { setup } = state;
  state.quiet = state.struck ? 0 : state.quiet + 1;
  state.struck = false;
  state.options.fill(0);
  state.flags.fill(0);
  on.tell?.({ type: 'round-ended', round: state.round, quiet: state.quiet });
  if (setup.standstillRounds > 0 && state.quiet >= setup.standstillRounds) {
    endByPoints(state, 'SB-209', on);
    return true;
  }
  if (setup.roundLimit > 0 && state.round >= setup.roundLimit) {
    endByPoints(state, 'SB-201', on);
    return true;
  }
  return false;
}
