import { at, type Question, type Seat } from '@parsecs/kernel';
import type { Answer } from './answers/answer.ts';
import { DONE, isWord } from './answers/answer-book.ts';
import { CRIT, countFace, DEFENCE_FOCUS, EVADE, FOCUS, HIT } from './dice.ts';
import { safeDial } from './evaluation/safe-dial.ts';
import { MISSION_QUESTIONS, missionRegion } from './missions/mission.ts';
import { rollRegion } from './play/moves.ts';
import { obstacleAnswers, obstacleRegion } from './play/obstacles.ts';
import { placeAnswers, placeRegion } from './play/placing.ts';
import { planningQuestion } from './play/planning.ts';
import { answersTo } from './play/process.ts';
import { squadQuestion } from './play/squads.ts';
import { currentAttack, isOver, type State, topFrame } from './state.ts';
import type { QuestionKind, Word } from './vocabulary.ts';

/** The rule that asks each question. */
const QUESTION_RULES: Readonly<Record<QuestionKind, string>> = {
  side: 'XW-013',
  squad: 'XW-198',
  assign: 'XW-228',
  obstacle: 'XW-186',
  edge: 'XW-188',
  place: 'XW-020',
  dial: 'XW-030',
  ready: 'XW-031',
  'change-dial': 'XW-033',
  'activate-next': 'XW-054',
  'replace-manoeuvre': 'XW-168',
  action: 'XW-061',
  'free-action': 'XW-064',
  lock: 'XW-075',
  'barrel-roll': 'XW-070',
  boost: 'XW-298',
  'attack-next': 'XW-103',
  attack: 'XW-106',
  'modify-attack-dice': 'XW-114',
  'modify-defence-dice': 'XW-122',
  card: 'XW-219',
  mission: 'XW-221',
  'planning-start': 'XW-164',
  'activation-start': 'XW-164',
  'before-reveal': 'XW-055',
  revealed: 'XW-055',
  execute: 'XW-057',
  moved: 'XW-057',
  executed: 'XW-085',
  'executed-late': 'XW-085',
  'activation-end': 'XW-164',
  'action-performed': 'XW-085',
  'lock-acquired': 'XW-300',
  'token-spent': 'XW-085',
  'stress-receive': 'XW-085',
  'stress-received': 'XW-085',
  'combat-start': 'XW-164',
  'attack-declared': 'XW-106',
  'attack-dice-count': 'XW-111',
  'attack-dice-rolled': 'XW-111',
  'attack-dice-defender': 'XW-115',
  'attack-dice-attacker': 'XW-114',
  'defence-dice-count': 'XW-120',
  'defence-dice-attacker': 'XW-123',
  'defence-dice-defender': 'XW-122',
  'compare-start': 'XW-131',
  'compare-after': 'XW-131',
  'damage-before': 'XW-132',
  'damage-after': 'XW-132',
  'damage-deal': 'XW-308',
  'damage-card-dealt': 'XW-308',
  'damage-resolve': 'XW-146',
  'attack-after': 'XW-307',
  'attack-extra': 'XW-307',
  'combat-end': 'XW-164',
  'end-effects': 'XW-158',
  'round-end': 'XW-158',
};

const NOBODY: readonly Seat[] = [];
const BY_MASK: (readonly Seat[])[] = [];

export function asked(state: State): readonly Seat[] {
  const mask = state.asked;
  if (mask === 0) return NOBODY;
  let seats = BY_MASK[mask];
  if (seats === undefined) {
    seats = [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (mask & (1 << seat)) !== 0);
    BY_MASK[mask] = seats;
  }
  return seats;
}

export function question(state: State, seat: Seat): Question<Answer> {
  const { question: kind } = state;
  switch (kind) {
    case 'none':
      throw new Error('nobody is asked');
    case 'dial': {
      const own = planningQuestion(state, seat);
      return { seat, kind: own, rule: QUESTION_RULES[own], answers: answersTo(state, seat) };
    }
    case 'squad':
      return { seat, kind, rule: QUESTION_RULES[kind], ...squadQuestion(state, seat) };
    case 'obstacle':
      return {
        seat,
        kind,
        rule: QUESTION_RULES[kind],
        answers: obstacleAnswers(state),
        region: obstacleRegion(state),
      };
    case 'place':
      return {
        seat,
        kind,
        rule: state.setup.mission === 0 ? QUESTION_RULES[kind] : 'XW-239',
        answers: placeAnswers(state),
        region: placeRegion(state),
      };
    case 'mission':
      return missionQuestion(state, seat);
    case 'barrel-roll': {
      const frame = topFrame(state);
      const answers = answersTo(state, seat);
      if (frame.kind !== 'move') throw new Error('a barrel roll without its frame');
      const region = rollRegion(state, frame);
      return { seat, kind, rule: QUESTION_RULES[kind], answers, region };
    }
    default:
      return { seat, kind, rule: QUESTION_RULES[kind], answers: answersTo(state, seat) };
  }
}

function missionQuestion(state: State, seat: Seat): Question<Answer> {
  const frame = topFrame(state);
  const answers = answersTo(state, seat);
  if (frame.kind !== 'mission') throw new Error('a mission without its frame');
  const rule = MISSION_QUESTIONS[frame.when];
  const region = missionRegion(state, frame);
  return { seat, kind: 'mission', rule, answers, ...(region !== undefined && { region }) };
}

/** What leaves everything as it is, the likeliest first. */
const QUIET: readonly Word[] = ['ready', 'done', 'decline', 'pass'];

function findWord(answers: readonly Answer[], word: Word): Answer | undefined {
  return answers.find((answer) => isWord(answer, word));
}

function isPlainToken(answer: Answer): boolean {
  return answer.kind === 'action' && (answer.action === 'focus' || answer.action === 'evade');
}

/** What a seat does that gives no answer in time: nothing rash, but it shoots and uses tokens. */
export function fallback(state: State, seat: Seat): Answer {
  if (isOver(state)) throw new Error('the game is over');
  const { answers, kind } = question(state, seat);
  const first = at(answers, 0);
  switch (kind) {
    case 'dial':
      return safeDial(state, answers);
    case 'attack':
      return answers[1] ?? first;
    case 'action':
      return answers.find(isPlainToken) ?? first;
    case 'modify-attack-dice':
    case 'modify-defence-dice':
      return usefulToken(state, answers) ?? DONE;
    default:
      for (const word of QUIET) {
        const quiet = findWord(answers, word);
        if (quiet !== undefined) return quiet;
      }
      return first;
  }
}

/** Spends a token where it changes something. */
function usefulToken(state: State, answers: readonly Answer[]): Answer | undefined {
  const attack = currentAttack(state);
  if (attack === undefined) return undefined;
  const { attackDice, defenceDice } = attack;
  const focus = findWord(answers, 'spend-focus');
  if (defenceDice.length === 0 && focus !== undefined) {
    return countFace(attackDice, FOCUS) > 0 ? focus : undefined;
  }
  const open = countFace(attackDice, HIT) + countFace(attackDice, CRIT);
  const evades = countFace(defenceDice, EVADE) + attack.evades;
  if (open <= evades) return undefined;
  if (focus !== undefined && countFace(defenceDice, DEFENCE_FOCUS) > 0) return focus;
  return findWord(answers, 'spend-evade');
}
