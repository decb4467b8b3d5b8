import { at, type Stage } from '@parsecs/kernel';
import { type Answer, BLAST, BURST, CLEAVE, INFLICT, RECOVER, reply } from '../answers.ts';
import {
  distanceTo,
  figuresOnMap,
  isNextToSpace,
  layoutOfState,
  raidersOnMap,
  spacesOfTarget,
} from '../board.ts';
import type { Event } from '../events.ts';
import type { AttackFrame } from '../frames.ts';
import { BLOCKING } from '../map/grid.ts';
import { distance } from '../map/layout.ts';
import { gainConditions, recoverDamage } from '../play/conditions.ts';
import { sufferDamage } from '../play/defeat.ts';
import { RAIDERS } from '../rules.ts';
import { ask, isOnMap, type State } from '../state.ts';
import { STUNNED } from '../vocabulary.ts';
import { CLEAVING, EFFECTS } from './steps.ts';
import { attackableDoors, hasTarget, targetsOf } from './targets.ts';

type On = Stage<Event>;

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
      sufferDamage(state, besideTarget(state, attack), attack.blast, 'blast', attack.by, on);
      return;
    case BURST:
      for (const figure of besideTarget(state, attack)) {
        if (figure < RAIDERS) gainConditions(state, figure, STUNNED, on);
      }
      return;
    case CLEAVE:
      if (hasTarget(state, cleaveAim(attack))) attack.step = CLEAVING;
      else attack.cleaves.pop();
      if (attack.step === CLEAVING) ask(state, 'cleave', attack.by);
  }
}

/** IA-212: all others on the target space or next to it; nobody around a blocking one (IA-301). */
function besideTarget(state: State, attack: AttackFrame): readonly number[] {
  const { space, target } = attack;
  const figures = figuresOnMap(state).filter(
    (figure) => figure !== target && isNextToSpace(state, figure, space),
  );
  const layout = layoutOfState(state);
  const closed = at(layout.grid.terrain, space) === BLOCKING;
  const raiders = raidersOnMap(state).filter((raider) => {
    const far = distance(layout, space, at(spacesOfTarget(state, raider), 0));
    return raider !== target && (far === 0 || (far === 1 && !closed));
  });
  const doors = attackableDoors(state).filter(
    (door) => door !== target && spacesOfTarget(state, door).includes(space),
  );
  return [...figures, ...raiders, ...doors];
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
  return [...targets.map((target) => reply(state, 'attack', target)), reply(state, 'pass')];
}

export function takeCleave(state: State, attack: AttackFrame, answer: Answer, on: On): void {
  const damage = attack.cleaves.pop() ?? 0;
  attack.step = EFFECTS;
  if (answer.verb === 'pass') return;
  sufferDamage(state, [answer.a], damage, 'cleave', attack.by, on);
}
