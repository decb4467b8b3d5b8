import { at, type Chance, type Seat, type Viewer } from '@parsecs/kernel';
import { ALL_BONUS_CARDS, emptyState, movementCardsOf } from './begin.ts';
import type { Event } from './events.ts';
import type { Rules } from './rules.ts';
import type { Setup } from './setup.ts';
import type { State, Turn } from './state.ts';
import {
  BONUS_KINDS,
  type BonusKind,
  CARD_IDS,
  type CardId,
  type Half,
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
  readonly round: number;
  readonly active: Seat;
  readonly phase: State['phase'];
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
  readonly carded: readonly ShipId[];
  readonly moved: readonly { readonly ship: ShipId; readonly from: number }[];
  readonly rest?: number;
  readonly declines: number;
  readonly grabbed?: ShipId;
  readonly rewardDue: boolean;
}

export function view(state: State, viewer: Viewer): View {
  const { rules } = state;
  return {
    viewer,
    setup: rules.setup,
    ships: SHIPS.flatMap((id, ship): readonly ShipView[] => {
      const space = at(state.position, ship);
      if (space === -1) return [];
      const owner = at(rules.owner, ship >> 1);
      const half = at(state.half, ship);
      if (half === -1) return [{ id, owner, at: space }];
      return [{ id, owner, at: space, half: at(SPACE_KINDS, half) as Half }];
    }),
    seats: rules.side.map((side, seat): SeatView => {
      const hand = at(state.hands, seat);
      const bonus = at(state.bonus, seat);
      const counts = { side, movementCards: hand.length, bonusCards: bonus.length };
      if (!seesHand(rules, viewer, seat)) return counts;
      return {
        ...counts,
        hand: hand.map((card) => at(CARD_IDS, card)),
        bonus: bonus.map((card) => at(BONUS_KINDS, card)),
      };
    }),
    movementDeck: state.movementDeck.length,
    movementDiscard: state.movementDiscard.map((card) => at(CARD_IDS, card)),
    bonusDeck: state.bonusDeck.length,
    bonusDiscard: state.bonusDiscard.map((card) => at(BONUS_KINDS, card)),
    planet: state.planet.length,
    planetPaid: state.planetPaid,
    round: state.round,
    active: state.active,
    phase: state.phase,
    asked: state.asked,
    turn: viewTurn(state.turn),
    winners: [...state.winners],
  };
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
    carded: SHIPS.filter((_, ship) => (turn.carded & (1 << ship)) !== 0),
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

/** Drawn and dealt cards are seen only by whoever takes them. */
export function viewEvent(event: Event, viewer: Viewer, state: State): Event {
  switch (event.type) {
    case 'dealt':
    case 'planet-paid': {
      if (seesHand(state.rules, viewer, event.seat)) return event;
      const { cards: _, ...rest } = event;
      return rest;
    }
    case 'drew': {
      if (seesHand(state.rules, viewer, event.seat)) return event;
      const { card: _, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}

/** Deals everything the viewer cannot see at random among the places where it can be. */
export function imagine(seen: View, chance: Chance): State {
  const state = emptyState(seen.setup);
  const { rules } = state;
  for (const ship of seen.ships) {
    const index = SHIPS.indexOf(ship.id);
    state.position[index] = ship.at;
    state.half[index] = ship.half === undefined ? -1 : SPACE_KINDS.indexOf(ship.half);
  }
  state.movementDiscard = seen.movementDiscard.map((card) => CARD_IDS.indexOf(card));
  state.bonusDiscard = seen.bonusDiscard.map((card) => BONUS_KINDS.indexOf(card));
  const movement = movementCardsOf(rules);
  const bonus = [...ALL_BONUS_CARDS];
  removeAll(movement, state.movementDiscard);
  removeAll(bonus, state.bonusDiscard);
  for (const [seat, { hand, bonus: held }] of seen.seats.entries()) {
    if (hand !== undefined) state.hands[seat] = hand.map((card) => CARD_IDS.indexOf(card));
    if (held !== undefined) state.bonus[seat] = held.map((card) => BONUS_KINDS.indexOf(card));
    removeAll(movement, at(state.hands, seat));
    removeAll(bonus, at(state.bonus, seat));
  }
  chance.shuffle('imagined movement cards', movement);
  chance.shuffle('imagined bonus cards', bonus);
  for (const [seat, { hand, movementCards, bonusCards }] of seen.seats.entries()) {
    if (hand !== undefined) continue;
    state.hands[seat] = movement.splice(0, movementCards);
    state.bonus[seat] = bonus.splice(0, bonusCards);
  }
  state.planet = bonus.splice(0, seen.planet);
  state.bonusDeck = bonus;
  state.movementDeck = movement;
  state.planetPaid = seen.planetPaid;
  state.round = seen.round;
  state.active = seen.active;
  state.phase = seen.phase;
  state.asked = seen.asked;
  if (seen.turn !== null) readTurn(seen.turn, state.turn);
  state.winners = [...seen.winners];
  return state;
}

function removeAll(cards: number[], gone: readonly number[]): void {
  for (const card of gone) cards.splice(cards.indexOf(card), 1);
}

function readTurn(seen: TurnView, turn: Turn): void {
  turn.card = CARD_IDS.indexOf(seen.card);
  turn.ship = SHIPS.indexOf(seen.ship);
  turn.boost = seen.boost === undefined ? -1 : BONUS_KINDS.indexOf(seen.boost);
  for (const ship of seen.carded) turn.carded |= 1 << SHIPS.indexOf(ship);
  for (const { ship, from } of seen.moved) {
    turn.movedShips.push(SHIPS.indexOf(ship));
    turn.movedFrom.push(from);
  }
  turn.rest = seen.rest ?? -1;
  turn.declines = seen.declines;
  turn.grabbed = seen.grabbed === undefined ? -1 : SHIPS.indexOf(seen.grabbed);
  turn.rewardDue = seen.rewardDue;
}
