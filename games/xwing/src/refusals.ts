import { at, findAnswer, isRefusal, type Refusal, type Seat } from '@parsecs/kernel';
import { ACTION_ANSWERS, type Answer, BOOST_ANSWERS, RESIGN } from './answers.ts';
import { FACTIONS } from './cards/vocabulary.ts';
import { attackFault, PRIMARY_WEAPON } from './combat/targets.ts';
import { BARRED_BITS, type Barred } from './declare.ts';
import type { ActionFrame, LockFrame, OpportunityFrame } from './frames.ts';
import { missionOf } from './missions/mission.ts';
import { allowedActions } from './play/actions.ts';
import { canLock } from './play/locks.ts';
import { boostFault, checkRoll } from './play/moves.ts';
import { checkObstacle } from './play/obstacles.ts';
import { checkPlace } from './play/placing.ts';
import { checkSquadAnswer } from './play/squads.ts';
import { question } from './questions.ts';
import {
  battleOf,
  currentAttack,
  factionOfSeat,
  isInPlay,
  isOver,
  NONE,
  rulesOf,
  type State,
  topFrame,
} from './state.ts';
import { hasLockOn, hasTaken, isIonised } from './values.ts';
import type { Cause } from './vocabulary.ts';

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (isOver(state) || (state.asked & (1 << seat)) === 0) return refuse('table', 'not-asked');
  if (id === RESIGN.id) return RESIGN;
  switch (state.question) {
    case 'squad':
      return checkSquadAnswer(state, at(FACTIONS, factionOfSeat(state, seat)), id);
    case 'obstacle':
      return elsewhere(checkObstacle(state, id), id);
    case 'place':
      return elsewhere(checkPlace(state, id), id);
    case 'mission': {
      const { answers, region } = question(state, seat);
      if (region !== undefined) return elsewhere(region.check(id), id);
      return answers.find((answer) => answer.id === id) ?? whyNotMission(state, id);
    }
    case 'barrel-roll': {
      const frame = topFrame(state);
      return elsewhere(checkRoll(state, frame.kind === 'move' ? frame.ship : NONE, id), id);
    }
    default: {
      const asked = question(state, seat);
      return findAnswer(asked, id) ?? whyNot(state, seat, asked.kind, id);
    }
  }
}

function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

const WORDS =
  /^(done|pass|ready|change|decline|spend-(focus|evade)|rebel|imperial|P[1-8]|bottom|right|top|left|[a-z0-9-]+(:|@|>).+|[a-z0-9-]+)$/;

function otherQuestion(id: string): Refusal {
  return refuse('table', WORDS.test(id) ? 'other-question' : 'unknown-answer');
}

function elsewhere(found: Answer | Refusal, id: string): Answer | Refusal {
  return isRefusal(found) && found.cause === 'unknown-answer' ? otherQuestion(id) : found;
}

function whyNot(state: State, seat: Seat, kind: string, id: string): Refusal {
  const frame = topFrame(state);
  switch (kind) {
    case 'dial':
    case 'ready':
    case 'change-dial':
      return whyNotDial(state, seat, kind, id);
    case 'replace-manoeuvre':
      return frame.kind === 'activation'
        ? whyNotReplacement(state, frame.ship, id)
        : otherQuestion(id);
    case 'action':
    case 'free-action':
      return frame.kind === 'action' ? whyNotAction(state, frame, id) : otherQuestion(id);
    case 'lock':
      return frame.kind === 'lock' ? whyNotLock(state, frame, id) : otherQuestion(id);
    case 'boost': {
      const boost = BOOST_ANSWERS.findIndex((answer) => answer.id === id);
      if (boost === -1 || frame.kind !== 'move') return otherQuestion(id);
      return boostFault(state, frame.ship, boost);
    }
    case 'attack':
      return frame.kind === 'opportunity' ? whyNotAttack(state, frame, id) : otherQuestion(id);
    case 'attack-next':
    case 'activate-next':
      return whyNotNext(state, seat, kind, id);
    case 'modify-attack-dice':
    case 'modify-defence-dice':
      return whyNotToken(state, kind, id);
    default:
      return id === 'done' || id === 'pass' ? refuse('XW-218', 'must-choose') : otherQuestion(id);
  }
}

const MANOEUVRE = /^[a-z-]+-\d$/;

function whyNotMission(state: State, id: string): Refusal {
  const frame = topFrame(state);
  const isShuttleMove = frame.kind === 'mission' && frame.when === 'shuttle';
  if (isShuttleMove && MANOEUVRE.test(id)) return refuse('XW-255', 'not-on-dial');
  return id === 'done' || id === 'pass' ? refuse('XW-218', 'must-choose') : otherQuestion(id);
}

function whyNotDial(state: State, seat: Seat, kind: string, id: string): Refusal {
  if (id === 'ready') return refuse('XW-031', 'dials-missing');
  const { indexOf, seats } = battleOf(state);
  const [name = '', manoeuvre = ''] = id.startsWith('change:') ? [id.slice(7)] : id.split(':');
  const ship = indexOf.get(name);
  if (ship === undefined) return otherQuestion(id);
  if (at(seats, ship) !== seat) return refuse('XW-229', 'not-your-ship', { ship: name });
  if (!isInPlay(state, ship)) return refuse('XW-151', 'not-in-play', { ship: name });
  if (isIonised(state, ship)) return refuse('XW-301', 'no-dial', { ship: name });
  if (manoeuvre === '' || kind !== 'dial') return refuse('table', 'other-question');
  const isOnDial = rulesOf(state, ship).dial.some(
    ({ bearing, speed }) => `${bearing}-${speed}` === manoeuvre,
  );
  if (!isOnDial) return refuse('XW-038', 'not-on-dial', { ship: name });
  if (state.dial[ship] !== NONE) return refuse('table', 'already-set', { ship: name });
  return refuse('XW-272', 'not-on-dial', { ship: name });
}

function whyNotReplacement(state: State, ship: number, id: string): Refusal {
  const place = rulesOf(state, ship).dial.findIndex(
    ({ bearing, speed }) => `${bearing}-${speed}` === id,
  );
  if (place === -1) return refuse('XW-038', 'not-on-dial');
  return missionOf(state).allowsManoeuvre?.(state, ship, place) === false
    ? refuse('XW-272', 'not-on-dial')
    : refuse('XW-168', 'red-while-stressed');
}

function whyNotAction(state: State, frame: ActionFrame, id: string): Refusal {
  const action = ACTION_ANSWERS.findIndex((answer) => answer.id === id);
  if (action === -1) return otherQuestion(id);
  const { ship, allowed } = frame;
  if (hasTaken(state, ship, action)) return refuse('XW-065', 'action-taken');
  if ((allowed & (1 << action)) === 0) return refuse('XW-062', 'not-in-bar');
  if ((allowedActions(state, frame) & (1 << action)) === 0) {
    return refuse('XW-220', 'forbidden-by-card');
  }
  switch (id) {
    case 'target-lock':
      return refuse('XW-076', 'nothing-in-range');
    case 'barrel-roll':
      return refuse('XW-072', 'no-action-now');
    case 'boost':
      return refuse('XW-298', 'no-action-now');
    default:
      return refuse('XW-063', 'card-not-usable');
  }
}

function whyNotAttack(state: State, { ship, primaryOnly }: OpportunityFrame, id: string): Refusal {
  if (id.startsWith('scan:')) return refuse('XW-284', 'nothing-in-range');
  const [written = '', name = ''] = id.split('>');
  const target = battleOf(state).indexOf.get(name);
  if (target === undefined) return otherQuestion(id);
  const weaponId = written.replace('+focus', '');
  const { upgrades } = rulesOf(state, ship);
  const places = upgrades.flatMap((upgrade, place) =>
    upgrade.id === weaponId && upgrade.weapon !== undefined ? [place] : [],
  );
  const weapon = weaponId === 'primary' ? PRIMARY_WEAPON : places[0];
  if (weapon === undefined) return refuse('XW-212', 'no-such-weapon');
  if (primaryOnly && weapon !== PRIMARY_WEAPON) return refuse('XW-307', 'no-such-weapon');
  const fault = attackFault(state, ship, weapon, target);
  if (fault === undefined) return refuse('XW-299', 'weapon-needs-lock');
  return refuse(fault.rule, fault.cause, { ship: name });
}

function whyNotNext(state: State, seat: Seat, kind: string, id: string): Refusal {
  const { indexOf, seats } = battleOf(state);
  const ship = indexOf.get(id);
  if (ship === undefined) return otherQuestion(id);
  if (at(seats, ship) !== seat) return refuse('XW-229', 'not-your-ship', { ship: id });
  if (!isInPlay(state, ship)) return refuse('XW-151', 'not-in-play', { ship: id });
  return refuse(kind === 'attack-next' ? 'XW-100' : 'XW-053', 'not-this-ship', { ship: id });
}

/** XW-219: out of range, or a card draws the lock to another ship. */
function whyNotLock(state: State, { ship, only }: LockFrame, id: string): Refusal {
  if (!id.startsWith('lock:')) return otherQuestion(id);
  const target = battleOf(state).indexOf.get(id.slice('lock:'.length));
  const isFree = target !== undefined && canLock(state, ship, target);
  if (isFree && only === NONE) return refuse('XW-219', 'forbidden-by-card');
  return refuse('XW-076', 'nothing-in-range');
}

function whyNotToken(state: State, kind: string, id: string): Refusal {
  const attack = currentAttack(state);
  if (attack === undefined) return otherQuestion(id);
  const isBarred = (what: Barred): boolean => (attack.barred & BARRED_BITS[what]) !== 0;
  const isAttacker = kind === 'modify-attack-dice';
  if (id === 'spend-focus' && isAttacker && isBarred('attacker-focus')) {
    return refuse('XW-220', 'forbidden-by-card');
  }
  if (id === 'spend-evade' && isBarred('evade-tokens'))
    return refuse('XW-220', 'forbidden-by-card');
  if (id === 'spend-focus' || id === 'spend-evade') return refuse('XW-067', 'no-token');
  if (!id.startsWith('spend-lock')) return otherQuestion(id);
  const { ship, target } = attack;
  if (!hasLockOn(state, ship, target)) return refuse('XW-117', 'no-token');
  return isBarred('attacker-reroll') || attack.noLock
    ? refuse('XW-220', 'forbidden-by-card')
    : refuse('XW-138', 'die-rerolled');
}
