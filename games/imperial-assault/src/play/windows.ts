import { at, type Seat, type StepContext } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { offersIn, type WindowOffers } from '../behaviour/catalogue.ts';
import type { AbilityOffer, CardOffer } from '../behaviour/declare.ts';
import type { Event } from '../events.ts';
import type { WindowFrame } from '../frames.ts';
import { figureNamed } from '../lookup.ts';
import { offer, plain } from '../offers.ts';
import { ask, isOver, pop, rulesOf, type State } from '../state.ts';
import { holds, mayHold, playCard } from './cards.ts';
import { abilityCode, cardCode, HIGH_COMMAND_CODE, resolvedCode } from './used.ts';

type On = StepContext<Event>;

/** What marks an answer as used in this instance of the window; a reroll whatever the die. */
function codeOf(state: State, answer: Answer): number {
  switch (answer.kind) {
    case 'use':
    case 'reroll':
      return abilityCode(answer.ability, figureNamed(state, answer.figure));
    case 'play':
      return cardCode(answer.card);
    case 'resolve':
      return resolvedCode(answer.card);
    case 'high-command':
      return HIGH_COMMAND_CODE;
    default:
      throw new Error(`${answer.id} is nothing that a window offers`);
  }
}

function offersAtHand(state: State, { window }: WindowFrame): WindowOffers {
  return offersIn(rulesOf(state), window);
}

function offersOf(
  state: State,
  frame: WindowFrame,
  seat: Seat,
  ability: AbilityOffer,
): readonly Answer[] {
  const answers = ability.answers(state, frame, seat);
  return frame.used.length === 0
    ? answers
    : answers.filter((answer) => !frame.used.includes(codeOf(state, answer)));
}

/** IA-248: not two copies of a card for the same instance. */
function isPlayable(state: State, frame: WindowFrame, seat: Seat, card: CardOffer): boolean {
  if (frame.used.includes(cardCode(card.id))) return false;
  return card.can(state, frame, seat);
}

/** Each seat in turn, until it passes or nothing is left that it could do (IA-249, IA-250). */
export function runWindow(state: State, frame: WindowFrame, on: On): void {
  const offers = offersAtHand(state, frame);
  while (frame.index < frame.seats.length) {
    const seat = at(frame.seats, frame.index);
    applyAutomatic(state, frame, seat, offers.automatic, on);
    if (isOver(state) || state.frames[state.frames.length - 1] !== frame) return;
    if (isConcerned(state, frame, seat, offers)) {
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

function applyAutomatic(
  state: State,
  frame: WindowFrame,
  seat: Seat,
  offers: readonly AbilityOffer[],
  on: On,
): void {
  for (const offered of offers) {
    for (const answer of offersOf(state, frame, seat, offered)) {
      frame.used.push(codeOf(state, answer));
      offered.use(state, frame, answer, on);
    }
  }
}

/** By what everybody knows: the seat has something to use, or might hold a card that fits. */
function isConcerned(state: State, frame: WindowFrame, seat: Seat, offers: WindowOffers): boolean {
  for (const ability of offers.asked) {
    if (offersOf(state, frame, seat, ability).length > 0) return true;
  }
  return mightPlay(state, frame, seat, offers);
}

/** IA-313: whether being asked must look the same with and without a fitting card. */
export function isWindowGuarded(state: State, frame: WindowFrame, seat: Seat): boolean {
  return mightPlay(state, frame, seat, offersAtHand(state, frame));
}

function mightPlay(state: State, frame: WindowFrame, seat: Seat, offers: WindowOffers): boolean {
  if (at(state.hands, seat).length === 0) return false;
  for (const card of at(offers.cards, seat)) {
    if (isPlayable(state, frame, seat, card) && mayHold(state, seat, card.id)) return true;
  }
  for (const ability of offers.perhaps) {
    if (ability.perhaps(state, frame, seat)) return true;
  }
  return false;
}

export function windowAnswers(state: State, frame: WindowFrame): readonly Answer[] {
  const seat = at(frame.seats, frame.index);
  const { asked, cards } = offersAtHand(state, frame);
  const answers: Answer[] = [];
  let forced = false;
  for (const ability of asked) {
    const offered = offersOf(state, frame, seat, ability);
    if (offered.length > 0 && ability.kind === 'forced') forced = true;
    answers.push(...offered);
  }
  for (const card of at(cards, seat)) {
    if (holds(state, seat, card.id) && isPlayable(state, frame, seat, card)) {
      answers.push(offer({ kind: 'play', card: card.id }));
    }
  }
  if (!forced) answers.push(plain('pass'));
  return answers;
}

/** Whether a window may be passed: without a look at what else could be done in it. */
export function mayPassWindow(state: State, frame: WindowFrame): boolean {
  const seat = at(frame.seats, frame.index);
  for (const ability of offersAtHand(state, frame).asked) {
    if (ability.kind === 'forced' && offersOf(state, frame, seat, ability).length > 0) return false;
  }
  return true;
}

export function takeWindow(state: State, frame: WindowFrame, answer: Answer, on: On): void {
  const seat = at(frame.seats, frame.index);
  if (answer.kind === 'pass') {
    nextSeat(frame);
    return;
  }
  frame.used.push(codeOf(state, answer));
  const { asked, cards } = offersAtHand(state, frame);
  if (answer.kind === 'play') {
    const card = at(cards, seat).find(({ id }) => id === answer.card);
    if (card === undefined) throw notOffered(frame, answer);
    playCard(state, seat, answer.card, figureOfPlay(frame), on);
    card.play(state, frame, seat, on);
    return;
  }
  const ability = asked.find(({ answers }) =>
    answers(state, frame, seat).some(({ id }) => id === answer.id),
  );
  if (ability === undefined) throw notOffered(frame, answer);
  ability.use(state, frame, answer, on);
}

function notOffered({ window }: WindowFrame, { id }: Answer): Error {
  return new Error(`${id} is not offered in ${window}`);
}

/** The figure a card of this window is played on, where the window has one. */
function figureOfPlay(frame: WindowFrame): number {
  return frame.window === 'start-of-activation' || frame.window === 'after-special-action'
    ? frame.about
    : -1;
}
