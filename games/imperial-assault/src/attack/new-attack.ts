import type { Seat } from '@parsecs/kernel';
import type { AttackFrame } from '../frames.ts';
import { figureOf, ownerOf, type State } from '../state.ts';

export interface AttackPlan {
  readonly figure: number;
  /** Who decides for the attacker; its owner unless somebody borrows it. */
  readonly by?: Seat;
  readonly target?: number;
  readonly only?: number;
  readonly not?: readonly number[];
  readonly optional?: boolean;
  readonly action?: boolean;
  readonly plus?: number;
  readonly saber?: boolean;
  readonly burst?: boolean;
  readonly marksman?: boolean;
}

const SABER_PIERCE = 3;

/** A fresh attack, before its target is named. */
export function newAttack(state: State, plan: AttackPlan): AttackFrame {
  const { figure, saber = false } = plan;
  return {
    kind: 'attack',
    figure,
    by: plan.by ?? ownerOf(state, figure),
    step: 0,
    target: plan.target ?? -1,
    space: -1,
    optional: plan.optional ?? false,
    action: plan.action ?? false,
    not: [...(plan.not ?? [])],
    only: plan.only ?? -1,
    melee: saber || figureOf(state, figure).card.attack.type === 'melee',
    saber,
    attackDice: [],
    attackFaces: [],
    attackAgain: [],
    defenceDice: [],
    defenceFaces: [],
    defenceAgain: [],
    plus: plan.plus ?? 0,
    pierce: saber ? SABER_PIERCE : 0,
    marksman: plan.marksman ?? false,
    deadeye: false,
    deflected: 0,
    protocol: false,
    burst: plan.burst ?? false,
    accuracy: 0,
    damage: 0,
    surges: 0,
    block: 0,
    evade: 0,
    dodge: false,
    blast: 0,
    recover: 0,
    cleaves: [],
    inflicts: 0,
    gains: 0,
    spends: 0,
    critical: false,
    spent: [],
    missed: false,
    dealt: -1,
    defeated: false,
    effects: [],
  };
}
