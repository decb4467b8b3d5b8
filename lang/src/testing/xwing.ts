import { fixedChance, type Seat } from '@parsecs/kernel';
import { ATTACK_DIE, DEFENCE_DIE, type Setup, xwing } from '@parsecs/xwing';
import { expect } from 'vitest';
import type { People } from '../index.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'];

export function people(me?: number): People {
  return { name: (seat) => NAMES[seat] ?? '?', ...(me !== undefined && { me }) };
}

/** A raw message id, an unfilled parameter or a reference that leads nowhere. */
const BROKEN =
  /\{\{|\$t\(|undefined|NaN|\[object|xwing[:.]|table:|\w+\.\w+\.\w+|\s{2}|^\s|\s$|\s[.,;:]|\(\)|[.,;:]{2}/;

export function expectSound(text: string): void {
  expect(text).not.toMatch(BROKEN);
  expect(text).not.toBe('');
}

export function setupNamed(name: string, change: Partial<Setup> = {}): Setup {
  const setup = xwing.setups[name];
  if (setup === undefined) throw new Error(`no setup ${name}`);
  return { ...setup, ...change };
}

export type State = ReturnType<typeof xwing.begin>;

type Rolls = readonly (typeof ATTACK_DIE[number] | typeof DEFENCE_DIE[number])[];

function pickOf(face: Rolls[number], isAttack: boolean): number {
  const die: Rolls = isAttack ? ATTACK_DIE : DEFENCE_DIE;
  return die.indexOf(face);
}

/** A position laid out by hand, with the answers given in it and the dice that fall. */
export function positionOf(
  given: Readonly<Record<string, unknown>>,
  answers: readonly (readonly [Seat, string])[] = [],
  dice: { readonly attack?: Rolls; readonly defence?: Rolls } = {},
): State {
  const chance = fixedChance([
    ...(dice.attack ?? []).map((face) => ({ purpose: 'attack die', pick: pickOf(face, true) })),
    ...(dice.defence ?? []).map((face) => ({ purpose: 'defence die', pick: pickOf(face, false) })),
  ]);
  const laid = xwing.scenarios.given(given, { chance });
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
  const state = laid.value;
  for (const [seat, id] of answers) {
    const answer = xwing.check(state, seat, id);
    if ('refused' in answer) throw new Error(`${id}: ${answer.cause}`);
    xwing.answer(state, seat, answer, { chance });
  }
  return state;
}
