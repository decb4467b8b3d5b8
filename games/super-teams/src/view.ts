import { at, type Seat, type Viewer } from '@parsecs/kernel';
import type { Event } from './events.ts';
import { hasJokers, type Rules } from './rules.ts';
import { isHalf } from './setup/board.ts';
import type { Setup } from './setup/setup.ts';
import { hadCard, isFinished, type State, type Turn } from './state.ts';
import {
  BONUS_KINDS,
  type BonusKind,
  CARD_IDS,
  type CardId,
  COLOURS,
  type Colour,
  type Half,
  type Phase,
  SHIPS,
  type ShipId,
  SPACE_KINDS,
} from './vocabulary.ts';

/** What one viewer may know: ledger section 6. What is hidden has no place here. */
export interface View {
  readonly viewer: Viewer;
  readonly setup: Setup;
  readonly ships: readonly ShipView[];
  readonly seats: readonly SeatView[];
  readonly movementDeck: number;
  readonly movementDiscard: readonly CardId[];
  readonly bonusDeck: number;
  readonly bonusDiscard: readonly BonusKind[];
  readonly planet: number;
  readonly planetPaid: boolean;
  /** ST-069: colours whose cards stand for any other. */
  readonly jokers: readonly Colour[];
  readonly round: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly asked: Seat;
  readonly turn: TurnView | null;
  readonly winners: readonly Seat[];
}

export interface ShipView {
  readonly id: ShipId;
  readonly owner: Seat;
  readonly at: number;
  /** Only on a dual space. */
  readonly half?: Half;
}

export interface SeatView {
  /** Seats of the same side win together. */
  readonly side: number;
  readonly movementCards: number;
  readonly bonusCards: number;
  /** The faces, where the viewer may see them. */
  readonly hand?: readonly CardId[];
  readonly bonus?: readonly BonusKind[];
}

/** The move that is being made; all of it was announced openly. */
export interface TurnView {
  readonly card: CardId;
  readonly ship: ShipId;
  readonly boost?: BonusKind;
  /** Ships that had their one bonus card this turn (ST-079). */
  readonly carded: readonly ShipId[];
  readonly moved: readonly { readonly ship: ShipId; readonly from: number }[];
  /** Where the mover came to rest. */
  readonly rest?: number;
  /** Players who declined a Grab one after another (ST-110). */
  readonly declines: number;
  /** The ship that has just been grabbed and still needs its half. */
  readonly grabbed?: ShipId;
  /** A ship reached the planet for the first time, and nobody has been paid yet. */
  readonly rewardDue: boolean;
}

export function view(state: State, viewer: Viewer): View {
  const { rules } = state;
  return {
    viewer,
    setup: rules.setup,
    ships: viewShips(state),
    seats: rules.side.map((side, seat) => viewSeat(state, viewer, seat, side)),
    movementDeck: state.movementDeck.length,
    movementDiscard: nameCards(state.movementDiscard),
    bonusDeck: state.bonusDeck.length,
    bonusDiscard: nameBonus(state.bonusDiscard),
    planet: state.planet.length,
    planetPaid: state.planetPaid,
    jokers: hasJokers(rules) ? COLOURS.filter((_, colour) => isFinished(state, colour)) : [],
    round: state.round,
    active: state.active,
    phase: state.phase,
    asked: state.asked,
    turn: viewTurn(state.turn),
    winners: [...state.winners],
  };
}

function nameCards(cards: readonly number[]): readonly CardId[] {
  return cards.map((card) => at(CARD_IDS, card));
}

function nameBonus(cards: readonly number[]): readonly BonusKind[] {
  return cards.map((card) => at(BONUS_KINDS, card));
}

function viewShips({ rules, position, half }: State): readonly ShipView[] {
  const ships: ShipView[] = [];
  for (const [ship, id] of SHIPS.entries()) {
    const space = at(position, ship);
    if (space === -1) continue;
    const owner = at(rules.owner, ship >> 1);
    const code = at(half, ship);
    const kind = code === -1 ? undefined : at(SPACE_KINDS, code);
    if (kind === undefined || !isHalf(kind)) ships.push({ id, owner, at: space });
    else ships.push({ id, owner, at: space, half: kind });
  }
  return ships;
}

function viewSeat(state: State, viewer: Viewer, seat: Seat, side: number): SeatView {
  const hand = at(state.hands, seat);
  const bonus = at(state.bonus, seat);
  const movementCards = hand.length;
  const bonusCards = bonus.length;
  if (!seesHand(state.rules, viewer, seat)) return { side, movementCards, bonusCards };
  return { side, movementCards, bonusCards, hand: nameCards(hand), bonus: nameBonus(bonus) };
}

/** EN-25: partners hide their hands from each other too, unless the option opens them. */
function seesHand(rules: Rules, viewer: Viewer, seat: Seat): boolean {
  if (viewer === 'spectator') return false;
  if (viewer === seat) return true;
  return rules.setup.options.openPartnerHands && at(rules.partner, seat) === viewer;
}

function viewTurn(turn: Turn): TurnView | null {
  if (turn.ship === -1) return null;
  return {
    card: at(CARD_IDS, turn.card),
    ship: at(SHIPS, turn.ship),
    ...(turn.boost !== -1 && { boost: at(BONUS_KINDS, turn.boost) }),
    carded: SHIPS.filter((_, ship) => hadCard(turn, ship)),
    moved: turn.movedShips.map((ship, index) => ({
      ship: at(SHIPS, ship),
      from: at(turn.movedFrom, index),
    })),
    ...(turn.rest !== -1 && { rest: turn.rest }),
    declines: turn.declines,
    ...(turn.grabbed !== -1 && { grabbed: at(SHIPS, turn.grabbed) }),
    rewardDue: turn.rewardDue,
  };
}

/** Drawn and dealt cards are seen only by whoever takes them; an event is open where it says so here. */
export function viewEvent(event: Event, viewer: Viewer, state: State): Event {
  switch (event.type) {
    case 'dealt':
    case 'planet-paid': {
      if (seesHand(state.rules, viewer, event.seat)) return event;
      const { type, seat, count, reveals } = event;
      return { type, seat, count, reveals };
    }
    case 'drew': {
      if (seesHand(state.rules, viewer, event.seat)) return event;
      const { type, seat, ship, reveals } = event;
      return { type, seat, ship, reveals };
    }
    case 'began':
    case 'round-began':
    case 'movement-shuffled':
    case 'announced':
    case 'wasted':
    case 'boosted':
    case 'declined':
    case 'moved':
    case 'pushed-back':
    case 'evaded':
    case 'half-chosen':
    case 'grabbed':
    case 'arrived':
    case 'colour-finished':
    case 'bonus-shuffled':
    case 'nothing-to-draw':
    case 'turn-began':
    case 'won':
      return event;
  }
}
