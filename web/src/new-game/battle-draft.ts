import type { Language } from '@parsecs/lang';
import {
  type AttackOrder,
  type Costs,
  type Faction,
  type Fleet,
  type FleetSource,
  factionOfSeat,
  isSameFleet,
  type MapId,
  type Mode,
  READY_FLEETS,
  type Setup,
  type ShipCard,
  starshipBattles,
} from '@parsecs/starship-battles';
import { newSeats, type SeatsDraft } from './seats.ts';

/** Ready-made battles, the usual one for a beginner first. */
export const BATTLES = [
  'quick-start',
  'coruscant',
  'galactic-civil-war',
  'clone-wars',
  'random',
  'standard',
  'skirmish',
  'patrol',
] as const;
export type BattleId = (typeof BATTLES)[number];

export const BATTLE_PLAYERS = [2, 4] as const;
export type BattlePlayers = (typeof BATTLE_PLAYERS)[number];

/** Where the fleet of a seat comes from: `build`, `random`, `ready:…`, `saved:…` or `own`. */
export interface FleetPick {
  readonly key: string;
  readonly source: FleetSource;
  /** What somebody called a list of their own. */
  readonly name?: string;
}

export const BUILT: FleetPick = { key: 'build', source: 'build' };
export const DRAWN: FleetPick = { key: 'random', source: 'random' };

/** What stands on the page of a new Starship Battle. */
export interface BattleDraft extends SeatsDraft {
  readonly battle: BattleId;
  readonly players: BattlePlayers;
  readonly mode: Mode;
  /** The side of the first seat, or the players decide at the table. */
  readonly side: Faction | 'ask';
  readonly fleets: readonly FleetPick[];
  readonly map: MapId;
  readonly points: number;
  readonly costs: Costs;
  readonly ships: readonly ShipCard[];
  readonly targetFightersBonus: Setup['targetFightersBonus'];
  readonly attackOrder: AttackOrder;
  readonly standstillRounds: number;
  readonly roundLimit: number;
}

export type ChangeBattle = (step: (draft: BattleDraft) => BattleDraft) => void;

export function newBattleDraft(language: Language, names: readonly string[]): BattleDraft {
  const { targetFightersBonus, attackOrder, standstillRounds, roundLimit } = setupOf('standard');
  const draft: BattleDraft = {
    battle: 'quick-start',
    players: 2,
    seats: newSeats(language, names),
    mode: 'quick-start',
    side: 'light',
    fleets: [DRAWN, DRAWN, DRAWN, DRAWN],
    map: 'standard',
    points: 0,
    costs: 'cards',
    ships: [],
    targetFightersBonus,
    attackOrder,
    standstillRounds,
    roundLimit,
  };
  return chooseBattle(draft, 'quick-start');
}

function setupOf(battle: BattleId): Setup {
  const setup = starshipBattles.setups[battle];
  if (setup === undefined) throw new Error(`no setup ${battle}`);
  return setup;
}

/** Takes over map, points and fleets of a ready-made battle; who sits where stays. */
export function chooseBattle(draft: BattleDraft, battle: BattleId): BattleDraft {
  const { mode, map, points, standstillRounds, fleets } = setupOf(battle);
  const [first, second] = fleets;
  const picks = [first, second].map((source): FleetPick => {
    if (source === 'build') return BUILT;
    if (source === undefined || source === 'random') return DRAWN;
    return readyPick(source) ?? DRAWN;
  });
  const isGiven = picks.some(({ source }) => typeof source === 'object');
  const side = draft.side === 'ask' && isGiven ? 'light' : draft.side;
  const chosen = { ...draft, battle, mode, map, points, standstillRounds, side };
  return withFleets(chosen, draft.side === 'dark' ? picks.toReversed() : picks);
}

function readyPick(fleet: Fleet): FleetPick | undefined {
  const ready = READY_FLEETS.find((known) => isSameFleet(known.fleet, fleet));
  return ready && { key: `ready:${ready.id}`, source: ready.fleet };
}

/** Partners may not share Unique ships, so only the first of each side gets a given fleet. */
function withFleets(
  draft: BattleDraft,
  [one = DRAWN, other = DRAWN]: readonly FleetPick[],
): BattleDraft {
  const partner = (pick: FleetPick): FleetPick => (pick.source === 'build' ? BUILT : DRAWN);
  return { ...draft, fleets: [one, other, partner(one), partner(other)] };
}

export function sideOfSeat(draft: Pick<BattleDraft, 'side'>, seat: number): Faction | undefined {
  const { side } = draft;
  return side === 'ask' ? undefined : factionOfSeat(side, seat);
}

/** The fleets follow their sides; where the sides are open, lists are built at the table. */
export function setSide(draft: BattleDraft, side: BattleDraft['side']): BattleDraft {
  if (side === draft.side) return draft;
  if (side === 'ask') {
    const open = (pick: FleetPick): FleetPick => (typeof pick.source === 'object' ? BUILT : pick);
    return { ...draft, side, fleets: draft.fleets.map(open) };
  }
  if (draft.side === 'ask') return { ...draft, side };
  const [a = DRAWN, b = DRAWN, c = DRAWN, d = DRAWN] = draft.fleets;
  return { ...draft, side, fleets: [b, a, d, c] };
}

export function setFleet(draft: BattleDraft, seat: number, pick: FleetPick): BattleDraft {
  return { ...draft, fleets: draft.fleets.map((old, index) => (index === seat ? pick : old)) };
}

/** A list that somebody brings along: the seat plays its side, with enough points for it. */
export function bringFleet(
  draft: BattleDraft,
  fleet: Fleet,
  name: string,
  points?: number,
): BattleDraft {
  const battle = chooseBattle(setSide(draft, fleet.faction), 'random');
  const limited = points === undefined ? battle : { ...battle, points };
  return setFleet(limited, 0, { key: 'own', source: fleet, name });
}

export function toBattleSetup(draft: BattleDraft): Partial<Setup> {
  const { players, mode, map, points, costs, ships } = draft;
  const { targetFightersBonus, attackOrder, standstillRounds, roundLimit } = draft;
  return {
    players,
    mode,
    map,
    sides: draft.side,
    points,
    costs,
    ships,
    targetFightersBonus,
    attackOrder,
    standstillRounds,
    roundLimit,
    fleets: draft.fleets.slice(0, players).map(({ source }) => source),
  };
}
