import type { FigureCard } from '../cards/cards.ts';
import { attackOdds } from '../odds/odds.ts';

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
const KNOWN = new WeakMap<FigureCard, Map<Target, (Blow | undefined)[]>>();

export function blowOf(attacker: FigureCard, target: Target, distance: number, left: number): Blow {
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
  const far = Math.min(distance, FURTHEST);
  return (blows[far * MOST_HEALTH + left] ??= makeBlow(attacker, target, far, left));
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
