import {
  type Checked,
  excerpt,
  isRecord,
  isText,
  isWhole,
  type ListReview,
  LONGEST_LIST_NAME,
  MOST_PROBLEMS,
  type Problem,
} from '@parsecs/kernel';
import type { ShipCard } from '../cards/ship-card.ts';
import { FACTIONS, type Faction } from '../vocabulary.ts';
import { type Fleet, fleetOf } from './fleet-list.ts';

export const FLEET_SCHEMA = 'starship-battles-fleet/1';
/** SB-125 */
export const STANDARD_POINTS = 300;
/** Copies of one ship; the largest limit divided by the cheapest ship stays below. */
const MOST_COPIES = 400;
/** Entries of one list: more than all ships of a table, each written several times. */
export const MOST_ENTRIES = 1000;

/** What a fleet is checked against. */
export interface FleetLimits {
  readonly cards: readonly ShipCard[];
  /** SB-125; 0 for no limit. */
  readonly points: number;
  /** Columns of the map: the deployment zone is three rows of them. */
  readonly columns: number;
  readonly zoneRows: number;
  /** SB-197: the ships of the partner, who deploys in the same zone. */
  readonly partner?: Fleet | undefined;
  /** Squares that must stay free for a partner whose fleet is not known yet. */
  readonly reserve: number;
}

export const FLEET_CAUSES = [
  'fleet-not-an-object',
  'fleet-wrong-schema',
  'fleet-unknown-field',
  'fleet-wrong-name',
  'fleet-wrong-faction',
  'fleet-no-ships',
  'fleet-too-long',
  'fleet-unknown-ship',
  'fleet-wrong-count',
  'fleet-mixed-factions',
  'fleet-over-points',
  'fleet-unique-twice',
  'fleet-unique-with-partner',
  'fleet-only-fighters',
  'fleet-no-room',
  'fleet-no-carrier',
] as const;
type FleetCause = (typeof FLEET_CAUSES)[number];

const FIELDS: readonly string[] = ['$schema', 'schema', 'name', 'faction', 'points', 'ships'];

/** What the rules say to a list; the points are those of the ships that could be read. */
export interface FleetReview extends ListReview {
  readonly fleet: Fleet;
}

/** Reads a fleet list that somebody wrote: the fleet, or every problem with its rule. */
export function checkFleet(input: unknown, limits: FleetLimits): Checked<Fleet> {
  const { fleet, problems, warnings } = reviewFleet(input, limits);
  return problems.length === 0 ? { ok: true, value: fleet, warnings } : { ok: false, problems };
}

/** As `checkFleet`, with the points of an illegal list, too. */
export function reviewFleet(input: unknown, limits: FleetLimits): FleetReview {
  const { faction, counts, places, faults } = readList(input, limits.cards);
  const fleet = fleetOf(faction ?? 'light', counts, limits.cards);
  const broken = problemsOf(fleet, limits)
    .filter(({ cause }) => faults.length === 0 || isSure(cause, faction))
    .map((problem) => ({
      ...problem,
      path: places.get(String(problem.params?.['ship'])) ?? problem.path,
    }));
  const problems = [...faults, ...broken].slice(0, MOST_PROBLEMS);
  return {
    fleet,
    points: pointsOf(fleet, limits.cards),
    problems,
    warnings: problems.length === 0 ? warningsOf(fleet, limits.cards) : [],
  };
}

/** Whether a problem of the ships that could be read stays, whatever the others turn out to be. */
function isSure(cause: string, faction: Faction | undefined): boolean {
  if (cause === 'fleet-mixed-factions') return faction !== undefined;
  return cause !== 'fleet-only-fighters';
}

interface ReadList {
  readonly faction: Faction | undefined;
  readonly counts: ReadonlyMap<string, number>;
  /** Where each ship was written last. */
  readonly places: ReadonlyMap<string, string>;
  readonly faults: readonly Problem[];
}

function readList(input: unknown, cards: readonly ShipCard[]): ReadList {
  const counts = new Map<string, number>();
  const places = new Map<string, string>();
  const faults: Problem[] = [];
  const wrong = (path: string, cause: FleetCause, params?: Problem['params']): void => {
    if (faults.length >= MOST_PROBLEMS) return;
    faults.push(params === undefined ? { path, cause } : { path, cause, params });
  };
  if (!isRecord(input)) {
    wrong('', 'fleet-not-an-object');
    return { faction: undefined, counts, places, faults };
  }
  for (const field of Object.keys(input)) {
    if (!FIELDS.includes(field)) wrong(excerpt(field), 'fleet-unknown-field');
  }
  const { schema, ships, name = '' } = input;
  if (!isText(name) || name.length > LONGEST_LIST_NAME) {
    wrong('name', 'fleet-wrong-name', { most: LONGEST_LIST_NAME });
  }
  if (schema !== undefined && schema !== FLEET_SCHEMA) wrong('schema', 'fleet-wrong-schema');
  const faction = FACTIONS.find((known) => known === input['faction']);
  if (faction === undefined) wrong('faction', 'fleet-wrong-faction');
  const entries: readonly unknown[] = Array.isArray(ships) ? ships : [];
  if (entries.length === 0) wrong('ships', 'fleet-no-ships');
  if (entries.length > MOST_ENTRIES) {
    wrong('ships', 'fleet-too-long', { most: MOST_ENTRIES });
    return { faction, counts, places, faults };
  }
  const known = new Set(cards.map(({ id }) => id));
  for (const [index, entry] of entries.entries()) {
    const path = `ships[${index}]`;
    const { ship, count = 1 } = isRecord(entry) ? entry : { ship: entry };
    if (typeof ship !== 'string' || !known.has(ship)) {
      const written = ship === undefined ? '' : excerpt(ship);
      wrong(`${path}.ship`, 'fleet-unknown-ship', { ship: written });
    } else if (isWhole(count, 1, MOST_COPIES)) {
      counts.set(ship, (counts.get(ship) ?? 0) + count);
      places.set(ship, path);
    } else wrong(`${path}.count`, 'fleet-wrong-count', { most: MOST_COPIES });
  }
  return { faction, counts, places, faults };
}

/** What the rules have against a well-written fleet. */
export function problemsOf(fleet: Fleet, limits: FleetLimits): readonly Problem[] {
  const problems: Problem[] = [];
  const entries = withCards(fleet, limits.cards);
  for (const { card, path } of entries) {
    if (card.faction !== fleet.faction) {
      const params = { ship: card.id, faction: card.faction };
      problems.push({ path, rule: 'SB-002', cause: 'fleet-mixed-factions', params });
    }
  }
  const points = pointsOf(fleet, limits.cards);
  if (limits.points > 0 && points > limits.points) {
    const params = { points, most: limits.points };
    problems.push({ path: 'ships', rule: 'SB-125', cause: 'fleet-over-points', params });
  }
  problems.push(...uniqueProblems(fleet, limits));
  if (entries.every(({ card }) => card.class === 4)) {
    problems.push({ path: 'ships', rule: 'SB-130', cause: 'fleet-only-fighters' });
  }
  if (!fits(fleet, limits)) {
    problems.push({ path: 'ships', rule: 'SB-033', cause: 'fleet-no-room' });
  }
  return problems;
}

interface CardEntry {
  readonly card: ShipCard;
  readonly count: number;
  readonly path: string;
}

function withCards(fleet: Fleet, cards: readonly ShipCard[]): readonly CardEntry[] {
  return fleet.ships.flatMap(({ ship, count }, index) => {
    const card = cards.find(({ id }) => id === ship);
    return card === undefined ? [] : [{ card, count, path: `ships[${index}]` }];
  });
}

/** SB-128, SB-129, SB-197: Unique ships are told apart by their unique name only. */
function uniqueProblems(fleet: Fleet, { cards, partner }: FleetLimits): readonly Problem[] {
  const held = new Map<string, string>();
  const partners = new Set(
    partner === undefined ? [] : withCards(partner, cards).map(({ card }) => card.uniqueName),
  );
  return withCards(fleet, cards).flatMap(({ card, count, path }): readonly Problem[] => {
    const name = card.uniqueName;
    if (name === null) return [];
    const params = { ship: card.id, name };
    if (partners.has(name)) {
      return [{ path, rule: 'SB-197', cause: 'fleet-unique-with-partner', params }];
    }
    const before = held.get(name);
    held.set(name, card.id);
    if (before !== undefined) {
      return [{ path, rule: 'SB-129', cause: 'fleet-unique-twice', params }];
    }
    return count > 1 ? [{ path, rule: 'SB-128', cause: 'fleet-unique-twice', params }] : [];
  });
}

/** How many large and small ships deploy. */
export interface Room {
  readonly large: number;
  readonly small: number;
}

export function roomOf(fleet: Fleet | undefined, cards: readonly ShipCard[]): Room {
  let large = 0;
  let small = 0;
  for (const { card, count } of fleet === undefined ? [] : withCards(fleet, cards)) {
    if (card.class <= 2) large += count;
    else if (card.class === 3) small += count;
  }
  return { large, small };
}

/** SB-033: whether that many ships find a place in the zone. */
export function hasRoomFor(large: number, small: number, limits: FleetLimits): boolean {
  // Three rows: no two large ships can share a column.
  const { columns, zoneRows, reserve } = limits;
  return 2 * large <= columns && 4 * large + small <= zoneRows * columns - reserve;
}

function fits(fleet: Fleet, limits: FleetLimits): boolean {
  const own = roomOf(fleet, limits.cards);
  const partner = roomOf(limits.partner, limits.cards);
  return hasRoomFor(own.large + partner.large, own.small + partner.small, limits);
}

function warningsOf(fleet: Fleet, cards: readonly ShipCard[]): readonly Problem[] {
  const entries = withCards(fleet, cards);
  const fighters = entries.some(({ card }) => card.class === 4);
  const carrier = entries.some(({ card }) =>
    card.full.abilities.some(({ ability }) => ability === 'fighter-launch'),
  );
  // SB-130
  if (!fighters || carrier) return [];
  return [{ path: 'ships', rule: 'SB-130', cause: 'fleet-no-carrier' }];
}

/** SB-012 */
export function pointsOf(fleet: Fleet, cards: readonly ShipCard[]): number {
  return withCards(fleet, cards).reduce((sum, { card, count }) => sum + card.cost * count, 0);
}
