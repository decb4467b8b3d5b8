import { at, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { newAttack } from '../attack/new-attack.ts';
import type { WindowFrame } from '../frames.ts';
import { idOf } from '../lookup.ts';
import { offersAt } from '../offers.ts';
import { gainConditions } from '../play/conditions.ts';
import { EXECUTOR, FORWARD_VENGEANCE, LAST_STAND, markUsed, VENGEANCE } from '../play/defeat.ts';
import { mayLeave, openWalk } from '../play/movement.ts';
import { figureOf, isOnMap, ownerOf, push, rulesOf, type State } from '../state.ts';
import { type AbilityId, FOCUSED } from '../vocabulary.ts';
import { choosingFigure, openEffect, userOf } from './choosing.ts';
import type { AbilityOffer, EffectRules } from './declare.ts';

const EXECUTOR_SPACES = 2;

function waitingFor(frame: WindowFrame, trigger: number): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < frame.waiting.length; index += 2) {
    if (frame.waiting[index] === trigger) found.push(at(frame.waiting, index + 1));
  }
  return found;
}

/** Takes one trigger off the list; it was resolved. */
function resolveOne(frame: WindowFrame, trigger: number, figure: number): void {
  for (let index = 0; index < frame.waiting.length; index += 2) {
    if (frame.waiting[index] !== trigger || frame.waiting[index + 1] !== figure) continue;
    frame.waiting.splice(index, 2);
    return;
  }
}

/** Answers for all own figures whose trigger waits and which can use it. */
function waitingAnswers(
  state: State,
  frame: WindowFrame,
  seat: Seat,
  trigger: number,
  id: AbilityId,
  can: (state: State, figure: number) => boolean,
): readonly Answer[] {
  return [...new Set(waitingFor(frame, trigger))]
    .filter((figure) => ownerOf(state, figure) === seat && can(state, figure))
    .map((figure) => offersAt(state).use(id, figure));
}

function othersOfGroup(state: State, lost: number): readonly number[] {
  const { group } = figureOf(state, lost);
  return at(rulesOf(state).groups, group).figures.filter((figure) => isOnMap(state, figure));
}

/** IA-237: what a defeat sets off. */
export const DEFEATS: readonly AbilityOffer[] = [
  {
    id: 'vengeance',
    window: 'after-defeat',
    // Several of them change nothing for one another, so nobody is asked for their order.
    kind: 'auto',
    answers: (state, frame, seat) =>
      waitingAnswers(state, frame, seat, VENGEANCE, 'vengeance', isOnMap),
    use: (state, frame, answer, on) => {
      const figure = userOf(state, answer);
      while (waitingFor(frame, VENGEANCE).includes(figure)) resolveOne(frame, VENGEANCE, figure);
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'vengeance' });
      gainConditions(state, figure, FOCUSED, on);
    },
  },
  {
    id: 'forward-vengeance',
    window: 'after-defeat',
    kind: 'forced',
    answers: (state, frame, seat) =>
      waitingAnswers(state, frame, seat, FORWARD_VENGEANCE, 'forward-vengeance', isOnMap),
    use: (state, frame, answer, on) => {
      const figure = userOf(state, answer);
      resolveOne(frame, FORWARD_VENGEANCE, figure);
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'forward-vengeance' });
      gainConditions(state, figure, FOCUSED, on);
      openWalk(state, figure, ownerOf(state, figure), 1, true, on);
    },
  },
  {
    id: 'executor',
    window: 'after-defeat',
    kind: 'offer',
    answers: (state, frame, seat) =>
      waitingAnswers(state, frame, seat, EXECUTOR, 'executor', mayLeave),
    use: (state, frame, answer, on) => {
      const figure = userOf(state, answer);
      resolveOne(frame, EXECUTOR, figure);
      markUsed(state, figure, 'executor');
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'executor' });
      push(state, newAttack(state, { figure }));
      openWalk(state, figure, ownerOf(state, figure), EXECUTOR_SPACES, true, on);
    },
  },
  {
    id: 'last-stand',
    window: 'after-defeat',
    kind: 'forced',
    answers: (state, frame, seat) =>
      waitingAnswers(
        state,
        frame,
        seat,
        LAST_STAND,
        'last-stand',
        (_state, lost) => othersOfGroup(state, lost).length > 0,
      ),
    use: (state, frame, answer, on) => {
      const figure = userOf(state, answer);
      resolveOne(frame, LAST_STAND, figure);
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'last-stand' });
      openEffect(state, 'last-stand', figure, ownerOf(state, figure));
    },
  },
];

export const DEFEAT_EFFECTS: readonly EffectRules[] = [
  choosingFigure('last-stand', othersOfGroup, (state, _frame, chosen, on) =>
    gainConditions(state, chosen, FOCUSED, on),
  ),
];
