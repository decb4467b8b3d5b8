import type { Effect, SurgeAbility } from '../cards/cards.ts';

/** What one card may do to another, worked out exactly. */
export interface AttackOdds {
  /** The chance that the attack does not miss. */
  readonly hit: number;
  /** Mean damage, Health set aside. */
  readonly expected: number;
  /** The chance of each amount of damage, from 0 on; a miss is 0. */
  readonly damage: readonly number[];
}

/** What stands against an attack. */
export interface Defence {
  readonly dice: readonly number[];
  readonly block: number;
  readonly evade: number;
  /** IA-308: every evade blocks as well. */
  readonly cunning: boolean;
}

/** What surges may buy together. */
export interface Purchase {
  readonly cost: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly pierce: number;
}

/** The dice of an attack and everything that is added to them. */
export interface Volley {
  readonly dice: readonly number[];
  readonly surge: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly pierce: number;
  readonly needed: number;
  readonly purchases: readonly Purchase[];
}

/** Everything that surges may buy, each ability as often as it may be used. */
export function purchasesOf(surges: readonly SurgeAbility[], uses: number): readonly Purchase[] {
  let purchases: readonly Purchase[] = [{ cost: 0, accuracy: 0, damage: 0, pierce: 0 }];
  for (const { cost, effects } of surges) {
    for (let use = 0; use < uses; use += 1) {
      purchases = [...purchases, ...purchases.map((bought) => withEffects(bought, cost, effects))];
    }
  }
  return purchases;
}

function withEffects(bought: Purchase, cost: number, effects: readonly Effect[]): Purchase {
  const value = (wanted: string): number =>
    effects.reduce((sum, [kind, amount]) => (kind === wanted ? sum + amount : sum), 0);
  return {
    cost: bought.cost + cost,
    accuracy: bought.accuracy + value('accuracy'),
    damage: bought.damage + value('damage'),
    pierce: bought.pierce + value('pierce'),
  };
}

/** The most damage that the surges allow, −1 for a miss. */
export function dealtBy(
  volley: Volley,
  defence: Defence,
  [accuracy, damage, surge]: readonly [number, number, number],
  [shownBlock, shownEvade]: readonly [number, number, number],
): number {
  const evade = Math.max(0, shownEvade + defence.evade);
  const block = shownBlock + defence.block + (defence.cunning ? evade : 0);
  const surges = Math.max(0, Math.max(0, surge + volley.surge) - evade);
  let best = -1;
  for (const bought of volley.purchases) {
    if (bought.cost > surges) continue;
    const reach = Math.max(0, accuracy + volley.accuracy) + bought.accuracy;
    if (reach < volley.needed) continue;
    const left = Math.max(0, block - bought.pierce - volley.pierce);
    best = Math.max(best, damage + volley.damage + bought.damage - left, 0);
  }
  return best;
}
