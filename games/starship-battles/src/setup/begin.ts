import type { On } from '../names.ts';
import { assignSides } from '../play/fleets.ts';
import { gatherFleets } from '../play/process.ts';
import { freshAttack, type State } from '../state.ts';
import { FACTIONS } from '../vocabulary.ts';
import type { Setup } from './setup.ts';

/** A match before anything is decided. */
export function emptyState(setup: Setup): State {
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return {
    setup,
    roster: { types: [], owners: [] },
    factions: seats.map(() => -1),
    wishes: seats.map(() => -1),
    fleets: seats.map(() => null),
    places: [],
    facings: [],
    reduced: [],
    damage: [],
    counters: [],
    flags: [],
    options: seats.map(() => 0),
    round: 0,
    phase: 'setup',
    kind: 'side',
    asked: 0,
    rolls: [0, 0],
    rerollers: [],
    low: -1,
    turns: [],
    active: -1,
    steps: [],
    launching: -1,
    fired: 0,
    pointed: [],
    left: [],
    attack: freshAttack(),
    declines: 0,
    waiting: [],
    quiet: 0,
    struck: false,
    lost: [0, 0],
    winners: [],
    ended: '',
  };
}

export function begin(setup: Setup, on: On): State {
  const state = emptyState(setup);
  if (setup.sides === 'ask') return state;
  assignSides(state, FACTIONS.indexOf(setup.sides));
  gatherFleets(state, on);
  return state;
}
