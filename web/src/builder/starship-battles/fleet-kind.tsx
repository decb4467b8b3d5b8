import { isWhole, type Problem } from '@parsecs/kernel';
import {
  COSTS,
  ERAS,
  FACTIONS,
  FLEET_SCHEMA,
  type Fleet,
  fleetFromLink,
  fleetToLink,
  MOST_POINTS,
  READY_FLEETS,
  ROSTER_STATUSES,
  randomFleet,
  reviewFleet,
  SHIP_CLASSES,
  SHIPS,
  STANDARD_POINTS,
} from '@parsecs/starship-battles';
import type { Draft, Facet, Figure, Found, ListKind, Terms } from '../kind.ts';
import { pointsOf } from '../terms.ts';
import {
  cardAt,
  cardsUnder,
  costUnder,
  keyOf,
  limitsUnder,
  shipOf,
  withCount,
} from './fleet-cards.ts';
import { fleetWords } from './fleet-words.ts';
import { ShipGlance, ShipPicture } from './ship-badges.tsx';
import { ShipFace } from './ship-face.tsx';

const PLACE = 'ships';

const CLASS_FACET: Facet = {
  id: 'class',
  values: SHIP_CLASSES.map((shipClass) => `${shipClass}`),
  has: (card, value) => `${cardAt(card).class}` === value,
};

const CARRIER_FACET: Facet = {
  id: 'role',
  values: ['carrier', 'command', 'unique'],
  has: (card, value) => {
    const { full, uniqueName } = cardAt(card);
    if (value === 'unique') return uniqueName !== null;
    if (value === 'command') return full.commandCounters > 0;
    return full.abilities.some(({ ability }) => ability === 'fighter-launch');
  },
};

const ERA_FACET: Facet = {
  id: 'era',
  values: ERAS,
  has: (card, value) => cardAt(card).era === value,
};

/** Own cards are of a table, not of the set. */
const ROSTER_FACET: Facet = {
  id: 'roster',
  values: ROSTER_STATUSES.filter((status) => status !== 'own'),
  has: (card, value) => cardAt(card).roster === value,
};

/** The ship that a problem is about stands under its index, or is named. */
function entryOf(fleet: Fleet, { path, params }: Problem): string | undefined {
  const named = params?.['ship'];
  if (typeof named === 'string') return named;
  const index = /^ships\[(\d+)\]/.exec(path)?.[1];
  return index === undefined ? undefined : fleet.ships[Number(index)]?.ship;
}

function figuresOf(fleet: Fleet, terms: Terms): readonly Figure[] {
  const cards = cardsUnder(terms);
  const sum = (count: (card: (typeof cards)[number]) => number): number =>
    fleet.ships.reduce((total, { ship, count: copies }) => {
      const card = cards.find(({ id }) => id === ship);
      return card === undefined ? total : total + copies * count(card);
    }, 0);
  return [
    { id: 'points', value: sum(({ cost }) => cost) },
    { id: 'ships', value: sum(() => 1) },
    ...SHIP_CLASSES.map((shipClass) => ({
      id: `class-${shipClass}`,
      value: sum((card) => (card.class === shipClass ? 1 : 0)),
    })),
    { id: 'hull', value: sum(({ hull }) => hull.full + (hull.reduced ?? 0)) },
    { id: 'weapons', value: sum(({ full }) => full.weapons.length) },
    { id: 'counters', value: sum(({ full }) => full.commandCounters) },
  ];
}

function toFile({ name, list, terms }: Draft<Fleet>): unknown {
  const points = pointsOf(terms, 'points');
  return {
    schema: FLEET_SCHEMA,
    ...(name !== '' && { name }),
    faction: list.faction,
    ...(points !== undefined && { points }),
    ships: list.ships,
  };
}

function fromFile(input: unknown): ReturnType<ListKind<Fleet>['fromFile']> {
  // Without a limit only what cannot be read is left; the rules speak on the editor.
  const { fleet, problems } = reviewFleet(input, limitsUnder({ points: '0' }));
  const faults = problems.filter(({ rule, cause }) => rule === undefined && cause !== NO_SHIPS);
  if (faults.length > 0) return { ok: false, problems: faults };
  const { name, points } = input as { readonly name?: unknown; readonly points?: unknown };
  const found: Found<Fleet> = {
    name: typeof name === 'string' ? name : '',
    list: fleet,
    ...(isWhole(points, 0, MOST_POINTS) && { terms: { points: `${points}` } }),
  };
  return { ok: true, value: found, warnings: [] };
}

function byClass(ships: Fleet['ships']): Fleet['ships'] {
  return [...ships].sort(
    (one, other) => cardAt(keyOf(one.ship)).class - cardAt(keyOf(other.ship)).class,
  );
}

const NO_SHIPS = 'fleet-no-ships';

/** Starship Battles: fleets of one side, each ship any number of times unless it is Unique. */
export const fleetKind: ListKind<Fleet> = {
  game: 'starship-battles',
  namespaces: ['starship-battles'],
  sides: [
    { id: 'light', tone: 'rebel' },
    { id: 'dark', tone: 'imperial' },
  ],
  terms: [
    { id: 'points', form: 'points', usual: STANDARD_POINTS, most: MOST_POINTS },
    { id: 'costs', form: 'choice', values: COSTS },
  ],
  words: fleetWords,
  toneOf: (card) => (cardAt(card).faction === 'light' ? 'rebel' : 'imperial'),
  costOf: costUnder,
  isUnique: (card) => cardAt(card).uniqueName !== null,
  groupOf: (card) => `${cardAt(card).class}`,
  facetsOf: () => [CLASS_FACET, CARRIER_FACET, ERA_FACET, ROSTER_FACET],
  Picture: ShipPicture,
  Glance: ShipGlance,
  Face: ShipFace,

  empty: (side) => ({ faction: FACTIONS.find((known) => known === side) ?? 'light', ships: [] }),
  sideOf: ({ faction }) => faction,
  sections: ({ ships }, terms) => [
    {
      id: 'ships',
      place: PLACE,
      // The largest ships first.
      entries: byClass(ships).map(({ ship, count }) => ({
        id: ship,
        card: keyOf(ship),
        count,
        cost: costUnder(keyOf(ship), terms) * count,
        slots: [],
      })),
    },
  ],
  cardsFor: () =>
    SHIP_CLASSES.flatMap((shipClass) =>
      SHIPS.filter((card) => card.class === shipClass).map(({ id }) => keyOf(id)),
    ),
  add: (fleet, _place, card) => {
    const ship = shipOf(card);
    const count = fleet.ships.find((entry) => entry.ship === ship)?.count ?? 0;
    return { list: withCount(fleet, ship, count + 1), entry: ship };
  },
  setCount: withCount,
  clearSlot: (fleet) => fleet,
  review: (fleet, terms) => {
    const { points, problems, warnings } = reviewFleet(fleet, limitsUnder(terms));
    const most = pointsOf(terms, 'points');
    return {
      tallies: [{ id: 'points', value: points, ...(most !== undefined && { most }) }],
      problems,
      warnings,
    };
  },
  entryOf,
  isUnfinished: ({ cause }) => cause === NO_SHIPS || cause === 'fleet-only-fighters',
  foreign: ['fleet-mixed-factions'],
  ready: READY_FLEETS.filter(({ kind }) => kind !== 'check').map(({ id, kind, fleet }) => ({
    id,
    group: kind,
    list: fleet,
  })),
  random: (side, terms, chance) =>
    randomFleet(FACTIONS.find((known) => known === side) ?? 'light', limitsUnder(terms), chance),
  figures: figuresOf,
  toLink: ({ name, list }) => fleetToLink({ name, fleet: list }),
  fromLink: (link) => {
    const read = fleetFromLink(link);
    if (!read.ok) return read;
    const { name, fleet } = read.value;
    return { ok: true, value: { name, list: fleet }, warnings: [] };
  },
  toFile,
  fromFile,
};
