import { at, findAnswer, type Refusal, type Seat } from '@parsecs/kernel';
import { type Answer, readAnswer } from './answers.ts';
import {
  ASTEROID,
  BOOSTS,
  codeOfBonus,
  codeOfCard,
  codeOfShip,
  colourOf,
  LIGHT_SPEED,
  MECHANICAL_GRAB,
  SKILLED_PILOT,
  SPEED_BONUS,
  valueOf,
} from './codes.ts';
import { boostWorks, NO_BOOST, overshoots } from './play/moves.ts';
import { holds, question } from './questions.ts';
import { sideOfShip } from './rules.ts';
import { hadCard, isFinished, isHome, kindUnder, type State } from './state.ts';
import {
  type BonusKind,
  type Cause,
  colourOfShip,
  faceOf,
  SHIPS,
  SPACE_KINDS,
} from './vocabulary.ts';

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (state.phase === 'over' || seat !== state.asked) return refuse('table', 'not-asked');
  const legal = findAnswer(question(state, seat), id);
  if (legal !== undefined) return legal;
  const answer = readAnswer(id);
  if (answer === undefined) return refuse('table', 'unknown-answer');
  switch (state.phase) {
    case 'announce':
      return whyNotAnnounce(state, seat, answer);
    case 'boost':
    case 'evade':
      return whyNotBonus(state, seat, answer);
    case 'grab':
      return whyNotGrab(state, seat, answer);
    case 'half':
    case 'grab-half':
      if (answer.kind === 'half') return refuse('ST-049', 'not-this-half', { half: answer.half });
      return whyNotNow(answer);
  }
}

function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

/** An answer to another question than the one asked. */
function whyNotNow(answer: Answer): Refusal {
  if (answer.kind === 'announce' || answer.kind === 'discard') {
    return refuse('ST-083', 'announcement-locked');
  }
  return answer.kind === 'bonus'
    ? refuse('ST-082', 'other-window', { bonus: answer.bonus })
    : refuse('table', 'other-question');
}

function whyNotAnnounce(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind === 'decline') return refuse('ST-027', 'no-pass');
  if (answer.kind !== 'announce' && answer.kind !== 'discard') return whyNotNow(answer);
  const { card } = answer;
  const code = codeOfCard(card);
  if (!at(state.hands, seat).includes(code)) return refuse('ST-026', 'not-in-hand', { card });
  if (answer.kind === 'discard') return refuse('ST-027', 'can-be-used', { card });
  const { ship } = answer;
  const mover = codeOfShip(ship);
  if (at(state.position, mover) < 0) return refuse('ST-016', 'not-in-play', { ship });
  if (isHome(state, mover)) return refuse('ST-035', 'already-home', { ship });
  const { colour } = faceOf(card);
  if (colourOfShip(ship) !== colour && !isFinished(state, colourOf(code))) {
    return refuse('ST-028', 'wrong-colour', { ship, colour });
  }
  return refuse('EN-01', 'overshoots', { ship });
}

function whyNotBonus(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind !== 'bonus') return whyNotNow(answer);
  const name = answer.bonus;
  const bonus = codeOfBonus(name);
  if (state.phase === 'evade' || !BOOSTS.includes(bonus) || !holds(state, seat, bonus)) {
    return whyNotHeld(state, seat, name);
  }
  const { ship, card } = state.turn;
  const under = kindUnder(state, ship);
  const space = at(SPACE_KINDS, under);
  if (bonus === SKILLED_PILOT && under !== ASTEROID) {
    return refuse('ST-089', 'needs-asteroid', { space });
  }
  if (bonus === SPEED_BONUS && under === ASTEROID) return refuse('ST-094', 'useless-in-asteroid');
  if (
    bonus === LIGHT_SPEED &&
    !boostWorks(state, bonus) &&
    !overshoots(state, ship, valueOf(card), bonus)
  ) {
    // ST-092: on a dual space it is the chosen half that forbids it.
    const rule = at(state.half, ship) === -1 ? 'ST-091' : 'ST-092';
    return refuse(rule, 'not-from-here', { space });
  }
  if (
    overshoots(state, ship, valueOf(card), bonus) &&
    !overshoots(state, ship, valueOf(card), NO_BOOST)
  ) {
    return refuse('EN-01', 'overshoots', { ship: at(SHIPS, ship) });
  }
  return refuse('ST-121', 'no-effect', { bonus: name });
}

function whyNotHeld(state: State, seat: Seat, bonus: BonusKind): Refusal {
  return holds(state, seat, codeOfBonus(bonus))
    ? refuse('ST-082', 'other-window', { bonus })
    : refuse('ST-076', 'not-held', { bonus });
}

function whyNotGrab(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind === 'bonus') {
    return answer.bonus === 'mechanical-grab' && holds(state, seat, MECHANICAL_GRAB)
      ? refuse('table', 'other-question')
      : whyNotHeld(state, seat, answer.bonus);
  }
  if (answer.kind !== 'grab') return whyNotNow(answer);
  const { ship } = answer;
  const code = codeOfShip(ship);
  const position = at(state.position, code);
  if (position < 0) return refuse('ST-016', 'not-in-play', { ship });
  if (sideOfShip(state.rules, code) !== at(state.rules.side, seat)) {
    return refuse('ST-080', 'opponents-ship', { ship });
  }
  if (hadCard(state.turn, code)) return refuse('ST-079', 'had-card', { ship });
  if (isHome(state, code)) return refuse('ST-035', 'already-home', { ship });
  if (position === state.turn.rest) return refuse('ST-106', 'level-not-passed', { ship });
  if (!holds(state, seat, MECHANICAL_GRAB)) return whyNotHeld(state, seat, 'mechanical-grab');
  return refuse('ST-107', 'not-passed', { ship });
}
