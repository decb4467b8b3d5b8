import { commandNumber, findCommand } from '../cards/cards.ts';
import type { Rules } from '../rules.ts';
import type { CommandId, Window } from '../vocabulary.ts';
import { ATTACK_CARD_EFFECTS, ATTACK_CARDS } from './attack-cards.ts';
import { BLOW_EFFECTS, BLOWS } from './blows.ts';
import type { AbilityOffer, CardOffer, EffectRules, FreeCard, SpecialAction } from './declare.ts';
import { DECLARING, DECLARING_EFFECTS } from './declaring.ts';
import { DEFEAT_EFFECTS, DEFEATS } from './defeats.ts';
import { FORCE_CARDS, FORCE_EFFECTS } from './force-cards.ts';
import { ORDER_EFFECTS, ORDERS } from './orders.ts';
import { PASSIVES } from './passives.ts';
import { CARD_AFTERMATH, REACTION_CARDS, REACTION_EFFECTS } from './reaction-cards.ts';
import { REACTIONS } from './reactions.ts';
import { REROLLS } from './rerolls.ts';
import { RESULT_MODIFIERS } from './result-modifiers.ts';
import { ROUND_CARDS, ROUND_EFFECTS } from './round-cards.ts';
import { ROUND_END, ROUND_END_EFFECTS } from './round-end.ts';
import { FREE_CARDS, SUPPORT_CARDS, SUPPORT_EFFECTS } from './support-cards.ts';
import { UPGRADE_OFFERS, UPGRADES } from './upgrades.ts';

/** Everything that abilities and Command cards do, by where it is asked for. */

const ABILITY_OFFERS: readonly AbilityOffer[] = [
  ...REROLLS,
  ...DECLARING,
  ...REACTIONS,
  ...DEFEATS,
  ...ROUND_END,
  ...UPGRADE_OFFERS,
  ...CARD_AFTERMATH,
];

const CARD_OFFERS: readonly CardOffer[] = [...ROUND_CARDS, ...REACTION_CARDS];

const SPECIALS: readonly SpecialAction[] = [...BLOWS, ...ORDERS];
const CARD_ACTIONS: readonly SpecialAction[] = [...ATTACK_CARDS, ...FORCE_CARDS, ...SUPPORT_CARDS];

const EFFECTS: readonly EffectRules[] = [
  ...BLOW_EFFECTS,
  ...DECLARING_EFFECTS,
  ...DEFEAT_EFFECTS,
  ...ORDER_EFFECTS,
  ...ROUND_END_EFFECTS,
  ...ATTACK_CARD_EFFECTS,
  ...FORCE_EFFECTS,
  ...SUPPORT_EFFECTS,
  ...ROUND_EFFECTS,
  ...REACTION_EFFECTS,
];

/** Cards that the attack itself offers, before its target is named and while surges are spent. */
const IN_ATTACK: readonly CommandId[] = ['marksman', 'hunter-protocol'];

function byWindow<T extends { readonly window: Window }>(
  list: readonly T[],
): ReadonlyMap<Window, readonly T[]> {
  const found = new Map<Window, T[]>();
  for (const item of list) {
    const known = found.get(item.window);
    if (known === undefined) found.set(item.window, [item]);
    else known.push(item);
  }
  return found;
}

const CARDS_BY_WINDOW = byWindow(CARD_OFFERS);
const NO_OFFERS: readonly AbilityOffer[] = [];
const ABILITIES_BY_RULES = new WeakMap<Rules, ReadonlyMap<Window, readonly AbilityOffer[]>>();

/** What the figures, upgrades and cards of this table may bring to a window. */
export function abilitiesIn(rules: Rules, window: Window): readonly AbilityOffer[] {
  let offers = ABILITIES_BY_RULES.get(rules);
  if (offers === undefined) {
    offers = byWindow(ABILITY_OFFERS.filter(({ id }) => canOccur(rules, id)));
    ABILITIES_BY_RULES.set(rules, offers);
  }
  return offers.get(window) ?? NO_OFFERS;
}

/** Which Command cards are held is hidden, so all of them can. */
function canOccur({ figures, upgrades }: Rules, id: AbilityOffer['id']): boolean {
  if (findCommand(id) !== undefined) return true;
  const printed: readonly string[] = [
    ...figures.flatMap(({ card }) => card.abilities),
    ...upgrades.flat(),
  ];
  return printed.includes(id);
}

export function cardsIn(window: Window): readonly CardOffer[] {
  return CARDS_BY_WINDOW.get(window) ?? [];
}

const SPECIAL_BY_ID: ReadonlyMap<string, SpecialAction> = new Map(
  SPECIALS.map((special) => [special.id, special]),
);

export function findSpecial(id: string): SpecialAction | undefined {
  return SPECIAL_BY_ID.get(id);
}

const ACTION_BY_CARD: readonly (SpecialAction | undefined)[] = indexed(CARD_ACTIONS);
const FREE_BY_CARD: readonly (FreeCard | undefined)[] = indexed(FREE_CARDS);

function indexed<T extends { readonly id: string }>(list: readonly T[]): (T | undefined)[] {
  const found: (T | undefined)[] = [];
  for (const item of list) found[commandNumber(item.id as CommandId)] = item;
  return found;
}

export function findCardAction(card: number): SpecialAction | undefined {
  return ACTION_BY_CARD[card];
}

export function findFreeCard(card: number): FreeCard | undefined {
  return FREE_BY_CARD[card];
}

const EFFECT_BY_ID: ReadonlyMap<string, EffectRules> = new Map(
  EFFECTS.map((effect) => [effect.id, effect]),
);

export function effectRules(id: string): EffectRules {
  const rules = EFFECT_BY_ID.get(id);
  if (rules === undefined) throw new Error(`no effect ${id}`);
  return rules;
}

/** Everything that has behaviour: what stands in the data must be here. */
export const BEHAVIOURS: ReadonlySet<string> = new Set([
  ...[...ABILITY_OFFERS, ...CARD_OFFERS, ...SPECIALS, ...CARD_ACTIONS, ...FREE_CARDS].map(
    ({ id }) => id,
  ),
  ...[...PASSIVES, ...RESULT_MODIFIERS].map(({ id }) => id),
  ...IN_ATTACK,
  ...UPGRADES,
]);
