import { at, type StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import type { Event } from '../events.ts';
import type { AttackFrame } from '../frames.ts';
import { spaceOfLabel, targetNamed } from '../lookup.ts';
import { offer, offersAt, plain } from '../offers.ts';
import { holds, mayHold, playCard } from '../play/cards.ts';
import { figureOf, ownerOf, pop, type State } from '../state.ts';
import { ATTACK_EFFECTS, DICE } from '../vocabulary.ts';
import { applyEffect, declare, setSpace } from './attack.ts';
import { numbersOf, poolsOf } from './dice.ts';
import { cleaveAnswers, takeCleave } from './effects.ts';
import { CLEAVING, EFFECTS, POOL, SPACE, SURGE, TARGET } from './steps.ts';
import { surgeAnswers, takeSurge } from './surges.ts';
import { type Aim, hasTarget, targetSpaces, targetsOf } from './targets.ts';

type On = StepContext<Event>;

const MARKSMAN = 'marksman';

/** Marksman fits before a ranged attack is declared, with one's own figure (IA-173, IA-306). */
export function marksmanFits(state: State, aim: Aim): boolean {
  return !aim.melee && !aim.marksman && aim.by === ownerOf(state, aim.figure);
}

/** IA-178: a target, perhaps only one that Marksman would show. */
export function canAttack(state: State, aim: Aim): boolean {
  if (hasTarget(state, aim)) return true;
  return (
    marksmanFits(state, aim) &&
    holds(state, aim.by, MARKSMAN) &&
    hasTarget(state, { ...aim, marksman: true })
  );
}

export function attackAnswers(state: State, attack: AttackFrame): readonly Answer[] {
  switch (attack.step) {
    case TARGET:
      return targetAnswers(state, attack);
    case SPACE:
      return targetSpaces(state, attack, attack.target).map((space) =>
        offersAt(state).space(space),
      );
    case POOL:
      return poolAnswers(state, attack);
    case SURGE:
      return surgeAnswers(state, attack);
    case EFFECTS:
      return [...new Set(attack.effects)].map((effect) =>
        offer({ kind: 'effect', effect: at(ATTACK_EFFECTS, effect) }),
      );
    default:
      return cleaveAnswers(state, attack);
  }
}

function targetAnswers(state: State, attack: AttackFrame): readonly Answer[] {
  const answers = targetsOf(state, attack).map((target) => offersAt(state).attack(target));
  if (marksmanFits(state, attack) && holds(state, attack.by, MARKSMAN)) {
    if (hasTarget(state, { ...attack, marksman: true })) {
      answers.push(offer({ kind: 'play', card: MARKSMAN }));
    }
  }
  if (attack.optional || answers.length === 0) answers.push(plain('stop'));
  return answers;
}

/** IG-88 and General Weiss: any dice, with a limit per colour. */
function poolAnswers(state: State, attack: AttackFrame): readonly Answer[] {
  const pools = poolsOf(figureOf(state, attack.figure).card) ?? [];
  return pools.map((pool) => offer({ kind: 'pool', dice: pool.map((die) => at(DICE, die)) }));
}

export function takeAttack(state: State, attack: AttackFrame, answer: Answer, on: On): void {
  switch (attack.step) {
    case TARGET:
      return takeTarget(state, attack, answer, on);
    case SPACE:
      return setSpace(attack, spaceOfLabel(state, expectAnswer(answer, 'space').space));
    case POOL:
      return declare(state, attack, numbersOf(expectAnswer(answer, 'pool').dice), on);
    case SURGE:
      return takeSurge(state, attack, answer, on);
    case EFFECTS:
      return applyEffect(
        state,
        attack,
        ATTACK_EFFECTS.indexOf(expectAnswer(answer, 'effect').effect),
        on,
      );
    case CLEAVING:
      return takeCleave(state, attack, answer, on);
    default:
      throw new Error(`an attack asks nothing in step ${attack.step}`);
  }
}

function takeTarget(state: State, attack: AttackFrame, answer: Answer, on: On): void {
  if (answer.kind === 'stop') pop(state, attack);
  else if (answer.kind === 'play') {
    playCard(state, attack.by, MARKSMAN, attack.figure, on);
    attack.marksman = true;
  } else {
    attack.target = targetNamed(state, expectAnswer(answer, 'attack').target);
    attack.step = SPACE;
  }
}

/** Asking about a target must not tell whether Marksman is held. */
export function targetIsGuarded(state: State, attack: AttackFrame): boolean {
  return marksmanFits(state, attack) && mayHold(state, attack.by, MARKSMAN);
}
