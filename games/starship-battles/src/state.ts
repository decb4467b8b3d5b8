import { at, type Seat } from '@parsecs/kernel';
import { type Battle, battleOf, type Roster } from './battle.ts';
import type { TypeSide } from './rules.ts';
import type { Setup } from './setup/setup.ts';
import {
  ABILITIES,
  type AbilityId,
  type Deed,
  OPTIONS,
  type OptionId,
  type Phase,
  type QuestionKind,
} from './vocabulary.ts';

/** Where a ship is that is on no square. */
export const POOL = -1;
export const GONE = -2;
export const UNDEPLOYED = -3;

/** What a ship has done this round. */
export const MOVED = 1;
export const LAUNCHED = 2;
export const ATTACKED = 4;
/** SB-137 */
export const BUZZED = 8;
/** The flags above this one count the fighters that the ship has launched. */
export const LAUNCH = 16;

export const DEED_FLAGS: Readonly<Record<Deed, number>> = {
  moved: MOVED,
  launched: LAUNCHED,
  attacked: ATTACKED,
  buzzed: BUZZED,
};

/** The whole position in numbers; see `vocabulary.ts` for what they count. */
export interface State {
  readonly setup: Setup;
  roster: Roster;
  /** The side of each seat, −1 while it is open. */
  factions: readonly number[];
  /** SB-003: the sides that the players want, −1 for who has not said. */
  wishes: readonly number[];
  /** SB-126: the fleets built so far, by the numbers of their cards; empty after the reveal. */
  fleets: readonly (readonly number[] | null)[];

  /** By ship. */
  readonly places: number[];
  readonly facings: number[];
  readonly reduced: number[];
  readonly damage: number[];
  readonly counters: number[];
  readonly flags: number[];

  /** Options in force, one bit each, by seat. */
  readonly options: number[];
  round: number;
  phase: Phase;
  /** What is decided now, `over` when nothing is, and by whom. */
  kind: QuestionKind | 'over';
  asked: Seat;
  /** The initiative or deployment rolls of the sides, 0 for none. */
  readonly rolls: number[];
  /** SB-133: seats that may still reroll. */
  rerollers: Seat[];
  /** The side with the lower roll; −1 before there is one. */
  low: number;
  /** SB-195: the seats that have had, or have, their part of the phase. */
  turns: Seat[];

  /** The ship that is moving, launching or attacking, −1 for none. */
  active: number;
  /** Steps that a large ship has still to make. */
  steps: number[];
  /** The fighter that is being launched, −1 for none. */
  launching: number;
  /** What the active ship has fired: two bits a weapon, for a broadside one bit a side. */
  fired: number;
  /** Fighters that the Point-Defense of the active ship has attacked. */
  pointed: number[];
  /** SB-204: ships that were left in this part and may be taken up again; only if that is agreed. */
  left: readonly LeftShip[];
  attack: Attack;
  /** Players who declined one after another in a window. */
  declines: number;
  /** Seats that are still to be asked in the same window. */
  waiting: Seat[];

  /** SB-209: rounds without a damage counter placed, and whether this one has seen one. */
  quiet: number;
  struck: boolean;
  /** The cost of the ships that each side has lost. */
  readonly lost: number[];
  winners: Seat[];
  /** The rule that ended the game. */
  ended: string;
}

/** What a ship had done when it was left. */
export interface LeftShip {
  readonly ship: number;
  readonly fired: number;
  readonly pointed: readonly number[];
}

/** SB-086: what was declared, and what has come of it so far. */
export interface Attack {
  /** The place of the weapon on the card, −1 for Point-Defense, −2 for no attack. */
  weapon: number;
  target: number;
  face: number;
  /** The faces that may be named, one bit each. */
  faces: number;
  roll: number;
  /** Counters that are about to be placed. */
  damage: number;
}

export const NO_ATTACK = -2;
export const WITH_POINT_DEFENSE = -1;

export function freshAttack(): Attack {
  return { weapon: NO_ATTACK, target: -1, face: 0, faces: 0, roll: 0, damage: 0 };
}

export function copyState(state: State): State {
  const { attack } = state;
  // Lists that are only ever put in the place of others are shared.
  return {
    setup: state.setup,
    roster: state.roster,
    factions: state.factions,
    wishes: state.wishes,
    fleets: state.fleets,
    places: state.places.slice(),
    facings: state.facings.slice(),
    reduced: state.reduced.slice(),
    damage: state.damage.slice(),
    counters: state.counters.slice(),
    flags: state.flags.slice(),
    options: state.options.slice(),
    round: state.round,
    phase: state.phase,
    kind: state.kind,
    asked: state.asked,
    rolls: state.rolls.slice(),
    rerollers: state.rerollers.slice(),
    low: state.low,
    turns: state.turns.slice(),
    active: state.active,
    steps: state.steps.slice(),
    launching: state.launching,
    fired: state.fired,
    pointed: state.pointed.slice(),
    left: state.left,
    attack: {
      weapon: attack.weapon,
      target: attack.target,
      face: attack.face,
      faces: attack.faces,
      roll: attack.roll,
      damage: attack.damage,
    },
    declines: state.declines,
    waiting: state.waiting.slice(),
    quiet: state.quiet,
    struck: state.struck,
    lost: state.lost.slice(),
    winners: state.winners.slice(),
    ended: state.ended,
  };
}

export function isOnMap(state: State, ship: number): boolean {
  return at(state.places, ship) >= 0;
}

export function hasFlag(state: State, ship: number, flag: number): boolean {
  return (at(state.flags, ship) & flag) !== 0;
}

export function setFlag(state: State, ship: number, flag: number): void {
  state.flags[ship] = at(state.flags, ship) | flag;
}

/** SB-122: the side of the card that is up. */
export function sideUp(state: State, battle: Battle, ship: number): TypeSide {
  return at(battle.types, ship).sides[at(state.reduced, ship) === 0 ? 0 : 1];
}

export const ABILITY_NUMBERS: Readonly<Record<AbilityId, number>> = Object.fromEntries(
  ABILITIES.map((id, index) => [id, index]),
) as Record<AbilityId, number>;

/** The number of an ability on the side that is up, 0 for none. */
export function abilityOf(state: State, battle: Battle, ship: number, id: AbilityId): number {
  return at(sideUp(state, battle, ship).abilities, ABILITY_NUMBERS[id]);
}

const OPTION_BITS: Readonly<Record<OptionId, number>> = Object.fromEntries(
  OPTIONS.map((id, index) => [id, 1 << index]),
) as Record<OptionId, number>;

/** SB-165: an option works for the fleet of whoever bought it. */
export function isInForce(state: State, seat: Seat, option: OptionId): boolean {
  return (at(state.options, seat) & OPTION_BITS[option]) !== 0;
}

export function putInForce(state: State, seat: Seat, option: OptionId): void {
  state.options[seat] = at(state.options, seat) | OPTION_BITS[option];
}

/** SB-203: the ships on the map of one side that have an ability now. */
export function hasHolder(state: State, battle: Battle, faction: number, id: AbilityId): boolean {
  for (const ship of at(battle.holders, ABILITY_NUMBERS[id])) {
    if (at(battle.factions, ship) === faction && isUsing(state, battle, ship, id)) return true;
  }
  return false;
}

/** On the map, with the ability on the side that is up. */
export function isUsing(state: State, battle: Battle, ship: number, id: AbilityId): boolean {
  return isOnMap(state, ship) && abilityOf(state, battle, ship, id) > 0;
}

export function seatIsInPlay(state: State, seat: Seat): boolean {
  const battle = battleOf(state);
  for (const ship of at(battle.ofSeat, seat)) if (isOnMap(state, ship)) return true;
  return false;
}
