import { at, type Seat } from '@parsecs/kernel';
import { newAttack } from '../attack/new-attack.ts';
import type { AbilityOffer, EffectRules } from '../declare.ts';
import type { WindowFrame } from '../frames.ts';
import { idOf } from '../lookup.ts';
import { gainConditions } from '../play/conditions.ts';
import { EXECUTOR, FORWARD_VENGEANCE, LAST_STAND, markUsed, VENGEANCE } from '../play/defeat.ts';
import { mayLeave, openWalk } from '../play/movement.ts';
import { type Answer, reply } from '../replies.ts';
import { figureOf, isOnMap, ownerOf, push, rulesOf, type State } from '../state.ts';
import { ABILITY_IDS, type AbilityId, FOCUSED } from '../vocabulary.ts';
import { choosingFigure, openEffect } from './choosing.ts';

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

/** Answers for all own figures whose trigger waits. */
function waitingAnswers(
  state: State,
  frame: WindowFrame,
  seat: Seat,
  trigger: number,
  id: AbilityId,
): readonly Answer[] {
  return [...new Set(waitingFor(frame, trigger))]
    .filter((figure) => ownerOf(state, figure) === seat)
    .map((figure) => reply(state, 'use', ABILITY_IDS.indexOf(id), figure));
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
      waitingAnswers(state, frame, seat, VENGEANCE, 'vengeance').filter(({ b }) =>
        isOnMap(state, b),
      ),
    use: (state, frame, { b }, on) => {
      while (waitingFor(frame, VENGEANCE).includes(b)) resolveOne(frame, VENGEANCE, b);
      on.tell?.({ type: 'used', figure: idOf(state, b), ability: 'vengeance' });
      gainConditions(state, b, FOCUSED, on);
    },
  },
  {
    id: 'forward-vengeance',
    window: 'after-defeat',
    kind: 'forced',
    answers: (state, frame, seat) =>
      waitingAnswers(state, frame, seat, FORWARD_VENGEANCE, 'forward-vengeance').filter(({ b }) =>
        isOnMap(state, b),
      ),
    use: (state, frame, { b }, on) => {
      resolveOne(frame, FORWARD_VENGEANCE, b);
      on.tell?.({ type: 'used', figure: idOf(state, b), ability: 'forward-vengeance' });
      gainConditions(state, b, FOCUSED, on);
      openWalk(state, b, ownerOf(state, b), 1, true, on);
    },
  },
  {
    id: 'executor',
    window: 'after-defeat',
    kind: 'offer',
    answers: (state, frame, seat) =>
      waitingAnswers(state, frame, seat, EXECUTOR, 'executor').filter(({ b }) =>
        mayLeave(state, b),
      ),
    use: (state, frame, { b }, on) => {
      resolveOne(frame, EXECUTOR, b);
      markUsed(state, b, 'executor');
      on.tell?.({ type: 'used', figure: idOf(state, b), ability: 'executor' });
      push(state, newAttack(state, { figure: b }));
      openWalk(state, b, ownerOf(state, b), EXECUTOR_SPACES, true, on);
    },
  },
  {
    id: 'last-stand',
    window: 'after-defeat',
    kind: 'forced',
    answers: (state, frame, seat) =>
      waitingAnswers(state, frame, seat, LAST_STAND, 'last-stand').filter(
        ({ b }) => othersOfGroup(state, b).length > 0,
      ),
    use: (state, frame, { b }, on) => {
      resolveOne(frame, LAST_STAND, b);
      on.tell?.({ type: 'used', figure: idOf(state, b), ability: 'last-stand' });
      openEffect(state, 'last-stand', b, ownerOf(state, b));
    },
  },
];

export const DEFEAT_EFFECTS: readonly EffectRules[] = [
  choosingFigure('last-stand', othersOfGroup, (state, _frame, chosen, on) =>
    gainConditions(state, chosen, FOCUSED, on),
  ),
];
