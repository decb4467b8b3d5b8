import type { Believed, Chance, Seat } from '@parsecs/kernel';
import { imagineBy } from '../imagine.ts';
import { fits } from '../play/cards.ts';
import { rulesOf, type State } from '../state.ts';
import type { View } from '../view-types.ts';
import type { CommandId } from '../vocabulary.ts';

/** A likely world: what an opponent has in his deck beyond what he has shown, his figures can play. */
export function belief(view: View, chance: Chance): Believed<State> {
  return { state: imagineBy(view, chance, isUsable), weight: 1 };
}

function isUsable(state: State, seat: Seat, card: CommandId): boolean {
  return rulesOf(state).figures.some(
    ({ owner }, figure) => owner === seat && fits(state, figure, card),
  );
}
