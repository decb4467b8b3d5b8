import { at, type StepContext } from '@parsecs/kernel';
import type { FigureCard } from '../cards/cards.ts';
import type { Event, Rolled } from '../events.ts';
import type { AttackFrame } from '../frames.ts';
import { type DieName, readDie, type Side, writeDie } from '../names.ts';
import { DOORS, RAIDERS } from '../rules.ts';
import { figureOf, hasCondition, type State, WARDED } from '../state.ts';
import {
  type AbilityId,
  BLUE,
  type CommandId,
  DICE,
  type Die,
  FOCUSED,
  GREEN,
  RED,
  WHITE,
  YELLOW,
} from '../vocabulary.ts';

type On = StepContext<Event>;

const BLACK = 4;

/** One roll; scenario files name it by the colour of the die. */
export function rollDie(colour: number, on: On): number {
  return on.chance.pick(`${at(DICE, colour)} die`, 6);
}

export function rolled(colour: number, face: number): Rolled {
  return { die: at(DICE, colour), face: face + 1 };
}

/** Dice as frames count them. */
export function numbersOf(dice: readonly Die[]): number[] {
  return dice.map((die) => DICE.indexOf(die));
}

/** IA-172, IA-195, IA-225: the pool of the attacker; `chosen` for those who pick their dice. */
export function formAttackPool(
  state: State,
  attack: AttackFrame,
  chosen?: readonly number[],
): void {
  const { card } = figureOf(state, attack.figure);
  attack.attackDice = attack.saber ? [RED, YELLOW] : [...(chosen ?? numbersOf(card.attack.dice))];
  if (hasCondition(state, attack.figure, FOCUSED)) attack.attackDice.push(GREEN);
}

/** Every pool that a card with an arsenal may choose; undefined for all others. */
export function poolsOf({ attack }: FigureCard): readonly (readonly number[])[] | undefined {
  const { flexible } = attack;
  if (flexible === undefined) return undefined;
  const pools: number[][] = [];
  const extend = (pool: number[], from: number): void => {
    if (pool.length === flexible.count) {
      pools.push(pool);
      return;
    }
    for (let die = from; die <= YELLOW; die += 1) {
      if (pool.filter((other) => other === die).length < flexible.most) extend([...pool, die], die);
    }
  };
  extend([], BLUE);
  return pools;
}

/** The pool of the target: objects and neutral figures have what the mission lists (IA-271). */
export function formDefencePool(state: State, attack: AttackFrame): void {
  const { target } = attack;
  if (target >= DOORS) attack.defenceDice = [];
  else if (target >= RAIDERS) attack.defenceDice = [BLACK];
  else {
    attack.defenceDice = numbersOf(figureOf(state, target).card.defence);
    if ((at(state.lasting, target) & WARDED) !== 0) attack.defenceDice.push(WHITE);
  }
}

/** IA-180: both pools are rolled together. */
export function rollPools(attack: AttackFrame, on: On): void {
  attack.attackFaces = attack.attackDice.map((die) => rollDie(die, on));
  attack.defenceFaces = attack.defenceDice.map((die) => rollDie(die, on));
  attack.attackAgain = attack.attackDice.map(() => 0);
  attack.defenceAgain = attack.defenceDice.map(() => 0);
  if (!on.tell) return;
  on.tell({
    type: 'rolled',
    attack: attack.attackDice.map((die, index) => rolled(die, at(attack.attackFaces, index))),
    defence: attack.defenceDice.map((die, index) => rolled(die, at(attack.defenceFaces, index))),
  });
}

interface Pool {
  readonly dice: number[];
  readonly faces: number[];
  readonly again: number[];
  readonly index: number;
}

function poolOf(attack: AttackFrame, die: DieName): Pool {
  const { side, number } = readDie(die) ?? { side: 'attack', number: 0 };
  const index = number - 1;
  return side === 'defence'
    ? {
        dice: attack.defenceDice,
        faces: attack.defenceFaces,
        again: attack.defenceAgain,
        index,
      }
    : { dice: attack.attackDice, faces: attack.attackFaces, again: attack.attackAgain, index };
}

/** IA-181: each die once per attack, whoever rerolls it. */
export function rerollDie(
  attack: AttackFrame,
  die: DieName,
  by: AbilityId | CommandId,
  on: On,
): void {
  const { dice, faces, again, index } = poolOf(attack, die);
  const colour = at(dice, index);
  const before = at(faces, index);
  const face = rollDie(colour, on);
  faces[index] = face;
  again[index] = 1;
  if (!on.tell) return;
  const [from, to] = [rolled(colour, before), rolled(colour, face)];
  on.tell({ type: 'rerolled', by, die, from, to });
}

export function freshAttackDice(attack: AttackFrame): readonly DieName[] {
  return freshDice(attack.attackAgain, 'attack');
}

export function freshDefenceDice(attack: AttackFrame): readonly DieName[] {
  return freshDice(attack.defenceAgain, 'defence');
}

function freshDice(again: readonly number[], side: Side): readonly DieName[] {
  const found: DieName[] = [];
  for (let index = 0; index < again.length; index += 1) {
    if (again[index] === 0) found.push(writeDie(side, index + 1));
  }
  return found;
}

/** The dice of the defender, by their names. */
export function defenceDice(attack: AttackFrame | undefined): readonly DieName[] {
  return (attack?.defenceDice ?? []).map((_, index) => writeDie('defence', index + 1));
}

/** IA-209: takes a die out of the defence pool before it is rolled. */
export function removeDefenceDie(
  attack: AttackFrame,
  die: DieName,
  by: AbilityId | CommandId,
  on: On,
): void {
  const { dice, index } = poolOf(attack, die);
  const colour = at(dice, index);
  dice.splice(index, 1);
  on.tell?.({ type: 'die-removed', by, die: at(DICE, colour) });
}
