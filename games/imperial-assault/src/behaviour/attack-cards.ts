import type { Seat } from '@parsecs/kernel';
import { canAttack } from '../attack/answers.ts';
import { newAttack } from '../attack/new-attack.ts';
import { attackableDoors, hasTarget, plainAim } from '../attack/targets.ts';
import { areAdjacent, distanceTo, figuresOf, figuresOnMap } from '../board.ts';
import { hasTrait } from '../rules.ts';
import { figureOf, otherSeat, ownerOf, pop, push, rulesOf, type State } from '../state.ts';
import type { CommandId } from '../vocabulary.ts';
import { twoAttacks } from './blows.ts';
import { choosingFigure, openEffect } from './choosing.ts';
import type { EffectRules, SpecialAction } from './declare.ts';

const FIREPOWER = 4;
const TAKE_IT_DOWN = 2;
const LURE_RANGE = 3;

/** Cards with the action arrow that make somebody attack. */
function attackCard(
  id: CommandId,
  actions: 1 | 2,
  attacks: SpecialAction['attacks'],
  can: (state: State, figure: number) => boolean,
): SpecialAction {
  return {
    id,
    actions,
    attacks,
    can: (state, frame) => can(state, frame.figure),
    start: (state, { figure }) => openEffect(state, id, figure, ownerOf(state, figure)),
  };
}

/** With Marksman in hand also targets that only it would show. */
function canAttackPlainly(state: State, figure: number): boolean {
  return canAttack(state, plainAim(state, figure));
}

/** Take it Down: friends that have a legal target. */
function readyFriends(state: State, figure: number): readonly number[] {
  return figuresOf(state, ownerOf(state, figure)).filter(
    (friend) =>
      friend !== figure && areAdjacent(state, figure, friend) && canAttackPlainly(state, friend),
  );
}

/** IA-199: figures that would have a target if this player led them. */
function usable(state: State, figure: number, by: Seat): boolean {
  return hasTarget(state, { ...plainAim(state, figure), by });
}

function lured(state: State, figure: number): readonly number[] {
  const by = ownerOf(state, figure);
  return figuresOf(state, otherSeat(by)).filter(
    (enemy) =>
      !figureOf(state, enemy).large &&
      distanceTo(state, figure, enemy) <= LURE_RANGE &&
      usable(state, enemy, by),
  );
}

export function beasts(state: State, by: Seat): readonly number[] {
  return figuresOnMap(state).filter(
    (figure) => hasTrait(rulesOf(state), figure, 'creature') && usable(state, figure, by),
  );
}

export const ATTACK_CARDS: readonly SpecialAction[] = [
  attackCard('burst-fire', 1, 'yes', canAttackPlainly),
  attackCard('maximum-firepower', 2, 'yes', canAttackPlainly),
  attackCard(
    'pummel',
    2,
    'yes',
    (state, figure) =>
      figureOf(state, figure).card.attack.type === 'melee' && canAttackPlainly(state, figure),
  ),
  attackCard('sarlacc-sweep', 1, 'yes', (state, figure) =>
    hasTarget(state, { ...plainAim(state, figure), not: attackableDoors(state) }),
  ),
  attackCard('take-it-down', 1, 'no', (state, figure) => readyFriends(state, figure).length > 0),
  attackCard('lure-of-the-dark-side', 1, 'no', (state, figure) => lured(state, figure).length > 0),
];

export const ATTACK_CARD_EFFECTS: readonly EffectRules[] = [
  {
    id: 'burst-fire',
    run: (state, frame) => {
      pop(state, frame);
      push(state, newAttack(state, { figure: frame.figure, action: true, burst: true }));
    },
  },
  {
    id: 'maximum-firepower',
    run: (state, frame) => {
      pop(state, frame);
      push(state, newAttack(state, { figure: frame.figure, action: true, plus: FIREPOWER }));
    },
  },
  twoAttacks('pummel', () => []),
  // It names figures, which doors are not (IA-273).
  twoAttacks('sarlacc-sweep', (state, named) => [...named, ...attackableDoors(state)]),
  choosingFigure('take-it-down', readyFriends, (state, _frame, chosen) =>
    push(state, newAttack(state, { figure: chosen, plus: TAKE_IT_DOWN })),
  ),
  choosingFigure('lure-of-the-dark-side', lured, (state, frame, chosen) =>
    push(state, newAttack(state, { figure: chosen, by: frame.by })),
  ),
  choosingFigure(
    'ferocity',
    (state, _figure, by) => beasts(state, by),
    (state, frame, chosen) => push(state, newAttack(state, { figure: chosen, by: frame.by })),
  ),
];
