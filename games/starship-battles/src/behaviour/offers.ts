import { at, type Seat } from '@parsecs/kernel';
import { rangeBetween } from '../attack/targets.ts';
import type { Battle } from '../battle.ts';
import {
  ATTACKED,
  abilityOf,
  hasFlag,
  isOnMap,
  MOVED,
  POOL,
  type State,
  WITH_POINT_DEFENSE,
} from '../state.ts';
import { FRONT } from '../vocabulary.ts';
import type { Offer } from './declare.ts';

/** SB-208: each option in the one window in which buying it is never too early nor too late. */
export const OFFERS: readonly Offer[] = [
  {
    card: 'damage-control',
    rule: 'SB-170',
    kind: 'offer',
    window: 'before-damage',
    helps: (state, battle, seat) =>
      owns(state, battle, seat, 1, (ship) => at(state.damage, ship) > 0),
  },
  defending('power-to-shields', 'SB-171', 1, () => true),
  attacking('power-to-weapons', 'SB-172', 1, false),
  {
    card: 'power-to-engines',
    rule: 'SB-173',
    kind: 'offer',
    window: 'own-move',
    helps: (state, battle, seat) =>
      state.kind === 'path'
        ? at(battle.types, state.active).class === 2
        : owns(state, battle, seat, 2, (ship) => !hasFlag(state, ship, MOVED)),
  },
  defending('power-to-shields-front', 'SB-174', 2, ({ attack }) => attack.face === FRONT),
  {
    card: 'scramble-fighters',
    rule: 'SB-175',
    kind: 'offer',
    window: 'own-launch',
    helps: (state, battle, seat) =>
      at(battle.ofSeat, seat).some((ship) => at(state.places, ship) === POOL) &&
      owns(state, battle, seat, 2, (ship) => abilityOf(state, battle, ship, 'fighter-launch') > 0),
  },
  {
    card: 'fly-casual',
    rule: 'SB-176',
    kind: 'offer',
    window: 'hit-scored',
    helps: ({ attack }, battle, seat) => isTargetOf(attack.target, battle, seat, 3),
  },
  {
    card: 'incoming-fighters',
    rule: 'SB-177',
    kind: 'offer',
    window: 'before-declaration',
    helps: (state, battle, seat) => reachesMore(state, battle, seat, 3, true),
  },
  attacking('target-fighters', 'SB-178', 3, true),
  attacking('attack-formation', 'SB-179', 4, true),
  defending('evasive', 'SB-180', 4, ({ attack }) => attack.weapon === WITH_POINT_DEFENSE),
  {
    card: 'long-range-bombardment',
    rule: 'SB-181',
    kind: 'offer',
    window: 'before-declaration',
    helps: (state, battle, seat) => reachesMore(state, battle, seat, 4, false),
  },
];

function owns(
  state: State,
  battle: Battle,
  seat: Seat,
  ofClass: number,
  holds: (ship: number) => boolean,
): boolean {
  return at(battle.ofSeat, seat).some(
    (ship) => at(battle.types, ship).class === ofClass && isOnMap(state, ship) && holds(ship),
  );
}

function isTargetOf(target: number, battle: Battle, seat: Seat, ofClass: number): boolean {
  return at(battle.owners, target) === seat && at(battle.types, target).class === ofClass;
}

function defending(
  card: Offer['card'],
  rule: string,
  ofClass: number,
  holds: (state: State) => boolean,
): Offer {
  return {
    card,
    rule,
    kind: 'offer',
    window: 'attack-declared',
    helps: (state, battle, seat) =>
      isTargetOf(state.attack.target, battle, seat, ofClass) && holds(state),
  };
}

/** For the weapons of one class, against fighters only or against everybody. */
function attacking(
  card: Offer['card'],
  rule: string,
  ofClass: number,
  fightersOnly: boolean,
): Offer {
  return {
    card,
    rule,
    kind: 'offer',
    window: 'attack-declared',
    helps: ({ active, attack }, battle, seat) =>
      at(battle.owners, active) === seat &&
      attack.weapon !== WITH_POINT_DEFENSE &&
      at(battle.types, active).class === ofClass &&
      (!fightersOnly || at(battle.types, attack.target).isFighter),
  };
}

/** A ship of the class that has not finished its attacks stands exactly two squares from a target. */
function reachesMore(
  state: State,
  battle: Battle,
  seat: Seat,
  ofClass: number,
  atFighters: boolean,
): boolean {
  const faction = at(state.factions, seat);
  return owns(state, battle, seat, ofClass, (ship) => {
    if (hasFlag(state, ship, ATTACKED)) return false;
    for (const target of at(battle.ofFaction, 1 - faction)) {
      if (!isOnMap(state, target) || at(battle.types, target).isFighter !== atFighters) continue;
      if (rangeBetween(state, battle, ship, target) === 2) return true;
    }
    return false;
  });
}
