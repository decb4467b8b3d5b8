import { at, type Seat } from '@parsecs/kernel';
import { asking, openEffect } from '../abilities/choosing.ts';
import { figuresOf } from '../board.ts';
import type { CardOffer, EffectRules } from '../declare.ts';
import { groupId } from '../lookup.ts';
import { mayLeave, openWalk } from '../play/movement.ts';
import { reply } from '../replies.ts';
import { hasTrait } from '../rules.ts';
import { ask, pop, rulesOf, type State } from '../state.ts';
import { EXHAUSTED, READY } from '../vocabulary.ts';
import { beasts } from './attacks.ts';

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
      ...brawlers(state, frame.by, frame.chosen).map((figure) => reply(state, 'figure', figure)),
      reply(state, 'stop'),
    ],
    take: (state, frame, answer, on) => {
      if (answer.verb === 'stop') {
        pop(state, frame);
        return;
      }
      frame.chosen.push(answer.a);
      openWalk(state, answer.a, frame.by, 1, true, on);
    },
  },
  asking(
    'take-initiative',
    'choose-group',
    (state, frame) => readyGroups(state, frame.by).map((group) => reply(state, 'group', group)),
    (state, _frame, answer, on) => {
      state.groups[answer.a] = EXHAUSTED;
      on.tell?.({ type: 'exhausted', group: groupId(state, at([answer.a], 0)) });
    },
  ),
];
