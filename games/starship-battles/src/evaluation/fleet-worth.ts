import { at } from '@parsecs/kernel';
import { rulesOf } from '../rules.ts';
import { ABILITY_NUMBERS, type State } from '../state.ts';
import { SIDE } from '../vocabulary.ts';
import { gunsOf } from './guns.ts';

/** Rounds in which fighters can be launched before it is too late. */
const ROUNDS = 5;
/** The attack bonus of a usual weapon. */
const USUAL_ATTACK = 5;

/** How good a fleet is, by the numbers of its cards: what it can deal times what it can take. */
export function fleetWorth(state: State, cards: readonly number[]): number {
  const { types } = rulesOf(state.setup);
  let [guns, hulls, launches] = [0, 0, 0];
  const fighters: number[] = [];
  for (const card of cards) {
    const { isFighter, sides, hull, reducedHull } = at(types, card);
    if (isFighter) {
      fighters.push(card);
      continue;
    }
    guns += gunsOf(sides[0]);
    hulls += (hull + reducedHull) / chanceToHit(at(sides[0].defense, SIDE));
    launches += at(sides[0].abilities, ABILITY_NUMBERS['fighter-launch']);
  }
  for (const card of fighters.slice(0, ROUNDS * launches)) {
    const { sides, hull } = at(types, card);
    guns += gunsOf(sides[0]);
    hulls += hull / chanceToHit(at(sides[0].defense, SIDE));
  }
  return Math.sqrt(guns * hulls);
}

function chanceToHit(defense: number): number {
  return (21 + USUAL_ATTACK - defense) / 20;
}
