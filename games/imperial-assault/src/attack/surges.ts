import { at, type StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { surgeUses } from '../behaviour/passives.ts';
import type { Effect, SurgeAbility } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import type { AttackFrame } from '../frames.ts';
import { idOf } from '../lookup.ts';
import { offer, plain } from '../offers.ts';
import { fits, holds, mayHold, playCard } from '../play/cards.ts';
import { RAIDERS } from '../rules.ts';
import { hasCondition, ownerOf, type State } from '../state.ts';
import { BLEEDING, FOCUSED, HIDDEN, STUNNED, WEAKENED } from '../vocabulary.ts';
import { isCoveringSurge, surgesOf } from './results.ts';
import { RESOLVE } from './steps.ts';

type On = StepContext<Event>;

const PROTOCOL = 'hunter-protocol';
const PROTOCOL_USES = 2;

/** IA-184, IA-186: how often each surge ability may be used in this attack. */
export function surgeUsesNow(state: State, attack: AttackFrame): number {
  const printed = surgeUses(state, attack.figure);
  return attack.protocol ? Math.max(printed, PROTOCOL_USES) : printed;
}

/** IA-184 to IA-186: surge abilities that can be paid for. */
function affordable(state: State, attack: AttackFrame, uses: number): readonly number[] {
  const found: number[] = [];
  for (const [index, surge] of surgesOf(state, attack.figure).entries()) {
    if (isAffordable(surge, index, attack, uses)) found.push(index);
  }
  return found;
}

function isAffordable(
  { cost }: SurgeAbility,
  index: number,
  { surges, spent }: AttackFrame,
  uses: number,
): boolean {
  return cost <= surges && (spent[index] ?? 0) < uses;
}

/** Hunter Protocol can be played by a friendly Droid as long as surges are spent (IA-306). */
function protocolFits(state: State, attack: AttackFrame): boolean {
  if (attack.protocol || attack.by !== ownerOf(state, attack.figure)) return false;
  if (!fits(state, attack.figure, PROTOCOL)) return false;
  const surges = surgesOf(state, attack.figure);
  return surges.some((surge, index) => isAffordable(surge, index, attack, PROTOCOL_USES));
}

export function mayHaveProtocol(state: State, attack: AttackFrame): boolean {
  return protocolFits(state, attack) && mayHold(state, attack.by, PROTOCOL);
}

/** Whether the attacker is asked at all; nothing hidden is looked at. */
export function canSpend(state: State, attack: AttackFrame): boolean {
  if (attack.surges === 0) return false;
  if (affordable(state, attack, surgeUsesNow(state, attack)).length > 0) return true;
  return mayHaveProtocol(state, attack);
}

export function surgeAnswers(state: State, attack: AttackFrame): readonly Answer[] {
  const answers = affordable(state, attack, surgeUsesNow(state, attack)).map((index) =>
    offer({ kind: 'surge', number: index + 1 }),
  );
  if (protocolFits(state, attack) && holds(state, attack.by, PROTOCOL)) {
    answers.push(offer({ kind: 'play', card: PROTOCOL }));
  }
  answers.push(plain('stop'));
  return answers;
}

export function takeSurge(state: State, attack: AttackFrame, answer: Answer, on: On): void {
  if (answer.kind === 'stop') attack.step = RESOLVE;
  else if (answer.kind === 'play') {
    playCard(state, attack.by, answer.card, attack.figure, on);
    attack.protocol = true;
  } else spendSurge(state, attack, expectAnswer(answer, 'surge').number - 1, on);
}

function spendSurge(state: State, attack: AttackFrame, index: number, on: On): void {
  const surge = at(surgesOf(state, attack.figure), index);
  attack.surges -= surge.cost;
  while (attack.spent.length <= index) attack.spent.push(0);
  attack.spent[index] = at(attack.spent, index) + 1;
  const effects = effectsOf(state, attack, surge, index);
  for (const effect of effects) addEffect(attack, effect);
  on.tell?.({ type: 'surge-spent', figure: idOf(state, attack.figure), cost: surge.cost, effects });
}

const COVERING_DAMAGE = 2;

/** Covering Fire hurts a target that is Stunned already when the surge is spent. */
function effectsOf(
  state: State,
  attack: AttackFrame,
  surge: SurgeAbility,
  index: number,
): readonly Effect[] {
  if (!isCoveringSurge(state, attack.figure, index)) return surge.effects;
  const stunned = attack.target < RAIDERS && hasCondition(state, attack.target, STUNNED);
  return stunned ? [...surge.effects, ['damage', COVERING_DAMAGE]] : surge.effects;
}

function addEffect(attack: AttackFrame, [keyword, value]: Effect): void {
  switch (keyword) {
    case 'accuracy':
      attack.accuracy += value;
      return;
    case 'damage':
      attack.damage += value;
      return;
    case 'pierce':
      attack.pierce += value;
      return;
    case 'blast':
      attack.blast += value;
      return;
    case 'cleave':
      attack.cleaves.push(value);
      return;
    case 'recover':
      attack.recover += value;
      return;
    case 'stun':
      attack.inflicts |= STUNNED;
      return;
    case 'bleed':
      attack.inflicts |= BLEEDING;
      return;
    case 'weaken':
      attack.inflicts |= WEAKENED;
      return;
    case 'focus':
      attack.gains |= FOCUSED;
      return;
    case 'hide':
      attack.gains |= HIDDEN;
      return;
    case 'critical':
      attack.critical = true;
  }
}
