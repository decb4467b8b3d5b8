import type { Texts } from '@parsecs/lang';
import {
  type AbilityId,
  type OptionId,
  readShip,
  type ShipCard,
  type ShipView,
  shipCard,
  type View,
} from '@parsecs/starship-battles';
import { idOf, isKind, type Part } from '../contract.ts';
import { cardIn, hullOf, isOnMap, numberOf } from './cards.ts';

export const NAMESPACES = ['starship-battles', 'starship-battles-board'] as const;

/** A card that somebody added has the name that stands on it. */
export function nameOfCard(texts: Texts, card: ShipCard): string {
  const key = `starship-battles:ship.${card.id}.name` as const;
  return texts.has(key) ? texts.t(key) : card.name;
}

/** As people call it: “the Viscount”, “A-wing 2”. */
export function shortNameOf(texts: Texts, view: View, ship: ShipView, isNumbered = true): string {
  const key = `starship-battles:ship.${ship.card}.start` as const;
  const number = isNumbered ? numberOf(view, ship) : undefined;
  const name = texts.has(key) ? texts.t(key) : (cardIn(view, ship.card)?.name ?? ship.card);
  return number === undefined ? name : `${name} ${number}`;
}

/** The name, with a number where there can be several of its kind. */
export function nameOfShip(texts: Texts, view: View, ship: ShipView): string {
  const card = cardIn(view, ship.card);
  const name = card === undefined ? ship.card : nameOfCard(texts, card);
  const number = numberOf(view, ship);
  return number === undefined ? name : `${name} ${number}`;
}

export function nameOfWeapon(texts: Texts, weapon: string): string {
  return texts.t(`starship-battles:weapon.${weapon}.name`);
}

export function nameOfAbility(texts: Texts, ability: AbilityId): string {
  return texts.t(`starship-battles:ability.${ability}.name`);
}

export function nameOfOption(texts: Texts, option: OptionId): string {
  return texts.t(`starship-battles:option.${option}.name`);
}

/** What a button says where the rest of its answer is plain: an option, or who pays for it. */
export function nameOfPart(texts: Texts, part: Part): string | undefined {
  const id = idOf(part);
  if (isKind(part, 'option')) return texts.t(`starship-battles:option.${id}.name`);
  if (!isKind(part, 'supplier')) return undefined;
  const named = readShip(id);
  const key = `starship-battles:ship.${named?.card ?? ''}.start` as const;
  if (named === undefined || !texts.has(key)) return undefined;
  const isUnique = (shipCard(named.card)?.uniqueName ?? null) !== null;
  return isUnique ? texts.t(key) : `${texts.t(key)} ${named.number}`;
}

/** A ship on the board for those who listen: what it is, where it stands, how it fares. */
export function labelShip(texts: Texts, view: View, ship: ShipView): string {
  const name = nameOfShip(texts, view, ship);
  const card = cardIn(view, ship.card);
  if (card === undefined || !isOnMap(ship)) return name;
  const [column, row] = ship.at;
  const { hull } = hullOf(card, ship);
  const place =
    card.class === 4
      ? texts.t('starship-battles-board:piece.place', { column, row })
      : texts.t(`starship-battles-board:piece.facing-${ship.facing}`, { column, row });
  const state = texts.t(
    ship.isReduced ? 'starship-battles-board:piece.reduced' : 'starship-battles-board:piece.damage',
    { damage: ship.damage, hull },
  );
  return `${name}, ${place}, ${state}`;
}
