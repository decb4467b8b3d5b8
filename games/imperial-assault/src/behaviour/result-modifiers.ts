import { at } from '@parsecs/kernel';
import { touchesDoor } from '../attack/targets.ts';
import { areAdjacent, friendsOf, isNextToSpace } from '../board.ts';
import type { AttackFrame } from '../frames.ts';
import { canOccur, DOORS, hasAbility, hasTrait, RAIDERS, type Rules } from '../rules.ts';
import { activationOf, COVERED, rulesOf, type State } from '../state.ts';
import type { ResultModifier } from './declare.ts';

function targetHas(state: State, attack: AttackFrame, ability: 'cunning'): boolean {
  return attack.target < RAIDERS && hasAbility(rulesOf(state), attack.target, ability);
}

function attackerIsNext(state: State, { figure, target }: AttackFrame): boolean {
  return target < DOORS ? areAdjacent(state, figure, target) : touchesDoor(state, figure, target);
}

/** Friends of the defender next to the targeted space; the target stands on it, not next to it. */
function friendsBeside(
  state: State,
  attack: AttackFrame,
  ability: 'protector' | 'distracting',
): number {
  const { target, space } = attack;
  if (target >= RAIDERS) return 0;
  const rules = rulesOf(state);
  let found = 0;
  for (const figure of friendsOf(state, target)) {
    if (!hasAbility(rules, figure, ability)) continue;
    if (ability === 'protector' && isPeer(state, figure, target)) continue;
    if (isNextToSpace(state, figure, space)) found += 1;
  }
  return found;
}

/** The later FAQ: a Royal Guard no longer protects other Guardians. */
function isPeer(state: State, figure: number, target: number): boolean {
  if (state.table.options.rulesVersion !== 'faq') return false;
  const rules = rulesOf(state);
  const isGuard = at(rules.figures, figure).card.figure === 'royal-guard';
  return isGuard && hasTrait(rules, target, 'guardian');
}

/** Abilities and lasting cards that change results (IA-182), each side in this order. */
export const RESULT_MODIFIERS: readonly ResultModifier[] = [
  {
    id: 'aim',
    side: 'attack',
    apply: (state, attack, tally) => {
      if (!hasAbility(rulesOf(state), attack.figure, 'aim')) return;
      const own = activationOf(state, attack.figure);
      if (own === undefined || own.left) return;
      tally.damage += 1;
      tally.accuracy += 2;
    },
  },
  {
    id: 'scattergun',
    side: 'attack',
    apply: (state, attack, tally) => {
      if (!hasAbility(rulesOf(state), attack.figure, 'scattergun')) return;
      if (attackerIsNext(state, attack)) tally.damage += 1;
    },
  },
  {
    id: 'acp-scattergun',
    side: 'attack',
    apply: (state, attack, tally) => {
      if (!hasAbility(rulesOf(state), attack.figure, 'acp-scattergun')) return;
      if (attackerIsNext(state, attack)) tally.damage += 2;
    },
  },
  {
    id: 'deadeye',
    side: 'attack',
    apply: (_state, attack, tally) => {
      if (attack.deadeye) tally.accuracy += 2;
    },
  },
  {
    id: 'deflection',
    side: 'defence',
    apply: (_state, attack, tally) => {
      tally.accuracy -= 2 * attack.deflected;
    },
  },
  {
    id: 'take-cover',
    side: 'defence',
    apply: (state, attack, tally) => {
      if (attack.target >= RAIDERS || (at(state.lasting, attack.target) & COVERED) === 0) return;
      tally.block += 1;
      tally.accuracy -= 2;
    },
  },
  {
    id: 'protector',
    side: 'defence',
    // Only one of them may apply (IA-268).
    apply: (state, attack, tally) => {
      if (friendsBeside(state, attack, 'protector') > 0) tally.block += 1;
    },
  },
  {
    id: 'distracting',
    side: 'defence',
    apply: (state, attack, tally) => {
      tally.evade += friendsBeside(state, attack, 'distracting');
    },
  },
  {
    id: 'cunning',
    side: 'defence',
    // Last, because its owner would order it after whatever else adds evades (IA-308).
    apply: (state, attack, tally) => {
      if (targetHas(state, attack, 'cunning')) tally.block += Math.max(0, tally.evade);
    },
  },
];

type BySide = Readonly<Record<ResultModifier['side'], readonly ResultModifier[]>>;

const BY_RULES = new WeakMap<Rules, BySide>();

/** Those that the cards of this table can bring. */
export function modifiersIn(rules: Rules): BySide {
  let known = BY_RULES.get(rules);
  if (known === undefined) {
    const able = RESULT_MODIFIERS.filter(({ id }) => canOccur(rules, id));
    known = {
      attack: able.filter(({ side }) => side === 'attack'),
      defence: able.filter(({ side }) => side === 'defence'),
    };
    BY_RULES.set(rules, known);
  }
  return known;
}
