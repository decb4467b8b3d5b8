import { at } from '@parsecs/kernel';
import { canAttack } from '../attack/answers.ts';
import { newAttack } from '../attack/new-attack.ts';
import { plainAim } from '../attack/targets.ts';
import { distanceTo, friendsOf, sees } from '../board.ts';
import { idOf } from '../lookup.ts';
import { offersAt, plain } from '../offers.ts';
import { gainConditions } from '../play/conditions.ts';
import { mayLeave, openWalk } from '../play/movement.ts';
import { speedOf } from '../play/speed.ts';
import { ask, ownerOf, pop, push, type State } from '../state.ts';
import { type AbilityId, FOCUSED } from '../vocabulary.ts';
import { choosingFigure, chosenFigure, openEffect } from './choosing.ts';
import type { EffectRules, SpecialAction } from './declare.ts';

const ORDER_RANGE = 2;
const MANEUVER_POINTS = 2;
const MOST_ORDERED = 2;

/** IA-305: friends that the order would do any good. */
function ordered(state: State, figure: number): readonly number[] {
  return friendsOf(state, figure).filter(
    (friend) => distanceTo(state, figure, friend) <= ORDER_RANGE && mayLeave(state, friend),
  );
}

function movable(state: State, figure: number): readonly number[] {
  return friendsOf(state, figure).filter((friend) => mayLeave(state, friend));
}

function seenFriends(state: State, figure: number): readonly number[] {
  return friendsOf(state, figure).filter((friend) => sees(state, figure, friend));
}

function order(
  id: AbilityId,
  candidates: (state: State, figure: number) => readonly number[],
): SpecialAction {
  return {
    id,
    actions: 1,
    attacks: 'no',
    can: (state, { figure }) => candidates(state, figure).length > 0,
    start: (state, { figure }, on) => {
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: id });
      openEffect(state, id, figure, ownerOf(state, figure));
    },
  };
}

export const ORDERS: readonly SpecialAction[] = [
  order('order', ordered),
  order('executive-order', ordered),
  order('generals-orders', movable),
  order('tactical-maneuver', seenFriends),
  order('on-my-mark', seenFriends),
];

export const ORDER_EFFECTS: readonly EffectRules[] = [
  choosingFigure('order', ordered, (state, frame, chosen, on) => {
    // IA-006: the later FAQ gives two movement points instead of a move.
    const faq = state.table.options.rulesVersion === 'faq';
    const points = faq ? MANEUVER_POINTS : speedOf(state, chosen);
    openWalk(state, chosen, frame.by, points, false, on);
  }),
  {
    id: 'executive-order',
    run: (state, frame) => ask(state, frame.step === 0 ? 'choose-figure' : 'ordered', frame.by),
    answers: (state, frame) => {
      if (frame.step === 0) {
        return ordered(state, frame.figure).map((friend) => offersAt(state).figure(friend));
      }
      const aim = plainAim(state, at(frame.chosen, 0));
      const attack = canAttack(state, aim) ? [plain('order-attack')] : [];
      return [plain('order-move'), ...attack, plain('no')];
    },
    take: (state, frame, answer, on) => {
      if (frame.step === 0) {
        frame.chosen.push(chosenFigure(state, answer));
        frame.step = 1;
        return;
      }
      pop(state, frame);
      const figure = at(frame.chosen, 0);
      if (answer.kind === 'order-attack') push(state, newAttack(state, { figure }));
      else if (answer.kind === 'order-move') {
        openWalk(state, figure, frame.by, speedOf(state, figure), false, on);
      }
    },
  },
  {
    id: 'generals-orders',
    run: (state, frame) => {
      const left = movable(state, frame.figure).filter((friend) => !frame.chosen.includes(friend));
      if (frame.chosen.length >= MOST_ORDERED || left.length === 0) pop(state, frame);
      else ask(state, 'choose-figure', frame.by);
    },
    answers: (state, frame) => [
      ...movable(state, frame.figure)
        .filter((friend) => !frame.chosen.includes(friend))
        .map((friend) => offersAt(state).figure(friend)),
      plain('stop'),
    ],
    take: (state, frame, answer, on) => {
      if (answer.kind === 'stop') {
        pop(state, frame);
        return;
      }
      const friend = chosenFigure(state, answer);
      frame.chosen.push(friend);
      openWalk(state, friend, frame.by, speedOf(state, friend), false, on);
    },
  },
  choosingFigure('tactical-maneuver', seenFriends, (state, frame, chosen, on) =>
    openWalk(state, chosen, frame.by, MANEUVER_POINTS, false, on),
  ),
  choosingFigure('on-my-mark', seenFriends, (state, _frame, chosen, on) =>
    gainConditions(state, chosen, FOCUSED, on),
  ),
];
