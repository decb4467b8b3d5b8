import {
  EDGES,
  type Event,
  FACTIONS,
  type Faction,
  findPilot,
  OBSTACLE_IDS,
  type Pose,
  type ShipView,
  type SquadShip,
  type View,
} from '@parsecs/xwing';
import { changeShip, withPosition } from './fold-change.ts';

const BOMBS: readonly string[] = ['seismiccharges', 'protonbombs', 'proximitymines'];
/** Numbers for one bomb in the position: kind, seat, x, y, heading. */
export const PER_BOMB = 5;

/** Squads as they come, obstacles, bombs, and ships that are set up. */
export function foldPieces(view: View, event: Event): View {
  switch (event.type) {
    case 'squad-revealed':
      return withShuttle(revealSquad(view, event.faction, event.ships));
    case 'reinforcement-called':
      return callShip(view, event.ship);
    case 'ship-assigned':
      return changeShip(view, event.ship, { owner: event.seat });
    case 'edge-chosen':
      return withPosition(view, { edge: EDGES.findIndex((edge) => edge === event.edge) });
    case 'obstacle-placed': {
      const { x, y, heading } = event.at;
      const token = OBSTACLE_IDS.findIndex((id) => id === event.obstacle);
      const more = [token, x, y, heading, event.flipped ? 1 : 0];
      return withPosition(view, { obstacles: [...view.position.obstacles, ...more] });
    }
    case 'ship-placed':
      return standShip(view, event.ship, event.at);
    case 'deck-shuffled':
      return { ...view, deck: event.cards, discard: event.again ? [] : view.discard };
    case 'bomb-dropped': {
      const seat = view.ships.find(({ id }) => id === event.ship)?.owner ?? 0;
      const { x, y, heading } = event.at;
      const more = [BOMBS.indexOf(event.bomb), seat, x, y, heading];
      return withPosition(view, { bombs: [...view.position.bombs, ...more] });
    }
    case 'bomb-detonated':
      return withPosition(view, { bombs: withoutBomb(view.position.bombs, event.at) });
    default:
      return view;
  }
}

function withoutBomb(bombs: readonly number[], at: Pose): number[] {
  const left = [...bombs];
  for (let index = 0; index < left.length; index += PER_BOMB) {
    if (left[index + 2] !== at.x || left[index + 3] !== at.y) continue;
    left.splice(index, PER_BOMB);
    break;
  }
  return left;
}

/** The first ship with a pilot card is named after it, further ones are counted. */
function newShip(
  view: View,
  pilot: string | null,
  upgrades: SquadShip['upgrades'],
  faction: Faction,
  id?: string,
): ShipView {
  const copies = view.ships.filter((ship) => ship.pilot === pilot).length;
  const card = pilot === null ? undefined : findPilot(pilot);
  const owner = view.seats.findIndex((seat) => seat.faction === faction);
  return {
    id: id ?? (copies === 0 ? `${pilot}` : `${pilot}-${copies + 1}`),
    pilot,
    upgrades: upgrades.map((upgrade) => ({ id: upgrade, gone: false })),
    owner: Math.max(0, owner),
    faction,
    status: 'unplaced',
    at: null,
    skill: card?.skill ?? 0,
    hullLeft: card?.hull ?? 6,
    shields: 0,
    focus: 0,
    evade: 0,
    stress: 0,
    ion: 0,
    locks: [],
    touching: [],
    dial: null,
    dialShown: false,
    damageUp: [],
    damageDown: 0,
    falling: false,
  };
}

function revealSquad(view: View, faction: Faction, squad: readonly SquadShip[]): View {
  const seats = view.seats.map(({ squad: _, ...seat }) => seat);
  return squad.reduce<View>(
    (known, { pilot, upgrades }) => ({
      ...known,
      ships: [...known.ships, newShip(known, pilot, upgrades, faction)],
    }),
    { ...view, seats },
  );
}

const ESCORT = 1;
const SHUTTLE = 'senatorsshuttle';

/** XW-252: the shuttle flies with the Rebels as soon as both squads are known. */
function withShuttle(view: View): View {
  const isEscort = view.position.setup.mission === ESCORT;
  const isComplete = FACTIONS.every((faction) =>
    view.ships.some((ship) => ship.faction === faction),
  );
  return isEscort && isComplete ? callShip(view, SHUTTLE) : view;
}

/** Reinforcements and the shuttle come without a squad. */
function callShip(view: View, id: string): View {
  if (view.ships.some((ship) => ship.id === id)) return view;
  const card = findPilot(id.split('-')[0] ?? id);
  const fresh = newShip(view, card?.id ?? null, [], card?.faction ?? 'rebel', id);
  return { ...view, ships: [...view.ships, fresh] };
}

function standShip(view: View, id: string, at: Pose): View {
  return changeShip(callShip(view, id), id, { status: 'in-play', at });
}
