import type { Believed, Chance } from '@parsecs/kernel';
import { imagine } from '../imagine.ts';
import type { State } from '../state.ts';
import { HIDDEN, type View } from '../view-types.ts';
import { habitsOf } from './habits.ts';
import { type Plan, plansOf } from './plans.ts';
import { whenPlanning } from './rewind.ts';

const FINE = 0x1000_0000;
/** How often a pilot does what looks good at a glance, and thinks no further. */
const HABIT = 0.9;

/** A likely world behind a view: pilots whose dials are hidden fly as they would like to. */
export function belief(seen: View, chance: Chance): Believed<State> {
  const state = imagine(seen, chance);
  const before = whenPlanning(state);
  for (const [ship, { dial }] of seen.ships.entries()) {
    if (dial !== HIDDEN) continue;
    const place =
      drawHabit(before, ship, chance) ?? drawPlan(plansOf(before)[ship] ?? [], chance)?.place;
    if (place !== undefined) state.dial[ship] = place;
  }
  return { state, weight: 1 };
}

/** The place of a manoeuvre, where the pilot of the ship thinks no further. */
export function drawHabit(state: State, ship: number, chance: Chance): number | undefined {
  if (draw(chance) >= HABIT) return undefined;
  const habit = habitsOf(state)[ship] ?? [];
  let lot = draw(chance);
  const place = habit.findIndex((weight) => {
    lot -= weight;
    return lot <= 0;
  });
  return place === -1 ? undefined : place;
}

/** One of the plans, the likelier the oftener. */
export function drawPlan(plans: readonly Plan[], chance: Chance): Plan | undefined {
  let lot = draw(chance);
  for (const plan of plans) {
    lot -= plan.weight;
    if (lot <= 0) return plan;
  }
  return plans.at(-1);
}

function draw(chance: Chance): number {
  return chance.pick('plan', FINE) / FINE;
}
