import { at } from '@parsecs/kernel';
import { abilityOf, isInForce } from '../state.ts';
import type { AbilityId } from '../vocabulary.ts';
import type { Modifier, Shot } from './declare.ts';

/** SB-185: what is added to the Damage rating of a weapon. */
export const ADDED_DAMAGE: readonly Modifier[] = [
  {
    card: 'ion-cannon',
    rule: 'SB-108',
    kind: 'modify',
    window: 'damage-added',
    amount: ({ weapon, battle, state, target }) =>
      weapon?.id === 'ion-cannon' && battle.rules.isAdvanced && at(state.reduced, target) === 0
        ? 1
        : 0,
  },
  {
    card: 'power-to-weapons',
    rule: 'SB-172',
    kind: 'modify',
    window: 'damage-added',
    amount: ({ weapon, battle, state, attacker }) =>
      weapon !== undefined &&
      at(battle.types, attacker).class === 1 &&
      isInForce(state, at(battle.owners, attacker), 'power-to-weapons')
        ? 1
        : 0,
  },
];

/** SB-185: what is taken off at the end, never below nothing. */
export const REDUCED_DAMAGE: readonly Modifier[] = [
  reduction('dr', 'SB-139', () => true),
  reduction('evasion', 'SB-143', ({ range }) => range > 1),
  reduction('jedi-evasion', 'SB-152', () => true),
];

function reduction(card: AbilityId, rule: string, holds: (shot: Shot) => boolean): Modifier {
  return {
    card,
    rule,
    kind: 'modify',
    window: 'damage-reduced',
    amount: (shot) => (holds(shot) ? abilityOf(shot.state, shot.battle, shot.target, card) : 0),
  };
}
