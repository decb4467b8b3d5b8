import type { CardId } from '../cards/card-ids.ts';
import { DAMAGE_RULES } from './damage-cards.ts';
import type { CardRules, Declarations } from './declare.ts';
import { ACTION_PILOTS } from './pilots/actions.ts';
import { ATTACK_PILOTS } from './pilots/attacks.ts';
import { DICE_PILOTS } from './pilots/dice.ts';
import { TOKEN_PILOTS } from './pilots/tokens.ts';
import { ACTION_UPGRADES } from './upgrades/actions.ts';
import { ATTACK_UPGRADES } from './upgrades/attacks.ts';
import { BOMB_UPGRADES } from './upgrades/bombs.ts';
import { DAMAGE_UPGRADES } from './upgrades/damage.ts';
import { MANOEUVRE_UPGRADES } from './upgrades/manoeuvres.ts';
import { TOKEN_UPGRADES } from './upgrades/tokens.ts';
import { WEAPON_UPGRADES } from './upgrades/weapons.ts';

/** Everything that cards do, by the card: one that is missing fails the type check. */
const RULES: Declarations<CardId> = {
  ...ACTION_PILOTS,
  ...ATTACK_PILOTS,
  ...DICE_PILOTS,
  ...TOKEN_PILOTS,
  ...ACTION_UPGRADES,
  ...ATTACK_UPGRADES,
  ...BOMB_UPGRADES,
  ...DAMAGE_UPGRADES,
  ...MANOEUVRE_UPGRADES,
  ...TOKEN_UPGRADES,
  ...WEAPON_UPGRADES,
  ...DAMAGE_RULES,
};

export function rulesOfCard(card: CardId): CardRules {
  return RULES[card];
}
