import { at, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { cardAnswer, DONE, isWord } from '../answers/answer-book.ts';
import { takeToken, tokenAnswers } from '../attack/modify.ts';
import type { On } from '../behaviour/declare.ts';
import { listUses, type Use } from '../behaviour/uses.ts';
import type { WindowFrame } from '../frames.ts';
import { ask, pop, type State, seatOf } from '../state.ts';
import { type QuestionKind, WINDOW_NUMBERS, WINDOWS } from '../vocabulary.ts';
import { canActFreely } from './actions.ts';
import { seatOrder } from './order.ts';

/** C-08: whoever may use something is asked, the side with the initiative first (XW-164). */
export function runWindow(state: State, frame: WindowFrame, on: On): void {
  const uses = usable(state, frame);
  const tokens = tokenSeat(state, frame);
  if (uses.length === 0 && tokens === -1) {
    pop(state, frame);
    return;
  }
  for (const seat of seatOrder(state)) {
    if ((frame.passed & (1 << seat)) !== 0) continue;
    const own = uses.filter((use) => seatOfUse(state, frame, use) === seat);
    const [only] = own;
    if (seat !== tokens && only === undefined) continue;
    if (seat !== tokens && own.length === 1 && only?.offer.kind === 'forced') {
      const answers = answersOfUse(state, frame, only);
      if (answers.length === 1) {
        applyUse(state, frame, only, at(answers, 0), on);
        return;
      }
    }
    ask(state, questionOf(frame), seat);
    return;
  }
  pop(state, frame);
}

const DICE_QUESTIONS: ReadonlyMap<number, QuestionKind> = new Map([
  [WINDOW_NUMBERS['attack-dice-defender'], 'modify-attack-dice'],
  [WINDOW_NUMBERS['attack-dice-attacker'], 'modify-attack-dice'],
  [WINDOW_NUMBERS['defence-dice-attacker'], 'modify-defence-dice'],
  [WINDOW_NUMBERS['defence-dice-defender'], 'modify-defence-dice'],
]);

function questionOf(frame: WindowFrame): QuestionKind {
  return DICE_QUESTIONS.get(frame.window) ?? at(WINDOWS, frame.window);
}

/** The cards that can be used now and have something to choose. */
function usable(state: State, frame: WindowFrame): readonly Use[] {
  const all = listUses(state, frame.window);
  if (all.length === 0) return all;
  const found = all.filter(
    (use) =>
      !frame.used.includes(use.self.number) &&
      use.offer.when(state, use.self, frame) &&
      (use.offer.answers === undefined || use.offer.answers(state, use.self, frame).length > 0) &&
      canBeActedOn(state, use),
  );
  return found.length > 1 ? found.filter(isFirstCopy) : found;
}

/** Copies of a card on one ship are alike: they come one after another, under one name. */
function isFirstCopy({ self }: Use, place: number, uses: readonly Use[]): boolean {
  for (let index = 0; index < place; index += 1) {
    const other = at(uses, index).self;
    const isCopy = other.ship === self.ship && other.card === self.card;
    if (isCopy && other.number !== self.number) return false;
  }
  return true;
}

function canBeActedOn(state: State, { self, offer }: Use): boolean {
  if (offer.freeAction === undefined) return true;
  return canActFreely(state, self.ship, offer.freeAction(state, self));
}

function seatOfUse(state: State, frame: WindowFrame, { self, offer }: Use): Seat {
  return offer.by?.(state, self, frame) ?? seatOf(state, self.ship);
}

function answersOfUse(state: State, frame: WindowFrame, { self, offer }: Use): readonly Answer[] {
  return offer.answers?.(state, self, frame) ?? [cardAnswer(state, self)];
}

/** The seat that may spend tokens in this window, −1 for none. */
function tokenSeat(state: State, frame: WindowFrame): Seat {
  const seat = seatOf(state, tokenShip(frame));
  return tokenAnswers(state, frame).length > 0 ? seat : -1;
}

/** The dice windows are about the ship whose player acts in them. */
function tokenShip(frame: WindowFrame): number {
  return frame.ship;
}

export function windowAnswers(state: State, frame: WindowFrame): readonly Answer[] {
  const seat = 31 - Math.clz32(state.asked);
  const answers: Answer[] = [];
  if (seatOf(state, tokenShip(frame)) === seat) answers.push(...tokenAnswers(state, frame));
  let forced = false;
  for (const use of usable(state, frame)) {
    if (seatOfUse(state, frame, use) !== seat) continue;
    forced ||= use.offer.kind === 'forced';
    answers.push(...answersOfUse(state, frame, use));
  }
  if (!forced) answers.push(DONE);
  return answers;
}

export function takeWindow(
  state: State,
  frame: WindowFrame,
  seat: Seat,
  answer: Answer,
  on: On,
): void {
  if (isWord(answer, 'done')) {
    frame.passed |= 1 << seat;
    return;
  }
  if (answer.kind !== 'use') {
    takeToken(state, answer, on);
    return;
  }
  const use = usable(state, frame).find((known) =>
    answersOfUse(state, frame, known).some(({ id }) => id === answer.id),
  );
  if (use === undefined) throw new Error(`${answer.id} is not offered`);
  applyUse(state, frame, use, answer, on);
}

function applyUse(state: State, frame: WindowFrame, use: Use, answer: Answer, on: On): void {
  frame.used.push(use.self.number);
  use.offer.use(state, use.self, answer, on, frame);
}
