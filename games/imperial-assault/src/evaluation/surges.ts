import { at, type Question } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { surgesOf } from '../attack/results.ts';
import { surgeUsesNow } from '../attack/surges.ts';
import { distanceTo } from '../board.ts';
import type { Effect, SurgeAbility } from '../cards/cards.ts';
import type { AttackFrame } from '../frames.ts';
import { offer, plain } from '../offers.ts';
import { healthOf } from '../play/defeat.ts';
import { DOORS, RAIDERS } from '../rules.ts';
import { currentAttack, type State } from '../state.ts';
import { BLEEDING, type Keyword, STUNNED, WEAKENED } from '../vocabulary.ts';

/** In points of damage: what else a surge brings once damage is dealt … */
const WORTH: Readonly<Partial<Record<Keyword, number>>> = {
  blast: 0.8,
  cleave: 0.7,
  focus: 0.8,
  hide: 0.6,
};
/** … to a target that still stands … */
const LASTING: Readonly<Partial<Record<Keyword, number>>> = { stun: 1.2, bleed: 0.6, weaken: 0.5 };
/** … and to one that falls. */
const HARMS: Readonly<Partial<Record<Keyword, number>>> = {
  stun: STUNNED,
  bleed: BLEEDING,
  weaken: WEAKENED,
};
const ALL_CONDITIONS = -1;
const CRITICAL = 0.4;
const RECOVERED = 0.6;
const DEFEAT = 3;

/** An attack of which the dice are known. */
interface Strike {
  readonly needed: number;
  readonly block: number;
  readonly dodge: boolean;
  /** Health that the target has left. */
  readonly left: number;
  /** Conditions that the target has already. */
  readonly suffers: number;
  /** Damage that the attacker could recover. */
  readonly wounds: number;
  readonly abilities: readonly SurgeAbility[];
  readonly uses: number;
}

interface Bought {
  readonly accuracy: number;
  readonly damage: number;
  readonly pierce: number;
  readonly surges: number;
  readonly spent: readonly number[];
  readonly effects: readonly Effect[];
}

/** The surge to spend next, worked out: whatever would bring nothing is not spent. */
export function bestSurge(state: State, { answers }: Question<Answer>): Answer {
  const attack = currentAttack(state);
  if (attack === undefined) throw new Error('surges are spent in attacks');
  const strike = strikeOf(state, attack);
  const bought: Bought = { ...attack, effects: [] };
  let [best, most] = [-1, worthOf(strike, bought)];
  for (let index = 0; index < strike.abilities.length; index += 1) {
    const worth = worthAfter(strike, bought, index);
    if (worth > most) [best, most] = [index, worth];
  }
  if (best === -1) return plain('stop');
  const wanted = offer({ kind: 'surge', number: best + 1 });
  return answers.includes(wanted) ? wanted : at(answers, 0);
}

function strikeOf(state: State, attack: AttackFrame): Strike {
  const { figure, target } = attack;
  return {
    needed: attack.melee ? 0 : distanceTo(state, figure, target),
    block: attack.block,
    dodge: attack.dodge,
    left:
      target < DOORS ? healthOf(state, target) - damageOn(state, target) : healthOf(state, target),
    suffers: target < RAIDERS ? at(state.conditions, target) : ALL_CONDITIONS,
    wounds: at(state.damage, figure),
    abilities: surgesOf(state, figure),
    uses: surgeUsesNow(state, attack),
  };
}

function damageOn(state: State, target: number): number {
  return target < RAIDERS ? at(state.damage, target) : at(state.raiderDamage, target - RAIDERS);
}

/** The best that this surge and those after it bring; less than nothing if it cannot be spent. */
function worthAfter(strike: Strike, bought: Bought, index: number): number {
  const { cost, effects } = at(strike.abilities, index);
  const used = bought.spent[index] ?? 0;
  if (cost > bought.surges || used >= strike.uses) return -1;
  const spent = strike.abilities.map(
    (_, place) => (bought.spent[place] ?? 0) + (place === index ? 1 : 0),
  );
  const sum = (wanted: Keyword): number =>
    effects.reduce((total, [kind, value]) => (kind === wanted ? total + value : total), 0);
  const next: Bought = {
    accuracy: bought.accuracy + sum('accuracy'),
    damage: bought.damage + sum('damage'),
    pierce: bought.pierce + sum('pierce'),
    surges: bought.surges - cost,
    spent,
    effects: [...bought.effects, ...effects],
  };
  let most = worthOf(strike, next);
  // The order does not matter: what follows is this one again or a later one.
  for (let later = index; later < strike.abilities.length; later += 1) {
    most = Math.max(most, worthAfter(strike, next, later));
  }
  return most;
}

function worthOf(strike: Strike, { accuracy, damage, pierce, effects }: Bought): number {
  const hits = !strike.dodge && accuracy >= strike.needed;
  const dealt = hits ? Math.max(0, damage - Math.max(0, strike.block - pierce)) : 0;
  const defeats = dealt >= strike.left;
  let worth = Math.min(dealt, strike.left) + (defeats ? DEFEAT : 0);
  let recovers = 0;
  for (const [kind, value] of effects) {
    if (kind === 'recover') recovers += value;
    else if (kind === 'critical') worth += defeats ? CRITICAL : 0;
    else if (dealt > 0) worth += value * (WORTH[kind] ?? 0) + (defeats ? 0 : harmOf(strike, kind));
  }
  return worth + RECOVERED * Math.min(recovers, strike.wounds);
}

/** What a condition does to a target that does not suffer it yet. */
function harmOf({ suffers }: Strike, kind: Keyword): number {
  const condition = HARMS[kind];
  return condition === undefined || (suffers & condition) !== 0 ? 0 : (LASTING[kind] ?? 0);
}
