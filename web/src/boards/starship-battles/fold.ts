import {
  type Event,
  type Faction,
  type FleetEntry,
  hasCommands,
  type SeatView,
  type ShipView,
  type View,
  writeShip,
} from '@parsecs/starship-battles';
import { cardIn } from './cards.ts';

/**
 * The view after one told event. This is drawing, not rules: what an event says is put where it
 * belongs, so that the board can show a step bit by bit – or a whole match that no longer runs.
 */
export function foldEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'sides-taken':
      return {
        ...view,
        seats: view.seats.map((seat, index) => withSide(seat, event.factions[index])),
      };
    case 'fleet-revealed':
      return revealFleet(view, event.seat, event.faction, event.ships);
    case 'deployed':
      return changeShip(view, event.ship, { at: event.at, facing: event.facing });
    case 'round-began':
      return beginRound(view, event.round);
    case 'initiative-rolled':
    case 'rerolled':
      return { ...view, rolls: { ...view.rolls, [event.faction]: event.roll } };
    case 'initiative':
      return { ...view, low: event.low };
    case 'turn-began':
      return { ...view, phase: event.phase, asked: event.seat, active: null };
    case 'moved':
      return changeShip(markDone(view, event.ship, 'moved'), event.ship, {
        at: event.to,
        facing: event.facing,
      });
    case 'stayed':
      return markDone(view, event.ship, 'moved');
    case 'turned':
      return changeShip(view, event.ship, { facing: event.facing });
    case 'displaced':
      return changeShip(view, event.ship, { at: event.to });
    case 'launched':
      return launch(view, event.ship, event.carrier, event.at);
    case 'fled':
    case 'destroyed':
      return loseShip(view, event.ship, event.returns);
    case 'option-bought':
      return buy(view, event.seat, event.option, event.ship);
    case 'declared':
      return { ...view, active: event.ship };
    case 'buzzed':
      return markDone(view, event.target, 'buzzed');
    case 'damaged':
      return changeShip(view, event.ship, { damage: event.total });
    case 'shifted':
      return changeShip(view, event.to, (ship) => ({ damage: ship.damage + 1 }));
    case 'repaired':
      return changeShip(view, event.ship, (ship) => ({ damage: Math.max(0, ship.damage - 1) }));
    case 'reduced':
      return reduceShip(view, event.ship, event.damage);
    case 'round-ended':
      return { ...view, quiet: event.quiet };
    case 'won':
      return { ...view, winners: event.winners, ended: event.rule, kind: 'over', active: null };
    default:
      return view;
  }
}

function withSide(seat: SeatView, faction: Faction | undefined): SeatView {
  return { faction: faction ?? seat.faction, options: seat.options };
}

type Change = Partial<ShipView> | ((ship: ShipView) => Partial<ShipView>);

function changeShip(view: View, id: string, change: Change): View {
  const ships = view.ships.map((ship) =>
    ship.id === id ? { ...ship, ...(typeof change === 'function' ? change(ship) : change) } : ship,
  );
  return { ...view, ships };
}

function markDone(view: View, id: string, done: ShipView['done'][number]): View {
  return changeShip(view, id, (ship) =>
    ship.done.includes(done) ? {} : { done: [...ship.done, done] },
  );
}

/** Ships are counted over all fleets, in the order in which these are shown. */
function revealFleet(
  view: View,
  owner: number,
  faction: Faction,
  entries: readonly FleetEntry[],
): View {
  const ships = [...view.ships];
  const counts = hasCommands(view.setup.mode);
  for (const { ship: card, count } of entries) {
    const known = cardIn(view, card);
    for (let copy = 0; copy < count; copy += 1) {
      const number = ships.filter((other) => other.card === card).length + 1;
      ships.push({
        id: writeShip({ card, number }),
        card,
        owner,
        at: known?.class === 4 ? 'pool' : 'undeployed',
        facing: faction === 'light' ? 'north' : 'south',
        isReduced: false,
        damage: 0,
        counters: counts ? (known?.full.commandCounters ?? 0) : 0,
        done: [],
        launches: 0,
      });
    }
  }
  const seats = view.seats.map((seat, index) => (index === owner ? withSide(seat, faction) : seat));
  return { ...view, ships, seats };
}

function beginRound(view: View, round: number): View {
  return {
    ...view,
    round,
    phase: 'initiative',
    rolls: { light: null, dark: null },
    active: null,
    seats: view.seats.map((seat) => ({ ...seat, options: [] })),
    ships: view.ships.map((ship) => ({ ...ship, done: [], launches: 0 })),
  };
}

/** SB-169: no more counters are left than the reduced side shows. */
function reduceShip(view: View, id: string, damage: number): View {
  return changeShip(view, id, (ship) => {
    const most = cardIn(view, ship.card)?.reduced?.commandCounters ?? ship.counters;
    return { isReduced: true, damage, counters: Math.min(ship.counters, most) };
  });
}

function launch(view: View, fighter: string, carrier: string, at: ShipView['at']): View {
  const placed = changeShip(markDone(view, fighter, 'launched'), fighter, { at });
  return changeShip(placed, carrier, (ship) => ({ launches: ship.launches + 1 }));
}

function loseShip(view: View, id: string, returns: boolean): View {
  const ship = view.ships.find((other) => other.id === id);
  const gone = changeShip(view, id, { at: returns ? 'pool' : 'gone', damage: 0 });
  const card = ship && cardIn(view, ship.card);
  if (returns || card === undefined) return gone;
  const lost = view.lost[card.faction] + card.cost;
  return { ...gone, lost: { ...view.lost, [card.faction]: lost } };
}

function buy(view: View, seat: number, option: SeatView['options'][number], ship: string): View {
  const seats = view.seats.map((own, index) =>
    index === seat ? { ...own, options: [...own.options, option] } : own,
  );
  return changeShip({ ...view, seats }, ship, ({ counters }) => ({
    counters: Math.max(0, counters - 1),
  }));
}
