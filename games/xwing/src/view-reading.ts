import type { Seat } from '@parsecs/kernel';
import type { PilotId } from './cards/ids.ts';
import { pilotCard } from './cards/pilots.ts';
import { shipType } from './cards/ship-types.ts';
import type { Difficulty } from './cards/vocabulary.ts';
import { type ZoneName, zoneNameOf } from './missions/zone-names.ts';
import type { Moment, MomentOf } from './moment/moment.ts';
import { isTurn, readManoeuvre, writeManoeuvre } from './names.ts';
import type { ShipView, View } from './view-types.ts';

/** What whoever shows or tells a view asks of it. */

/** What is being resolved, innermost. */
export function topMoment({ moment }: Pick<View, 'moment'>): Moment | undefined {
  return moment.at(-1);
}

/** The innermost thing of a kind that is being resolved, such as the attack that is going on. */
export function innermostMoment<Kind extends Moment['kind']>(
  { moment }: Pick<View, 'moment'>,
  kind: Kind,
): MomentOf<Kind> | undefined {
  return moment.findLast((part): part is MomentOf<Kind> => part.kind === kind);
}

export function findShip({ ships }: Pick<View, 'ships'>, id: string | null): ShipView | undefined {
  return ships.find((ship) => ship.id === id);
}

/** The ship that the question is about, or that is acting. */
export function shipAsked(view: Pick<View, 'moment' | 'ships' | 'active'>): ShipView | undefined {
  const top = topMoment(view);
  // XW-255: the ship without a pilot is moved by the mission.
  if (top?.kind === 'mission' && top.when === 'shuttle') {
    return view.ships.find(({ pilot }) => pilot === null);
  }
  const own = top !== undefined && 'ship' in top ? top.ship : view.active;
  return findShip(view, own);
}

/**
 * XW-305: what a manoeuvre counts as for this ship, with the damage that makes turns red; nothing
 * where its dial does not have it.
 */
export function colourFor(
  { pilot, damageUp }: Pick<ShipView, 'pilot' | 'damageUp'>,
  name: string,
): Difficulty | undefined {
  const printed = printedColour(pilot, name);
  const manoeuvre = readManoeuvre(name);
  if (printed === undefined || manoeuvre === undefined) return undefined;
  return isTurn(manoeuvre.bearing) && damageUp.includes('damaged-engine') ? 'red' : printed;
}

/** XW-047: the colour of a manoeuvre on the dial of a pilot's ship. */
export function printedColour(pilot: PilotId | null, name: string): Difficulty | undefined {
  if (pilot === null) return undefined;
  const { dial } = shipType(pilotCard(pilot).ship);
  return dial.find((manoeuvre) => writeManoeuvre(manoeuvre) === name)?.difficulty;
}

/** XW-022, XW-239: where a ship that waits may be placed. */
export function zoneOf(
  { setup, phase, seats }: Pick<View, 'setup' | 'phase' | 'seats'>,
  { pilot, owner, faction }: Pick<ShipView, 'pilot' | 'owner' | 'faction'>,
): ZoneName {
  return zoneNameOf(setup, phase, seats[owner]?.role ?? faction, pilot === null);
}

/** XW-226: even seats and odd seats are the two sides. */
export function areAllies(one: Seat, other: Seat): boolean {
  return one % 2 === other % 2;
}

/** Whether both sides fly for one faction, so that names do not tell whose ship it is. */
export function isMirrorMatch({ seats }: Pick<View, 'seats'>): boolean {
  const faction = seats[0]?.faction ?? null;
  return faction !== null && seats.every((seat) => seat.faction === faction);
}

/** Who speaks for the side of a seat where one answer stands for all of it (XW-234). */
export function captainOfSeat(seat: Seat): Seat {
  return seat % 2;
}
