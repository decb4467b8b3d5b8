import { at, type Seat, type Viewer } from '@parsecs/kernel';
import {
  type AttackView,
  type FiredView,
  type LeftShipView,
  viewAttack,
  viewFired,
  viewLeft,
} from './attack/attack-view.ts';
import { type Battle, battleOf } from './battle.ts';
import type { Event } from './events.ts';
import { writeAt } from './geometry/squares.ts';
import { stepName } from './geometry/steps.ts';
import type { FleetEntry } from './lists/fleet-list.ts';
import { factionName, nameOf } from './names.ts';
import { assignSides, fleetFrom } from './play/fleets.ts';
import { emptyState } from './setup/begin.ts';
import type { Setup } from './setup/setup.ts';
import { partnerOf } from './setup/setup.ts';
import { DEED_FLAGS, GONE, isInForce, LAUNCH, POOL, type State, UNDEPLOYED } from './state.ts';
import {
  DARK,
  DEEDS,
  type Deed,
  FACINGS,
  FACTIONS,
  type Facing,
  type Faction,
  LIGHT,
  OPTIONS,
  type OptionId,
  type PathStep,
  type Phase,
  type QuestionKind,
  type Square,
} from './vocabulary.ts';

/** What one viewer may know: ledger section 6. After the reveal that is everything. */
export interface View {
  readonly viewer: Viewer;
  readonly setup: Setup;
  readonly seats: readonly SeatView[];
  readonly ships: readonly ShipView[];
  readonly round: number;
  readonly phase: Phase;
  /** What is decided now, and by whom; while sides and fleets are chosen by several. */
  readonly kind: QuestionKind | 'over';
  readonly asked: Seat;
  /** The last initiative rolls. */
  readonly rolls: BySide<number | null>;
  readonly rerollers: readonly Seat[];
  /** Moves first and attacks second; null before the first check. */
  readonly low: Faction | null;
  /** The seats that have had, or have, their part of the phase; null for one that was skipped. */
  readonly turns: readonly (Seat | null)[];
  /** The ship that is at it, and what it does. */
  readonly active: string | null;
  readonly launching: string | null;
  /** What a large ship has still to fly. */
  readonly steps: readonly PathStep[];
  readonly fired: readonly FiredView[];
  /** Fighters that its Point-Defense has attacked. */
  readonly pointed: readonly string[];
  readonly left: readonly LeftShipView[];
  readonly attack: AttackView | null;
  /** Players who declined one after another in a window. */
  readonly declines: number;
  /** Seats that are still to be asked in the same window. */
  readonly waiting: readonly Seat[];
  /** SB-209: rounds without a damage counter placed, and whether this one has seen one. */
  readonly quiet: number;
  readonly struck: boolean;
  /** The points that each side has lost. */
  readonly lost: BySide<number>;
  readonly winners: readonly Seat[];
  /** The rule that ended the game. */
  readonly ended: string | null;
}

export type BySide<T> = Readonly<Record<Faction, T>>;

export interface SeatView {
  readonly faction: Faction | null;
  readonly options: readonly OptionId[];
  /** While sides are chosen: the wish, where the viewer may know it. */
  readonly wish?: Faction | 'hidden';
  /** While fleets are built: the list, where the viewer may know it. */
  readonly fleet?: readonly FleetEntry[] | 'hidden';
}

export interface ShipView {
  readonly id: string;
  readonly card: string;
  readonly owner: Seat;
  readonly at: Square | Elsewhere;
  readonly facing: Facing;
  readonly isReduced: boolean;
  readonly damage: number;
  readonly counters: number;
  readonly done: readonly Deed[];
  /** Fighters it has launched this round. */
  readonly launches: number;
}

/** Where a ship is that is on no square. */
export type Elsewhere = 'pool' | 'gone' | 'undeployed';

export const PLACES_ELSEWHERE: Readonly<Record<Elsewhere, number>> = {
  pool: POOL,
  gone: GONE,
  undeployed: UNDEPLOYED,
};

const NO_DEEDS: readonly Deed[] = [];
const NO_OPTIONS: readonly OptionId[] = [];

export function view(state: State, viewer: Viewer): View {
  const battle = battleOf(state);
  return {
    viewer,
    setup: state.setup,
    seats: state.factions.map((_, seat) => viewSeat(state, seat, viewer)),
    ships: battle.ids.map((_, ship) => viewShip(state, battle, ship)),
    round: state.round,
    phase: state.phase,
    kind: state.kind,
    asked: state.asked,
    rolls: { light: rollOf(state, LIGHT), dark: rollOf(state, DARK) },
    rerollers: state.rerollers.slice(),
    low: state.low === -1 ? null : factionName(state.low),
    turns: state.turns.map((seat) => (seat === -1 ? null : seat)),
    active: nameOrNull(battle, state.active),
    launching: nameOrNull(battle, state.launching),
    steps: state.steps.map(stepName),
    fired: viewFired(state, battle, state.active, state.fired),
    pointed: state.pointed.map((ship) => nameOf(battle, ship)),
    left: viewLeft(state, battle),
    attack: viewAttack(state, battle),
    declines: state.declines,
    waiting: state.waiting.slice(),
    quiet: state.quiet,
    struck: state.struck,
    lost: { light: at(state.lost, LIGHT), dark: at(state.lost, DARK) },
    winners: state.winners.slice(),
    ended: state.ended === '' ? null : state.ended,
  };
}

function nameOrNull(battle: Battle, ship: number): string | null {
  return ship === -1 ? null : nameOf(battle, ship);
}

function rollOf(state: State, faction: number): number | null {
  const roll = at(state.rolls, faction);
  return roll === 0 ? null : roll;
}

/** The table before anything is decided: what a story is told from. */
export function viewOfSetup(setup: Setup): View {
  const state = emptyState(setup);
  if (setup.sides !== 'ask') assignSides(state, FACTIONS.indexOf(setup.sides));
  return view(state, 'spectator');
}

/** SB-126: partners may share what the opponents must not see. */
function sees(state: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || (viewer !== 'spectator' && partnerOf(state.setup, seat) === viewer);
}

function viewSeat(state: State, seat: Seat, viewer: Viewer): SeatView {
  const faction = at(state.factions, seat);
  const open = {
    faction: faction === -1 ? null : factionName(faction),
    options:
      state.options[seat] === 0
        ? NO_OPTIONS
        : OPTIONS.filter((option) => isInForce(state, seat, option)),
  };
  const known = sees(state, viewer, seat);
  const wish = at(state.wishes, seat);
  if (wish !== -1) return { ...open, wish: known ? factionName(wish) : 'hidden' };
  const fleet = state.fleets[seat] ?? null;
  if (fleet === null) return open;
  return { ...open, fleet: known ? fleetFrom(state, seat, fleet).ships : 'hidden' };
}

function viewShip(state: State, battle: Battle, ship: number): ShipView {
  const flags = at(state.flags, ship);
  return {
    id: nameOf(battle, ship),
    card: at(battle.types, ship).card.id,
    owner: at(battle.owners, ship),
    at: viewPlace(at(state.places, ship)),
    facing: at(FACINGS, at(state.facings, ship)),
    isReduced: at(state.reduced, ship) === 1,
    damage: at(state.damage, ship),
    counters: at(state.counters, ship),
    done: flags === 0 ? NO_DEEDS : DEEDS.filter((deed) => (flags & DEED_FLAGS[deed]) !== 0),
    launches: Math.floor(flags / LAUNCH),
  };
}

function viewPlace(place: number): ShipView['at'] {
  if (place >= 0) return writeAt(place);
  if (place === POOL) return 'pool';
  return place === GONE ? 'gone' : 'undeployed';
}

/** Every type is listed, and of an event that keeps something back every field that others see. */
export function viewEvent(event: Event, viewer: Viewer, state: State): Event {
  switch (event.type) {
    case 'side-wanted':
    case 'fleet-built':
      return sees(state, viewer, event.seat) ? event : { type: event.type, seat: event.seat };
    case 'sides-wanted':
    case 'side-rolled':
    case 'sides-taken':
    case 'fleet-revealed':
    case 'deployment-rolled':
    case 'partner-chosen':
    case 'deployed':
    case 'round-began':
    case 'initiative-rolled':
    case 'rerolled':
    case 'kept':
    case 'initiative':
    case 'turn-began':
    case 'moved':
    case 'stayed':
    case 'stopped':
    case 'turned':
    case 'fled':
    case 'displaced':
    case 'launched':
    case 'option-bought':
    case 'declared':
    case 'face-named':
    case 'declined':
    case 'rolled':
    case 'cancelled':
    case 'buzzed':
    case 'damage-known':
    case 'shifted':
    case 'damaged':
    case 'repaired':
    case 'reduced':
    case 'destroyed':
    case 'round-ended':
    case 'resigned':
    case 'won':
      return event;
  }
}
