import type { Seat } from '@parsecs/kernel';
import { NONE, SETTING, type State } from '../state.ts';
import type { Setup } from './setup.ts';

const UNKNOWN_FACTIONS: readonly number[] = [NONE, NONE];

export function emptyState(setup: Setup): State {
  const seats = Array.from({ length: setup.players }, () => NONE);
  return {
    setup,
    roster: { pilots: [], upgrades: [], seats: [] },
    factions: UNKNOWN_FACTIONS,
    rebelTeam: NONE,
    wishes: seats.slice(),
    squads: [null, null],
    initiative: NONE,
    edge: 0,
    obstacles: [],
    bombs: [],
    status: [],
    x: [],
    y: [],
    heading: [],
    shields: [],
    focus: [],
    evade: [],
    stress: [],
    ion: [],
    locks: [],
    dial: [],
    dialSeenBy: [],
    flags: [],
    actions: [],
    effects: [],
    discardedUpgrades: [],
    damageUp: [],
    damageDown: [],
    markers: [],
    markerOrder: [],
    skillForNow: [],
    cockpitDamagedFrom: [],
    touching: [],
    deck: [],
    discard: 0,
    drawn: [],
    drawnBy: NONE,
    round: 0,
    phase: 'setup',
    active: NONE,
    planning: seats.map(() => SETTING),
    mission: [],
    stressed: NONE,
    losses: false,
    frames: [{ kind: 'setup', step: 0, ship: NONE }],
    question: 'none',
    asked: 0,
    winners: [],
    ending: '',
  };
}

/** One more ship, not placed yet, without shields (XW-025). */
export function addShip(
  state: State,
  pilot: number,
  upgrades: readonly number[],
  seat: Seat,
): number {
  const { roster } = state;
  state.roster = {
    pilots: [...roster.pilots, pilot],
    upgrades: [...roster.upgrades, [...upgrades]],
    seats: [...roster.seats, seat],
  };
  for (const list of [
    state.status,
    state.x,
    state.y,
    state.heading,
    state.shields,
    state.focus,
    state.evade,
    state.stress,
    state.ion,
    state.dialSeenBy,
    state.flags,
    state.actions,
    state.effects,
    state.discardedUpgrades,
    state.damageUp,
    state.damageDown,
    state.markers,
    state.cockpitDamagedFrom,
  ]) {
    list.push(0);
  }
  state.dial.push(NONE);
  state.skillForNow.push(NONE);
  state.locks.push(NONE, NONE);
  return state.status.length - 1;
}
