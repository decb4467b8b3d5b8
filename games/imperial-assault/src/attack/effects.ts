import { at, type StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import {
  distanceTo,
  figuresOnMap,
  gapBetween,
  isNextToSpace,
  layoutOfState,
  raidersOnMap,
  spacesOfTarget,
} from '../board.ts';
import type { Event } from '../events.ts';
import type { AttackFrame } from '../frames.ts';
import { targetNamed } from '../lookup.ts';
import { BLOCKING } from '../map/grid.ts';
import { offersAt, plain } from '../offers.ts';
import { gainConditions, recoverDamage } from '../play/conditions.ts';
import { sufferDamage } from '../play/defeat.ts';
import { RAIDERS } from '../rules.ts';
import { ask, isOnMap, type State } from '../state.ts';
import { STUNNED } from '../vocabulary.ts';
import { CLEAVING, EFFECTS } from './steps.ts';
import { attackableDoors, hasTarget, targetsOf } from './targets.ts';

type On = StepContext<Event>;

/** Keyword effects as frames count them, in the order of `ATTACK_EFFECTS`. */
export const RECOVER = 0;
export const INFLICT = 1;
export const BLAST = 2;
export const CLEAVE = 3;
export const BURST = 4;

/** IA-191: one keyword effect after the attack. */
export function resolveEffect(state: State, attack: AttackFrame, effect: number, on: On): void {
  switch (effect) {
    case RECOVER:
      return recoverDamage(state, attack.figure, attack.recover, on);
    case INFLICT:
      // IA-216, IA-221: harmful ones on a target that is a figure, the others on the attacker.
      if (attack.target < RAIDERS && isOnMap(state, attack.target)) {
        gainConditions(state, attack.target, attack.inflicts, on);
      }
      return gainConditions(state, attack.figure, attack.gains, on);
    case BLAST:
      sufferDamage(state, aroundTarget(state, attack), attack.blast, 'blast', attack.by, on);
      return;
    case BURST:
      // The target stands on that space, whatever its size, not next to it.
      for (const figure of figuresOnMap(state)) {
        if (isNextToSpace(state, figure, attack.space)) {
          gainConditions(state, figure, STUNNED, on);
        }
      }
      return;
    case CLEAVE:
      if (hasTarget(state, cleaveAim(attack))) attack.step = CLEAVING;
      else attack.cleaves.pop();
      if (attack.step === CLEAVING) ask(state, 'cleave', attack.by);
  }
}

/** IA-212, IA-274: all others on the target space or next to it; of a blocking one, on it (IA-301). */
function aroundTarget(state: State, attack: AttackFrame): readonly number[] {
  const { space, target } = attack;
  const layout = layoutOfState(state);
  const most = at(layout.grid.terrain, space) === BLOCKING ? 0 : 1;
  const others = [...figuresOnMap(state), ...raidersOnMap(state)].filter(
    (other) =>
      other !== target && gapBetween(layout, spacesOfTarget(state, other), [space]) <= most,
  );
  const doors = attackableDoors(state).filter(
    (door) => door !== target && spacesOfTarget(state, door).includes(space),
  );
  return [...others, ...doors];
}

function cleaveAim(attack: AttackFrame): AttackFrame {
  return { ...attack, not: [attack.target], only: -1 };
}

/** IA-213: others that this attack could have targeted, a ranged one within its accuracy. */
export function cleaveAnswers(state: State, attack: AttackFrame): readonly Answer[] {
  const targets = targetsOf(state, cleaveAim(attack)).filter(
    (target) =>
      attack.melee || attack.accuracy >= Math.max(1, distanceTo(state, attack.figure, target)),
  );
  return [...targets.map((target) => offersAt(state).attack(target)), plain('pass')];
}

export function takeCleave(state: State, attack: AttackFrame, answer: Answer, on: On): void {
  const damage = attack.cleaves.pop() ?? 0;
  attack.step = EFFECTS;
  if (answer.kind === 'pass') return;
  const target = targetNamed(state, expectAnswer(answer, 'attack').target);
  sufferDamage(state, [target], damage, 'cleave', attack.by, on);
}
