import type { Seat } from '@parsecs/kernel';
import { expectAnswer } from '../answers.ts';
import { figuresOf } from '../board.ts';
import { groupNamed } from '../lookup.ts';
import { offersAt, plain } from '../offers.ts';
import { mayLeave, openWalk } from '../play/movement.ts';
import { hasTrait } from '../rules.ts';
import { ask, pop, rulesOf, type State } from '../state.ts';
import { EXHAUSTED, READY } from '../vocabulary.ts';
import { beasts } from './attack-cards.ts';
import { asking, chosenFigure, openEffect } from './choosing.ts';
import type { CardOffer, EffectRules } from './declare.ts';

function readyGroups(state: State, seat: Seat): readonly number[] {
  return rulesOf(state).groups.flatMap(({ owner }, group) =>
    owner === seat && state.groups[group] === READY ? [group] : [],
  );
}

function brawlers(state: State, seat: Seat, but: readonly number[]): readonly number[] {
  return figuresOf(state, seat).filter(
    (figure) =>
      hasTrait(rulesOf(state), figure, 'brawler') &&
      mayLeave(state, figure) &&
      !but.includes(figure),
  );
}

/** Cards played at the start or the end of a round, by the player (IA-246). */
export const ROUND_CARDS: readonly CardOffer[] = [
  {
    id: 'close-the-gap',
    window: 'start-of-round',
    can: () => true,
    play: (state, _frame, seat) => openEffect(state, 'close-the-gap', -1, seat),
  },
  {
    id: 'covering-fire',
    window: 'start-of-round',
    can: () => true,
    play: (state, _frame, seat) => {
      state.covering |= 1 << seat;
    },
  },
  {
    id: 'sit-tight',
    window: 'start-of-round',
    can: () => true,
    play: (state, _frame, seat) => {
      state.sitting |= 1 << seat;
    },
  },
  {
    id: 'take-initiative',
    window: 'start-of-round',
    can: (state, _frame, seat) => readyGroups(state, seat).length > 0,
    play: (state, _frame, seat, on) => {
      state.initiative = seat;
      on.tell?.({ type: 'initiative', seat, by: 'take-initiative' });
      openEffect(state, 'take-initiative', -1, seat);
    },
  },
  {
    id: 'ferocity',
    window: 'end-of-round',
    can: (state, _frame, seat) => beasts(state, seat).length > 0,
    play: (state, _frame, seat) => openEffect(state, 'ferocity', -1, seat),
  },
];

export const ROUND_EFFECTS: readonly EffectRules[] = [
  {
    id: 'close-the-gap',
    run: (state, frame) => {
      if (brawlers(state, frame.by, frame.chosen).length === 0) pop(state, frame);
      else ask(state, 'choose-figure', frame.by);
    },
    answers: (state, frame) => [
      ...brawlers(state, frame.by, frame.chosen).map((figure) => offersAt(state).figure(figure)),
      plain('stop'),
    ],
    take: (state, frame, answer, on) => {
      if (answer.kind === 'stop') {
        pop(state, frame);
        return;
      }
      const figure = chosenFigure(state, answer);
      frame.chosen.push(figure);
      openWalk(state, figure, frame.by, 1, true, on);
    },
  },
  asking(
    'take-initiative',
    'choose-group',
    (state, frame) => readyGroups(state, frame.by).map((group) => offersAt(state).group(group)),
    (state, _frame, answer, on) => {
      const { group } = expectAnswer(answer, 'group');
      state.groups = state.groups.with(groupNamed(state, group), EXHAUSTED);
      on.tell?.({ type: 'exhausted', group });
    },
  ),
];
