import { at } from '@parsecs/kernel';
import { distance } from '../geometry/squares.ts';
import { ABILITY_NUMBERS, abilityOf, BUZZED, hasFlag, isInForce, isOnMap } from '../state.ts';
import { FRONT, type OptionId } from '../vocabulary.ts';
import type { Modifier, Shot } from './declare.ts';

/** SB-211: what changes the Defense of the attacked face. */
export const DEFENSES: readonly Modifier[] = [
  option('power-to-shields', 'SB-171', 1, () => true),
  option('power-to-shields-front', 'SB-174', 2, ({ face }) => face === FRONT),
  // SB-180: against Point-Defense only.
  option('evasive', 'SB-180', 4, ({ weapon }) => weapon === undefined),
  {
    card: 'buzz-droids',
    rule: 'SB-137',
    kind: 'modify',
    window: 'defense-sum',
    amount: ({ state, target }) => (hasFlag(state, target, BUZZED) ? -1 : 0),
  },
  {
    card: 'force-sense',
    rule: 'SB-145',
    kind: 'modify',
    window: 'defense-sum',
    amount: (shot) => (isSensed(shot) ? -1 : 0),
  },
];

function option(
  card: OptionId,
  rule: string,
  ofClass: number,
  holds: (shot: Shot) => boolean,
): Modifier {
  return {
    card,
    rule,
    kind: 'modify',
    window: 'defense-sum',
    amount: (shot) => {
      const { battle, target, state } = shot;
      if (at(battle.types, target).class !== ofClass || !holds(shot)) return 0;
      return isInForce(state, at(battle.owners, target), card) ? 2 : 0;
    },
  };
}

/** Next to an enemy with Force Sense, whoever attacks. */
function isSensed({ state, battle, target }: Shot): boolean {
  const faction = at(battle.factions, target);
  const place = at(state.places, target);
  const { size } = at(battle.types, target);
  for (const ship of at(battle.holders, ABILITY_NUMBERS['force-sense'])) {
    if (at(battle.factions, ship) === faction || !isOnMap(state, ship)) continue;
    if (abilityOf(state, battle, ship, 'force-sense') === 0) continue;
    if (distance(place, size, at(state.places, ship), at(battle.types, ship).size) === 1)
      return true;
  }
  return false;
}
