import {
  at,
  type Chance,
  isRefusal,
  type Refusal,
  type Region,
  type Seat,
  seededChance,
} from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { numbersOf, partnersFleet } from '../play/fleets.ts';
import { limitsOf } from '../setup/setup.ts';
import type { State } from '../state.ts';
import { FACTIONS } from '../vocabulary.ts';
import { checkFleet, type Fleet, problemsOf, readFleet, writeFleet } from './fleet.ts';
import { randomFleet } from './random-fleet.ts';
import { READY_FLEETS } from './ready-fleets.ts';

/**
 * SB-125, SB-126: a fleet is one answer. There are too many to list, so the question gives the
 * ready-made ones, checks any other, and makes up legal ones.
 */
export function fleetQuestion(
  state: State,
  seat: Seat,
): { readonly answers: readonly Answer[]; readonly region: Region<Answer> } {
  return {
    answers: readyAnswers(state, seat),
    region: {
      check: (id) => checkFleetAnswer(state, seat, id),
      sample: (chance) => sampleFleet(state, seat, chance),
    },
  };
}

function readyAnswers(state: State, seat: Seat): readonly Answer[] {
  const limits = limitsOf(state.setup, partnersFleet(state, seat));
  const faction = at(FACTIONS, at(state.factions, seat));
  const ready = READY_FLEETS.filter(
    ({ fleet, kind }) =>
      kind === 'standard' && fleet.faction === faction && problemsOf(fleet, limits).length === 0,
  ).map(({ fleet }) => fleetAnswer(state, fleet));
  // A table with limits of its own has no ready-made list: one that is always the same will do.
  return ready.length > 0
    ? ready
    : [sampleFleet(state, seat, seededChance('a fleet to start from'))];
}

function fleetAnswer(state: State, fleet: Fleet): Answer {
  return { kind: 'fleet', id: writeFleet(fleet), types: numbersOf(state, fleet) };
}

export function checkFleetAnswer(state: State, seat: Seat, id: string): Answer | Refusal {
  const checked = checkFleet(readFleet(id), limitsOf(state.setup, partnersFleet(state, seat)));
  if (!checked.ok) {
    const [first] = checked.problems;
    const { rule = 'table', cause = 'fleet-not-legal', params = {} } = first ?? {};
    return { refused: rule, cause, params };
  }
  // SB-002: the side was settled before.
  if (checked.value.faction !== FACTIONS[at(state.factions, seat)]) {
    return { refused: 'SB-002', cause: 'fleet-wrong-faction' };
  }
  return fleetAnswer(state, checked.value);
}

function sampleFleet(state: State, seat: Seat, chance: Chance): Answer {
  const faction = at(FACTIONS, at(state.factions, seat));
  const limits = limitsOf(state.setup, partnersFleet(state, seat));
  const answer = checkFleetAnswer(state, seat, writeFleet(randomFleet(faction, limits, chance)));
  if (isRefusal(answer)) throw new Error(`a random fleet is refused: ${answer.refused}`);
  return answer;
}
