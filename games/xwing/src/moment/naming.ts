import { at } from '@parsecs/kernel';
import { PRIMARY } from '../answers/answer.ts';
import { shipNamed } from '../answers/chosen.ts';
import { cardNumbered, damageInPlay } from '../behaviour/cards-in-play.ts';
import { rulesOfCard } from '../behaviour/catalogue.ts';
import type { DamageId } from '../cards/ids.ts';
import { DAMAGE_NUMBERS } from '../damage-pack.ts';
import { LOCKED } from '../dice.ts';
import { attackDiceOf, codeOfAttackDice } from '../dice-codes.ts';
import type { EffectFrame, Frame } from '../frames.ts';
import type { Manoeuvre } from '../geometry/directions.ts';
import { bitsOf, namesIn } from '../name-bits.ts';
import { readCard, readManoeuvre } from '../names.ts';
import { battleOf, idOf, NONE, rulesOf, type State } from '../state.ts';
import { ACTIONS } from '../vocabulary.ts';
import type { CardPlace, Kept, MomentOf } from './moment.ts';

/** Names for the numbers of frames, and the numbers of names. */

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

/** A frame in names, and back again. */
export interface FrameView<Kind extends Frame['kind']> {
  readonly show: (state: State, frame: FrameOf<Kind>) => MomentOf<Kind>;
  /** `state` has its ships, obstacles and bombs already. */
  readonly restore: (state: State, moment: MomentOf<Kind>) => FrameOf<Kind>;
}

export function nameOrNull(state: State, ship: number): string | null {
  return ship === NONE ? null : idOf(state, ship);
}

export function shipOrNone(state: State, name: string | null): number {
  return name === null ? NONE : shipNamed(state, name);
}

export function manoeuvreNamed(name: string): Manoeuvre {
  const manoeuvre = readManoeuvre(name);
  if (manoeuvre === undefined) throw new Error(`no manoeuvre ${name}`);
  return manoeuvre;
}

export function placeOfCard(state: State, number: number): CardPlace {
  const battle = battleOf(state);
  const { card, ship } = cardNumbered(battle, number);
  const alike = battle.cardsInPlay.filter((other) => other.ship === ship && other.card === card);
  const before = alike.filter((other) => other.number < number);
  return { card, ship: idOf(state, ship), copy: alike.length === 0 ? 1 : before.length + 1 };
}

export function numberOfCard(state: State, { card, ship: name, copy }: CardPlace): number {
  const battle = battleOf(state);
  const ship = shipNamed(state, name);
  const { kind, id } = readCard(card);
  if (kind === 'damage') return damageInPlay(battle, ship, DAMAGE_NUMBERS[id as DamageId]).number;
  const alike = battle.cardsInPlay.filter((other) => other.ship === ship && other.card === card);
  return at(alike, copy - 1).number;
}

export function placeOrNull(state: State, number: number): CardPlace | null {
  return number === NONE ? null : placeOfCard(state, number);
}

export function cardOrNone(state: State, place: CardPlace | null): number {
  return place === null ? NONE : numberOfCard(state, place);
}

/** Which of several weapons that are alike stands at this place. */
export function copyOfWeapon(state: State, ship: number, weapon: number): number {
  const { upgrades } = rulesOf(state, ship);
  return upgrades.filter(({ id }, place) => place <= weapon && id === upgrades[weapon]?.id).length;
}

export function weaponAt(state: State, { ship, weapon, copy }: MomentOf<'attack'>): number {
  if (weapon === PRIMARY) return NONE;
  const { upgrades } = rulesOf(state, shipNamed(state, ship));
  const places = [...upgrades.keys()].filter((place) => upgrades[place]?.id === weapon);
  return at(places, copy - 1);
}

export function showKept(state: State, { holding, chosen }: EffectFrame): Kept | null {
  const [kept] = chosen;
  if (kept === undefined) return null;
  const { card } = cardNumbered(battleOf(state), holding);
  switch (rulesOfCard(card).effect?.keeps) {
    case 'ship':
      return { ship: idOf(state, kept) };
    case 'dice':
      return { dice: attackDiceOf(kept) };
    case 'actions':
      return { actions: namesIn(kept, ACTIONS) };
    default:
      throw new Error(`${card} does not tell what it keeps`);
  }
}

export function restoreKept(state: State, kept: Kept | null): number[] {
  if (kept === null) return [];
  if ('ship' in kept) return [shipNamed(state, kept.ship)];
  return 'dice' in kept ? [codeOfAttackDice(kept.dice)] : [bitsOf(kept.actions, ACTIONS)];
}

export function dieNumber(face: number, fixed: boolean | undefined): number {
  return fixed === true ? face | LOCKED : face;
}

/** The ships that squads brought; the shuttle of a mission comes after them. */
export function shipsOfSquads(state: State): number {
  return battleOf(state).ships.filter(({ pilot }) => pilot !== undefined).length;
}
