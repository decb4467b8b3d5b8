import { at } from '@parsecs/kernel';
import {
  type BonusKind,
  type CardId,
  COLOURS,
  type Colour,
  type Event,
  type SeatView,
  type ShipView,
  type View,
} from '@parsecs/super-teams/words';

/**
 * The view after one told event. This is drawing, not rules: what an event says is put where it
 * belongs, so that the board can show a step bit by bit – or a whole match that no longer runs.
 */
export function foldEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'announced': {
      const { card, ship } = event;
      const turn = { card, ship, carded: [], moved: [], declines: 0, rewardDue: false };
      return { ...playMovement(view, event.seat, card), turn };
    }
    case 'wasted':
      return playMovement(view, event.seat, event.card);
    case 'boosted':
      return playBonus(view, event.seat, event.card);
    case 'moved':
    case 'pushed-back':
      return moveShip(view, event.ship, { at: event.to });
    case 'evaded':
      return moveShip(playBonus(view, event.seat, 'evasive-manoeuvre'), event.ship, {
        at: event.to,
      });
    case 'grabbed':
      return moveShip(playBonus(view, event.seat, 'mechanical-grab'), event.ship, {
        at: event.to,
      });
    case 'half-chosen':
      return moveShip(view, event.ship, { at: event.space, half: event.half });
    case 'drew': {
      const bonusDeck = Math.max(0, view.bonusDeck - 1);
      const gained = event.card === undefined ? undefined : [event.card];
      return { ...gainBonus(view, event.seat, 1, gained), bonusDeck };
    }
    case 'planet-paid': {
      const planet = Math.max(0, view.planet - event.count);
      return { ...gainBonus(view, event.seat, event.count, event.cards), planet };
    }
    case 'dealt': {
      const held = at(view.seats, event.seat).movementCards;
      const movementDeck = Math.max(0, view.movementDeck - (event.count - held));
      const dealt = changeSeat(view, event.seat, (seat) => ({
        ...seat,
        movementCards: event.count,
        ...(event.cards && { hand: event.cards }),
      }));
      return { ...dealt, movementDeck };
    }
    case 'movement-shuffled':
      return { ...view, movementDeck: event.count, movementDiscard: [] };
    case 'bonus-shuffled':
      return { ...view, bonusDeck: event.count, bonusDiscard: [] };
    case 'began':
      return { ...view, active: event.starter, asked: event.starter };
    case 'round-began':
      return { ...view, round: event.round };
    case 'turn-began':
      return { ...view, active: event.seat, asked: event.seat, phase: 'announce', turn: null };
    case 'won':
      return { ...view, winners: event.winners, phase: 'over' };
    case 'colour-finished':
      return event.jokers ? { ...view, jokers: withColour(view.jokers, event.colour) } : view;
    case 'declined':
    case 'arrived':
    case 'nothing-to-draw':
      return view;
  }
}

/** Colours are listed in the order of the game, not in that of their arrival. */
function withColour(colours: readonly Colour[], more: Colour): readonly Colour[] {
  return COLOURS.filter((colour) => colour === more || colours.includes(colour));
}

function changeSeat(view: View, seat: number, change: (seat: SeatView) => SeatView): View {
  const seats = view.seats.map((held, index) => (index === seat ? change(held) : held));
  return { ...view, seats };
}

function without<T>(cards: readonly T[], card: T): readonly T[] {
  const index = cards.indexOf(card);
  return index === -1 ? cards : [...cards.slice(0, index), ...cards.slice(index + 1)];
}

function playMovement(view: View, seat: number, card: CardId): View {
  const left = changeSeat(view, seat, (held) => ({
    ...held,
    movementCards: Math.max(0, held.movementCards - 1),
    ...(held.hand && { hand: without(held.hand, card) }),
  }));
  return { ...left, movementDiscard: [...view.movementDiscard, card] };
}

function playBonus(view: View, seat: number, card: BonusKind): View {
  const left = changeSeat(view, seat, (held) => ({
    ...held,
    bonusCards: Math.max(0, held.bonusCards - 1),
    ...(held.bonus && { bonus: without(held.bonus, card) }),
  }));
  return { ...left, bonusDiscard: [...view.bonusDiscard, card] };
}

function gainBonus(
  view: View,
  seat: number,
  count: number,
  cards: readonly BonusKind[] | undefined,
): View {
  return changeSeat(view, seat, (held) => ({
    ...held,
    bonusCards: held.bonusCards + count,
    ...(held.bonus && cards && { bonus: [...held.bonus, ...cards] }),
  }));
}

function moveShip(view: View, id: ShipView['id'], place: Pick<ShipView, 'at' | 'half'>): View {
  const ships = view.ships.map((ship) =>
    ship.id === id ? { id, owner: ship.owner, ...place } : ship,
  );
  return { ...view, ships };
}
