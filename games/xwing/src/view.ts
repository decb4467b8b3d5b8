import { at, type Seat, type Viewer } from '@parsecs/kernel';
import { poseOf } from './board.ts';
import { DAMAGE_IDS, type DamageId, PILOT_IDS, UPGRADE_IDS, type UpgradeId } from './cards/ids.ts';
import { FACTIONS, type Faction } from './cards/vocabulary.ts';
import { listCards, sizeOf } from './damage-pack.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Pose } from './geometry/pose.ts';
import { type MissionView, viewMission } from './missions/mission-view.ts';
import { writeManoeuvre } from './names.ts';
import { squadOfNumbers } from './play/squads.ts';
import type { SquadShip } from './squad/squad.ts';
import {
  battleOf,
  copyState,
  DIAL_SHOWN,
  DOOMED,
  factionOfSeat,
  HELD,
  hasFlag,
  idOf,
  NONE,
  READY,
  rulesOf,
  type State,
} from './state.ts';
import { areTouching, hullLeft, skillOf } from './values.ts';

/** Everything open of a position, in its own numbers. */
export type Position = Omit<State, 'dial' | 'down' | 'deck' | 'drawn' | 'wishes' | 'squads'>;

/** What one viewer may know: the table of the ledger. What is hidden has no place here. */
export interface View {
  readonly viewer: Viewer;
  readonly position: Position;
  readonly seats: readonly SeatView[];
  readonly ships: readonly ShipView[];
  readonly mission: MissionView;
  /** How many cards the damage deck has. */
  readonly deck: number;
  readonly discard: readonly DamageId[];
  /** Cards that somebody looks at: how many, and which for that seat alone. */
  readonly drawn: number;
  readonly drawnCards?: readonly DamageId[];
}

export interface SeatView {
  readonly faction: Faction | null;
  readonly ready: boolean;
  /** While sides are chosen. */
  readonly wish?: Faction | 'hidden';
  /** While squads are built: of the captain of each side. */
  readonly squad?: readonly SquadShip[] | 'hidden';
}

const STATUSES = ['unplaced', 'in-play', 'destroyed', 'escaped'] as const;

export interface ShipView {
  readonly id: string;
  /** Null for the senator's shuttle. */
  readonly pilot: string | null;
  readonly upgrades: readonly { readonly id: UpgradeId; readonly gone: boolean }[];
  readonly owner: Seat;
  readonly faction: Faction;
  readonly status: (typeof STATUSES)[number];
  readonly at: Pose | null;
  readonly skill: number;
  readonly hullLeft: number;
  readonly shields: number;
  readonly focus: number;
  readonly evade: number;
  readonly stress: number;
  readonly ion: number;
  readonly locks: readonly string[];
  readonly touching: readonly string[];
  /** The manoeuvre, where the viewer may know it; null without a dial. */
  readonly dial: string | null;
  readonly dialShown: boolean;
  readonly damageUp: readonly DamageId[];
  /** Face-down damage cards, and markers that stand in for cards. */
  readonly damageDown: number;
  readonly falling: boolean;
}

export const HIDDEN = 'hidden';

export function view(state: State, viewer: Viewer): View {
  const {
    dial: _dial,
    down: _down,
    deck,
    drawn,
    wishes: _wishes,
    squads: _squads,
    ...position
  } = copyState(state);
  const seesDrawn = viewer === state.drawnBy;
  return {
    viewer,
    position: { ...position, frames: position.frames.map(hideCard) },
    seats: state.wishes.map((_, seat) => viewSeat(state, viewer, seat)),
    ships: state.status.map((_, ship) => viewShip(state, viewer, ship)),
    mission: viewMission(state),
    deck: deck.length,
    discard: listCards(state.discard).map((card) => at(DAMAGE_IDS, card)),
    drawn: drawn.length,
    ...(seesDrawn && { drawnCards: drawn.map((card) => at(DAMAGE_IDS, card)) }),
  };
}

/** A card that is dealt face down is not looked at, by nobody. */
function hideCard(frame: Frame): Frame {
  return frame.kind === 'deal' && !frame.faceUp ? { ...frame, card: NONE } : frame;
}

function isTeamMate(viewer: Viewer, seat: Seat): boolean {
  return viewer !== 'spectator' && (viewer & 1) === (seat & 1);
}

function viewSeat(state: State, viewer: Viewer, seat: Seat): SeatView {
  const faction = state.first === NONE ? NONE : factionOfSeat(state, seat);
  const wish = at(state.wishes, seat);
  const squad = seat <= 1 && faction !== NONE ? (state.squads[faction] ?? null) : null;
  return {
    faction: faction === NONE ? null : at(FACTIONS, faction),
    ready: state.phase === 'planning' && state.planning[seat] === READY,
    ...(wish !== NONE && { wish: viewer === seat ? at(FACTIONS, wish) : HIDDEN }),
    ...(squad !== null && {
      squad: isTeamMate(viewer, seat) ? squadOfNumbers(at(FACTIONS, faction), squad).ships : HIDDEN,
    }),
  };
}

/** XW-034, XW-035, XW-233: the owner, whoever looked at it by a card, and all after the reveal. */
function seesDial(state: State, viewer: Viewer, ship: number): boolean {
  if (hasFlag(state, ship, DIAL_SHOWN)) return true;
  if (viewer === 'spectator') return false;
  return battleOf(state).seats[ship] === viewer || (at(state.peeked, ship) & (1 << viewer)) !== 0;
}

function viewDial(state: State, viewer: Viewer, ship: number): string | null {
  const place = at(state.dial, ship);
  if (place === NONE) return null;
  if (!seesDial(state, viewer, ship)) return HIDDEN;
  return writeManoeuvre(at(rulesOf(state, ship).dial, place));
}

function viewShip(state: State, viewer: Viewer, ship: number): ShipView {
  const { roster } = state;
  const gone = at(state.gone, ship);
  const status = at(STATUSES, at(state.status, ship));
  return {
    id: idOf(state, ship),
    pilot: PILOT_IDS[at(roster.pilots, ship)] ?? null,
    upgrades: at(roster.upgrades, ship).map((upgrade, place) => ({
      id: at(UPGRADE_IDS, upgrade),
      gone: (gone & (1 << place)) !== 0,
    })),
    owner: at(roster.seats, ship),
    faction: at(FACTIONS, rulesOf(state, ship).faction),
    status,
    at: status === 'in-play' ? poseOf(state, ship) : null,
    skill: skillOf(state, ship),
    hullLeft: hullLeft(state, ship),
    shields: at(state.shields, ship),
    focus: at(state.focus, ship),
    evade: at(state.evade, ship),
    stress: at(state.stress, ship),
    ion: at(state.ion, ship),
    locks: [at(state.locks, ship * 2), at(state.locks, ship * 2 + 1)].flatMap((target) =>
      target === NONE ? [] : [idOf(state, target)],
    ),
    touching: battleOf(state).ids.filter((_, other) => areTouching(state, ship, other)),
    dial: viewDial(state, viewer, ship),
    dialShown: hasFlag(state, ship, DIAL_SHOWN),
    damageUp: listCards(at(state.up, ship)).map((card) => at(DAMAGE_IDS, card)),
    damageDown: sizeOf(at(state.down, ship)) + at(state.markers, ship),
    falling: hasFlag(state, ship, DOOMED) || hasFlag(state, ship, HELD),
  };
}

/** The event as the viewer may see it. */
export function viewEvent(event: Event, viewer: Viewer, state: State): Event {
  switch (event.type) {
    case 'side-wished':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'squad-built': {
      if (isTeamMate(viewer, event.seat)) return event;
      const { ships: _, ...told } = event;
      return told;
    }
    case 'dial-set': {
      const ship = battleOf(state).indexOf.get(event.ship);
      const owner = ship === undefined ? NONE : at(battleOf(state).seats, ship);
      return owner === viewer ? event : { type: event.type, ship: event.ship };
    }
    case 'cards-drawn': {
      if (event.seat === viewer) return event;
      const { cards: _, ...told } = event;
      return told;
    }
    case 'dial-looked-at': {
      if (event.seat === viewer) return event;
      const { manoeuvre: _, ...told } = event;
      return told;
    }
    default:
      return event;
  }
}
