import { at, type Chance } from '@parsecs/kernel';
import type { On } from './behaviour/declare.ts';
import { ATTACK_DIE, DEFENCE_DIE } from './cards/dice.ts';
import {
  ATTACK_RESULTS,
  type AttackResult,
  DEFENCE_RESULTS,
  type DefenceResult,
} from './cards/vocabulary.ts';
import { diceCode, diceOfCode } from './dice-codes.ts';
import type { AttackFrame } from './frames.ts';
import { idOf, type State } from './state.ts';

/** Faces of attack dice, by their numbers. */
export const HIT = 0;
export const CRIT = 1;
export const FOCUS = 2;
export const BLANK = 3;
/** Faces of defence dice. */
export const EVADE = 0;
export const DEFENCE_FOCUS = 1;
export const DEFENCE_BLANK = 2;
/** XW-138: added to the face of a die that may not be rerolled any more. */
export const LOCKED = 4;

export const PURPOSES = {
  attackDie: 'attack die',
  defenceDie: 'defence die',
  deck: 'damage deck',
  sides: 'sides',
  box: 'box',
  downCard: 'face-down damage card',
} as const;

const SIDES = 8;
const ATTACK_FACES: readonly number[] = ATTACK_DIE.map((face) => ATTACK_RESULTS.indexOf(face));
const DEFENCE_FACES: readonly number[] = DEFENCE_DIE.map((face) => DEFENCE_RESULTS.indexOf(face));

export function rollAttackFace(chance: Chance): number {
  return ATTACK_FACES[chance.pick(PURPOSES.attackDie, SIDES)] as number;
}

export function rollDefenceFace(chance: Chance): number {
  return DEFENCE_FACES[chance.pick(PURPOSES.defenceDie, SIDES)] as number;
}

/** XW-309: a die that is no attack; `why` names what it is rolled for. */
export function rollSingle(
  state: State,
  ship: number,
  die: 'attack' | 'defence',
  why: string,
  on: On,
): number {
  const face = die === 'attack' ? rollAttackFace(on.chance) : rollDefenceFace(on.chance);
  on.tell?.({
    type: 'die-rolled',
    ship: idOf(state, ship),
    die,
    result: at(die === 'attack' ? ATTACK_RESULTS : DEFENCE_RESULTS, face),
    why,
  });
  return face;
}

/** How many dice show a face. */
export function countFace(dice: readonly number[], face: number): number {
  let count = 0;
  for (let index = 0; index < dice.length; index += 1) {
    if (((dice[index] as number) & 3) === face) count += 1;
  }
  return count;
}

/** How many dice show a face and may be rerolled. */
function countFresh(dice: readonly number[], face: number): number {
  let count = 0;
  for (let index = 0; index < dice.length; index += 1) if (dice[index] === face) count += 1;
  return count;
}

/** Turns up to so many dice from one face to another (XW-135); gives how many. */
export function changeFaces(dice: number[], from: number, to: number, most: number): number {
  let changed = 0;
  for (let index = 0; index < dice.length && changed < most; index += 1) {
    const die = dice[index] as number;
    if ((die & 3) !== from) continue;
    dice[index] = to | (die & LOCKED);
    changed += 1;
  }
  return changed;
}

/** XW-136, XW-138: rerolls the chosen dice, all picked up before any is rolled. */
export function rerollDice(
  dice: number[],
  code: number,
  roll: (chance: Chance) => number,
  chance: Chance,
): void {
  const chosen: number[] = [];
  for (let face = 0; face < 4; face += 1) {
    let wanted = diceOfCode(code, face);
    for (let index = 0; index < dice.length && wanted > 0; index += 1) {
      if (dice[index] !== face) continue;
      chosen.push(index);
      wanted -= 1;
    }
  }
  chosen.sort((one, other) => one - other);
  for (const index of chosen) dice[index] = roll(chance) | LOCKED;
}

const counts: number[] = [0, 0, 0, 0];

/** Every choice of up to so many fresh dice with these faces, by what they show. */
export function listDiceChoices(
  dice: readonly number[],
  faces: readonly number[],
  least: number,
  most: number,
): readonly number[] {
  const codes: number[] = [];
  counts.fill(0);
  const choose = (index: number, chosen: number): void => {
    if (index === faces.length) {
      if (chosen >= least) codes.push(diceCode(counts));
      return;
    }
    const face = faces[index] as number;
    const available = Math.min(countFresh(dice, face), most - chosen);
    for (let count = 0; count <= available; count += 1) {
      counts[face] = count;
      choose(index + 1, chosen + count);
    }
    counts[face] = 0;
  };
  choose(0, 0);
  return codes;
}

export const ATTACK_FACES_ALL: readonly number[] = [HIT, CRIT, FOCUS, BLANK];
export const DEFENCE_FACES_ALL: readonly number[] = [EVADE, DEFENCE_FOCUS, DEFENCE_BLANK];

export function attackDiceNames(attack: AttackFrame): readonly AttackResult[] {
  return attack.attackDice.map((die) => at(ATTACK_RESULTS, die & 3));
}

export function defenceDiceNames(attack: AttackFrame): readonly DefenceResult[] {
  return attack.defenceDice.map((die) => at(DEFENCE_RESULTS, die & 3));
}

/** Tells what the dice show now, and by what. */
export function tellDice(
  state: State,
  attack: AttackFrame,
  dice: 'attack' | 'defence',
  by: string,
  on: On,
): void {
  on.tell?.({
    type: 'dice-changed',
    ship: idOf(state, dice === 'attack' ? attack.ship : attack.target),
    dice,
    by,
    results: dice === 'attack' ? attackDiceNames(attack) : defenceDiceNames(attack),
    added: dice === 'attack' ? 0 : attack.evades,
  });
}
