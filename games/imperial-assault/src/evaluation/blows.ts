import type { FigureCard } from '../cards/cards.ts';
import { attackOdds } from '../odds/odds.ts';
import type { Rules } from '../rules.ts';

/** What an attack over a distance may do to a target that has so much Health left. */
export interface Blow {
  /** Mean damage, as far as the target can take it. */
  readonly hurt: number;
  /** The chance that it is defeated. */
  readonly kill: number;
}

type Target = FigureCard | 'neutral';

const FURTHEST = 20;
/** No figure has more Health. */
const MOST_HEALTH = 32;
/** What one card may do to another, by distance and Health; filled as it is asked for. */
export type Blows = (Blow | undefined)[];

const KNOWN = new WeakMap<FigureCard, Map<Target, Blows>>();

export function blowsOf(attacker: FigureCard, target: Target): Blows {
  let byTarget = KNOWN.get(attacker);
  if (byTarget === undefined) {
    byTarget = new Map();
    KNOWN.set(attacker, byTarget);
  }
  let blows = byTarget.get(target);
  if (blows === undefined) {
    blows = [];
    byTarget.set(target, blows);
  }
  return blows;
}

export function blowOf(
  blows: Blows,
  attacker: FigureCard,
  target: Target,
  distance: number,
  left: number,
): Blow {
  const far = Math.min(distance, FURTHEST);
  return (blows[far * MOST_HEALTH + left] ??= makeBlow(attacker, target, far, left));
}

const PAIRS = new WeakMap<Rules, (Blows | undefined)[]>();

/** Room for the blows of every figure of a table against every other one. */
export function pairsOf(rules: Rules): (Blows | undefined)[] {
  let pairs = PAIRS.get(rules);
  if (pairs === undefined) {
    pairs = [];
    PAIRS.set(rules, pairs);
  }
  return pairs;
}

function makeBlow(attacker: FigureCard, target: Target, distance: number, left: number): Blow {
  const { damage } = attackOdds(attacker, target, distance);
  let [hurt, kill] = [0, 0];
  for (let amount = 1; amount < damage.length; amount += 1) {
    const p = damage[amount] as number;
    hurt += p * Math.min(amount, left);
    if (amount >= left) kill += p;
  }
  return { hurt, kill };
}
