import { at, findAnswer, type Refusal, type Seat } from '@parsecs/kernel';
import { type Answer, answerById } from './answers.ts';
import { boostWorks, NO_BOOST, overshoots } from './moves.ts';
import { holds, question } from './questions.ts';
import { sideOfShip } from './rules.ts';
import { hadCard, isFinished, isHome, kindUnder, type State } from './state.ts';
import {
  ASTEROID,
  BONUS_KINDS,
  BOOSTS,
  CARD_IDS,
  type Cause,
  COLOURS,
  colourOf,
  LIGHT_SPEED,
  MECHANICAL_GRAB,
  SHIPS,
  SKILLED_PILOT,
  SPACE_KINDS,
  SPEED_BONUS,
  valueOf,
} from './vocabulary.ts';

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (state.phase === 'over' || seat !== state.asked) return refuse('table', 'not-asked');
  const legal = findAnswer(question(state, seat), id);
  if (legal !== undefined) return legal;
  const answer = answerById(id);
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
      if (answer.kind === 'half') return refuse('ST-049', 'not-this-half', { half: answer.id });
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
    ? refuse('ST-082', 'other-window', { bonus: answer.id })
    : refuse('table', 'other-question');
}

function whyNotAnnounce(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind === 'decline') return refuse('ST-027', 'no-pass');
  if (answer.kind !== 'announce' && answer.kind !== 'discard') return whyNotNow(answer);
  const cardId = at(CARD_IDS, answer.card);
  if (!at(state.hands, seat).includes(answer.card)) {
    return refuse('ST-026', 'not-in-hand', { card: cardId });
  }
  if (answer.kind === 'discard') return refuse('ST-027', 'can-be-used', { card: cardId });
  const ship = at(SHIPS, answer.ship);
  if (at(state.position, answer.ship) < 0) return refuse('ST-016', 'not-in-play', { ship });
  if (isHome(state, answer.ship)) return refuse('ST-035', 'already-home', { ship });
  const colour = colourOf(answer.card);
  if (answer.ship >> 1 !== colour && !isFinished(state, colour)) {
    return refuse('ST-028', 'wrong-colour', { ship, colour: at(COLOURS, colour) });
  }
  return refuse('EN-01', 'overshoots', { ship });
}

function whyNotBonus(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind !== 'bonus') return whyNotNow(answer);
  const { bonus } = answer;
  const name = at(BONUS_KINDS, bonus);
  if (state.phase === 'evade' || !BOOSTS.includes(bonus)) {
    return holds(state, seat, bonus) && state.phase === 'boost'
      ? refuse('ST-082', 'other-window', { bonus: name })
      : whyNotHeld(state, seat, bonus);
  }
  if (!holds(state, seat, bonus)) return whyNotHeld(state, seat, bonus);
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

function whyNotHeld(state: State, seat: Seat, bonus: number): Refusal {
  const name = at(BONUS_KINDS, bonus);
  return holds(state, seat, bonus)
    ? refuse('ST-082', 'other-window', { bonus: name })
    : refuse('ST-076', 'not-held', { bonus: name });
}

function whyNotGrab(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind === 'bonus') {
    return answer.bonus === MECHANICAL_GRAB && holds(state, seat, MECHANICAL_GRAB)
      ? refuse('table', 'other-question')
      : whyNotHeld(state, seat, answer.bonus);
  }
  if (answer.kind !== 'grab') return whyNotNow(answer);
  const ship = at(SHIPS, answer.ship);
  const position = at(state.position, answer.ship);
  if (position < 0) return refuse('ST-016', 'not-in-play', { ship });
  if (sideOfShip(state.rules, answer.ship) !== at(state.rules.side, seat)) {
    return refuse('ST-080', 'opponents-ship', { ship });
  }
  if (hadCard(state.turn, answer.ship)) return refuse('ST-079', 'had-card', { ship });
  if (isHome(state, answer.ship)) return refuse('ST-035', 'already-home', { ship });
  if (position === state.turn.rest) return refuse('ST-106', 'level-not-passed', { ship });
  if (!holds(state, seat, MECHANICAL_GRAB)) return whyNotHeld(state, seat, MECHANICAL_GRAB);
  return refuse('ST-107', 'not-passed', { ship });
}
