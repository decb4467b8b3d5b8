import { at, type Seat } from '@parsecs/kernel';
import { MAW } from './codes.ts';
import type { Rules } from './rules.ts';
import { COLOURS, type Phase } from './vocabulary.ts';

/**
 * The whole position in numbers (see `codes.ts` for what they count). Decks and piles have
 * their top card first, discards their newest card last.
 */
export interface State {
  readonly rules: Rules;
  /** The space of each ship, −1 for a ship that stayed in the box. */
  readonly position: number[];
  /** ST-050: the kind a ship on a dual space counts as standing on, −1 elsewhere. */
  readonly half: number[];
  readonly hands: number[][];
  readonly bonus: number[][];
  movementDeck: number[];
  movementDiscard: number[];
  bonusDeck: number[];
  bonusDiscard: number[];
  planet: number[];
  /** ST-059 */
  planetPaid: boolean;
  round: number;
  active: Seat;
  phase: Phase;
  /** Who decides it. */
  asked: Seat;
  turn: Turn;
  winners: Seat[];
}

/** What one turn has to remember until it is over. */
export interface Turn {
  card: number;
  ship: number;
  /** The bonus card played before the move, −1 for none. */
  boost: number;
  /** Ships that had their one bonus card this turn, one bit a ship (ST-079). */
  carded: number;
  /** Ships that moved this turn in order, with the space each started from. */
  readonly movedShips: number[];
  readonly movedFrom: number[];
  /** Where the mover came to rest. */
  rest: number;
  /** Players who declined a Grab one after another (ST-110). */
  declines: number;
  /** The ship that has just been grabbed and still needs its half. */
  grabbed: number;
  /** A ship reached the planet for the first time in the game, and nobody has been paid yet. */
  rewardDue: boolean;
}

export function freshTurn(): Turn {
  return {
    card: -1,
    ship: -1,
    boost: -1,
    carded: 0,
    movedShips: [],
    movedFrom: [],
    rest: -1,
    declines: 0,
    grabbed: -1,
    rewardDue: false,
  };
}

export function copyState(state: State): State {
  const { turn } = state;
  return {
    rules: state.rules,
    position: state.position.slice(),
    half: state.half.slice(),
    hands: copyLists(state.hands),
    bonus: copyLists(state.bonus),
    movementDeck: state.movementDeck.slice(),
    movementDiscard: state.movementDiscard.slice(),
    bonusDeck: state.bonusDeck.slice(),
    bonusDiscard: state.bonusDiscard.slice(),
    planet: state.planet.slice(),
    planetPaid: state.planetPaid,
    round: state.round,
    active: state.active,
    phase: state.phase,
    asked: state.asked,
    turn: {
      card: turn.card,
      ship: turn.ship,
      boost: turn.boost,
      carded: turn.carded,
      movedShips: turn.movedShips.slice(),
      movedFrom: turn.movedFrom.slice(),
      rest: turn.rest,
      declines: turn.declines,
      grabbed: turn.grabbed,
      rewardDue: turn.rewardDue,
    },
    winners: state.winners.slice(),
  };
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (let index = 0; index < lists.length; index += 1) {
    copy.push((lists[index] as readonly number[]).slice());
  }
  return copy;
}

/** Takes one card out of a pile that must hold it. */
export function removeCard(cards: number[], card: number): void {
  const index = cards.indexOf(card);
  if (index === -1) throw missing(cards, card);
  // Not `splice`, which makes a list of what it takes out.
  for (let next = index + 1; next < cards.length; next += 1)
    cards[next - 1] = cards[next] as number;
  cards.pop();
}

function missing(cards: readonly number[], card: number): Error {
  return new Error(`card ${card} is not among ${cards.join()}`);
}

/** Still on its way: in play and not on the final planet. */
export function isRacing(state: State, ship: number): boolean {
  const position = state.position[ship] as number;
  return position >= 0 && position < state.rules.last;
}

export function isHome(state: State, ship: number): boolean {
  return state.position[ship] === state.rules.last;
}

/** ST-069: both ships home, so its cards are jokers. */
export function isFinished(state: State, colour: number): boolean {
  return isHome(state, 2 * colour) && isHome(state, 2 * colour + 1);
}

/** ST-114: all ships of the side are on the final planet. */
export function isSideHome(state: State, side: number): boolean {
  const { owner, side: sideOf } = state.rules;
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const seat = at(owner, colour);
    if (seat !== -1 && at(sideOf, seat) === side && !isFinished(state, colour)) return false;
  }
  return true;
}

/** ST-050: on a dual space a ship stands on its chosen half only. */
export function kindUnder(state: State, ship: number): number {
  const half = state.half[ship] as number;
  return half === -1 ? (state.rules.kind[state.position[ship] as number] as number) : half;
}

export function hadCard(turn: Turn, ship: number): boolean {
  return (turn.carded & (1 << ship)) !== 0;
}

export function isMaw(state: State, space: number): boolean {
  return state.rules.kind[space] === MAW;
}
