import { type Checked, isText, type WrittenFields } from '@parsecs/kernel';
import { CAPTAINS, FACTIONS } from '../cards/vocabulary.ts';
import { EDGES, type Edge } from '../geometry/directions.ts';
import { PHASE_STEPS } from '../play/round.ts';
import { agreedFactions, isMirror } from '../setup/setup.ts';
import { NONE, type State, teamIn } from '../state.ts';
import type { Phase } from '../vocabulary.ts';
import { findContradictions } from './contradictions.ts';
import { stackDeck } from './damage.ts';
import { readMission } from './mission.ts';
import { Reading } from './reading.ts';
import { placeShips, readLocks, readTouching } from './ships.ts';
import { layBombs, layObstacles } from './tokens-on-table.ts';

/** Lays out a hand-made position piece by piece and names what does not fit. */
export function readPosition(state: State, given: WrittenFields): Checked<State> {
  const reading = new Reading(state, given);
  const { problems } = reading;
  const factions = agreedFactions(state.setup) ?? FACTIONS;
  state.factions = factions.map((faction) => FACTIONS.indexOf(faction));
  // Where both fly for one faction the first team has the role of the Rebel player.
  state.rebelTeam = factions[1] === 'rebel' && !isMirror(state.setup) ? 1 : 0;
  readRound(reading);
  placeShips(reading);
  if (problems.length === 0) {
    readLocks(reading);
    readTouching(reading);
    readMission(reading);
  }
  layObstacles(reading);
  layBombs(reading);
  stackDeck(reading);
  if (problems.length === 0) findContradictions(reading);
  return reading.checked(state);
}

/** A team by the seat that speaks for it, or by its role. */
function readTeam(state: State, name: unknown): number {
  const team = CAPTAINS.findIndex((captain) => captain === name);
  if (team !== NONE) return team;
  const role = FACTIONS.findIndex((faction) => faction === name);
  return role === NONE ? NONE : teamIn(state, role);
}

function readRound(reading: Reading): void {
  const { state, given } = reading;
  const { round, phase = 'planning', initiative = 'imperial', edge = 'bottom' } = given;
  state.round = reading.number('round', round, 1);
  state.initiative = readTeam(state, initiative);
  if (state.initiative === NONE) reading.wrong('initiative', 'given-wrong-side');
  state.edge = EDGES.indexOf(edge as Edge);
  if (state.edge === NONE) reading.wrong('edge', 'given-not-a-place');
  state.squads = [];
  if (!isText(phase) || !Object.hasOwn(PHASE_STEPS, phase)) {
    reading.wrong('phase', 'given-not-a-phase');
    return;
  }
  const known = phase as Exclude<Phase, 'setup'>;
  state.phase = known;
  state.frames = [{ kind: 'round', step: PHASE_STEPS[known] }];
}
