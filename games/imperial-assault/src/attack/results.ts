import { at } from '@parsecs/kernel';
import type { ResultModifier, Tally } from '../behaviour/declare.ts';
import { modifiersIn } from '../behaviour/result-modifiers.ts';
import { FACES, type SurgeAbility } from '../cards/cards.ts';
import type { AttackFrame } from '../frames.ts';
import { DOORS, hasTrait, RAIDERS } from '../rules.ts';
import { figureOf, hasCondition, rulesOf, type State } from '../state.ts';
import { HIDDEN, WEAKENED } from '../vocabulary.ts';

const DOOR_BLOCK = 1;

/** IA-180: what the dice show. */
function countDice(attack: AttackFrame): Tally & { dodge: boolean } {
  const tally = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: false };
  for (let index = 0; index < attack.attackDice.length; index += 1) {
    const [accuracy, damage, surge] = faceOf(attack.attackDice, attack.attackFaces, index);
    tally.accuracy += accuracy;
    tally.damage += damage;
    tally.surge += surge;
  }
  for (let index = 0; index < attack.defenceDice.length; index += 1) {
    const [block, evade, dodge] = faceOf(attack.defenceDice, attack.defenceFaces, index);
    tally.block += block;
    tally.evade += evade;
    if (dodge === 1) tally.dodge = true;
  }
  return tally;
}

function faceOf(
  dice: readonly number[],
  faces: readonly number[],
  index: number,
): readonly [number, number, number] {
  return at(at(FACES, at(dice, index)), at(faces, index));
}

/** Where a step of the modifiers comes from. */
export type ModifierSource = ResultModifier['id'] | 'dice' | 'conditions' | 'bonuses';

/** Told the numbers after each step; whoever keeps them must copy them. */
type NoteStep = (by: ModifierSource, side: ResultModifier['side'], tally: Readonly<Tally>) => void;

const SIDES = ['attack', 'defence'] as const;

/** IA-182, IA-183, IA-192: conditions, then the attacker's, then the defender's modifiers. */
export function modifyResults(state: State, attack: AttackFrame, note?: NoteStep): void {
  const tally = countDice(attack);
  note?.('dice', 'attack', tally);
  applyConditions(state, attack, tally);
  note?.('conditions', 'attack', tally);
  const modifiers = modifiersIn(rulesOf(state));
  for (const side of SIDES) {
    applyBonuses(state, attack, side, tally);
    note?.('bonuses', side, tally);
    for (const modifier of modifiers[side]) {
      modifier.apply(state, attack, tally);
      note?.(modifier.id, side, tally);
    }
  }
  attack.evade = Math.max(0, tally.evade);
  attack.surges = Math.max(0, Math.max(0, tally.surge) - attack.evade);
  attack.accuracy = Math.max(0, tally.accuracy);
  attack.damage = Math.max(0, tally.damage);
  attack.block = Math.max(0, tally.block);
  attack.dodge = tally.dodge;
}

/** IA-227, IA-228 */
function applyConditions(state: State, attack: AttackFrame, tally: Tally): void {
  if ((attack.spends & HIDDEN) !== 0) tally.surge += 1;
  if (hasCondition(state, attack.figure, WEAKENED)) tally.surge -= 1;
  if (attack.target >= RAIDERS) return;
  if (hasCondition(state, attack.target, HIDDEN)) tally.accuracy -= 2;
  if (hasCondition(state, attack.target, WEAKENED)) tally.evade -= 1;
}

/** The fixed bonuses of both cards; objects have those of the mission (IA-271). */
function applyBonuses(
  state: State,
  attack: AttackFrame,
  side: ResultModifier['side'],
  tally: Tally,
): void {
  if (side === 'attack') {
    tally.damage += attack.plus;
    for (const [when, kind, value] of figureOf(state, attack.figure).card.bonuses) {
      if (when === 'attacking' && kind === 'accuracy') tally.accuracy += value;
    }
    return;
  }
  if (attack.target >= DOORS) tally.block += DOOR_BLOCK;
  if (attack.target >= RAIDERS) return;
  for (const [when, kind, value] of figureOf(state, attack.target).card.bonuses) {
    if (when !== 'defending') continue;
    if (kind === 'block') tally.block += value;
    else tally.evade += value;
  }
}

const COVERING_SURGE: SurgeAbility = { cost: 1, effects: [['stun', 1]] };

/** IA-184: printed surge abilities, and the one that Covering Fire gives to Troopers. */
export function surgesOf(state: State, figure: number): readonly SurgeAbility[] {
  const { card, owner } = figureOf(state, figure);
  const covered = (state.covering & (1 << owner)) !== 0;
  if (!covered || !hasTrait(rulesOf(state), figure, 'trooper')) return card.surges;
  return [...card.surges, COVERING_SURGE];
}

/** Whether this surge ability is the one of Covering Fire. */
export function isCoveringSurge(state: State, figure: number, index: number): boolean {
  return index >= figureOf(state, figure).card.surges.length;
}
