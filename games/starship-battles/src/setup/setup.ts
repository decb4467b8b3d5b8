import {
  type Checked,
  excerpt,
  isListOf,
  isRecord,
  isWhole,
  MOST_PROBLEMS,
  type Problem,
  problemIn,
  type Seat,
} from '@parsecs/kernel';
import { cardsOf } from '../cards/balance.ts';
import type { ShipCard } from '../cards/ship-card.ts';
import { checkShipCards } from '../cards/ship-file.ts';
import { checkFleet, type FleetLimits, STANDARD_POINTS } from '../lists/fleet.ts';
import type { Fleet } from '../lists/fleet-list.ts';
import { canBeBuilt } from '../lists/random-fleet.ts';
import {
  ATTACK_ORDERS,
  type AttackOrder,
  COSTS,
  type Costs,
  FACTIONS,
  type Faction,
  MAP_IDS,
  type MapId,
  MODES,
  type Mode,
} from '../vocabulary.ts';
import { MAPS, ZONE_ROWS } from './maps.ts';

/** Everything that is agreed before the first decision. */
export interface Setup {
  readonly players: 2 | 4;
  readonly mode: Mode;
  readonly map: MapId;
  /** The side of P1, who alternates with the other side around the table; or the players decide. */
  readonly sides: Faction | 'ask';
  /** SB-125: points for each fleet, 0 for no limit. */
  readonly points: number;
  /** A list, or `build` for a fleet chosen in secret, or `random`. One for each seat. */
  readonly fleets: readonly FleetSource[];
  /** Corrected or added ship cards. */
  readonly ships: readonly ShipCard[];
  /** The costs of the cards, or those proposed for even chances (see `balance.ts`). */
  readonly costs: Costs;
  /** SB-178 */
  readonly targetFightersBonus: 3 | 4;
  /** SB-204, SB-099 */
  readonly attackOrder: AttackOrder;
  /** SB-209; 0 switches the rule off. */
  readonly standstillRounds: number;
  /** SB-201; 0 for none. */
  readonly roundLimit: number;
}

export type FleetSource = Fleet | 'build' | 'random';

export const SETUP_CAUSES = [
  'setup-not-an-object',
  'setup-unknown-field',
  'setup-wrong-players',
  'setup-wrong-mode',
  'setup-wrong-map',
  'setup-wrong-sides',
  'setup-wrong-points',
  'setup-wrong-fleets',
  'setup-fleet-for-open-side',
  'setup-fleet-of-other-side',
  'setup-nothing-to-build',
  'setup-wrong-ships',
  'setup-wrong-costs',
  'setup-wrong-attack-order',
  'setup-wrong-number',
] as const;
type SetupCause = (typeof SETUP_CAUSES)[number];

export const MOST_POINTS = 1000;
export const MOST_QUIET_ROUNDS = 99;
export const MOST_ROUNDS = 999;
const STANDSTILL_ROUNDS = 15;

const DEFAULTS: Omit<Setup, 'players' | 'fleets'> = {
  mode: 'advanced',
  map: 'standard',
  sides: 'ask',
  points: STANDARD_POINTS,
  ships: [],
  costs: 'cards',
  targetFightersBonus: 3,
  attackOrder: 'ship',
  standstillRounds: STANDSTILL_ROUNDS,
  roundLimit: 0,
};
const FIELDS: readonly string[] = [...Object.keys(DEFAULTS), 'players', 'fleets'];

const SIDES: readonly unknown[] = [...FACTIONS, 'ask'];

/** What each field but the fleets must be. */
const TESTS: readonly {
  readonly path: keyof Setup;
  readonly cause: SetupCause;
  readonly rule?: string;
  readonly holds: (value: unknown) => boolean;
}[] = [
  {
    path: 'players',
    cause: 'setup-wrong-players',
    rule: 'SB-192',
    holds: (value) => value === 2 || value === 4,
  },
  {
    path: 'mode',
    cause: 'setup-wrong-mode',
    rule: 'SB-006',
    holds: (value) => MODES.includes(value as Mode),
  },
  {
    path: 'map',
    cause: 'setup-wrong-map',
    rule: 'SB-031',
    holds: (value) => MAP_IDS.includes(value as MapId),
  },
  {
    path: 'sides',
    cause: 'setup-wrong-sides',
    rule: 'SB-001',
    holds: (value) => SIDES.includes(value),
  },
  {
    path: 'points',
    cause: 'setup-wrong-points',
    rule: 'SB-125',
    holds: (value) => isWhole(value, 0, MOST_POINTS),
  },
  {
    path: 'costs',
    cause: 'setup-wrong-costs',
    rule: 'SB-012',
    holds: (value) => COSTS.includes(value as Costs),
  },
  {
    path: 'targetFightersBonus',
    cause: 'setup-wrong-number',
    rule: 'SB-178',
    holds: (value) => value === 3 || value === 4,
  },
  {
    path: 'attackOrder',
    cause: 'setup-wrong-attack-order',
    rule: 'SB-204',
    holds: (value) => ATTACK_ORDERS.includes(value as AttackOrder),
  },
  {
    path: 'standstillRounds',
    cause: 'setup-wrong-number',
    rule: 'SB-209',
    holds: (value) => isWhole(value, 0, MOST_QUIET_ROUNDS),
  },
  {
    path: 'roundLimit',
    cause: 'setup-wrong-number',
    rule: 'SB-201',
    holds: (value) => isWhole(value, 0, MOST_ROUNDS),
  },
];

/** Reads a setup that somebody wrote; what is left out takes its default. */
export function checkSetup(input: unknown): Checked<Setup> {
  if (!isRecord(input))
    return { ok: false, problems: [{ path: '', cause: 'setup-not-an-object' }] };
  const written: Readonly<Record<string, unknown>> = { ...DEFAULTS, players: 2, ...input };
  const problems: Problem[] = [];
  for (const field of Object.keys(input)) {
    if (FIELDS.includes(field)) continue;
    problems.push({ path: excerpt(field), cause: 'setup-unknown-field' });
    if (problems.length >= MOST_PROBLEMS) return { ok: false, problems };
  }
  for (const { path, cause, rule, holds } of TESTS) {
    if (holds(written[path])) continue;
    problems.push(rule === undefined ? { path, cause } : { path, cause, rule });
  }
  const ships = checkOwnShips(written['ships'], problems);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  const usual = written['mode'] === 'quick-start' ? 'random' : 'build';
  const players = written['players'] as Setup['players'];
  const fleets = written['fleets'] ?? Array.from({ length: players }, () => usual);
  const setup = { ...written, ships, fleets } as unknown as Setup;
  const warnings: Problem[] = [];
  const read = checkFleets(setup, fleets, problems, warnings);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...setup, fleets: read }, warnings };
}

function checkOwnShips(ships: unknown, problems: Problem[]): readonly ShipCard[] {
  if (!Array.isArray(ships)) {
    problems.push({ path: 'ships', cause: 'setup-wrong-ships' });
    return [];
  }
  const checked = checkShipCards(ships, 'ships');
  if (checked.ok) return checked.value;
  problems.push(...checked.problems);
  return [];
}

function checkFleets(
  setup: Setup,
  fleets: unknown,
  problems: Problem[],
  warnings: Problem[],
): readonly FleetSource[] {
  const wrong = (path: string, cause: SetupCause, rule: string): readonly FleetSource[] => {
    problems.push({ path, cause, rule });
    return [];
  };
  const written: readonly unknown[] = Array.isArray(fleets) ? fleets : [];
  if (written.length !== setup.players || !isListOf(written, isFleetSource)) {
    return wrong('fleets', 'setup-wrong-fleets', 'SB-001');
  }
  if (setup.mode === 'advanced' && !canBeBuilt(limitsOf(setup))) {
    return wrong('points', 'setup-nothing-to-build', 'SB-130');
  }
  if (setup.mode === 'quick-start' && written.includes('build')) {
    return wrong('fleets', 'setup-wrong-fleets', 'SB-005');
  }
  const read: FleetSource[] = [];
  for (const [seat, source] of written.entries()) {
    const path = `fleets[${seat}]`;
    if (source === 'build' || source === 'random') {
      read.push(source);
      continue;
    }
    if (setup.sides === 'ask') return wrong(path, 'setup-fleet-for-open-side', 'SB-002');
    const partner = read[seat - 2];
    const checked = checkFleet(
      source,
      limitsOf(setup, typeof partner === 'object' ? partner : undefined),
    );
    const found = checked.ok ? checked.warnings : checked.problems;
    // SB-004: points and special abilities are ignored in the Quick Start, being Unique too.
    const counted = found.filter(
      ({ rule }) =>
        setup.mode === 'advanced' || !['SB-128', 'SB-129', 'SB-197'].includes(rule ?? ''),
    );
    (checked.ok ? warnings : problems).push(...counted.map((problem) => problemIn(path, problem)));
    if (checked.ok && checked.value.faction !== factionOfSeat(setup.sides, seat)) {
      return wrong(path, 'setup-fleet-of-other-side', 'SB-002');
    }
    read.push(checked.ok ? checked.value : source);
  }
  return read;
}

function isFleetSource(value: unknown): value is FleetSource {
  return value === 'build' || value === 'random' || isRecord(value);
}

/** SB-195: the sides alternate around the table. */
export function factionOfSeat(first: Faction, seat: number): Faction {
  return seat % 2 === 0 ? first : first === 'light' ? 'dark' : 'light';
}

/** SB-195: who sits opposite in a game for four. */
export function partnerOf({ players }: Pick<Setup, 'players'>, seat: Seat): Seat | undefined {
  return players === 4 ? (seat + 2) % 4 : undefined;
}

export function limitsOf(setup: Setup, partner?: Fleet): FleetLimits {
  return {
    cards: cardsOf(setup),
    points: setup.mode === 'advanced' ? setup.points : 0,
    columns: MAPS[setup.map].columns,
    zoneRows: ZONE_ROWS,
    partner,
    reserve: setup.players === 4 && partner === undefined ? 1 : 0,
  };
}
