import {
  areAllies,
  EDGES,
  type Event,
  OBSTACLE_IDS,
  type PilotId,
  type Pose,
  pilotCard,
  readShip,
  SHUTTLE_ID,
  type ShipView,
  type SquadShip,
  type View,
  writeShip,
} from '@parsecs/xwing';
import { changeDeck, changeShip, seatsAt, seatsOfFaction } from './fold-change.ts';

/** Squads as they come, obstacles, bombs, and ships that are set up. */
export function foldPieces(view: View, event: Event): View {
  switch (event.type) {
    case 'squad-revealed':
      return withShuttle(revealSquad(view, event));
    case 'reinforcement-called':
      return callShip(view, event.ship);
    case 'ship-assigned':
      return changeShip(view, event.ship, { owner: event.seat });
    case 'edge-chosen': {
      const chosen = EDGES.find((edge) => edge === event.edge);
      return chosen === undefined ? view : seatsAt(view, chosen);
    }
    case 'obstacle-placed': {
      const id = OBSTACLE_IDS.find((known) => known === event.obstacle);
      if (id === undefined) return view;
      const { at, flipped } = event;
      return { ...view, obstacles: [...view.obstacles, { id, at: { ...at }, flipped }] };
    }
    case 'ship-placed':
      return standShip(view, event.ship, event.at);
    case 'deck-shuffled':
      return changeDeck(view, ({ discard }) => ({
        cards: event.cards,
        discard: event.again ? [] : discard,
      }));
    case 'bomb-dropped': {
      const owner = view.ships.find(({ id }) => id === event.ship)?.owner ?? 0;
      const dropped = { bomb: event.bomb, owner, at: { ...event.at } };
      return { ...view, bombs: [...view.bombs, dropped] };
    }
    case 'bomb-detonated':
      return { ...view, bombs: withoutBomb(view.bombs, event.at) };
    default:
      return view;
  }
}

function withoutBomb(bombs: View['bombs'], at: Pose): View['bombs'] {
  const gone = bombs.findIndex((bomb) => bomb.at.x === at.x && bomb.at.y === at.y);
  return bombs.filter((_, index) => index !== gone);
}

function newShip(
  view: View,
  pilot: PilotId | null,
  upgrades: SquadShip['upgrades'],
  owner: number,
  id?: string,
): ShipView {
  const copies = view.ships.filter((ship) => ship.pilot === pilot).length;
  const card = pilot === null ? undefined : pilotCard(pilot);
  const faction = card?.faction ?? 'rebel';
  return {
    id: id ?? writeShip({ pilot, copy: copies + 1 }),
    pilot,
    upgrades: upgrades.map((upgrade) => ({ id: upgrade, gone: false })),
    owner,
    faction,
    role: view.seats[owner]?.role ?? faction,
    status: 'unplaced',
    at: null,
    lastAt: { x: 0, y: 0, heading: 0 },
    skill: card?.skill ?? 0,
    skillForNow: null,
    cockpitDamagedFrom: null,
    hullLeft: card?.hull ?? 6,
    shields: 0,
    focus: 0,
    evade: 0,
    stress: 0,
    ion: 0,
    locks: [],
    lockTokens: [null, null],
    touching: [],
    dial: null,
    dialShown: false,
    dialSeenBy: [],
    marks: [],
    actions: [],
    effects: [],
    damageUp: [],
    damageDown: 0,
    damageMarkers: 0,
    falling: false,
  };
}

function revealSquad(view: View, told: Extract<Event, { readonly type: 'squad-revealed' }>): View {
  const { faction } = told;
  const [owner = 0] = told.seats ?? seatsOfFaction(view, faction);
  const seats = view.seats.map(({ squad: _, ...seat }) => seat);
  return told.ships.reduce<View>(
    (known, { pilot, upgrades }) => ({
      ...known,
      ships: [...known.ships, newShip(known, pilot, upgrades, owner)],
    }),
    { ...view, seats },
  );
}

const ESCORT = 1;

/** XW-252: the shuttle flies with the Rebels as soon as both squads are known. */
function withShuttle(view: View): View {
  const isEscort = view.setup.mission === ESCORT;
  const isComplete = [0, 1].every((seat) => view.ships.some(({ owner }) => areAllies(owner, seat)));
  return isEscort && isComplete ? callShip(view, SHUTTLE_ID) : view;
}

/** Reinforcements and the shuttle come without a squad. */
function callShip(view: View, id: string): View {
  if (view.ships.some((ship) => ship.id === id)) return view;
  const pilot = readShip(id)?.pilot ?? null;
  const faction = pilot === null ? 'rebel' : pilotCard(pilot).faction;
  const [owner = 0] = seatsOfFaction(view, faction);
  const fresh = newShip(view, pilot, [], owner, id);
  return { ...view, ships: [...view.ships, fresh] };
}

function standShip(view: View, id: string, at: Pose): View {
  return changeShip(callShip(view, id), id, { status: 'in-play', at, lastAt: at });
}
