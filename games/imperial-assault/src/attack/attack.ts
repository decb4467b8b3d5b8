import { at, type Seat, type StepContext, takeOut } from '@parsecs/kernel';
import { choosesPool } from '../behaviour/passives.ts';
import { distanceTo, spacesOf } from '../board.ts';
import type { Event } from '../events.ts';
import type { AttackFrame } from '../frames.ts';
import { idOf, labelOf } from '../lookup.ts';
import { discardCard, PURPOSES } from '../play/cards.ts';
import { loseConditions } from '../play/conditions.ts';
import { isThere, sufferDamage } from '../play/defeat.ts';
import { DOORS, RAIDERS } from '../rules.ts';
import {
  activationOf,
  ask,
  EXPOSED,
  figureOf,
  isOnMap,
  isOver,
  otherSeat,
  ownerOf,
  pop,
  push,
  type State,
} from '../state.ts';
import { COMMAND_IDS, DICE, FOCUSED, HIDDEN, type Window } from '../vocabulary.ts';
import { formAttackPool, formDefencePool, rollPools } from './dice.ts';
import { BLAST, BURST, CLEAVE, INFLICT, RECOVER, resolveEffect } from './effects.ts';
import { modifyResults } from './results.ts';
import {
  AFTER_ATTACKER,
  AFTER_DEFENDER,
  AFTERMATH,
  COUNT,
  DECLARE,
  DECLARED,
  EFFECTS,
  END,
  MODIFY,
  POOL,
  REROLL_ATTACK,
  REROLL_DEFENCE,
  RESOLVE,
  ROLL,
  SPACE,
  SURGE,
  TARGET,
} from './steps.ts';
import { canSpend } from './surges.ts';
import { targetSpaces } from './targets.ts';

type On = StepContext<Event>;

const EXPOSED_PIERCE = 3;

/** Takes the attack one step on; answers to its questions are in `answers.ts` beside this. */
export function runAttack(state: State, attack: AttackFrame, on: On): void {
  // IA-198: without an attacker, or a target to resolve it on, the attack is over.
  if (!isOnMap(state, attack.figure) && attack.step <= RESOLVE) {
    pop(state, attack);
    return;
  }
  const declared = attack.step > POOL && attack.step < RESOLVE;
  if (declared && !isThere(state, attack.target)) attack.step = END;
  switch (attack.step) {
    case TARGET:
      if (attack.target === -1) ask(state, 'target', attack.by);
      else attack.step = SPACE;
      return;
    case SPACE:
      return pickSpace(state, attack);
    case POOL:
      if (choosesPool(state, attack.figure) && !attack.saber) ask(state, 'pool', attack.by);
      else declare(state, attack, undefined, on);
      return;
    case DECLARE:
      return openWindow(state, attack, 'declaring', attack.by, DECLARED);
    case DECLARED:
      return openWindow(state, attack, 'declared-on-you', defenderOf(state, attack), ROLL);
    case ROLL:
      return roll(state, attack, on);
    case REROLL_ATTACK:
      return openWindow(state, attack, 'reroll-attack', attack.by, REROLL_DEFENCE);
    case REROLL_DEFENCE:
      return openWindow(state, attack, 'reroll-defence', defenderOf(state, attack), MODIFY);
    case MODIFY:
      return openWindow(state, attack, 'modify-attack', attack.by, COUNT);
    case COUNT:
      return count(state, attack, on);
    case SURGE:
      if (canSpend(state, attack)) ask(state, 'surge', attack.by);
      else attack.step = RESOLVE;
      return;
    case RESOLVE:
      return resolve(state, attack, on);
    case AFTERMATH:
      return afterwards(state, attack, on);
    case EFFECTS:
      return nextEffect(state, attack, on);
    case AFTER_ATTACKER:
      return openWindow(state, attack, 'after-attack', attack.by, AFTER_DEFENDER);
    case AFTER_DEFENDER:
      return openWindow(state, attack, 'after-attack-on-you', defenderOf(state, attack), END);
    default:
      dropUsedConditions(state, attack, on);
      pop(state, attack);
  }
}

/** The player of the target; nobody answers for neutral figures and doors. */
function defenderOf(state: State, attack: AttackFrame): Seat {
  return attack.target >= RAIDERS || attack.target === -1 ? -1 : ownerOf(state, attack.target);
}

function openWindow(
  state: State,
  attack: AttackFrame,
  window: Window,
  seat: Seat,
  next: number,
): void {
  attack.step = next;
  if (seat === -1) return;
  push(state, {
    kind: 'window',
    window,
    seats: [seat],
    index: 0,
    about: attack.target,
    used: [],
    waiting: [],
  });
}

/** IA-174: for a large target the space is named as well. */
function pickSpace(state: State, attack: AttackFrame): void {
  const spaces = targetSpaces(state, attack, attack.target);
  if (spaces.length > 1) {
    ask(state, 'target-space', attack.by);
    return;
  }
  setSpace(attack, spaces[0] ?? at(spacesOf(state, attack.figure), 0));
}

export function setSpace(attack: AttackFrame, space: number): void {
  attack.space = space;
  // IA-197: a target that moved is named anew, but its pool stays.
  attack.step = attack.attackDice.length > 0 ? ROLL : POOL;
}

/** IA-179: the declaration itself. */
export function declare(
  state: State,
  attack: AttackFrame,
  dice: readonly number[] | undefined,
  on: On,
): void {
  const { figure, target } = attack;
  formAttackPool(state, attack, dice);
  formDefencePool(state, attack);
  noteSpent(state, attack);
  const own = activationOf(state, figure);
  if (attack.action && own !== undefined) own.attacked = true;
  const below = state.frames[state.frames.length - 2];
  if (below?.kind === 'effect') below.chosen.push(target);
  spendExposure(state, attack);
  attack.step = DECLARE;
  on.tell?.({
    type: 'declared',
    figure: idOf(state, figure),
    target: idOf(state, target),
    space: labelOf(state, attack.space),
    dice: attack.attackDice.map((die) => at(DICE, die)),
  });
}

/** IA-260: the next attack on the exposed figure uses it up, whoever makes it. */
function spendExposure(state: State, attack: AttackFrame): void {
  if (attack.target >= RAIDERS) return;
  for (const bit of EXPOSED) {
    const lasting = at(state.lasting, attack.target);
    if ((lasting & bit) === 0) continue;
    attack.pierce += EXPOSED_PIERCE;
    state.lasting = state.lasting.with(attack.target, lasting & ~bit);
  }
}

function roll(state: State, attack: AttackFrame, on: On): void {
  // IA-197: an interrupt may have moved the target or spoilt the sight.
  const spaces = targetSpaces(state, attack, attack.target);
  if (!spaces.includes(attack.space) && attack.target < DOORS) {
    if (spaces.length > 0) {
      attack.step = SPACE;
      return;
    }
    miss(state, attack, 'lost-target', on);
    return;
  }
  noteSpent(state, attack);
  rollPools(attack, on);
  attack.step = REROLL_ATTACK;
}

function noteSpent(state: State, attack: AttackFrame): void {
  attack.spends = at(state.conditions, attack.figure) & (FOCUSED | HIDDEN);
}

function count(state: State, attack: AttackFrame, on: On): void {
  modifyResults(state, attack);
  takeKeywords(state, attack);
  attack.step = SURGE;
  const { accuracy, damage, surges, block, evade, dodge } = attack;
  on.tell?.({ type: 'results', accuracy, damage, surges, block, evade, dodge });
}

/** IA-217: keywords printed without a surge always apply. */
function takeKeywords(state: State, attack: AttackFrame): void {
  const { keywords } = figureOf(state, attack.figure).card;
  if (keywords['bleed'] === 1) attack.inflicts |= 2;
  const cleave = keywords['cleave'];
  if (cleave !== undefined) attack.cleaves.push(cleave);
}

function miss(
  state: State,
  attack: AttackFrame,
  cause: Extract<Event, { type: 'missed' }>['cause'],
  on: On,
): void {
  attack.missed = true;
  attack.dealt = 0;
  attack.step = AFTERMATH;
  const { figure, target } = attack;
  on.tell?.({ type: 'missed', figure: idOf(state, figure), target: idOf(state, target), cause });
}

/** IA-187 to IA-189 */
function resolve(state: State, attack: AttackFrame, on: On): void {
  const { figure, target } = attack;
  if (attack.dodge) return miss(state, attack, 'dodge', on);
  // IA-304: an object in the attacker's own space is at distance 0.
  if (!attack.melee && attack.accuracy < distanceTo(state, figure, target)) {
    return miss(state, attack, 'accuracy', on);
  }
  const damage = Math.max(0, attack.damage - Math.max(0, attack.block - attack.pierce));
  attack.step = AFTERMATH;
  on.tell?.({ type: 'hit', figure: idOf(state, figure), target: idOf(state, target), damage });
  attack.dealt = 0;
  const dealt = sufferDamage(state, [target], damage, 'hit', attack.by, on);
  attack.dealt = dealt;
  attack.defeated = !isThere(state, target);
}

/** Of an attack that never came to its aftermath. */
function dropUsedConditions(state: State, attack: AttackFrame, on: On): void {
  if (attack.step === END && attack.dealt >= 0) return;
  loseConditions(state, attack.figure, attack.spends, on);
}

function afterwards(state: State, attack: AttackFrame, on: On): void {
  // IA-191: they go first, so that a new Focus stays.
  loseConditions(state, attack.figure, attack.spends, on);
  if (attack.recover > 0) attack.effects.push(RECOVER);
  if (attack.dealt > 0) {
    if (attack.inflicts !== 0 || attack.gains !== 0) attack.effects.push(INFLICT);
    if (attack.blast > 0) attack.effects.push(BLAST);
    for (const _ of attack.cleaves) attack.effects.push(CLEAVE);
    if (attack.burst) attack.effects.push(BURST);
  }
  attack.step = EFFECTS;
  if (attack.critical && attack.defeated && attack.target < RAIDERS) loseCard(state, attack, on);
}

/** Critical Hit: a random card of the opponent's hand. */
function loseCard(state: State, attack: AttackFrame, on: On): void {
  const seat = otherSeat(attack.by);
  const hand = at(state.hands, seat);
  if (hand.length === 0) return;
  const card = at(hand, on.chance.pick(PURPOSES.discard, hand.length));
  discardCard(state, seat, at(COMMAND_IDS, card), 'critical-hit', on);
}

/** IA-191: keyword effects in the order that the attacker wants. */
function nextEffect(state: State, attack: AttackFrame, on: On): void {
  const kinds = new Set(attack.effects);
  if (kinds.size > 1) ask(state, 'order-effects', attack.by);
  else if (kinds.size === 1) applyEffect(state, attack, at(attack.effects, 0), on);
  else attack.step = AFTER_ATTACKER;
}

export function applyEffect(state: State, attack: AttackFrame, effect: number, on: On): void {
  takeOut(attack.effects, effect);
  if (!isOver(state)) resolveEffect(state, attack, effect, on);
}
