import type { Answer } from '../answers/answer.ts';
import { isWord, SPEND_EVADE, SPEND_FOCUS, spendLock } from '../answers/answer-book.ts';
import { BARRED_BITS, type On } from '../behaviour/declare.ts';
import {
  ATTACK_FACES_ALL,
  changeFaces,
  DEFENCE_FOCUS,
  EVADE,
  FOCUS,
  HIT,
  listDiceChoices,
  rerollDice,
  rollAttackFace,
  tellDice,
} from '../dice.ts';
import { codeOfAttackDice } from '../dice-codes.ts';
import type { AttackFrame, WindowFrame } from '../frames.ts';
import { isShuttle } from '../missions/zones.ts';
import { spendEvade, spendFocus, spendLockOn } from '../play/tokens.ts';
import { currentAttack, type State } from '../state.ts';
import { stepNumber } from '../steps.ts';
import { WINDOW_NUMBERS } from '../vocabulary.ts';

/** XW-116 to XW-118, XW-124, XW-125: what tokens do to dice. */

const LOCK_BIT = 1;
const FOCUS_BIT = 2;
const EVADE_BIT = 4;

const ATTACKER = WINDOW_NUMBERS['attack-dice-attacker'];
const DEFENDER = WINDOW_NUMBERS['defence-dice-defender'];
const NO_ANSWERS: readonly Answer[] = [];
const DEFENDER_ANSWERS: readonly (readonly Answer[])[] = [
  NO_ANSWERS,
  [SPEND_FOCUS],
  [SPEND_EVADE],
  [SPEND_FOCUS, SPEND_EVADE],
];

export function tokenAnswers(state: State, { window }: WindowFrame): readonly Answer[] {
  if (window !== ATTACKER && window !== DEFENDER) return NO_ANSWERS;
  const attack = currentAttack(state);
  if (attack === undefined) return NO_ANSWERS;
  return window === ATTACKER ? attackerTokens(state, attack) : defenderTokens(state, attack);
}

function isSpentAlready(state: State, attack: AttackFrame, bit: number): boolean {
  if ((attack.tokens & bit) === 0) return false;
  // XW-260: the shuttle spends one evade token in an attack.
  if (bit === EVADE_BIT && isShuttle(state, attack.target)) return true;
  return state.setup.options.oneTokenOfAKind;
}

function attackerTokens(state: State, attack: AttackFrame): readonly Answer[] {
  const { ship, barred } = attack;
  const hasFocus =
    (state.focus[ship] as number) > 0 &&
    (barred & BARRED_BITS['attacker-focus']) === 0 &&
    !isSpentAlready(state, attack, FOCUS_BIT);
  const slot = lockSlot(state, attack);
  if (slot === -1) return hasFocus ? (DEFENDER_ANSWERS[1] as readonly Answer[]) : NO_ANSWERS;
  const answers: Answer[] = [];
  if (hasFocus) answers.push(SPEND_FOCUS);
  for (const code of listDiceChoices(attack.attackDice, ATTACK_FACES_ALL, 0, 15)) {
    answers.push(spendLock(slot, code));
  }
  return answers;
}

/** XW-117: the lock on this very defender; −1 when it may not be spent. */
function lockSlot(state: State, attack: AttackFrame): number {
  const { ship, target, barred, noLock } = attack;
  if (noLock || (barred & BARRED_BITS['attacker-reroll']) !== 0) return -1;
  if (isSpentAlready(state, attack, LOCK_BIT)) return -1;
  if (state.locks[ship * 2] === target) return 0;
  return state.locks[ship * 2 + 1] === target ? 1 : -1;
}

function defenderTokens(state: State, attack: AttackFrame): readonly Answer[] {
  const { target, barred } = attack;
  const hasFocus = (state.focus[target] as number) > 0 && !isSpentAlready(state, attack, FOCUS_BIT);
  const hasEvade =
    (state.evade[target] as number) > 0 &&
    (barred & BARRED_BITS['evade-tokens']) === 0 &&
    !isSpentAlready(state, attack, EVADE_BIT);
  return DEFENDER_ANSWERS[(hasFocus ? 1 : 0) + (hasEvade ? 2 : 0)] as readonly Answer[];
}

export function takeToken(state: State, answer: Answer, on: On): void {
  const attack = currentAttack(state);
  if (attack === undefined) throw new Error('no attack is going on');
  if (answer.kind === 'spend-lock') {
    attack.tokens |= LOCK_BIT;
    rerollDice(attack.attackDice, codeOfAttackDice(answer.dice), rollAttackFace, on.chance);
    tellDice(state, attack, 'attack', 'target-lock', on);
    spendLockOn(state, attack.ship, attack.target, on);
    return;
  }
  if (isWord(answer, 'spend-evade')) {
    attack.tokens |= EVADE_BIT;
    attack.evades += 1;
    spendEvade(state, attack.target, on);
    tellDice(state, attack, 'defence', 'evade', on);
    return;
  }
  attack.tokens |= FOCUS_BIT;
  const { attackDice, defenceDice } = attack;
  // Before the defence dice are rolled there are none, so focus is the attacker's.
  if (isAttackStep(attack)) {
    changeFaces(attackDice, FOCUS, HIT, attackDice.length);
    tellDice(state, attack, 'attack', 'focus', on);
    spendFocus(state, attack.ship, on);
  } else {
    changeFaces(defenceDice, DEFENCE_FOCUS, EVADE, defenceDice.length);
    tellDice(state, attack, 'defence', 'focus', on);
    spendFocus(state, attack.target, on);
  }
}

/** The steps of an attack up to here belong to the attack dice. */
const LAST_ATTACK_DICE_STEP: number = stepNumber('attack', 'defence-count');

function isAttackStep({ step }: AttackFrame): boolean {
  return step <= LAST_ATTACK_DICE_STEP;
}
