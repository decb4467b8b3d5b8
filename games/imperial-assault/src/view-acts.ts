import { at, type Seat } from '@parsecs/kernel';
import { surgesOf } from './attack/results.ts';
import { COUNT, POOL } from './attack/steps.ts';
import { surgeUsesNow } from './attack/surges.ts';
import type { SurgeAbility } from './cards/cards.ts';
import type { AttackFrame } from './frames.ts';
import { idOf, labelOf } from './lookup.ts';
import { conditionsIn, showDice } from './moment/attack-moment.ts';
import type { DieView } from './moment/moment.ts';
import { actionsLeft } from './play/act.ts';
import { activation, currentAttack, rulesOf, type State } from './state.ts';
import type { Condition } from './vocabulary.ts';

/** The figure that acts. */
export interface ActivationView {
  readonly figure: string;
  readonly actions: number;
  readonly points: number;
  /** IA-070: it has spent an action on attacking. */
  readonly attacked: boolean;
  /** IA-149: it stays where it is. */
  readonly displaced: boolean;
  /** To the Limit: its extra action is being performed. */
  readonly limit: boolean;
}

export interface SurgeView extends SurgeAbility {
  /** As answers name it, counted from 1. */
  readonly number: number;
  readonly used: number;
  /** It can be paid for and was not used too often. */
  readonly open: boolean;
}

/** The attack in progress. */
export interface AttackView {
  readonly figure: string;
  /** IA-199: who decides for the attacker. */
  readonly by: Seat;
  /** Null until they are named. */
  readonly target: string | null;
  readonly space: string | null;
  readonly melee: boolean;
  readonly attackDice: readonly DieView[];
  readonly defenceDice: readonly DieView[];
  /** Null before the modifier step is over. */
  readonly results: AttackResults | null;
  readonly surges: readonly SurgeView[];
  readonly missed: boolean;
  /** Damage of step 7; null before it. */
  readonly dealt: number | null;
}

export interface AttackResults {
  readonly accuracy: number;
  readonly damage: number;
  readonly surges: number;
  readonly block: number;
  readonly evade: number;
  readonly dodge: boolean;
  readonly pierce: number;
  readonly blast: number;
  readonly cleave: readonly number[];
  readonly recover: number;
  /** Conditions for the target, and for the attacker. */
  readonly inflicts: readonly Condition[];
  readonly gains: readonly Condition[];
}

export function viewActivation(state: State): ActivationView | null {
  const frame = activation(state);
  if (frame === undefined) return null;
  const { points, attacked, displaced, limit } = frame;
  const figure = at(rulesOf(state).figures, frame.figure).id;
  return { figure, actions: Math.max(0, actionsLeft(frame)), points, attacked, displaced, limit };
}

export function viewAttack(state: State): AttackView | null {
  const attack = currentAttack(state);
  if (attack === undefined) return null;
  const { target, space, step } = attack;
  return {
    figure: idOf(state, attack.figure),
    by: attack.by,
    target: target === -1 ? null : idOf(state, target),
    space: space === -1 ? null : labelOf(state, space),
    melee: attack.melee,
    attackDice: showDice(attack.attackDice, attack.attackFaces, attack.attackAgain),
    defenceDice: showDice(attack.defenceDice, attack.defenceFaces, attack.defenceAgain),
    results: step > COUNT ? resultsOf(attack) : null,
    surges: step > POOL ? viewSurges(state, attack) : [],
    missed: attack.missed,
    dealt: attack.dealt === -1 ? null : attack.dealt,
  };
}

function resultsOf(attack: AttackFrame): AttackResults {
  const { accuracy, damage, surges, block, evade, dodge, pierce, blast, recover } = attack;
  return {
    accuracy,
    damage,
    surges,
    block,
    evade,
    dodge,
    pierce,
    blast,
    cleave: [...attack.cleaves],
    recover,
    inflicts: conditionsIn(attack.inflicts),
    gains: conditionsIn(attack.gains),
  };
}

function viewSurges(state: State, attack: AttackFrame): readonly SurgeView[] {
  const uses = surgeUsesNow(state, attack);
  return surgesOf(state, attack.figure).map(({ cost, effects }, index) => {
    const used = attack.spent[index] ?? 0;
    const open = attack.step > COUNT && cost <= attack.surges && used < uses;
    return { number: index + 1, cost, effects, used, open };
  });
}
