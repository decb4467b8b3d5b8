import { at, type Believed, type Chance, type Seat } from '@parsecs/kernel';
import { imagineBy } from '../imagine.ts';
import { fitsFigure } from '../play/cards.ts';
import type { Rules } from '../rules.ts';
import { rulesOf, type State } from '../state.ts';
import type { View } from '../view-types.ts';
import { COMMAND_IDS, type CommandId } from '../vocabulary.ts';

/** A likely world: what an opponent has in his deck beyond what he has shown, his figures can play. */
export function belief(view: View, chance: Chance): Believed<State> {
  return { state: imagineBy(view, chance, isUsable), weight: 1 };
}

/** Armies do not change in a game, and every world asks for every card. */
const USABLE = new WeakMap<Rules, ReadonlyMap<CommandId, boolean>[]>();

function isUsable(state: State, seat: Seat, card: CommandId): boolean {
  const rules = rulesOf(state);
  let known = USABLE.get(rules);
  if (known === undefined) {
    known = [0, 1].map((owner) => usableBy(rules, owner));
    USABLE.set(rules, known);
  }
  return at(known, seat).get(card) === true;
}

function usableBy(rules: Rules, seat: Seat): ReadonlyMap<CommandId, boolean> {
  return new Map(
    COMMAND_IDS.map((id) => [
      id,
      rules.figures.some(({ owner }, figure) => owner === seat && fitsFigure(rules, figure, id)),
    ]),
  );
}
