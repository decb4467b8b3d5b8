import { at, type Question, type Seat } from '@parsecs/kernel';
import {
  type Answer,
  announceAnswer,
  bonusAnswer,
  DECLINE,
  discardAnswer,
  grabAnswer,
  halfAnswer,
} from './answers.ts';
import {
  BOOSTS,
  codeOfShip,
  colourOf,
  EVASIVE_MANOEUVRE,
  MECHANICAL_GRAB,
  valueOf,
} from './codes.ts';
import { boostWorks, isGrabbable, NO_BOOST, overshoots } from './play/moves.ts';
import { sideOfShip } from './rules.ts';
import { isFinished, isRacing, type State } from './state.ts';
import { colourOfShip, type Phase, type QuestionKind, SHIPS, type ShipId } from './vocabulary.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

const ASKING_RULE: Readonly<Record<QuestionKind, string>> = {
  announce: 'ST-026',
  boost: 'ST-076',
  evade: 'ST-096',
  half: 'ST-049',
  grab: 'ST-099',
  'grab-half': 'ST-108',
};

export function asked(state: State): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : at(ALONE, state.asked);
}

export function question(state: State, seat: Seat): Question<Answer> {
  const { phase } = state;
  if (phase === 'over' || seat !== state.asked) throw new Error(`seat ${seat} is not asked`);
  const answers = listAnswers(state, seat, phase);
  const rule = ASKING_RULE[phase];
  // EN-29: being asked for a bonus card must not show whether one is held.
  return isWindow(phase)
    ? { seat, kind: phase, rule, answers, guarded: true, decline: DECLINE.id }
    : { seat, kind: phase, rule, answers };
}

/** A window for bonus cards, which may be declined. */
function isWindow(phase: Phase): boolean {
  return phase === 'boost' || phase === 'evade' || phase === 'grab';
}

function listAnswers(state: State, seat: Seat, kind: QuestionKind): readonly Answer[] {
  switch (kind) {
    case 'announce':
      return listAnnouncements(state, seat);
    case 'boost':
      return listBoosts(state, seat);
    case 'evade':
      return holds(state, seat, EVASIVE_MANOEUVRE)
        ? [DECLINE, bonusAnswer(EVASIVE_MANOEUVRE)]
        : [DECLINE];
    case 'grab':
      return listGrabs(state, seat);
    case 'half':
    case 'grab-half':
      return listHalves(state);
  }
}

export function holds(state: State, seat: Seat, bonus: number): boolean {
  return (state.bonus[seat] as readonly number[]).includes(bonus);
}

/** Each different card in hand with each ship that it may move. */
function listAnnouncements(state: State, seat: Seat): readonly Answer[] {
  const answers: Answer[] = [];
  const hand = at(state.hands, seat);
  let seen = 0;
  for (let index = 0; index < hand.length; index += 1) {
    const card = at(hand, index);
    if ((seen & (1 << card)) !== 0) continue;
    seen |= 1 << card;
    const before = answers.length;
    const colour = colourOf(card);
    // ST-070, ST-071: a joker stands for any colour with a ship still racing.
    const joker = isFinished(state, colour);
    const first = joker ? 0 : 2 * colour;
    const end = joker ? SHIPS.length : first + 2;
    for (let ship = first; ship < end; ship += 1) {
      if (isRacing(state, ship) && !overshoots(state, ship, valueOf(card), NO_BOOST)) {
        answers.push(announceAnswer(card, ship));
      }
    }
    if (answers.length > before) continue;
    // EN-03
    if (!state.rules.setup.options.exactFinish) throw new Error(`card ${card} cannot be played`);
    // EN-01: with exact finishes a card that no ship can use is discarded without a move.
    answers.push(discardAnswer(card));
  }
  return answers;
}

function listBoosts(state: State, seat: Seat): readonly Answer[] {
  const answers: Answer[] = [DECLINE];
  for (const boost of BOOSTS) {
    if (holds(state, seat, boost) && boostWorks(state, boost)) answers.push(bonusAnswer(boost));
  }
  return answers;
}

function listGrabs(state: State, seat: Seat): readonly Answer[] {
  const answers: Answer[] = [DECLINE];
  if (!holds(state, seat, MECHANICAL_GRAB)) return answers;
  const side = at(state.rules.side, seat);
  for (let ship = 0; ship < SHIPS.length; ship += 1) {
    if (sideOfShip(state.rules, ship) === side && isGrabbable(state, ship)) {
      answers.push(grabAnswer(ship));
    }
  }
  return answers;
}

/** ST-049: the two halves of the dual space on which the ship came to rest. */
function listHalves({ rules, turn }: State): readonly Answer[] {
  return [halfAnswer(at(rules.kind, turn.rest)), halfAnswer(at(rules.otherKind, turn.rest))];
}

/** What the ledger, section 5, does for somebody who gives no answer. */
export function fallback(state: State, seat: Seat): Answer {
  const { phase } = state;
  // Declining is always possible, so what else could be answered need not be listed.
  if (isWindow(phase) && seat === state.asked) return DECLINE;
  const { answers } = question(state, seat);
  const first = at(answers, 0);
  if (first.kind !== 'announce') return first;
  // The first card in hand, on the ship of its first colour that is further back.
  let best = first;
  for (const answer of answers) {
    if (answer.kind !== 'announce' || answer.card !== first.card) continue;
    if (colourOfShip(answer.ship) !== colourOfShip(first.ship)) continue;
    if (spaceOf(state, answer.ship) < spaceOf(state, best.ship)) best = answer;
  }
  return best;
}

function spaceOf(state: State, ship: ShipId): number {
  return at(state.position, codeOfShip(ship));
}
