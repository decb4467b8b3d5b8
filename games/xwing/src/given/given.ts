import { type Checked, isText, type WrittenFields } from '@parsecs/kernel';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { EDGES, type Edge } from '../geometry/directions.ts';
import { PHASE_STEPS } from '../play/round.ts';
import { NONE, type State } from '../state.ts';
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
  state.first = FACTIONS.findIndex((faction) => faction === state.setup.sides);
  if (state.first === NONE) state.first = 0;
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

function readRound(reading: Reading): void {
  const { state, given } = reading;
  const { round, phase = 'planning', initiative = 'imperial', edge = 'bottom' } = given;
  state.round = reading.number('round', round, 1);
  state.initiative = FACTIONS.indexOf(initiative as Faction);
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
