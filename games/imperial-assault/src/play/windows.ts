import { at, type Seat, type StepContext } from '@parsecs/kernel';
import { abilitiesIn, cardsIn } from '../catalogue.ts';
import { COMMANDS, commandNumber } from '../data.ts';
import type { AbilityOffer, CardOffer } from '../declare.ts';
import type { Event } from '../events.ts';
import type { WindowFrame } from '../frames.ts';
import { type Answer, reply, rerollParts } from '../replies.ts';
import { ask, isOver, pop, rulesOf, type State } from '../state.ts';
import { holds, mayHold, playCard } from './cards.ts';

type On = StepContext<Event>;

const CARD = 100_000;
const FIGURES = 512;

/** What marks an answer as used in this instance of the window. */
function keyOf(answer: Answer): number {
  const { verb, a, b } = answer;
  if (verb === 'play') return CARD + a;
  const what = verb === 'reroll' ? rerollParts(a)[0] : a;
  return (
    (verb === 'choose' ? 900 + what : verb === 'resolve' ? 1000 + what : what) * FIGURES + b + 1
  );
}

function isFresh(frame: WindowFrame, answer: Answer): boolean {
  return !frame.used.includes(keyOf(answer));
}

function offersOf(
  state: State,
  frame: WindowFrame,
  seat: Seat,
  offer: AbilityOffer,
): readonly Answer[] {
  const answers = offer.answers(state, frame, seat);
  return frame.used.length === 0 ? answers : answers.filter((answer) => isFresh(frame, answer));
}

/** IA-248: not two copies of a card for the same instance. */
function isPlayable(state: State, frame: WindowFrame, seat: Seat, card: CardOffer): boolean {
  if (frame.used.includes(CARD + commandNumber(card.id))) return false;
  return card.can(state, frame, seat);
}

/** Each seat in turn, until it passes or nothing is left that it could do (IA-249, IA-250). */
export function runWindow(state: State, frame: WindowFrame, on: On): void {
  while (frame.index < frame.seats.length) {
    const seat = at(frame.seats, frame.index);
    applyAutomatic(state, frame, seat, on);
    if (isOver(state) || state.frames[state.frames.length - 1] !== frame) return;
    if (isConcerned(state, frame, seat)) {
      ask(state, frame.window, seat);
      return;
    }
    nextSeat(frame);
  }
  pop(state, frame);
}

/** What the first player used does not bind the second. */
function nextSeat(frame: WindowFrame): void {
  frame.index += 1;
  frame.used.length = 0;
}

function applyAutomatic(state: State, frame: WindowFrame, seat: Seat, on: On): void {
  for (const offer of abilitiesIn(rulesOf(state), frame.window)) {
    if (offer.kind !== 'auto') continue;
    for (const answer of offersOf(state, frame, seat, offer)) {
      frame.used.push(keyOf(answer));
      offer.use(state, frame, answer, on);
    }
  }
}

/** By what everybody knows: the seat has something to use, or might hold a card that fits. */
function isConcerned(state: State, frame: WindowFrame, seat: Seat): boolean {
  for (const offer of abilitiesIn(rulesOf(state), frame.window)) {
    if (offer.kind !== 'auto' && offersOf(state, frame, seat, offer).length > 0) return true;
  }
  return isWindowGuarded(state, frame, seat);
}

/** IA-313: whether being asked must look the same with and without a fitting card. */
export function isWindowGuarded(state: State, frame: WindowFrame, seat: Seat): boolean {
  if (at(state.hands, seat).length === 0) return false;
  for (const card of cardsIn(frame.window)) {
    if (mayHold(state, seat, card.id) && isPlayable(state, frame, seat, card)) return true;
  }
  return abilitiesIn(rulesOf(state), frame.window).some(
    (offer) => offer.perhaps?.(state, frame, seat) === true,
  );
}

export function windowAnswers(state: State, frame: WindowFrame): readonly Answer[] {
  const seat = at(frame.seats, frame.index);
  const answers: Answer[] = [];
  let forced = false;
  for (const offer of abilitiesIn(rulesOf(state), frame.window)) {
    if (offer.kind === 'auto') continue;
    const offered = offersOf(state, frame, seat, offer);
    if (offered.length > 0 && offer.kind === 'forced') forced = true;
    answers.push(...offered);
  }
  for (const card of cardsIn(frame.window)) {
    if (holds(state, seat, card.id) && isPlayable(state, frame, seat, card)) {
      answers.push(reply(state, 'play', commandNumber(card.id)));
    }
  }
  if (!forced) answers.push(reply(state, 'pass'));
  return answers;
}

export function takeWindow(state: State, frame: WindowFrame, answer: Answer, on: On): void {
  const seat = at(frame.seats, frame.index);
  if (answer.verb === 'pass') {
    nextSeat(frame);
    return;
  }
  frame.used.push(keyOf(answer));
  if (answer.verb === 'play') {
    const { id } = at(COMMANDS, answer.a);
    const card = cardsIn(frame.window).find((offered) => offered.id === id);
    playCard(state, seat, id, figureOfPlay(frame), on);
    card?.play(state, frame, seat, on);
    return;
  }
  const offer = abilitiesIn(rulesOf(state), frame.window).find(
    (offered) => offered.kind !== 'auto' && offered.answers(state, frame, seat).includes(answer),
  );
  offer?.use(state, frame, answer, on);
}

/** The figure a card of this window is played on, where the window has one. */
function figureOfPlay(frame: WindowFrame): number {
  return frame.window === 'start-of-activation' || frame.window === 'after-special-action'
    ? frame.about
    : -1;
}
