import { at, type Seat } from '@parsecs/kernel';
import { expectAnswer } from '../answers.ts';
import { areAdjacent, figuresOf } from '../board.ts';
import { groupNamed, idOf } from '../lookup.ts';
import { offer, offersAt } from '../offers.ts';
import { discardCard, drawCards } from '../play/cards.ts';
import { loseConditions, recoverDamage } from '../play/conditions.ts';
import { openWalk } from '../play/movement.ts';
import { speedOf } from '../play/speed.ts';
import { hasTrait } from '../rules.ts';
import { COVERED, EXPOSED, otherSeat, ownerOf, rulesOf, type State } from '../state.ts';
import { COMMAND_IDS, type CommandId, DEFEATED, HARMFUL } from '../vocabulary.ts';
import { asking, choosingFigure, openEffect } from './choosing.ts';
import type { EffectRules, FreeCard, SpecialAction } from './declare.ts';
import { lastingOnSelf } from './force-cards.ts';

const RECOVERY = 2;
const PLANNED = 2;
const URGENCY = 2;

function adjacentEnemies(state: State, figure: number): readonly number[] {
  return figuresOf(state, otherSeat(ownerOf(state, figure))).filter((enemy) =>
    areAdjacent(state, figure, enemy),
  );
}

function hostileGroups(state: State, by: Seat): readonly number[] {
  return rulesOf(state).groups.flatMap(({ owner }, group) =>
    owner !== by && state.groups[group] !== DEFEATED ? [group] : [],
  );
}

function plain(
  id: CommandId,
  start: SpecialAction['start'],
  can: SpecialAction['can'] = () => true,
): SpecialAction {
  return { id, actions: 1, attacks: 'no', can, start };
}

function opening(id: CommandId, can: SpecialAction['can']): SpecialAction {
  return plain(
    id,
    (state, { figure }) => openEffect(state, id, figure, ownerOf(state, figure)),
    can,
  );
}

/** Cards with the action arrow that help or hinder without an attack. */
export const SUPPORT_CARDS: readonly SpecialAction[] = [
  opening('expose-weakness', (state, { figure }) => adjacentEnemies(state, figure).length > 0),
  opening(
    'price-on-their-heads',
    (state, { figure }) => hostileGroups(state, ownerOf(state, figure)).length > 0,
  ),
  plain('planning', (state, { figure }, on) => {
    const seat = ownerOf(state, figure);
    const drawn = drawCards(state, seat, PLANNED, on);
    if (drawn === 0 || hasTrait(rulesOf(state), figure, 'leader')) return;
    openEffect(state, 'planning', figure, seat);
    const frame = state.frames.at(-1);
    if (frame?.kind === 'effect') frame.chosen.push(drawn);
  }),
  plain('recovery', (state, { figure }, on) => recoverDamage(state, figure, RECOVERY, on)),
  plain('regroup', (state, { figure }, on) => {
    for (const friend of figuresOf(state, ownerOf(state, figure))) {
      if (areAdjacent(state, figure, friend)) loseConditions(state, friend, HARMFUL, on);
    }
  }),
  plain('shadow-ops', (state, { figure }) => {
    state.silenced |= 1 << otherSeat(ownerOf(state, figure));
  }),
  lastingOnSelf('take-cover', COVERED),
  plain('urgency', (state, { figure }, on) =>
    openWalk(state, figure, ownerOf(state, figure), speedOf(state, figure) + URGENCY, false, on),
  ),
];

export const SUPPORT_EFFECTS: readonly EffectRules[] = [
  choosingFigure('expose-weakness', adjacentEnemies, (state, frame, chosen, on) => {
    state.lasting = state.lasting.with(chosen, at(state.lasting, chosen) | at(EXPOSED, frame.by));
    on.tell?.({ type: 'exposed', seat: frame.by, figure: idOf(state, chosen) });
  }),
  asking(
    'price-on-their-heads',
    'choose-group',
    (state, frame) => hostileGroups(state, frame.by).map((group) => offersAt(state).group(group)),
    (state, frame, answer, on) => {
      const { group: id } = expectAnswer(answer, 'group');
      const group = groupNamed(state, id);
      state.prices = state.prices.with(group, at(state.prices, group) | (1 << frame.by));
      // It lies on the group until it pays, not on the discard pile.
      state.discards = state.discards.with(frame.by, at(state.discards, frame.by).slice(0, -1));
      on.tell?.({ type: 'priced', seat: frame.by, group: id });
    },
  ),
  asking(
    'planning',
    'discard',
    (state, frame) => {
      const drawn = at(state.hands, frame.by).slice(-at(frame.chosen, 0));
      return [...new Set(drawn)].map((card) =>
        offer({ kind: 'discard', card: at(COMMAND_IDS, card) }),
      );
    },
    (state, frame, answer, on) =>
      discardCard(state, frame.by, expectAnswer(answer, 'discard').card, 'planning', on),
  ),
];

/** Cards of the own activation that cost no action. */
export const FREE_CARDS: readonly FreeCard[] = [
  {
    id: 'fleet-footed',
    can: () => true,
    play: (state, frame, on) => {
      frame.points += 1;
      on.tell?.({ type: 'points-gained', figure: idOf(state, frame.figure), points: 1 });
    },
  },
  {
    id: 'lord-of-the-sith',
    can: () => true,
    play: (_state, frame) => {
      frame.lord = true;
    },
  },
];
