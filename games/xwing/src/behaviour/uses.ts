import { at } from '@parsecs/kernel';
import type { Battle, CardInPlay } from '../battle.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { countOf } from '../damage-pack.ts';
import { battleOf, IN_PLAY, type State } from '../state.ts';
import { WINDOW_NUMBERS, WINDOWS, type Window } from '../vocabulary.ts';
import { cardNumbered, damageInPlay, isWorking } from './cards-in-play.ts';
import { rulesOfCard } from './catalogue.ts';
import type { CardAction, CardRules, EffectRules, Modifier, Offer } from './declare.ts';

/** Which cards of a match speak at which moment; worked out once for each roster. */

export interface Use {
  readonly self: CardInPlay;
  readonly offer: Offer;
}

export interface Hooked {
  readonly self: CardInPlay;
  readonly modifier: Modifier;
}

interface BattleUses {
  readonly byWindow: readonly (readonly Use[])[];
  /** By ship. */
  readonly modifiers: readonly (readonly Hooked[])[];
  readonly hooked: Map<keyof Modifier, readonly (readonly Hooked[])[]>;
  readonly actions: readonly (readonly {
    readonly self: CardInPlay;
    readonly action: CardAction;
  }[])[];
}

const USES = new WeakMap<Battle, BattleUses>();
let lastBattle: Battle | undefined;
let lastUses: BattleUses | undefined;

function usesFor(battle: Battle): BattleUses {
  if (battle === lastBattle && lastUses !== undefined) return lastUses;
  let uses = USES.get(battle);
  if (uses === undefined) {
    uses = compileUses(battle);
    USES.set(battle, uses);
  }
  lastBattle = battle;
  lastUses = uses;
  return uses;
}

function compileUses({ cardsInPlay, ships }: Battle): BattleUses {
  const byWindow: Use[][] = WINDOWS.map(() => []);
  const modifiers: Hooked[][] = ships.map(() => []);
  const actions: { self: CardInPlay; action: CardAction }[][] = ships.map(() => []);
  for (const self of cardsInPlay) {
    const rules = rulesOfCard(self.card);
    for (const offer of rules.offers ?? []) {
      at(byWindow, WINDOW_NUMBERS[offer.window]).push({ self, offer });
    }
    const { modifies, action } = rules;
    if (modifies !== undefined) at(modifiers, self.ship).push({ self, modifier: modifies });
    if (action !== undefined) at(actions, self.ship).push({ self, action });
  }
  return { byWindow, modifiers, hooked: new Map(), actions };
}

interface DamageOffer {
  readonly damage: number;
  readonly offer: Offer;
}

const DAMAGE_RULES: readonly CardRules[] = DAMAGE_IDS.map((id) => rulesOfCard(`damage.${id}`));
const DAMAGE_OFFERS: readonly (readonly DamageOffer[])[] = WINDOWS.map((window) =>
  DAMAGE_RULES.flatMap(
    (rules, damage) =>
      rules.offers
        ?.filter((offer) => offer.window === window)
        .map((offer) => ({ damage, offer })) ?? [],
  ),
);

/** Whether any card could speak in this window: most never open. */
export function mayOpen(state: State, window: Window): boolean {
  const number = WINDOW_NUMBERS[window];
  return (
    (usesFor(battleOf(state)).byWindow[number] as readonly Use[]).length > 0 ||
    (DAMAGE_OFFERS[number] as readonly DamageOffer[]).length > 0
  );
}

/** The cards that speak in a window and work now, damage cards included. */
export function listUses(state: State, window: number): readonly Use[] {
  const battle = battleOf(state);
  const printed = usesFor(battle).byWindow[window] as readonly Use[];
  const damages = DAMAGE_OFFERS[window] as readonly DamageOffer[];
  if (printed.length === 0 && damages.length === 0) return NO_USES;
  const uses: Use[] = [];
  for (const use of printed) if (isWorking(state, use.self)) uses.push(use);
  if (damages.length === 0) return uses;
  for (let ship = 0; ship < battle.count; ship += 1) {
    const up = state.damageUp[ship] as number;
    if (up === 0 || state.status[ship] !== IN_PLAY) continue;
    for (const { damage, offer } of damages) {
      if (countOf(up, damage) > 0) {
        uses.push({ self: damageInPlay(battle, ship, damage), offer });
      }
    }
  }
  return uses;
}

const NO_USES: readonly Use[] = [];
const NOTHING: readonly Hooked[] = [];

/** The cards of a ship that change something of this kind and work now. */
export function modifiersWith(state: State, ship: number, hook: keyof Modifier): readonly Hooked[] {
  const battle = battleOf(state);
  const printed = hookedFor(battle, hook)[ship] as readonly Hooked[];
  const up = state.damageUp[ship] as number;
  if (printed.length === 0 && up === 0) return NOTHING;
  const found = printed.filter(({ self }) => isWorking(state, self));
  if (up === 0) return found;
  for (let damage = 0; damage < DAMAGE_RULES.length; damage += 1) {
    const modifier = DAMAGE_RULES[damage]?.modifies;
    if (modifier?.[hook] === undefined || countOf(up, damage) === 0) continue;
    found.push({ self: damageInPlay(battle, ship, damage), modifier });
  }
  return found;
}

export function hasModifier(state: State, ship: number, hook: keyof Modifier): boolean {
  return modifiersWith(state, ship, hook).length > 0;
}

function hookedFor(battle: Battle, hook: keyof Modifier): readonly (readonly Hooked[])[] {
  const { hooked, modifiers } = usesFor(battle);
  let found = hooked.get(hook);
  if (found === undefined) {
    found = modifiers.map((list) => list.filter(({ modifier }) => modifier[hook] !== undefined));
    hooked.set(hook, found);
  }
  return found;
}

/** "Action:" cards of a ship that work now, face-up damage cards included. */
export function cardActions(
  state: State,
  ship: number,
): readonly { readonly self: CardInPlay; readonly action: CardAction }[] {
  const battle = battleOf(state);
  const printed = at(usesFor(battle).actions, ship);
  const up = state.damageUp[ship] as number;
  if (up === 0 && printed.length === 0) return printed;
  const found = printed.filter(({ self }) => isWorking(state, self));
  if (up === 0) return found;
  for (let damage = 0; damage < DAMAGE_RULES.length; damage += 1) {
    const action = DAMAGE_RULES[damage]?.action;
    if (action === undefined || countOf(up, damage) === 0) continue;
    found.push({ self: damageInPlay(battle, ship, damage), action });
  }
  return found;
}

export function effectOf(
  state: State,
  number: number,
): {
  readonly self: CardInPlay;
  readonly effect: EffectRules;
} {
  const self = cardNumbered(battleOf(state), number);
  const effect = rulesOfCard(self.card).effect;
  if (effect === undefined) throw new Error(`${self.card} has no effect that goes on`);
  return { self, effect };
}
