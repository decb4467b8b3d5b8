import type { ImperialAssault } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import type { Place } from './spots.ts';

const PLANS = new WeakMap<Asked<ImperialAssault>, Place>();

/** The place beyond the points at hand that the draft of an answer leads to. */
export function plannedPlace(question: Asked<ImperialAssault>): Place | undefined {
  return PLANS.get(question);
}

export function keepPlan(question: Asked<ImperialAssault>, place: Place | undefined): void {
  if (place === undefined) PLANS.delete(question);
  else PLANS.set(question, place);
}
