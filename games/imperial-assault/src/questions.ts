import { at, type Question, type Seat } from '@parsecs/kernel';
import type { Answer, AnswerKind } from './answers.ts';
import { targetIsGuarded } from './attack/answers.ts';
import { mayHaveProtocol } from './attack/surges.ts';
import type { EffectFrame } from './frames.ts';
import { plain } from './offers.ts';
import { BUILD_REGION } from './play/build.ts';
import { isSilenced, mayHold } from './play/cards.ts';
import { answersTo } from './play/process.ts';
import { isWindowGuarded, mayPassWindow } from './play/windows.ts';
import { isOver, type State, topFrame } from './state.ts';
import type { QuestionKind } from './vocabulary.ts';

/** The rule that asks each question. */
const RULES: Readonly<Record<QuestionKind, string>> = {
  army: 'IA-020',
  initiative: 'IA-038',
  zone: 'IA-043',
  deploy: 'IA-044',
  mark: 'IA-286',
  'start-of-round': 'IA-051',
  'end-of-round': 'IA-064',
  'start-of-activation': 'IA-078',
  'after-special-action': 'IA-297',
  'after-activation': 'IA-258',
  declaring: 'IA-179',
  'declared-on-you': 'IA-179',
  'reroll-attack': 'IA-181',
  'reroll-defence': 'IA-181',
  'modify-attack': 'IA-182',
  'after-attack': 'IA-191',
  'after-attack-on-you': 'IA-191',
  'after-defeat': 'IA-237',
  activate: 'IA-052',
  'next-figure': 'IA-057',
  act: 'IA-068',
  'extra-action': 'IA-297',
  target: 'IA-174',
  'target-space': 'IA-169',
  pool: 'IA-180',
  'remove-die': 'IA-209',
  'reroll-set': 'IA-181',
  discard: 'IA-264',
  surge: 'IA-184',
  strain: 'IA-232',
  'order-effects': 'IA-191',
  cleave: 'IA-213',
  displace: 'IA-148',
  walk: 'IA-131',
  push: 'IA-151',
  place: 'IA-153',
  'choose-figure': 'IA-315',
  ordered: 'IA-305',
  'choose-group': 'IA-256',
  drop: 'IA-093',
  deliver: 'IA-280',
  excavate: 'IA-281',
  bombard: 'IA-281',
  'raid-target': 'IA-095',
  'raid-choice': 'IA-279',
  raider: 'IA-279',
  'raider-move': 'IA-279',
  'raider-place': 'IA-279',
  'raider-displace': 'IA-148',
  draw: 'IA-286',
};

const NOBODY_ASKED: readonly Seat[] = [];
const ASKED: readonly (readonly Seat[])[] = [[0], [1]];

export function asked(state: State): readonly Seat[] {
  return isOver(state) ? NOBODY_ASKED : at(ASKED, state.asked);
}

export function question(state: State, seat: Seat): Question<Answer> {
  if (state.question === 'none') throw new Error('nobody is asked');
  const kind = state.question;
  const rule = RULES[kind];
  const answers = answersTo(state);
  if (kind === 'army') return { seat, kind, rule, answers, region: BUILD_REGION };
  if (!isGuarded(state, seat)) return { seat, kind, rule, answers };
  const asked = { seat, kind, rule, answers, guarded: true } as const;
  // Only a window can be passed as a whole; actions, targets and surges must be decided.
  const pass =
    topFrame(state).kind === 'window'
      ? answers.find(({ kind: word }) => word === 'pass')
      : undefined;
  return pass === undefined ? asked : { ...asked, decline: pass.id };
}

/** IA-313: where the answers that a player has would tell something about his hand. */
function isGuarded(state: State, seat: Seat): boolean {
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'window':
      return isWindowGuarded(state, frame, seat);
    case 'activation':
      return at(state.hands, seat).length > 0 && !isSilenced(state, seat);
    case 'attack':
      if (state.question === 'target') return targetIsGuarded(state, frame);
      return state.question === 'surge' && mayHaveProtocol(state, frame);
    case 'effect':
      return state.question === 'discard' || mayNeedMarksman(state, frame, seat);
    default:
      return false;
  }
}

/** Whom an order lets attack may depend on Marksman in hand. */
function mayNeedMarksman(state: State, { effect }: EffectFrame, seat: Seat): boolean {
  const orders = effect === 'take-it-down' || effect === 'executive-order';
  return orders && mayHold(state, seat, 'marksman');
}

/** Answers in the order in which they are preferred when a seat gives none in time. */
const USUAL: Readonly<Partial<Record<QuestionKind, readonly AnswerKind[]>>> = {
  act: ['end'],
  surge: ['surge'],
  strain: ['discard-top'],
  cleave: ['attack'],
  excavate: ['token'],
};
const DECLINING: readonly AnswerKind[] = ['pass', 'stop'];

export function fallback(state: State): Answer {
  const frame = topFrame(state);
  if (frame.kind === 'window' && mayPassWindow(state, frame)) return plain('pass');
  return usualAnswer({ kind: state.question, answers: answersTo(state) });
}

function usualAnswer({ answers, kind }: Pick<Question<Answer>, 'answers' | 'kind'>): Answer {
  const wanted = USUAL[kind as QuestionKind] ?? DECLINING;
  const usual = answers.find((answer) => wanted.includes(answer.kind));
  if (usual !== undefined) return usual;
  if (kind === 'bombard') return at(answers, answers.length - 1);
  return answers.find((answer) => answer.kind !== 'no') ?? at(answers, 0);
}
