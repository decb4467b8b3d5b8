import type { SeatView, ShipView, View } from '@parsecs/xwing';

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

export function withPosition(view: View, part: Partial<View['position']>): View {
  return { ...view, position: { ...view.position, ...part } };
}

/** Face-down damage; less than nothing takes some away. */
export function hurt(view: View, id: string, cards: number): View {
  return changeShip(view, id, (ship) => ({
    damageDown: Math.max(0, ship.damageDown + cards),
    hullLeft: ship.hullLeft - cards,
  }));
}
