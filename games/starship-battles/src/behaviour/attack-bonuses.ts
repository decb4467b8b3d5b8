import { at } from '@parsecs/kernel';
import { distance } from '../geometry/squares.ts';
import { ABILITY_NUMBERS, abilityOf, isInForce, isOnMap } from '../state.ts';
import type { AbilityId, OptionId } from '../vocabulary.ts';
import type { Modifier, Shot } from './declare.ts';

/** SB-211: what is added to the attack roll of a weapon. Each name counts once. */
export const ATTACK_BONUSES: readonly Modifier[] = [
  {
    card: 'concussion-missiles',
    rule: 'SB-112',
    kind: 'modify',
    window: 'attack-sum',
    amount: (shot) =>
      shot.weapon?.id === 'concussion-missiles' &&
      shot.battle.rules.isAdvanced &&
      !at(shot.battle.types, shot.target).isFighter
        ? 2
        : 0,
  },
  own(
    'antifighter-targeting',
    'SB-134',
    ({ battle, target }) => at(battle.types, target).isFighter,
  ),
  own('bounty-hunter', 'SB-136', ({ battle, target }) => at(battle.types, target).isUnique),
  own('jammer', 'SB-150', ({ battle, target }) => at(battle.types, target).isDroid),
  {
    card: 'droid-control',
    rule: 'SB-141',
    kind: 'modify',
    window: 'attack-sum',
    amount: (shot) =>
      at(shot.battle.types, shot.attacker).isDroid ? highest(shot, 'droid-control', false) : 0,
  },
  beside('sensor-array', 'SB-155'),
  beside('jedi-command', 'SB-151'),
  beside('sith-command', 'SB-156'),
  option('target-fighters', 'SB-178', 3, ({ battle }) => battle.rules.setup.targetFightersBonus),
  option('attack-formation', 'SB-179', 4, () => 2),
];

/** The ship's own ability, against some targets. */
function own(card: AbilityId, rule: string, against: (shot: Shot) => boolean): Modifier {
  return {
    card,
    rule,
    kind: 'modify',
    window: 'attack-sum',
    amount: (shot) => {
      const value = abilityOf(shot.state, shot.battle, shot.attacker, card);
      return value > 0 && against(shot) ? value : 0;
    },
  };
}

/** A friend's ability for the fighters around it; nobody is adjacent to itself. */
function beside(card: AbilityId, rule: string): Modifier {
  return {
    card,
    rule,
    kind: 'modify',
    window: 'attack-sum',
    amount: (shot) =>
      at(shot.battle.types, shot.attacker).isFighter ? highest(shot, card, true) : 0,
  };
}

/** SB-183: the same name does not add up with itself; the highest value applies. */
function highest({ state, battle, attacker }: Shot, id: AbilityId, adjacent: boolean): number {
  const faction = at(battle.factions, attacker);
  const place = at(state.places, attacker);
  let best = 0;
  for (const ship of at(battle.holders, ABILITY_NUMBERS[id])) {
    if (ship === attacker || at(battle.factions, ship) !== faction || !isOnMap(state, ship))
      continue;
    if (adjacent && distance(place, 1, at(state.places, ship), at(battle.types, ship).size) > 1) {
      continue;
    }
    const value = abilityOf(state, battle, ship, id);
    if (value > best) best = value;
  }
  return best;
}

/** An option for the weapons of one class against fighters. */
function option(
  card: OptionId,
  rule: string,
  ofClass: number,
  bonus: (shot: Shot) => number,
): Modifier {
  return {
    card,
    rule,
    kind: 'modify',
    window: 'attack-sum',
    amount: (shot) => {
      const { battle, attacker, target, state } = shot;
      if (!at(battle.types, target).isFighter) return 0;
      if (at(battle.types, attacker).class !== ofClass) return 0;
      return isInForce(state, at(battle.owners, attacker), card) ? bonus(shot) : 0;
    },
  };
}

/** SB-207: what is added to the Point-Defense rating. */
export const POINT_DEFENSE_BONUSES: readonly Modifier[] = [
  {
    card: 'seismic-mines',
    rule: 'SB-154',
    kind: 'modify',
    window: 'point-defense-sum',
    amount: ({ state, battle, attacker }) => abilityOf(state, battle, attacker, 'seismic-mines'),
  },
];
