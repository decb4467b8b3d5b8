import {
  type DeckView,
  EDGES,
  type Edge,
  type Faction,
  type SeatView,
  type ShipView,
  type View,
} from '@parsecs/xwing';

/** Changes one thing of a view and leaves the rest as it is. */

type Change = Partial<ShipView> | ((ship: ShipView) => Partial<ShipView>);

export function changeShip(view: View, id: string, change: Change): View {
  const ships = view.ships.map((ship) =>
    ship.id === id ? { ...ship, ...(typeof change === 'function' ? change(ship) : change) } : ship,
  );
  return { ...view, ships };
}

export function changeSeat(view: View, seat: number, part: Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((own, index) => (index === seat ? { ...own, ...part } : own)),
  };
}

/** Events speak of the one deck of the books. */
export function changeDeck(view: View, change: (deck: DeckView) => Partial<DeckView>): View {
  const decks = view.decks.map((deck, index) =>
    index === 0 ? { ...deck, ...change(deck) } : deck,
  );
  return { ...view, decks };
}

/** Face-down damage; less than nothing takes some away. */
export function hurt(view: View, id: string, cards: number): View {
  return changeShip(view, id, (ship) => ({
    damageDown: Math.max(0, ship.damageDown + cards),
    hullLeft: ship.hullLeft - cards,
  }));
}

export function seatsOfFaction(view: View, faction: Faction): readonly number[] {
  return view.seats.flatMap((seat, index) => (seat.faction === faction ? [index] : []));
}

/** XW-019, XW-188: the Rebel player at this edge, the Imperial player across the table. */
export function seatsAt(view: View, rebel: Edge): View {
  const across = EDGES[(EDGES.indexOf(rebel) + EDGES.length / 2) % EDGES.length] ?? rebel;
  const seats = view.seats.map((seat) => ({
    ...seat,
    edge: seat.role === null ? null : seat.role === 'rebel' ? rebel : across,
  }));
  return { ...view, seats };
}
