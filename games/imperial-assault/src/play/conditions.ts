import type { StepContext } from '@parsecs/kernel';
import type { Event } from '../events.ts';
import { idOf } from '../lookup.ts';
import { isOnMap, type State } from '../state.ts';
import { CONDITIONS } from '../vocabulary.ts';

type On = StepContext<Event>;

/** IA-220: a condition that is there already changes nothing. */
export function gainConditions(state: State, figure: number, bits: number, on: On): void {
  if (!isOnMap(state, figure)) return;
  const before = state.conditions[figure] as number;
  state.conditions = state.conditions.with(figure, before | bits);
  if (on.tell) tellChange(state, figure, bits & ~before, true, on);
}

export function loseConditions(state: State, figure: number, bits: number, on: On): void {
  const before = state.conditions[figure] as number;
  state.conditions = state.conditions.with(figure, before & ~bits);
  if (on.tell) tellChange(state, figure, bits & before, false, on);
}

function tellChange(state: State, figure: number, bits: number, gained: boolean, on: On): void {
  for (const [index, condition] of CONDITIONS.entries()) {
    if ((bits & (1 << index)) === 0) continue;
    on.tell?.({ type: 'condition', figure: idOf(state, figure), condition, gained });
  }
}

/** IA-235: how much damage was really removed. */
export function recoverDamage(state: State, figure: number, most: number, on: On): void {
  if (!isOnMap(state, figure)) return;
  const damage = Math.min(most, state.damage[figure] as number);
  state.damage = state.damage.with(figure, (state.damage[figure] as number) - damage);
  if (damage > 0) on.tell?.({ type: 'recovered', figure: idOf(state, figure), damage });
}
