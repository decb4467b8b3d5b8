import { DAMAGE_NUMBERS } from '../damage-pack.ts';
import { codeOfAttackDice, codeOfDefenceDice, type DiceCode } from '../dice-codes.ts';
import type { Manoeuvre } from '../geometry/directions.ts';
import { readManoeuvre } from '../names.ts';
import { battleOf, rulesOf, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import type { Answer, AnswerOf, UsedOn } from './answer.ts';

/** What an answer names, in the numbers of the state. An answer that names nothing here is a bug. */

export function expectAnswer<Kind extends Answer['kind']>(
  answer: Answer,
  kind: Kind,
): AnswerOf<Kind> {
  if (answer.kind !== kind) throw new Error(`${answer.id} is no ${kind}`);
  return answer as AnswerOf<Kind>;
}

export function shipNamed(state: State, name: string): number {
  const ship = battleOf(state).indexOf.get(name);
  if (ship === undefined) throw new Error(`no ship ${name}`);
  return ship;
}

/** The ship that was chosen. */
export function chosenShip(state: State, answer: Answer): number {
  return shipNamed(state, expectAnswer(answer, 'ship').ship);
}

/** The manoeuvre that was chosen openly. */
export function chosenManoeuvre(answer: Answer): Manoeuvre {
  const { manoeuvre } = expectAnswer(answer, 'manoeuvre');
  const read = readManoeuvre(manoeuvre);
  if (read === undefined) throw new Error(`no manoeuvre ${manoeuvre}`);
  return read;
}

/** The place of a manoeuvre on the dial of a ship. */
export function placeOnDial(state: State, ship: number, name: string): number {
  const place = rulesOf(state, ship).dialPlaces.get(name);
  if (place === undefined) throw new Error(`no ${name} on the dial`);
  return place;
}

function usedOn(answer: Answer): UsedOn {
  const { on, id } = expectAnswer(answer, 'use');
  if (on === undefined) throw new Error(`${id} is used on nothing`);
  return on;
}

/** The ship that a card is used on. */
export function usedOnShip(state: State, answer: Answer): number {
  const on = usedOn(answer);
  if (!('ship' in on)) throw new Error(`${answer.id} names no ship`);
  return shipNamed(state, on.ship);
}

export function usedOnAttackDice(answer: Answer): DiceCode {
  return codeOfAttackDice(diceOf(answer));
}

export function usedOnDefenceDice(answer: Answer): DiceCode {
  return codeOfDefenceDice(diceOf(answer));
}

function diceOf(answer: Answer): readonly string[] {
  const on = usedOn(answer);
  if (!('dice' in on)) throw new Error(`${answer.id} names no dice`);
  return on.dice;
}

export function usedWithWord(answer: Answer): Choice {
  const on = usedOn(answer);
  if (!('word' in on)) throw new Error(`${answer.id} names no word`);
  return on.word;
}

export function usedOnDamage(answer: Answer): number {
  const on = usedOn(answer);
  if (!('damage' in on)) throw new Error(`${answer.id} names no damage card`);
  return DAMAGE_NUMBERS[on.damage];
}
