import type { Refusal } from '@parsecs/kernel';
import type { People } from '@parsecs/lang';
import { cardName, describeRefusal, type Known, shipName, type Texts } from '@parsecs/lang';
import {
  BEYOND_RANGE,
  type DialManoeuvre,
  isMirrorMatch,
  readCard,
  readManoeuvre,
  readShip,
  SHUTTLE_ID,
  type ShipView,
  type View,
} from '@parsecs/xwing';
import { PRIMARY, type Price, readAnswer } from '@parsecs/xwing/words';
import { idOf, isKind, type Part } from '../contract.ts';
import type { Sight } from './measure.ts';
import { cardOf, GAME, numberOf, typeOf } from './ships.ts';
import type { ShotPromise } from './shots.ts';

export const NAMESPACES = ['xwing', 'xwing-board'] as const;

const NOTHING: Known = {};

/** Views of this game say everything themselves. */
export function knownOf(_view: View): Known {
  return NOTHING;
}

/** The name of its pilot, without the number that tells it from others. */
export function nameOfPilot(texts: Texts, ship: Pick<ShipView, 'pilot'>): string {
  return texts.t(`xwing:pilot.${ship.pilot ?? SHUTTLE_ID}.start`);
}

/** As people call it: “Luke Skywalker”, “Academy Pilot 2”. */
export function nameOfShip(texts: Texts, ship: Pick<ShipView, 'id' | 'pilot'>): string {
  const name = nameOfPilot(texts, ship);
  const number = numberOf(ship);
  return number === undefined ? name : `${name} ${number}`;
}

/** The same with its owner, where both sides fly for one faction. */
export function nameWithOwner(texts: Texts, ship: ShipView, view: View, people: People): string {
  const name = nameOfShip(texts, ship);
  return isMirrorMatch(view) ? `${name} (${people.name(ship.owner)})` : name;
}

/** As its card prints it: unique names have a bullet (XW-203). */
export function titleOfShip(texts: Texts, ship: Pick<ShipView, 'id' | 'pilot'>): string {
  const name = nameOfShip(texts, ship);
  return cardOf(ship)?.unique === true ? `• ${name}` : name;
}

export function nameOfType(texts: Texts, ship: ShipView): string | undefined {
  const type = typeOf(ship);
  return type === undefined ? undefined : shipName(texts, type);
}

export function nameOfManoeuvre(
  texts: Texts,
  { bearing, speed }: Pick<DialManoeuvre, 'bearing' | 'speed'>,
): string {
  return texts.t(`xwing:manoeuvre.${bearing}.name`, { speed });
}

/** “Left bank 2, green”. */
export function nameOnDial(texts: Texts, manoeuvre: DialManoeuvre): string {
  const difficulty = texts.t(`xwing:difficulty.${manoeuvre.difficulty}`);
  return `${nameOfManoeuvre(texts, manoeuvre)}, ${difficulty}`;
}

export function nameOfWeapon(texts: Texts, weapon: string, price: Price = 'printed'): string {
  const name =
    weapon === PRIMARY ? texts.t('xwing:weapon.primary.name') : cardName(texts, 'upgrade', weapon);
  return price === 'focus' ? texts.t('xwing:answer.with-focus', { weapon: name }) : name;
}

/** What a button says where the rest of its answer is plain. */
export function nameOfPart(texts: Texts, part: Part): string | undefined {
  const id = idOf(part);
  if (isKind(part, 'way')) {
    const way = readManoeuvre(id);
    return way && nameOfManoeuvre(texts, way);
  }
  if (isKind(part, 'use')) return nameOfUse(texts, part);
  if (isKind(part, 'choice')) return texts.t(`xwing:choice.${id}`);
  return isKind(part, 'damage') ? cardName(texts, 'damage', id) : undefined;
}

/** The card, and on whose ship it is. */
export function nameOfUse(texts: Texts, part: Part): string | undefined {
  const use = readAnswer(idOf(part));
  if (use?.kind !== 'use') return undefined;
  const { kind, id } = readCard(use.card);
  const name = cardName(texts, kind, id);
  if (kind === 'pilot') return name;
  const pilot = readShip(use.ship)?.pilot ?? null;
  return `${name} (${nameOfShip(texts, { id: use.ship, pilot })})`;
}

export function tellRefusal(texts: Texts, refusal: Refusal, people: People): string {
  return describeRefusal(texts, GAME, refusal, people);
}

const TOKENS = ['focus', 'evade', 'stress', 'ion'] as const;

/** Hull, shields and tokens, for those who listen. */
function stateWords(texts: Texts, ship: ShipView): readonly string[] {
  return [
    texts.t('xwing:position.hull', { hull: ship.hullLeft }),
    texts.t('xwing:position.shields', { shields: ship.shields }),
    ...TOKENS.filter((token) => ship[token] > 0).map((token) =>
      texts.t(`xwing:token.${token}.count`, { count: ship[token] }),
    ),
    ...ship.damageUp.map((card) => cardName(texts, 'damage', card)),
  ];
}

/** How another ship stands to one's own: “Range 2, in your arc, and you are in its arc”. */
export function sightWords(texts: Texts, { band, isInMine, isInTheirs }: Sight): string {
  const range =
    band === BEYOND_RANGE
      ? texts.t('xwing:position.far')
      : texts.t('xwing:position.range', { range: band });
  if (!isInMine && !isInTheirs) return range;
  const arcs = isInMine && isInTheirs ? 'both' : isInMine ? 'mine' : 'theirs';
  return `${range}, ${texts.t(`xwing:position.arcs.you.${arcs}`)}`;
}

/** A ship on the board for those who listen: what it is, how it stands, how it fares. */
export function labelShip(
  texts: Texts,
  ship: ShipView,
  sight?: Sight,
  shot?: ShotPromise,
  name: string = nameOfShip(texts, ship),
): string {
  const type = nameOfType(texts, ship);
  return [
    name,
    ...(type === undefined ? [] : [type]),
    ...(sight === undefined ? [] : [sightWords(texts, sight)]),
    ...(shot === undefined ? [] : [shotWords(texts, shot)]),
    ...stateWords(texts, ship),
  ].join(', ');
}

/** What a shot promises. */
export function shotWords(texts: Texts, shot: ShotPromise): string {
  const figures = {
    attack: shot.attackDice,
    defence: shot.defenceDice,
    chance: percent(texts.language, shot.hit),
    destroy: percent(texts.language, shot.destroy),
  };
  return shot.range === undefined
    ? texts.t('xwing-board:attack.promise', {
        ...figures,
        damage: tenths(texts.language, shot.expected),
      })
    : texts.t('xwing-board:attack.promise-at', { ...figures, range: shot.range });
}

const FORMATS = {
  percent: { style: 'percent' },
  tenths: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;
const FORMATTERS = new Map<string, Intl.NumberFormat>();

/** To make one takes longer than anything that is done with it. */
function formatter(language: string, format: keyof typeof FORMATS): Intl.NumberFormat {
  const key = `${language} ${format}`;
  const known = FORMATTERS.get(key) ?? new Intl.NumberFormat(language, FORMATS[format]);
  FORMATTERS.set(key, known);
  return known;
}

/** A number in per cent, as people there write it. */
export function percent(language: string, share: number): string {
  return formatter(language, 'percent').format(share);
}

function tenths(language: string, value: number): string {
  return formatter(language, 'tenths').format(value);
}
