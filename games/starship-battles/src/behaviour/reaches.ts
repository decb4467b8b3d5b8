import { at } from '@parsecs/kernel';
import { isInForce, sideUp } from '../state.ts';
import type { Arc, WeaponId } from '../vocabulary.ts';
import type { Ban, Mount, Reach } from './declare.ts';

/** What lets a weapon reach farther than the usual rules (SB-076, SB-101). */
export const REACHES: readonly Reach[] = [
  {
    card: 'long-range-bomber',
    rule: 'SB-153',
    kind: 'replace',
    window: 'reach',
    range: 2,
    halves: true,
    applies: ({ state, battle, attacker, target, weapon }) =>
      weapon !== undefined &&
      !at(battle.types, target).isFighter &&
      sideUp(state, battle, attacker).bomberWeapon === weapon.kind,
  },
  {
    card: 'long-range-bombardment',
    rule: 'SB-181',
    kind: 'replace',
    window: 'reach',
    range: 2,
    halves: true,
    applies: ({ state, battle, attacker, target, weapon }) =>
      weapon !== undefined &&
      at(battle.types, attacker).isFighter &&
      !at(battle.types, target).isFighter &&
      isInForce(state, at(battle.owners, attacker), 'long-range-bombardment'),
  },
  {
    card: 'incoming-fighters',
    rule: 'SB-177',
    kind: 'replace',
    window: 'reach',
    range: 2,
    halves: false,
    applies: ({ state, battle, attacker, target, weapon }) =>
      weapon !== undefined &&
      at(battle.types, attacker).class === 3 &&
      at(battle.types, target).isFighter &&
      isInForce(state, at(battle.owners, attacker), 'incoming-fighters'),
  },
];

export const BANS: readonly Ban[] = [
  ban('proton-torpedoes', 'SB-113'),
  ban('energy-torpedoes', 'SB-114'),
  ban('proton-barrage', 'SB-110'),
];

/** The usual arc of each weapon; the one on the card of a ship is binding (SB-090). */
export const MOUNTS: readonly Mount[] = [
  mount('turbolasers', 'SB-105', 'any'),
  mount('laser-cannon', 'SB-106', 'any'),
  mount('blaster-cannon', 'SB-107', 'any'),
  mount('ion-cannon', 'SB-108', 'any'),
  mount('barrage', 'SB-109', 'broadside'),
  mount('proton-barrage', 'SB-110', 'broadside'),
  mount('frontal-battery', 'SB-111', 'frontal'),
  mount('concussion-missiles', 'SB-112', 'any'),
  mount('proton-torpedoes', 'SB-113', 'any'),
  mount('energy-torpedoes', 'SB-114', 'any'),
];

function ban(card: WeaponId, rule: string): Ban {
  return { card, rule, kind: 'replace', window: 'target', bans: 'fighters' };
}

function mount(card: WeaponId, rule: string, arc: Arc): Mount {
  return { card, rule, kind: 'replace', window: 'arc', arc };
}
