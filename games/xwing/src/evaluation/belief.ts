import type { Believed, Chance } from '@parsecs/kernel';
import { imagine } from '../imagine.ts';
import type { State } from '../state.ts';
import { HIDDEN, type View } from '../view-types.ts';
import { type Plan, plansOf } from './plans.ts';

const FINE = 0x1000_0000;

/** A likely world behind a view: pilots whose dials are hidden fly as they would like to. */
export function belief(seen: View, chance: Chance): Believed<State> {
  const state = imagine(seen, chance);
  for (const [ship, { dial }] of seen.ships.entries()) {
    if (dial !== HIDDEN) continue;
    const plan = drawPlan(plansOf(state)[ship] ?? [], chance);
    if (plan !== undefined) state.dial[ship] = plan.place;
  }
  return { state, weight: 1 };
}

/** One of the plans, the likelier the oftener. */
export function drawPlan(plans: readonly Plan[], chance: Chance): Plan | undefined {
  let lot = chance.pick('plan', FINE) / FINE;
  for (const plan of plans) {
    lot -= plan.weight;
    if (lot <= 0) return plan;
  }
  return plans.at(-1);
}
