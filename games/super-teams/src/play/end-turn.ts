import { at, type StepContext } from '@parsecs/kernel';
import type { Event } from '../events.ts';
import { freshTurn, isSideHome, type State } from '../state.ts';
import { dealRound } from './deal.ts';
import { drawFor, payPlanet } from './rewards.ts';
import { ask, nextSeat } from './steps.ts';

/** Steps 8 to 11 of the turn pipeline: the win, what is paid, the next turn. */
export function endTurn(state: State, on: StepContext<Event>): void {
  if (findWinners(state)) {
    state.phase = 'over';
    on.tell?.({ type: 'won', winners: [...state.winners] });
    return;
  }
  if (state.rules.setup.options.rewardTiming === 'after-grabs') {
    for (const ship of state.turn.movedShips) drawFor(state, ship, on);
    payPlanet(state, on);
  }
  passTurn(state, on);
}

/** ST-114 to ST-118: every side whose ships are all home wins. */
function findWinners(state: State): boolean {
  const { rules } = state;
  // Only a turn in which a ship came home can have ended the game.
  if (state.turn.rest !== rules.last) return false;
  for (let side = 0; side < rules.sides; side += 1) {
    if (!isSideHome(state, side)) continue;
    for (let seat = 0; seat < rules.seats; seat += 1) {
      if (at(rules.side, seat) === side) state.winners.push(seat);
    }
  }
  return state.winners.length > 0;
}

export function passTurn(state: State, on: StepContext<Event>): void {
  state.active = nextSeat(state, state.active);
  state.turn = freshTurn();
  // ST-067: after a round the turn is back at the player who started it.
  if (at(state.hands, state.active).length === 0) {
    state.round += 1;
    dealRound(state, on);
  }
  ask(state, 'announce', state.active);
  on.tell?.({ type: 'turn-began', seat: state.active });
}
