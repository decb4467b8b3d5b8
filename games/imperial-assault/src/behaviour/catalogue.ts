import type { Seat } from '@parsecs/kernel';
import { commandNumber } from '../cards/cards.ts';
import { fitsFigure } from '../play/cards.ts';
import { canOccur, type Rules } from '../rules.ts';
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

/** What one window of one table may bring. */
export interface WindowOffers {
  /** Abilities that nobody is asked about, and those that a seat may or must use. */
  readonly automatic: readonly AbilityOffer[];
  readonly asked: readonly AbilityOffer[];
  /** Abilities that hidden cards may make usable. */
  readonly perhaps: readonly Required<AbilityOffer>[];
  /** The cards that each seat could play, if it held them. */
  readonly cards: readonly (readonly CardOffer[])[];
}

const OFFERS_BY_RULES = new WeakMap<Rules, Map<Window, WindowOffers>>();

/** What the figures, upgrades and cards of this table may bring to a window. */
export function offersIn(rules: Rules, window: Window): WindowOffers {
  let byWindow = OFFERS_BY_RULES.get(rules);
  if (byWindow === undefined) {
    byWindow = new Map();
    OFFERS_BY_RULES.set(rules, byWindow);
  }
  let offers = byWindow.get(window);
  if (offers === undefined) {
    offers = collectOffers(rules, window);
    byWindow.set(window, offers);
  }
  return offers;
}

function collectOffers(rules: Rules, window: Window): WindowOffers {
  const abilities = ABILITY_OFFERS.filter(
    (ability) => ability.window === window && canOccur(rules, ability.id),
  );
  return {
    automatic: abilities.filter(({ kind }) => kind === 'auto'),
    asked: abilities.filter(({ kind }) => kind !== 'auto'),
    perhaps: abilities.filter(
      (ability): ability is Required<AbilityOffer> => ability.perhaps !== undefined,
    ),
    cards: rules.table.armies.map((_, seat) =>
      CARD_OFFERS.filter((card) => card.window === window && isPlayedBy(rules, seat, card.id)),
    ),
  };
}

/** IA-245: an army without a figure that fits never plays the card. */
function isPlayedBy(rules: Rules, seat: Seat, id: CommandId): boolean {
  return rules.figures.some(({ owner }, figure) => owner === seat && fitsFigure(rules, figure, id));
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
