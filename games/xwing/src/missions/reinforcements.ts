import { at } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { DECLINE, isWord, SEAT_ANSWERS } from '../answers/answer-book.ts';
import { answerOf } from '../answers/write-answer.ts';
import type { On } from '../behaviour/declare.ts';
import { PILOT_IDS, type PilotId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import type { ByFaction } from '../cards/vocabulary.ts';
import type { MissionFrame } from '../frames.ts';
import { stockOf } from '../lists/collection.ts';
import { placeShip, raiseShields } from '../play/place-ship.ts';
import { hasRoomForMore } from '../play/placing.ts';
import { addShip } from '../setup/empty-state.ts';
import {
  ask,
  battleOf,
  captainOf,
  DESTROYED,
  factionOf,
  idOf,
  isInPlay,
  pop,
  push,
  type State,
  seatsOfTeam,
  teamIn,
} from '../state.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';

/** XW-262, XW-274, XW-288: a ship for each one lost this round, as long as its side wants it. */

const REINFORCEMENTS: ByFaction<PilotId> = { rebel: 'rookiepilot', imperial: 'academypilot' };
/** The place in `state.mission` of the losses that were made up for, or given up. */
export const COUNTED = 0;

const CALL = 0;
const ASSIGN = 1;
const PLACE = 2;
const PLACED = 3;

function roleReinforced(state: State): number {
  return state.setup.mission === 3 ? REBEL_ROLE : IMPERIAL_ROLE;
}

function teamReinforced(state: State): number {
  return teamIn(state, roleReinforced(state));
}

/** What a team calls: the plainest pilot of its faction. */
function pilotCalled(state: State, team: number): PilotId {
  return REINFORCEMENTS[factionOf(state, team)];
}

/** XW-252: the shuttle is no ship that somebody replaces; with it the game is over anyway. */
function lossesOf(state: State, team: number): number {
  const { teams, ships } = battleOf(state);
  return teams.filter(
    (own, ship) =>
      own === team && state.status[ship] === DESTROYED && at(ships, ship).pilot !== undefined,
  ).length;
}

export function startReinforcements(state: State): void {
  if (lossesOf(state, teamReinforced(state)) === at(state.mission, COUNTED)) return;
  push(state, { kind: 'mission', when: 'reinforcement', step: CALL, chosen: [] });
}

export function runReinforcements(state: State, frame: MissionFrame, on: On): void {
  const team = teamReinforced(state);
  const ship = frame.chosen[0] ?? -1;
  switch (frame.step) {
    case CALL:
      if (lossesOf(state, team) > at(state.mission, COUNTED) && canCall(state, team)) {
        ask(state, 'mission', captainOf(team));
      } else finish(state, frame, team);
      return;
    case ASSIGN:
      frame.step = PLACE;
      if (seatsOfTeam(state, team).length > 1) {
        ask(state, 'assign', captainOf(team));
      }
      return;
    case PLACE:
      ask(state, 'place', at(state.roster.seats, ship));
      return;
    default:
      raiseShields(state, ship, on);
      state.mission[COUNTED] = at(state.mission, COUNTED) + 1;
      frame.step = CALL;
      frame.chosen.length = 0;
  }
}

function finish(state: State, frame: MissionFrame, team: number): void {
  state.mission[COUNTED] = lossesOf(state, team);
  pop(state, frame);
}

function canCall(state: State, team: number): boolean {
  const pilot = pilotCalled(state, team);
  return isInTheBox(state, pilot) && hasRoomForMore(state, team, pilotCard(pilot).size);
}

/** where components are limited, a card and a model must be left. */
function isInTheBox(state: State, pilot: PilotId): boolean {
  const { collection } = state.setup;
  if (collection === null) return true;
  const { ship: type } = pilotCard(pilot);
  const flying = battleOf(state).ships.filter((_, ship) => isInPlay(state, ship));
  const { pilots, ships } = stockOf(collection);
  return (
    flying.filter((rules) => rules.pilot?.id === pilot).length < (pilots.get(pilot) ?? 0) &&
    flying.filter((rules) => rules.pilot?.ship === type).length < (ships.get(type) ?? 0)
  );
}

export function reinforcementAnswers(state: State): readonly Answer[] {
  const team = teamReinforced(state);
  if (state.question === 'assign') {
    return seatsOfTeam(state, team).map((seat) => at(SEAT_ANSWERS, seat));
  }
  return [answerOf({ kind: 'ship', ship: pilotCalled(state, team) }), DECLINE];
}

export function takeReinforcement(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  const team = teamReinforced(state);
  if (isWord(answer, 'decline')) {
    finish(state, frame, team);
    return;
  }
  switch (answer.kind) {
    case 'assign': {
      const ship = at(frame.chosen, 0);
      state.roster = { ...state.roster, seats: state.roster.seats.with(ship, answer.seat) };
      on.tell?.({ type: 'ship-assigned', ship: idOf(state, ship), seat: answer.seat });
      return;
    }
    case 'place':
      placeShip(state, answer, on);
      frame.step = PLACED;
      return;
    default: {
      const pilot = PILOT_IDS.indexOf(pilotCalled(state, team));
      const ship = addShip(state, pilot, [], captainOf(team));
      frame.chosen.push(ship);
      on.tell?.({ type: 'reinforcement-called', ship: idOf(state, ship) });
      frame.step = ASSIGN;
    }
  }
}

/** What the ships are worth that are still to come, for the Rebel role. */
export function valueOfLosses(state: State): number {
  const team = teamReinforced(state);
  const due = lossesOf(state, team) - at(state.mission, COUNTED);
  const { points } = pilotCard(pilotCalled(state, team));
  return (due * points * (roleReinforced(state) === REBEL_ROLE ? 1 : -1)) / 2;
}
