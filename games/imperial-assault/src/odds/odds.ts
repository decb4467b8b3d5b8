import { at } from '@parsecs/kernel';
import { poolsOf } from '../attack/dice.ts';
import { FACES, type FigureCard } from '../cards/cards.ts';
import { type Condition, DICE, type Die, GREEN } from '../vocabulary.ts';
import { areThere, NO_REROLLS, type Rerolls, resolveWithRerolls } from './rerolls.ts';
import { type AttackOdds, type Defence, dealtBy, purchasesOf, type Volley } from './volley.ts';

/** What conditions add to a roll. */
interface More {
  readonly dice: readonly number[];
  readonly accuracy: number;
  readonly surge: number;
}

const NOTHING_MORE: More = { dice: [], accuracy: 0, surge: 0 };

const NEUTRAL: Defence = { dice: [DICE.indexOf('black')], block: 0, evade: 0, cunning: false };
const FURTHEST = 20;
const KNOWN = new WeakMap<FigureCard, Map<FigureCard | 'neutral', AttackOdds[]>>();

/** What changes an attack beside the two cards: conditions of both, and whether the attacker has moved. */
export interface Circumstances {
  readonly attacker: readonly Condition[];
  readonly target: readonly Condition[];
  /** Whoever has left its space cannot Aim any more. */
  readonly moved: boolean;
  /** Dice that each side may reroll. */
  readonly rerolls?: Rerolls;
}

/** The odds of an attack as both figures stand there: their conditions count, cards and friends do not. */
export function attackOddsNow(
  attacker: FigureCard,
  target: FigureCard | 'neutral',
  distance: number,
  { attacker: own, target: other, moved, rerolls = NO_REROLLS }: Circumstances,
): AttackOdds {
  const tells: readonly Condition[] = ['focused', 'hidden', 'weakened'];
  const isPlain =
    !own.some((one) => tells.includes(one)) && !other.some((one) => tells.includes(one));
  const still = moved && attacker.abilities.includes('aim') ? withoutAim(attacker) : attacker;
  if (isPlain && !areThere(rerolls)) {
    return attackOdds(still, target, distance);
  }
  const guard = target === 'neutral' ? NEUTRAL : defenceOf(target);
  const has = (conditions: readonly Condition[], wanted: Condition): number =>
    conditions.includes(wanted) ? 1 : 0;
  // IA-225, IA-227, IA-228
  return bestOdds(
    still,
    { ...guard, evade: guard.evade - has(other, 'weakened') },
    Math.max(1, Math.min(distance, FURTHEST)),
    {
      dice: has(own, 'focused') === 1 ? [GREEN] : [],
      surge: has(own, 'hidden') - has(own, 'weakened'),
      accuracy: -2 * has(other, 'hidden'),
    },
    rerolls,
  );
}

const STILL = new WeakMap<FigureCard, FigureCard>();

/** One card for all: the odds of a card are kept by it. */
function withoutAim(card: FigureCard): FigureCard {
  const known = STILL.get(card);
  if (known !== undefined) return known;
  const still = { ...card, abilities: card.abilities.filter((ability) => ability !== 'aim') };
  STILL.set(card, still);
  return still;
}

/** The chance that an attack does at least so much damage. */
export function chanceOf({ damage }: AttackOdds, least: number): number {
  return damage.reduce((sum, p, amount) => (amount >= least ? sum + p : sum), 0);
}

/**
 * The odds of a plain attack over a distance: no rerolls, cards, conditions or friends. Surges are
 * spent to hit first, then to do the most damage.
 */
export function attackOdds(
  attacker: FigureCard,
  target: FigureCard | 'neutral',
  distance: number,
): AttackOdds {
  let byTarget = KNOWN.get(attacker);
  if (byTarget === undefined) {
    byTarget = new Map();
    KNOWN.set(attacker, byTarget);
  }
  let byDistance = byTarget.get(target);
  if (byDistance === undefined) {
    byDistance = [];
    byTarget.set(target, byDistance);
  }
  const far = Math.max(1, Math.min(distance, FURTHEST));
  let odds = byDistance[far];
  if (odds === undefined) {
    odds = bestOdds(attacker, target === 'neutral' ? NEUTRAL : defenceOf(target), far);
    byDistance[far] = odds;
  }
  return odds;
}

function numbers(dice: readonly Die[]): readonly number[] {
  return dice.map((die) => DICE.indexOf(die));
}

function bonusOf(card: FigureCard, when: 'attacking' | 'defending', kind: string): number {
  return card.bonuses.reduce(
    (sum, [side, what, value]) => (side === when && what === kind ? sum + value : sum),
    0,
  );
}

function defenceOf(card: FigureCard): Defence {
  return {
    dice: numbers(card.defence),
    block: bonusOf(card, 'defending', 'block'),
    evade: bonusOf(card, 'defending', 'evade'),
    cunning: card.abilities.includes('cunning'),
  };
}

/** Whoever picks his dice picks the best ones. */
function bestOdds(
  attacker: FigureCard,
  defence: Defence,
  distance: number,
  more: More = NOTHING_MORE,
  rerolls: Rerolls = NO_REROLLS,
): AttackOdds {
  const pools = poolsOf(attacker) ?? [numbers(attacker.attack.dice)];
  const all = pools.map((dice) =>
    resolve(volleyOf(attacker, [...dice, ...more.dice], distance, more), defence, rerolls),
  );
  return all.reduce((best, odds) => (odds.expected > best.expected ? odds : best));
}

function volleyOf(card: FigureCard, dice: readonly number[], distance: number, more: More): Volley {
  const { abilities, attack, surges } = card;
  const aims = abilities.includes('aim');
  const close = distance === 1;
  const scatter = abilities.includes('acp-scattergun')
    ? 2
    : abilities.includes('scattergun')
      ? 1
      : 0;
  const uses = abilities.includes('overload') ? 2 : 1;
  return {
    dice,
    accuracy: bonusOf(card, 'attacking', 'accuracy') + (aims ? 2 : 0) + more.accuracy,
    surge: more.surge,
    damage: (aims ? 1 : 0) + (close ? scatter : 0),
    pierce: 0,
    needed: attack.type === 'melee' ? 0 : distance,
    purchases: purchasesOf(surges, uses),
  };
}

/** How likely each sum of three numbers is, as the dice show them. */
type Sums = Map<string, { readonly sum: readonly [number, number, number]; p: number }>;

function rollAll(dice: readonly number[]): Sums {
  let sums: Sums = new Map([['0,0,0', { sum: [0, 0, 0], p: 1 }]]);
  for (const die of dice) {
    const next: Sums = new Map();
    for (const { sum, p } of sums.values()) {
      for (const face of at(FACES, die)) {
        const total = [sum[0] + face[0], sum[1] + face[1], sum[2] + face[2]] as const;
        const key = total.join();
        const known = next.get(key);
        if (known === undefined) next.set(key, { sum: total, p: p / 6 });
        else known.p += p / 6;
      }
    }
    sums = next;
  }
  return sums;
}

export function resolve(
  volley: Volley,
  defence: Defence,
  rerolls: Rerolls = NO_REROLLS,
): AttackOdds {
  if (areThere(rerolls)) return resolveWithRerolls(volley, defence, rerolls);
  const damage: number[] = [];
  let hit = 0;
  const defended = [...rollAll(defence.dice).values()];
  for (const shot of rollAll(volley.dice).values()) {
    for (const guard of defended) {
      const p = shot.p * guard.p;
      const dealt = guard.sum[2] > 0 ? -1 : dealtBy(volley, defence, shot.sum, guard.sum);
      if (dealt >= 0) hit += p;
      const amount = Math.max(0, dealt);
      while (damage.length <= amount) damage.push(0);
      damage[amount] = at(damage, amount) + p;
    }
  }
  const expected = damage.reduce((sum, p, amount) => sum + p * amount, 0);
  return { hit, expected, damage };
}
