import { at } from '@parsecs/kernel';
import type { AttackFrame } from '../frames.ts';
import { figureNamed, idOf, labelOf, spaceOfLabel, targetNamed } from '../lookup.ts';
import type { State } from '../state.ts';
import { ATTACK_EFFECTS, CONDITIONS, type Condition, DICE } from '../vocabulary.ts';
import type { AttackMoment, DieView } from './moment.ts';
import { ATTACK_STEPS } from './steps.ts';

export function showDice(
  dice: readonly number[],
  faces: readonly number[],
  again: readonly number[],
): readonly DieView[] {
  return dice.map((die, index) => {
    const face = faces[index];
    return {
      die: at(DICE, die),
      face: face === undefined ? null : face + 1,
      rerolled: again[index] === 1,
    };
  });
}

interface Pool {
  readonly dice: number[];
  readonly faces: number[];
  readonly again: number[];
}

function poolOf(views: readonly DieView[]): Pool {
  const rolled = views.filter(({ face }) => face !== null);
  return {
    dice: views.map(({ die }) => DICE.indexOf(die)),
    faces: rolled.map(({ face }) => (face ?? 1) - 1),
    again: rolled.map(({ rerolled }) => (rerolled ? 1 : 0)),
  };
}

export function conditionsIn(bits: number): readonly Condition[] {
  return CONDITIONS.filter((_name, bit) => (bits & (1 << bit)) !== 0);
}

export function conditionBits(conditions: readonly Condition[]): number {
  return conditions.reduce((bits, condition) => bits | (1 << CONDITIONS.indexOf(condition)), 0);
}

/** Fields that frames and moments keep in the same way. */
type SameField = {
  [Key in keyof AttackFrame & keyof AttackMoment]: [AttackFrame[Key], AttackMoment[Key]] extends [
    AttackMoment[Key],
    AttackFrame[Key],
  ]
    ? Key
    : never;
}[keyof AttackFrame & keyof AttackMoment];

function sameFields(attack: AttackFrame | AttackMoment): Pick<AttackMoment, SameField> {
  return {
    kind: 'attack',
    by: attack.by,
    optional: attack.optional,
    action: attack.action,
    melee: attack.melee,
    saber: attack.saber,
    plus: attack.plus,
    pierce: attack.pierce,
    marksman: attack.marksman,
    deadeye: attack.deadeye,
    deflected: attack.deflected,
    protocol: attack.protocol,
    burst: attack.burst,
    accuracy: attack.accuracy,
    damage: attack.damage,
    surges: attack.surges,
    block: attack.block,
    evade: attack.evade,
    dodge: attack.dodge,
    blast: attack.blast,
    recover: attack.recover,
    critical: attack.critical,
    missed: attack.missed,
    defeated: attack.defeated,
  };
}

export function showAttack(state: State, attack: AttackFrame): AttackMoment {
  const { target, space, only, dealt } = attack;
  return {
    figure: idOf(state, attack.figure),
    step: at(ATTACK_STEPS, attack.step),
    target: target === -1 ? null : idOf(state, target),
    space: space === -1 ? null : labelOf(state, space),
    not: attack.not.map((other) => idOf(state, other)),
    only: only === -1 ? null : idOf(state, only),
    attackDice: showDice(attack.attackDice, attack.attackFaces, attack.attackAgain),
    defenceDice: showDice(attack.defenceDice, attack.defenceFaces, attack.defenceAgain),
    cleaves: attack.cleaves.slice(),
    inflicts: conditionsIn(attack.inflicts),
    gains: conditionsIn(attack.gains),
    spends: conditionsIn(attack.spends),
    spent: attack.spent.slice(),
    dealt: dealt === -1 ? null : dealt,
    effects: attack.effects.map((effect) => at(ATTACK_EFFECTS, effect)),
    ...sameFields(attack),
  };
}

export function restoreAttack(state: State, attack: AttackMoment): AttackFrame {
  const { target, space, only } = attack;
  const attackPool = poolOf(attack.attackDice);
  const defencePool = poolOf(attack.defenceDice);
  return {
    figure: figureNamed(state, attack.figure),
    step: ATTACK_STEPS.indexOf(attack.step),
    target: target === null ? -1 : targetNamed(state, target),
    space: space === null ? -1 : spaceOfLabel(state, space),
    not: attack.not.map((other) => targetNamed(state, other)),
    only: only === null ? -1 : targetNamed(state, only),
    attackDice: attackPool.dice,
    attackFaces: attackPool.faces,
    attackAgain: attackPool.again,
    defenceDice: defencePool.dice,
    defenceFaces: defencePool.faces,
    defenceAgain: defencePool.again,
    cleaves: attack.cleaves.slice(),
    inflicts: conditionBits(attack.inflicts),
    gains: conditionBits(attack.gains),
    spends: conditionBits(attack.spends),
    spent: attack.spent.slice(),
    dealt: attack.dealt ?? -1,
    effects: attack.effects.map((effect) => ATTACK_EFFECTS.indexOf(effect)),
    ...sameFields(attack),
  };
}
