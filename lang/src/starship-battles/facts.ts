import type { ShipView } from '@parsecs/starship-battles';
import {
  type CardSide,
  FACES,
  POINT_DEFENSE,
  POINT_DEFENSE_DAMAGE,
  type Square,
  sizeOfClass,
  type WeaponName,
} from '@parsecs/starship-battles/words';
import type { Texts } from '../texts.ts';
import { type BattleKnown, cardOf, nameSquare, nameThing, signed } from './words.ts';

/** The side of the card that is up, where the card is known. */
export function sideOf(ship: ShipView, known: BattleKnown): CardSide | undefined {
  const card = cardOf(ship.card, known);
  return ship.isReduced ? (card?.reduced ?? undefined) : card?.full;
}

/** The figures of a weapon or of Point-Defense. */
export interface Gun {
  readonly attack: number;
  readonly damage: number;
}

export function gunOf(side: CardSide | undefined, weapon: WeaponName): Gun | undefined {
  if (weapon !== POINT_DEFENSE) return side?.weapons.find((own) => own.weapon === weapon);
  const rating = side?.pointDefense ?? null;
  return rating === null ? undefined : { attack: rating, damage: POINT_DEFENSE_DAMAGE };
}

function isLarge(ship: ShipView, known: BattleKnown): boolean {
  return sizeOfClass(cardOf(ship.card, known)?.class ?? 4) === 2;
}

function tellPlace(texts: Texts, ship: ShipView, at: Square, known: BattleKnown): string {
  const square = nameSquare(texts, at);
  if (!isLarge(ship, known)) return texts.t('starship-battles:position.at', { square });
  const end = nameSquare(texts, [at[0] + 1, at[1] + 1]);
  return texts.t('starship-battles:position.at-block', { square, end });
}

function tellHull(texts: Texts, ship: ShipView, known: BattleKnown): readonly string[] {
  const { damage } = ship;
  const hulls = cardOf(ship.card, known)?.hull;
  const hull = ship.isReduced ? hulls?.reduced : hulls?.full;
  if (hull === undefined || hull === null) {
    return damage === 0 ? [] : [texts.t('starship-battles:position.damage', { damage })];
  }
  return damage === 0
    ? [texts.t('starship-battles:position.hull', { hull })]
    : [texts.t('starship-battles:position.hull-damage', { hull, damage })];
}

/** Where a ship on the map stands and how it is, one fact after the other. */
export function tellShip(texts: Texts, ship: ShipView, known: BattleKnown): readonly string[] {
  const { at, facing, isReduced, counters, done } = ship;
  const facts: string[] = [];
  const number = cardOf(ship.card, known)?.class;
  if (number !== undefined) facts.push(nameThing(texts, 'class', number));
  if (typeof at !== 'string') facts.push(tellPlace(texts, ship, at, known));
  // SB-057: a fighter has no facing.
  if (number !== 4) facts.push(texts.t('starship-battles:position.facing', { facing }));
  if (isReduced) facts.push(texts.t('starship-battles:position.reduced'));
  facts.push(...tellHull(texts, ship, known));
  if (counters > 0) facts.push(texts.t('starship-battles:position.counters', { counters }));
  facts.push(...done.map((what) => texts.t(`starship-battles:done.${what}`)));
  return facts;
}

/** “Turbolasers +5/4, Point-Defense +8”. */
export function tellWeapons(texts: Texts, { weapons, pointDefense }: CardSide): string {
  const list = weapons.map(
    ({ weapon, attack, damage }) =>
      `${nameThing(texts, 'weapon', weapon)} ${signed(attack)}/${damage}`,
  );
  if (pointDefense !== null) {
    list.push(`${nameThing(texts, 'weapon', POINT_DEFENSE)} ${signed(pointDefense)}`);
  }
  return list.join(', ');
}

/** “Fighter Launch 3, DR 1”. */
export function tellAbilities(texts: Texts, { abilities }: CardSide): string {
  return abilities
    .map(({ ability, value = 0, weapon = '' }) =>
      texts.t(`starship-battles:ability.${ability}.label`, { value, weapon }),
    )
    .join(', ');
}

/** “front 18, side 14, rear 12”, or one number where all faces are the same. */
export function tellDefense(texts: Texts, { defense }: CardSide): string {
  const { front, side, rear } = defense;
  if (front === side && side === rear) return String(front);
  return FACES.map(
    (face) => `${texts.t(`starship-battles:face.${face}.nom`)} ${defense[face]}`,
  ).join(', ');
}
