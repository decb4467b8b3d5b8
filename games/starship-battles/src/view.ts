import { at, type Chance, type Seat, type Viewer } from '@parsecs/kernel';
import { battleOf, type Roster } from './battle.ts';
import type { Event, Square } from './events.ts';
import type { FleetEntry } from './lists/fleet.ts';
import { randomFleet } from './lists/random-fleet.ts';
import { factionName, writeAt } from './names.ts';
import { fleetFrom, numbersOf, partnerOf, partnersFleet } from './play/fleets.ts';
import { emptyState } from './play/process.ts';
import { rulesOf } from './rules.ts';
import { limitsOf, type Setup } from './setup/setup.ts';
import {
  ATTACKED,
  type Attack,
  BUZZED,
  GONE,
  isInForce,
  LAUNCH,
  LAUNCHED,
  MOVED,
  POOL,
  putInForce,
  type State,
  squareAt,
  UNDEPLOYED,
} from './state.ts';
import {
  FACINGS,
  FACTIONS,
  type Facing,
  type Faction,
  OPTIONS,
  type OptionId,
} from './vocabulary.ts';

/** What one viewer may know: ledger section 6. After the reveal that is everything. */
export interface View {
  readonly viewer: Viewer;
  readonly setup: Setup;
  readonly seats: readonly SeatView[];
  readonly ships: readonly ShipView[];
  readonly round: number;
  readonly phase: State['phase'];
  readonly kind: State['kind'];
  readonly asked: Seat;
  readonly rolls: readonly number[];
  readonly rerollers: readonly Seat[];
  /** Moves first and attacks second; null before the first check. */
  readonly low: Faction | null;
  readonly turns: readonly Seat[];
  /** The ship that is at it, and what it does. */
  readonly active: string | null;
  readonly launching: string | null;
  readonly steps: readonly number[];
  readonly fired: number;
  readonly pointed: readonly string[];
  readonly attack: Readonly<Attack>;
  readonly declines: number;
  readonly waiting: readonly Seat[];
  readonly quiet: number;
  readonly struck: boolean;
  /** The points that each side has lost. */
  readonly lost: readonly number[];
  readonly winners: readonly Seat[];
  readonly ended: string;
}

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
  readonly at: Square | 'pool' | 'gone' | 'undeployed';
  readonly facing: Facing;
  readonly isReduced: boolean;
  readonly damage: number;
  readonly counters: number;
  readonly done: readonly Done[];
  /** Fighters it has launched this round. */
  readonly launches: number;
}

const DONE = ['moved', 'launched', 'attacked', 'buzzed'] as const;
export type Done = (typeof DONE)[number];
const DONE_FLAGS: readonly number[] = [MOVED, LAUNCHED, ATTACKED, BUZZED];

const ELSEWHERE: readonly (readonly ['pool' | 'gone' | 'undeployed', number])[] = [
  ['pool', POOL],
  ['gone', GONE],
  ['undeployed', UNDEPLOYED],
];

export function view(state: State, viewer: Viewer): View {
  const battle = battleOf(state);
  const name = (ship: number): string | null => (ship === -1 ? null : at(battle.ids, ship));
  return {
    viewer,
    setup: state.setup,
    seats: state.factions.map((_, seat) => viewSeat(state, seat, viewer)),
    ships: battle.ids.map((_, ship) => viewShip(state, ship)),
    round: state.round,
    phase: state.phase,
    kind: state.kind,
    asked: state.asked,
    rolls: [...state.rolls],
    rerollers: [...state.rerollers],
    low: state.low === -1 ? null : factionName(state.low),
    turns: [...state.turns],
    active: name(state.active),
    launching: name(state.launching),
    steps: [...state.steps],
    fired: state.fired,
    pointed: state.pointed.map((ship) => at(battle.ids, ship)),
    attack: { ...state.attack },
    declines: state.declines,
    waiting: [...state.waiting],
    quiet: state.quiet,
    struck: state.struck,
    lost: [...state.lost],
    winners: [...state.winners],
    ended: state.ended,
  };
}

/** SB-126: partners may share what the opponents must not see. */
function sees(state: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || (viewer !== 'spectator' && partnerOf(state, seat) === viewer);
}

function viewSeat(state: State, seat: Seat, viewer: Viewer): SeatView {
  const faction = at(state.factions, seat);
  const open = {
    faction: faction === -1 ? null : factionName(faction),
    options: OPTIONS.filter((option) => isInForce(state, seat, option)),
  };
  const known = sees(state, viewer, seat);
  const wish = at(state.wishes, seat);
  if (wish !== -1) return { ...open, wish: known ? factionName(wish) : 'hidden' };
  const fleet = state.fleets[seat] ?? null;
  if (fleet === null) return open;
  return { ...open, fleet: known ? fleetFrom(state, seat, fleet).ships : 'hidden' };
}

function viewShip(state: State, ship: number): ShipView {
  const battle = battleOf(state);
  const place = at(state.places, ship);
  const flags = at(state.flags, ship);
  return {
    id: at(battle.ids, ship),
    card: at(battle.types, ship).card.id,
    owner: at(battle.owners, ship),
    at: place >= 0 ? writeAt(place) : (ELSEWHERE.find(([, code]) => code === place)?.[0] ?? 'gone'),
    facing: at(FACINGS, at(state.facings, ship)),
    isReduced: at(state.reduced, ship) === 1,
    damage: at(state.damage, ship),
    counters: at(state.counters, ship),
    done: DONE.filter((_, index) => (flags & at(DONE_FLAGS, index)) !== 0),
    launches: Math.floor(flags / LAUNCH),
  };
}

export function viewEvent(event: Event, viewer: Viewer, state: State): Event {
  if (event.type === 'side-wanted' && !sees(state, viewer, event.seat)) {
    return { type: 'side-wanted', seat: event.seat };
  }
  if (event.type === 'fleet-built' && !sees(state, viewer, event.seat)) {
    return { type: 'fleet-built', seat: event.seat };
  }
  return event;
}

/** Makes up what the viewer cannot know: wishes and fleets that are still secret. */
export function imagine(seen: View, chance: Chance): State {
  const state = emptyState(seen.setup);
  for (const [seat, { faction, options }] of seen.seats.entries()) {
    state.factions[seat] = faction === null ? -1 : FACTIONS.indexOf(faction);
    for (const option of options) putInForce(state, seat, option);
  }
  if (seen.ships.length > 0) state.fleets = [];
  else imagineSecrets(seen, state, chance);
  readShips(seen, state);
  const { indexOf } = battleOf(state);
  const ship = (id: string | null): number => (id === null ? -1 : (indexOf.get(id) ?? -1));
  Object.assign(state.rolls, seen.rolls);
  Object.assign(state.lost, seen.lost);
  Object.assign(state.attack, seen.attack);
  state.round = seen.round;
  state.phase = seen.phase;
  state.kind = seen.kind;
  state.asked = seen.asked;
  state.rerollers = [...seen.rerollers];
  state.low = seen.low === null ? -1 : FACTIONS.indexOf(seen.low);
  state.turns = [...seen.turns];
  state.active = ship(seen.active);
  state.launching = ship(seen.launching);
  state.steps = [...seen.steps];
  state.fired = seen.fired;
  state.pointed = seen.pointed.map(ship);
  state.declines = seen.declines;
  state.waiting = [...seen.waiting];
  state.quiet = seen.quiet;
  state.struck = seen.struck;
  state.winners = [...seen.winners];
  state.ended = seen.ended;
  return state;
}

function imagineSecrets(seen: View, state: State, chance: Chance): void {
  for (const [seat, { wish, fleet }] of seen.seats.entries()) {
    if (wish !== undefined) {
      state.wishes[seat] =
        wish === 'hidden' ? chance.pick('imagined wish', 2) : FACTIONS.indexOf(wish);
    }
    if (fleet === undefined) continue;
    const faction = factionName(at(state.factions, seat));
    const limits = limitsOf(state.setup, partnersFleet(state, seat));
    const source = state.setup.fleets[seat];
    const imagined =
      fleet !== 'hidden'
        ? { faction, ships: fleet }
        : typeof source === 'object'
          ? source
          : randomFleet(faction, limits, chance);
    state.fleets[seat] = numbersOf(state, imagined);
  }
}

interface Known {
  readonly setup: Setup;
  readonly ships: readonly ShipView[];
  readonly roster: Roster;
}
let known: Known | undefined;

/** Bots look at the same match again and again: what was worked out for its ships is kept. */
function rosterOf({ setup, ships }: View): Roster {
  if (
    known?.setup === setup &&
    known.ships.length === ships.length &&
    ships.every(({ id, owner }, index) => {
      const before = known?.ships[index];
      return before?.id === id && before.owner === owner;
    })
  ) {
    return known.roster;
  }
  const { types } = rulesOf(setup);
  const numbers = new Map(types.map(({ card }, type) => [card.id, type]));
  const roster: Roster = {
    types: ships.map(({ card }) => numbers.get(card) ?? -1),
    owners: ships.map(({ owner }) => owner),
  };
  known = { setup, ships, roster };
  return roster;
}

function readShips(seen: View, state: State): void {
  state.roster = rosterOf(seen);
  for (const ship of seen.ships) {
    const { at: where } = ship;
    const place =
      typeof where === 'string'
        ? (ELSEWHERE.find(([name]) => name === where)?.[1] ?? GONE)
        : squareAt(where[0], where[1]);
    state.places.push(place);
    state.facings.push(FACINGS.indexOf(ship.facing));
    state.reduced.push(ship.isReduced ? 1 : 0);
    state.damage.push(ship.damage);
    state.counters.push(ship.counters);
    const done = DONE.reduce(
      (flags, name, index) => (ship.done.includes(name) ? flags | at(DONE_FLAGS, index) : flags),
      0,
    );
    state.flags.push(done + LAUNCH * ship.launches);
  }
}
