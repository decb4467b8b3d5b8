import { at, findAnswer, type Refusal, type Seat } from '@parsecs/kernel';
import { type Answer, PRIMARY } from './answers/answer.ts';
import { isWord, RESIGN, TIME_UP } from './answers/answer-book.ts';
import { readAnswer } from './answers/read-answer.ts';
import { attackFault, PRIMARY_WEAPON } from './attack/targets.ts';
import { teamOfSeat } from './battle.ts';
import { BARRED_BITS } from './behaviour/declare.ts';
import { dropFault } from './behaviour/upgrades/bombs.ts';

import type { ActionFrame, LockFrame, OpportunityFrame } from './frames.ts';
import { missionOf } from './missions/mission.ts';
import { writeManoeuvre } from './names.ts';
import { allowedActions } from './play/actions.ts';
import { canLock } from './play/locks.ts';
import { boostFault, checkRoll } from './play/moves.ts';
import { checkObstacle } from './play/obstacles.ts';
import { checkPlace } from './play/placing.ts';
import { isLastRound } from './play/round.ts';
import { checkSquadAnswer } from './play/squads.ts';
import { question } from './questions.ts';
import { otherQuestion, refuse } from './refuse.ts';
import {
  battleOf,
  currentAttack,
  isInPlay,
  isOver,
  NONE,
  rulesOf,
  type State,
  topFrame,
} from './state.ts';
import { hasLockOn, hasTaken, isIonised } from './values.ts';
import { ACTION_NUMBERS, type Barred } from './vocabulary.ts';

/** Whatever is in their region is legal, listed or not. */
const HAS_REGION: readonly string[] = ['squad', 'obstacle', 'place', 'barrel-roll'];

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (isOver(state)) return refuse('table', 'not-asked');
  if (id === TIME_UP.id) return isLastRound(state) ? refuse('XW-318', 'last-round') : TIME_UP;
  if ((state.asked & (1 << seat)) === 0) return refuse('table', 'not-asked');
  if (id === RESIGN.id) return RESIGN;
  // What is listed needs no reading.
  const asked = HAS_REGION.includes(state.question) ? undefined : question(state, seat);
  const listed = asked === undefined ? undefined : findAnswer(asked, id);
  if (listed !== undefined) return listed;
  const given = readAnswer(id);
  if (given === undefined) return otherQuestion(given);
  switch (state.question) {
    case 'squad':
      return checkSquadAnswer(state, teamOfSeat(seat), given);
    case 'obstacle':
      return checkObstacle(state, given);
    case 'place':
      return checkPlace(state, given);
    case 'mission':
      if (asked?.region !== undefined) return asked.region.check(given.id);
      return whyNotMission(state, given);
    case 'barrel-roll': {
      const frame = topFrame(state);
      return checkRoll(state, frame.kind === 'move' ? frame.ship : NONE, given);
    }
    default:
      if (asked === undefined) return otherQuestion(given);
      // The same dice may be written in another order.
      return findAnswer(asked, given.id) ?? whyNot(state, seat, asked.kind, given);
  }
}

function whyNot(state: State, seat: Seat, kind: string, given: Answer): Refusal {
  const frame = topFrame(state);
  switch (kind) {
    case 'dial':
    case 'ready':
    case 'change-dial':
      return whyNotDial(state, seat, kind, given);
    case 'replace-manoeuvre':
      return frame.kind === 'activation'
        ? whyNotReplacement(state, frame.ship, given)
        : otherQuestion(given);
    case 'action':
    case 'free-action':
      return frame.kind === 'action' ? whyNotAction(state, frame, given) : otherQuestion(given);
    case 'lock':
      return frame.kind === 'lock' ? whyNotLock(state, frame, given) : otherQuestion(given);
    case 'boost':
      return frame.kind === 'move' ? boostFault(state, frame.ship, given) : otherQuestion(given);
    case 'attack':
      return frame.kind === 'opportunity'
        ? whyNotAttack(state, frame, given)
        : otherQuestion(given);
    case 'attack-next':
    case 'activate-next':
      return whyNotNext(state, seat, kind, given);
    case 'modify-attack-dice':
    case 'modify-defence-dice':
      return whyNotToken(state, kind, given);
    default:
      return whyNotLeft(given);
  }
}

/** XW-218: what must be done cannot be left. */
function whyNotLeft(given: Answer): Refusal {
  return isWord(given, 'done') || isWord(given, 'pass')
    ? refuse('XW-218', 'must-choose')
    : otherQuestion(given);
}

function whyNotMission(state: State, given: Answer): Refusal {
  const frame = topFrame(state);
  const isShuttleMove = frame.kind === 'mission' && frame.when === 'shuttle';
  if (isShuttleMove && given.kind === 'manoeuvre') return refuse('XW-255', 'not-on-dial');
  return whyNotLeft(given);
}

function whyNotDial(state: State, seat: Seat, kind: string, given: Answer): Refusal {
  if (isWord(given, 'ready')) return refuse('XW-031', 'dials-missing');
  if (given.kind !== 'dial' && given.kind !== 'change' && given.kind !== 'ship') {
    return otherQuestion(given);
  }
  const { ship: name } = given;
  const { indexOf, seats } = battleOf(state);
  const ship = indexOf.get(name);
  if (ship === undefined) return otherQuestion(given);
  if (at(seats, ship) !== seat) return refuse('XW-229', 'not-your-ship', { ship: name });
  if (!isInPlay(state, ship)) return refuse('XW-151', 'not-in-play', { ship: name });
  if (isIonised(state, ship)) return refuse('XW-301', 'no-dial', { ship: name });
  if (given.kind !== 'dial' || kind !== 'dial') return otherQuestion(given);
  const isOnDial = rulesOf(state, ship).dial.some(
    (manoeuvre) => writeManoeuvre(manoeuvre) === given.manoeuvre,
  );
  if (!isOnDial) return refuse('XW-038', 'not-on-dial', { ship: name });
  if (state.dial[ship] !== NONE) return refuse('table', 'already-set', { ship: name });
  return refuse('XW-272', 'not-on-dial', { ship: name });
}

function whyNotReplacement(state: State, ship: number, given: Answer): Refusal {
  if (given.kind !== 'manoeuvre') return otherQuestion(given);
  const place = rulesOf(state, ship).dial.findIndex(
    (manoeuvre) => writeManoeuvre(manoeuvre) === given.manoeuvre,
  );
  if (place === -1) return refuse('XW-038', 'not-on-dial');
  return missionOf(state).allowsManoeuvre?.(state, ship, place) === false
    ? refuse('XW-272', 'not-on-dial')
    : refuse('XW-168', 'red-while-stressed');
}

function whyNotAction(state: State, frame: ActionFrame, given: Answer): Refusal {
  if (given.kind !== 'action') return otherQuestion(given);
  const action = ACTION_NUMBERS[given.action];
  const { ship, allowed } = frame;
  if (hasTaken(state, ship, action)) return refuse('XW-065', 'action-taken');
  if ((allowed & (1 << action)) === 0) return refuse('XW-062', 'not-in-bar');
  if ((allowedActions(state, frame) & (1 << action)) === 0) {
    return refuse('XW-220', 'forbidden-by-card');
  }
  switch (given.action) {
    case 'target-lock':
      return refuse('XW-076', 'nothing-in-range');
    case 'barrel-roll':
      return refuse('XW-072', 'no-action-now');
    case 'boost':
      return refuse('XW-298', 'no-action-now');
    case 'proximitymines': {
      const fault = dropFault(state, ship, 'proximitymines');
      return fault === undefined ? refuse('XW-063', 'card-not-usable') : refuse('XW-302', fault);
    }
    default:
      return refuse('XW-063', 'card-not-usable');
  }
}

function whyNotAttack(
  state: State,
  { ship, primaryOnly }: OpportunityFrame,
  given: Answer,
): Refusal {
  if (given.kind === 'scan') return refuse('XW-284', 'nothing-in-range');
  if (given.kind !== 'attack') return otherQuestion(given);
  const target = battleOf(state).indexOf.get(given.target);
  if (target === undefined) return otherQuestion(given);
  const { upgrades, weapons } = rulesOf(state, ship);
  const weapon =
    given.weapon === PRIMARY
      ? PRIMARY_WEAPON
      : weapons.find((place) => upgrades[place]?.id === given.weapon);
  if (weapon === undefined) return refuse('XW-212', 'no-such-weapon');
  if (primaryOnly && weapon !== PRIMARY_WEAPON) return refuse('XW-307', 'no-such-weapon');
  const fault = attackFault(state, ship, weapon, target);
  if (fault === undefined) return refuse('XW-299', 'weapon-needs-lock');
  return refuse(fault.rule, fault.cause, { ship: given.target });
}

function whyNotNext(state: State, seat: Seat, kind: string, given: Answer): Refusal {
  if (given.kind !== 'ship') return otherQuestion(given);
  const { ship: name } = given;
  const { indexOf, seats } = battleOf(state);
  const ship = indexOf.get(name);
  if (ship === undefined) return otherQuestion(given);
  if (at(seats, ship) !== seat) return refuse('XW-229', 'not-your-ship', { ship: name });
  if (!isInPlay(state, ship)) return refuse('XW-151', 'not-in-play', { ship: name });
  return refuse(kind === 'attack-next' ? 'XW-100' : 'XW-053', 'not-this-ship', { ship: name });
}

/** XW-219: out of range, or a card draws the lock to another ship. */
function whyNotLock(state: State, { ship, only }: LockFrame, given: Answer): Refusal {
  if (given.kind !== 'lock') return otherQuestion(given);
  const target = battleOf(state).indexOf.get(given.target);
  const isFree = target !== undefined && canLock(state, ship, target);
  if (isFree && only === NONE) return refuse('XW-219', 'forbidden-by-card');
  return refuse('XW-076', 'nothing-in-range');
}

function whyNotToken(state: State, kind: string, given: Answer): Refusal {
  const attack = currentAttack(state);
  if (attack === undefined) return otherQuestion(given);
  const isBarred = (what: Barred): boolean => (attack.barred & BARRED_BITS[what]) !== 0;
  const isAttacker = kind === 'modify-attack-dice';
  const isFocus = isWord(given, 'spend-focus');
  const isEvade = isWord(given, 'spend-evade');
  if (isFocus && isAttacker && isBarred('attacker-focus')) {
    return refuse('XW-220', 'forbidden-by-card');
  }
  if (isEvade && isBarred('evade-tokens')) return refuse('XW-220', 'forbidden-by-card');
  if (isFocus || isEvade) return refuse('XW-067', 'no-token');
  if (given.kind !== 'spend-lock') return otherQuestion(given);
  const { ship, target } = attack;
  if (!hasLockOn(state, ship, target)) return refuse('XW-117', 'no-token');
  return isBarred('attacker-reroll') || attack.noLock
    ? refuse('XW-220', 'forbidden-by-card')
    : refuse('XW-138', 'die-rerolled');
}
