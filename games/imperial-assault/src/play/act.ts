import { at, type StepContext } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { marksmanFits } from '../attack/answers.ts';
import { newAttack } from '../attack/new-attack.ts';
import { hasTarget, plainAim, targetsOf } from '../attack/targets.ts';
import { findCardAction, findFreeCard, findSpecial } from '../behaviour/catalogue.ts';
import type { SpecialAction } from '../behaviour/declare.ts';
import { isAttackingAction, mayAttackByAction, mayLeaveByOwnWill } from '../behaviour/passives.ts';
import { commandNumber } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import type { ActivationFrame } from '../frames.ts';
import { idOf, standNamed, targetNamed } from '../lookup.ts';
import { interact, interactAnswers } from '../missions/interactions.ts';
import { offer, offersAt, plain } from '../offers.ts';
import { figureOf, hasCondition, ownerOf, push, type State } from '../state.ts';
import { type AbilityId, type CommandId, type Condition, conditionBit } from '../vocabulary.ts';
import { fits, holds, isSilenced, playCard } from './cards.ts';
import { loseConditions } from './conditions.ts';
import { mayLeave, startWalk, walkAnswers } from './movement.ts';
import { speedOf } from './speed.ts';
import { actionCode } from './used.ts';

type On = StepContext<Event>;

const ACTIONS = 2;
/** IA-081: conditions that an action shakes off. */
const SHED: readonly Condition[] = ['stunned', 'bleeding'];
/** What an action is, for what follows it. */
const PLAIN = 1;
const SPECIAL = 2;

/** IA-068, IA-080: actions that are left, kills counting under Lord of the Sith. */
export function actionsLeft(frame: ActivationFrame): number {
  if (frame.limit) return 1;
  return ACTIONS + frame.extra + (frame.lord ? frame.kills : 0) - frame.spent;
}

/** DC-12: everything the active figure may do now. */
export function actAnswers(state: State, frame: ActivationFrame): readonly Answer[] {
  const answers: Answer[] = [];
  const left = actionsLeft(frame);
  if (left > 0) addActions(state, frame, left, answers);
  if (frame.limit) {
    answers.push(plain('stop'));
    return answers;
  }
  addFreeCards(state, frame, answers);
  if (mayWalk(state, frame)) {
    for (const walk of walkAnswers(state, frame.figure, frame.points, false)) answers.push(walk);
  }
  answers.push(plain('end'));
  return answers;
}

/** IA-149, IA-223 and abilities that hold a figure. */
export function mayWalk(state: State, frame: ActivationFrame): boolean {
  if (frame.points === 0 || frame.displaced) return false;
  return mayLeave(state, frame.figure) && mayLeaveByOwnWill(state, frame);
}

function addActions(state: State, frame: ActivationFrame, left: number, answers: Answer[]): void {
  const { figure } = frame;
  answers.push(plain('move'));
  if (mayAttackByAction(state, frame)) addAttacks(state, figure, answers);
  for (const answer of interactAnswers(state, figure)) answers.push(answer);
  for (const condition of SHED) {
    if (hasCondition(state, figure, conditionBit(condition))) {
      answers.push(offer({ kind: 'shed', condition }));
    }
  }
  for (const ability of figureOf(state, figure).card.abilities) {
    const special = findSpecial(ability);
    if (special === undefined || frame.used.includes(actionCode(ability))) continue;
    if (canStart(state, frame, special, left)) {
      answers.push(offer({ kind: 'special', ability }));
    }
  }
  addActionCards(state, frame, left, answers);
}

function addAttacks(state: State, figure: number, answers: Answer[]): void {
  const aim = plainAim(state, figure);
  const offers = offersAt(state);
  for (const target of targetsOf(state, aim)) answers.push(offers.attack(target));
  if (!marksmanFits(state, aim) || !holds(state, aim.by, 'marksman')) return;
  if (hasTarget(state, { ...aim, marksman: true })) {
    answers.push(offer({ kind: 'play', card: 'marksman' }));
  }
}

function canStart(
  state: State,
  frame: ActivationFrame,
  special: SpecialAction,
  left: number,
): boolean {
  if (special.actions > left) return false;
  if (isAttackingAction(state, special) && !mayAttackByAction(state, frame)) return false;
  return special.can(state, frame);
}

/** IA-247, IA-315 */
function addActionCards(
  state: State,
  frame: ActivationFrame,
  left: number,
  answers: Answer[],
): void {
  const seat = ownerOf(state, frame.figure);
  if (isSilenced(state, seat)) return;
  const hand = at(state.hands, seat);
  for (let index = 0; index < hand.length; index += 1) {
    const number = hand[index] as number;
    const action = findCardAction(number);
    if (action === undefined || hand.indexOf(number) < index) continue;
    const card = action.id as CommandId;
    if (frame.used.includes(actionCode(card)) || !fits(state, frame.figure, card)) continue;
    if (canStart(state, frame, action, left)) answers.push(offer({ kind: 'play', card }));
  }
}

function addFreeCards(state: State, frame: ActivationFrame, answers: Answer[]): void {
  const seat = ownerOf(state, frame.figure);
  if (isSilenced(state, seat)) return;
  for (const card of at(state.hands, seat)) {
    const free = findFreeCard(card);
    if (free === undefined || !fits(state, frame.figure, free.id)) continue;
    if (free.can(state, frame)) answers.push(offer({ kind: 'play', card: free.id }));
  }
}

/** Applies one of them; true when it was an action, whose consequences follow. */
export function takeAct(state: State, frame: ActivationFrame, answer: Answer, on: On): boolean {
  const { figure } = frame;
  switch (answer.kind) {
    case 'walk':
      frame.points -= walkTo(state, frame, answer.place, on);
      return false;
    case 'move':
      spend(frame, PLAIN, 1);
      gainPoints(state, frame, speedOf(state, figure), on);
      return true;
    case 'attack':
      spend(frame, PLAIN, 1);
      push(
        state,
        newAttack(state, { figure, target: targetNamed(state, answer.target), action: true }),
      );
      return true;
    case 'special':
      return startSpecial(state, frame, answer.ability, on);
    case 'shed':
      spend(frame, SPECIAL, 1);
      loseConditions(state, figure, conditionBit(answer.condition), on);
      return true;
    case 'play':
      return playOnFigure(state, frame, answer.card, on);
    default:
      spend(frame, PLAIN, 1);
      interact(state, figure, answer, on);
      return true;
  }
}

function walkTo(state: State, frame: ActivationFrame, place: string, on: On): number {
  const stand = standNamed(state, place);
  return startWalk(state, frame.figure, stand, frame.points, false, on);
}

function spend(frame: ActivationFrame, action: ActivationFrame['action'], actions: number): void {
  if (!frame.limit) frame.spent += actions;
  frame.action = action;
}

/** IA-074, IA-122 */
function gainPoints(state: State, frame: ActivationFrame, points: number, on: On): void {
  frame.points += points;
  on.tell?.({ type: 'points-gained', figure: idOf(state, frame.figure), points });
}

function startSpecial(state: State, frame: ActivationFrame, ability: AbilityId, on: On): boolean {
  const special = findSpecial(ability);
  if (special === undefined) throw new Error(`${ability} is no special action`);
  frame.used.push(actionCode(ability));
  spend(frame, SPECIAL, special.actions);
  special.start(state, frame, on);
  return true;
}

function playOnFigure(state: State, frame: ActivationFrame, card: CommandId, on: On): boolean {
  const { figure } = frame;
  playCard(state, ownerOf(state, figure), card, figure, on);
  const number = commandNumber(card);
  const free = findFreeCard(number);
  if (free !== undefined) {
    free.play(state, frame, on);
    return false;
  }
  const action = findCardAction(number);
  if (action === undefined) {
    // Marksman, played ahead of an attack by action.
    spend(frame, PLAIN, 1);
    push(state, newAttack(state, { figure, action: true, marksman: true }));
    return true;
  }
  frame.used.push(actionCode(card));
  spend(frame, SPECIAL, action.actions);
  action.start(state, frame, on);
  return true;
}
