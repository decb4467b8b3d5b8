import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { facesToward } from '../geometry/faces.ts';
import { type State, sideUp } from '../state.ts';
import { FRONT, REAR } from '../vocabulary.ts';
import { gunsOf } from './guns.ts';

/** How much weaker than their bows the large ships of a side are where guns see them, by their cost. */
export function exposureOf(state: State, battle: Battle, faction: number): number {
  let sum = 0;
  for (const ship of at(battle.ofFaction, faction)) {
    const type = at(battle.types, ship);
    if (type.isFighter || at(state.places, ship) < 0) continue;
    sum += (type.cost * weaknessShown(state, battle, ship, at(state.facings, ship))) / 100;
  }
  return sum;
}

/** By how much the Defense that the guns of the others see falls short of the bow's, on average. */
export function weaknessShown(state: State, battle: Battle, ship: number, facing: number): number {
  const { size, faction } = at(battle.types, ship);
  const { defense } = sideUp(state, battle, ship);
  const place = at(state.places, ship);
  let [sum, all] = [0, 0];
  for (const enemy of at(battle.ofFaction, 1 - faction)) {
    const there = at(state.places, enemy);
    const other = at(battle.types, enemy);
    if (there < 0 || other.isFighter) continue;
    const faces = facesToward(place, size, facing, there, other.size);
    const guns = gunsOf(sideUp(state, battle, enemy));
    sum += guns * (at(defense, FRONT) - at(defense, faces >= 4 ? REAR : faces >> 1));
    all += guns;
  }
  return all === 0 ? 0 : sum / all;
}
