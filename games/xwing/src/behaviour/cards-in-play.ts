import { at } from '@parsecs/kernel';
import { type Battle, type CardInPlay, DAMAGE_PLACE, PILOT_PLACE } from '../battle.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { countOf, DAMAGE_KINDS, DAMAGE_NUMBERS } from '../damage-pack.ts';
import { currentAttack, innermost, isInPlay, rulesOf, type State } from '../state.ts';
import { stepNumber } from '../steps.ts';

/** The last step of a deal at which the text does not work yet. */
const BEFORE_TEXT: number = stepNumber('deal', 'text');

const DAMAGE_IN_PLAY = new WeakMap<Battle, (CardInPlay | undefined)[]>();

/** The face-up damage card of one kind on a ship, as something whose text works. */
export function damageInPlay(battle: Battle, ship: number, damage: number): CardInPlay {
  let known = DAMAGE_IN_PLAY.get(battle);
  if (known === undefined) {
    known = [];
    DAMAGE_IN_PLAY.set(battle, known);
  }
  const index = ship * DAMAGE_KINDS + damage;
  let self = known[index];
  if (self === undefined) {
    self = {
      number: battle.cardsInPlay.length + index,
      card: `damage.${at(DAMAGE_IDS, damage)}`,
      ship,
      place: DAMAGE_PLACE,
      damage,
    };
    known[index] = self;
  }
  return self;
}

/** The card with this number: pilots and upgrades first, then damage cards. */
export function cardNumbered(battle: Battle, number: number): CardInPlay {
  const { cardsInPlay } = battle;
  if (number < cardsInPlay.length) return at(cardsInPlay, number);
  const index = number - cardsInPlay.length;
  return damageInPlay(battle, Math.floor(index / DAMAGE_KINDS), index % DAMAGE_KINDS);
}

/** Whether the text of the card works now: XW-211, XW-149, Injured Pilot. */
export function isWorking(state: State, { ship, place, damage }: CardInPlay): boolean {
  if (!isInPlay(state, ship)) return false;
  if (place === DAMAGE_PLACE) return countOf(state.damageUp[ship] as number, damage) > 0;
  if (place === PILOT_PLACE) return !isInjured(state, ship);
  return isUpgradeWorking(state, ship, place);
}

export function isUpgradeWorking(state: State, ship: number, place: number): boolean {
  const bit = 1 << place;
  if (((state.discardedUpgrades[ship] as number) & bit) !== 0) return isFired(state, ship, place);
  return (rulesOf(state, ship).elite & bit) === 0 || !isInjured(state, ship);
}

/** XW-299: a weapon that was discarded as its own price still works in the attack it paid for. */
function isFired(state: State, ship: number, place: number): boolean {
  const attack = currentAttack(state);
  return attack?.ship === ship && attack.weapon === place;
}

const INJURED = DAMAGE_NUMBERS['injured-pilot'];

/** Injured Pilot: pilot ability and elite upgrades are switched off. */
function isInjured(state: State, ship: number): boolean {
  const up = state.damageUp[ship] as number;
  if (up === 0) return false;
  const copies = countOf(up, INJURED);
  return copies > 1 || (copies === 1 && !isBeingDealt(state, ship, INJURED));
}

/** XW-308: reactions to a card and the check for destruction come before its text. */
function isBeingDealt(state: State, ship: number, card: number): boolean {
  const deal = innermost(state, 'deal');
  return deal?.ship === ship && deal.card === card && deal.lies && deal.step <= BEFORE_TEXT;
}
