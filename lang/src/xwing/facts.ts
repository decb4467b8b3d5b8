import {
  BEYOND_RANGE,
  endPoseInto,
  footprintOf,
  HIDDEN,
  isInPlay,
  type PlayArea,
  readManoeuvre,
  type ShipView,
} from '@parsecs/xwing/words';
import type { Texts } from '../texts.ts';
import { cardName } from './cards.ts';
import { baseOf, type Standing, standingOf } from './standing.ts';
import { facingOf, listDamage, listShips, nameOnDial, namePlace } from './words.ts';

const TOKENS = ['focus', 'evade', 'stress', 'ion'] as const;

/** Hull, shields, tokens and damage, one fact after the other; the first one with a capital. */
export function tellState(texts: Texts, ship: ShipView): readonly string[] {
  const { skill, hullLeft, shields, locks, touching, damageUp, damageDown } = ship;
  const facts = [
    ...(ship.pilot === null ? [] : [texts.t('xwing:position.skill', { skill })]),
    texts.t('xwing:position.hull', { hull: hullLeft }),
    texts.t('xwing:position.shields', { shields }),
    ...TOKENS.filter((token) => ship[token] > 0).map((token) =>
      texts.t(`xwing:token.${token}.count`, { count: ship[token] }),
    ),
  ];
  if (locks.length > 0) {
    facts.push(texts.t('xwing:position.locks', { ships: listShips(texts, locks) }));
  }
  if (damageUp.length > 0) {
    facts.push(texts.t('xwing:position.damage-up', { cards: listDamage(texts, damageUp) }));
  }
  if (damageDown > 0) facts.push(texts.t('xwing:position.damage-down', { count: damageDown }));
  if (touching.length > 0) {
    facts.push(texts.t('xwing:position.touching', { ships: listShips(texts, touching) }));
  }
  if (ship.falling) facts.push(texts.t('xwing:position.doomed'));
  return capitalise(facts);
}

function capitalise([first = '', ...rest]: readonly string[]): readonly string[] {
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest];
}

/** What a viewer may know of the dial. */
export function tellDial(texts: Texts, { id, dial, dialShown }: ShipView): readonly string[] {
  if (dial === null) return [];
  if (dial === HIDDEN) return [texts.t('xwing:position.dial-hidden')];
  const params = { manoeuvre: nameOnDial(texts, id, dial) };
  return [
    dialShown
      ? texts.t('xwing:position.dial-shown', params)
      : texts.t('xwing:position.dial', params),
  ];
}

export function tellPlace(texts: Texts, { at }: ShipView): readonly string[] {
  return at === null ? [] : [namePlace(texts, at), texts.t(`xwing:facing.${facingOf(at)}`)];
}

/** The upgrades that are still there. */
export function tellUpgrades(texts: Texts, { upgrades }: ShipView): readonly string[] {
  const left = upgrades.filter(({ gone }) => !gone);
  if (left.length === 0) return [];
  const cards = left.map(({ id }) => cardName(texts, 'upgrade', id)).join(', ');
  return [texts.t('xwing:position.upgrades', { cards })];
}

/** How one ship sees another; nothing while one of them is not on the field. */
export function lookAt(ship: ShipView, other: ShipView): Standing | undefined {
  if (ship.at === null || other.at === null) return undefined;
  return standingOf(baseOf(ship.pilot), ship.at, baseOf(other.pilot), other.at);
}

/** A distance as the eye judges it. */
const STEP = 50;

export function tellGuess(texts: Texts, { gap }: Standing): string {
  const cm = (Math.max(1, Math.round(gap / STEP)) * STEP) / 10;
  return texts.t('xwing:position.about', { cm });
}

export function tellRange(texts: Texts, { range }: Standing): string {
  return range === BEYOND_RANGE
    ? texts.t('xwing:position.far')
    : texts.t('xwing:position.range', { range });
}

export function tellClock(texts: Texts, { clock }: Standing): string {
  return texts.t('xwing:position.clock', { count: clock });
}

/** “Range 2, at 1 o'clock.” */
export function tellStanding(texts: Texts, ship: ShipView, other: ShipView): string | undefined {
  const standing = lookAt(ship, other);
  if (standing === undefined) return undefined;
  const clock = tellClock(texts, standing);
  return standing.range === BEYOND_RANGE
    ? texts.t('xwing:hint.far', { clock })
    : texts.t('xwing:hint.standing', { range: standing.range, clock });
}

/** Where a manoeuvre would end if nothing is in the way. */
export function tellLanding(
  texts: Texts,
  ship: ShipView,
  manoeuvre: string,
  area: PlayArea,
): string {
  const read = readManoeuvre(manoeuvre);
  if (ship.at === null || read === undefined) return '';
  const { kind } = baseOf(ship.pilot);
  const end = { ...ship.at };
  endPoseInto(end, footprintOf(kind, ship.at), read);
  if (!isInPlay(footprintOf(kind, end), area)) return texts.t('xwing:hint.flees');
  return texts.t('xwing:hint.lands', { place: namePlace(texts, end), facing: facingOf(end) });
}
