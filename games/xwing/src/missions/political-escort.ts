import type { Answer } from '../answers/answer.ts';
import { DECLINE, isWord } from '../answers/answer-book.ts';
import { chosenManoeuvre } from '../answers/chosen.ts';
import { answerOf } from '../answers/write-answer.ts';
import { SHUTTLE, WHITE } from '../battle.ts';
import { areaOf, baseOf, edgeIn, isAtRange } from '../board.ts';
import { CRIT, changeFaces, countFace, HIT, tellDice } from '../dice.ts';
import type { MissionFrame } from '../frames.ts';
import type { Manoeuvre } from '../geometry/directions.ts';
import { depthsFrom } from '../geometry/play-area.ts';
import { writeManoeuvre } from '../names.ts';
import { startManoeuvre } from '../play/dial.ts';
import { askToPlace } from '../play/place-ship.ts';
import { giveEvade } from '../play/tokens.ts';
import { addShip } from '../setup/empty-state.ts';
import {
  ask,
  captainIn,
  DESTROYED,
  ESCAPED,
  hasRole,
  isInPlay,
  pop,
  push,
  type State,
} from '../state.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';
import type { MissionRules } from './mission.ts';
import { startReinforcements, valueOfLosses } from './reinforcements.ts';
import { isShuttle } from './zones.ts';

/** XW-255 */
const MOVES: readonly Manoeuvre[] = [
  { bearing: 'straight', speed: 2 },
  { bearing: 'bank-left', speed: 1 },
  { bearing: 'bank-right', speed: 1 },
];
const MOVE_ANSWERS: readonly Answer[] = [
  ...MOVES.map((move) => answerOf({ kind: 'manoeuvre', manoeuvre: writeManoeuvre(move) })),
  DECLINE,
];

function shuttleOf(state: State): number {
  return state.roster.pilots.indexOf(SHUTTLE);
}

function placeForces(state: State): boolean {
  // XW-248: it is Rebel, and one of the players moves it for all.
  if (shuttleOf(state) === -1) addShip(state, SHUTTLE, [], captainIn(state, REBEL_ROLE));
  return !askToPlace(state);
}

function run(state: State, frame: MissionFrame): void {
  if (frame.step === 0 && isInPlay(state, shuttleOf(state))) {
    frame.step = 1;
    ask(state, 'mission', captainIn(state, REBEL_ROLE));
  } else pop(state, frame);
}

function takeMove(state: State, answer: Answer): void {
  if (isWord(answer, 'decline')) return;
  // No dial, no colour, no stress.
  startManoeuvre(state, shuttleOf(state), chosenManoeuvre(answer), WHITE);
}

/** How much of the way to the Imperial edge lies behind the shuttle, as much as a good ship is worth. */
const WAY_VALUE = 60;

function evaluate(state: State): number {
  const shuttle = shuttleOf(state);
  if (!isInPlay(state, shuttle)) return 0;
  const edge = edgeIn(state, IMPERIAL_ROLE);
  const area = areaOf(state);
  const { nearest } = depthsFrom(edge, baseOf(state, shuttle), area);
  const whole = edge === 'top' || edge === 'bottom' ? area.height : area.width;
  return WAY_VALUE * (1 - nearest / whole) + valueOfLosses(state);
}

/** Mission 1: the senator's shuttle crosses the field. */
export const POLITICAL_ESCORT: MissionRules = {
  id: 1,
  memory: [0],
  placeForces,
  startActivation: (state) =>
    push(state, { kind: 'mission', when: 'shuttle', step: 0, chosen: [] }),
  action: {
    action: 'protect',
    can: (state, ship) =>
      hasRole(state, ship, REBEL_ROLE) && isAtRange(state, ship, shuttleOf(state), 1, 1),
    perform: (state, on) => giveEvade(state, shuttleOf(state), on),
  },
  changeDice: (state, attack, on) => {
    const { attackDice, target } = attack;
    if (!isShuttle(state, target) || countFace(attackDice, CRIT) === 0) return;
    changeFaces(attackDice, CRIT, HIT, attackDice.length);
    tellDice(state, attack, 'attack', 'mission', on);
  },
  exits: (state, ship) => (isShuttle(state, ship) ? [edgeIn(state, IMPERIAL_ROLE)] : []),
  endPhase: startReinforcements,
  outcome: (state) => {
    switch (state.status[shuttleOf(state)]) {
      case ESCAPED:
        return { role: REBEL_ROLE, rule: 'XW-264' };
      case DESTROYED:
        return { role: IMPERIAL_ROLE, rule: 'XW-265' };
      default:
        return undefined;
    }
  },
  run,
  answers: () => MOVE_ANSWERS,
  take: takeMove,
  evaluate,
};
