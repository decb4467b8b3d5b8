import {
  at,
  type Chance,
  isRefusal,
  type Refusal,
  type Region,
  type Seat,
  seededChance,
} from '@parsecs/kernel';
import { type Answer, readAnswer, written } from '../answers.ts';
import { partnersFleet } from '../play/fleets.ts';
import { limitsOf } from '../setup/setup.ts';
import type { State } from '../state.ts';
import { FACTIONS } from '../vocabulary.ts';
import { checkFleet, problemsOf } from './fleet.ts';
import type { Fleet } from './fleet-list.ts';
import { randomFleet } from './random-fleet.ts';
import { READY_FLEETS } from './ready-made.ts';

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
  ).map(({ fleet }) => fleetAnswer(fleet));
  // A table with limits of its own has no ready-made list: one that is always the same will do.
  return ready.length > 0
    ? ready
    : [sampleFleet(state, seat, seededChance('a fleet to start from'))];
}

function fleetAnswer({ faction, ships }: Fleet): Answer {
  return written<'fleet'>({ kind: 'fleet', faction, ships });
}

export function checkFleetAnswer(state: State, seat: Seat, id: string): Answer | Refusal {
  const answer = readAnswer(id);
  return answer?.kind === 'fleet'
    ? checkList(state, seat, answer)
    : { refused: 'table', cause: 'unknown-answer' };
}

function checkList(state: State, seat: Seat, { faction, ships }: Fleet): Answer | Refusal {
  const limits = limitsOf(state.setup, partnersFleet(state, seat));
  const checked = checkFleet({ faction, ships }, limits);
  if (!checked.ok) {
    const [first] = checked.problems;
    const { rule = 'table', cause = 'fleet-not-legal', params = {} } = first ?? {};
    return { refused: rule, cause, params };
  }
  // SB-002: the side was settled before.
  if (faction !== FACTIONS[at(state.factions, seat)]) {
    return { refused: 'SB-002', cause: 'fleet-wrong-faction' };
  }
  return fleetAnswer(checked.value);
}

function sampleFleet(state: State, seat: Seat, chance: Chance): Answer {
  const faction = at(FACTIONS, at(state.factions, seat));
  const limits = limitsOf(state.setup, partnersFleet(state, seat));
  const answer = checkList(state, seat, randomFleet(faction, limits, chance));
  if (isRefusal(answer)) throw new Error(`a random fleet is refused: ${answer.refused}`);
  return answer;
}
