import type { ShipView } from '@parsecs/starship-battles';
import {
  type FleetEntry,
  readShip,
  SHIP_IDS,
  type ShipCard,
  type Square,
  UNIQUE_SHIP_IDS,
} from '@parsecs/starship-battles/words';
import type { Known } from '../game-words.ts';
import type { Params, Texts } from '../texts.ts';

export type BattleKnown = Pick<Known, 'cards' | 'fleets'>;

const UNIQUE: ReadonlySet<string> = new Set(UNIQUE_SHIP_IDS);
const ALL: ReadonlySet<string> = new Set(SHIP_IDS);

/** The card of a ship, and its number where there may be several. */
function partsOf(ship: string): { readonly card: string; readonly no: string } {
  const named = readShip(ship);
  if (named === undefined) return { card: ship, no: '' };
  const { card, number } = named;
  return { card, no: UNIQUE.has(card) && number === 1 ? '' : ` ${number}` };
}

/** A card that somebody added has no words here: its own name, or what its id says. */
function ownName(card: string, known: BattleKnown): string {
  const named = known.cards?.find(({ id }) => id === card)?.name;
  return (
    named ??
    card.replaceAll(/(^|-)(\w)/g, (_, dash: string, letter: string) => {
      return (dash === '' ? '' : ' ') + letter.toUpperCase();
    })
  );
}

/** A card as the parameters that sentences about ships take. */
export function cardParams(card: string, known: BattleKnown = {}, no = ''): Params {
  return ALL.has(card) ? { ship: card, no } : { ship: 'own', own: ownName(card, known), no };
}

/** A ship of the match as the parameters that sentences take. */
export function shipParams(id: string, known: BattleKnown = {}): Params {
  const { card, no } = partsOf(id);
  return cardParams(card, known, no);
}

/** The second ship of a sentence. */
export function otherParams(id: string, known: BattleKnown = {}): Params {
  const { card, no } = partsOf(id);
  return ALL.has(card)
    ? { other: card, otherNo: no }
    : { other: 'own-other', ownOther: ownName(card, known), otherNo: no };
}

function nameCard(texts: Texts, card: string, known: BattleKnown): string {
  const params = cardParams(card, known);
  return texts.t(`starship-battles:ship.${String(params['ship'])}.name`, params);
}

export function nameShip(texts: Texts, id: string, known: BattleKnown): string {
  const { card, no } = partsOf(id);
  return `${nameCard(texts, card, known)}${no}`;
}

/** Groups of the catalogue whose things have a name, and most of them a text about them. */
type Thing = 'class' | 'face' | 'facing' | 'map' | 'mode' | 'option' | 'side' | 'weapon';

export function nameThing(texts: Texts, thing: Thing, id: string | number): string {
  return texts.t(`starship-battles:${thing}.${id}.name`);
}

/** One or two sentences about a thing. */
export function explainThing(texts: Texts, thing: Thing, id: string): string {
  return texts.t(`starship-battles:${thing}.${id}.text`);
}

/** An ability, an option or a weapon by its name alone. */
export function nameEffect(texts: Texts, id: string): string {
  const group = ['ability', 'option', 'weapon'].find((name) =>
    texts.has(`starship-battles:${name}.${id}.name`),
  );
  return group === undefined ? id : texts.t(`starship-battles:${group}.${id}.name`);
}

export function nameSquare(texts: Texts, [column, row]: Square): string {
  return texts.t('starship-battles:square', { column, row });
}

/** The ships of a list: “2 × TIE Fighter, Executor”. */
export function nameFleet(texts: Texts, ships: readonly FleetEntry[], known: BattleKnown): string {
  return ships
    .map(({ ship, count }) => {
      const name = nameCard(texts, ship, known);
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(', ');
}

/** Ships of the match as a list by their cards. */
export function countCards(ships: readonly ShipView[]): readonly FleetEntry[] {
  const counts = new Map<string, number>();
  for (const { card } of ships) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([ship, count]) => ({ ship, count }));
}

/** “+5”, “−1”. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function cardOf(card: string, known: BattleKnown): ShipCard | undefined {
  return known.cards?.find(({ id }) => id === card);
}
