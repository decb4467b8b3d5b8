import type { Problem } from '@parsecs/kernel';
import {
  BASE_SET_LIMITS,
  FACTIONS,
  hintsFor,
  pilotCard,
  READY_LIMITS,
  READY_SQUADS,
  type ReadyKind,
  randomSquad,
  reviewSquad,
  SHIP_TYPE_IDS,
  type Squad,
  type SquadLimits,
  type SquadShip,
  STANDARD_POINTS,
  shipPoints,
  squadFromLink,
  squadOf,
  squadPoints,
  squadToLink,
  squadToXws,
  UPGRADES,
  upgradeCard,
  valuesWith,
} from '@parsecs/xwing';
import type { CardKey, Draft, Facet, Figure, Found, ListKind, Terms } from '../kind.ts';
import { pointsOf } from '../terms.ts';
import { CardGlance, CardPicture, SlotSign } from './card-badges.tsx';
import { CardFace } from './card-face.tsx';
import { fileInLink } from './other-builders.ts';
import { asPilot, asUpgrade, PILOT_KEYS, pilotKey, upgradeKey } from './squad-cards.ts';
import { takeSquadFile } from './squad-file.ts';
import { slotsOfShip, withSlot } from './squad-slots.ts';
import { squadWords } from './squad-words.ts';

const MOST_POINTS = 1000;
const SHIPS_PLACE = 'ships';

function limitsUnder(terms: Terms): SquadLimits {
  const points = pointsOf(terms, 'points') ?? 'free';
  const { collection } = BASE_SET_LIMITS;
  return terms['box'] === 'base-set' && collection !== undefined
    ? { points, collection }
    : { points };
}

const SHIP_FACET: Facet = {
  id: 'ship',
  values: SHIP_TYPE_IDS,
  has: (card, value) => asPilot(card)?.ship === value,
};

const SKILL_FACET: Facet = {
  id: 'skill',
  values: ['low', 'middle', 'high'],
  has: (card, value) => {
    const skill = asPilot(card)?.skill ?? 0;
    if (value === 'low') return skill <= 3;
    return value === 'middle' ? skill >= 4 && skill <= 6 : skill >= 7;
  },
};

/** `slot:2:torpedo-1` is the first torpedo slot of the third ship. */
function slotPlace(ship: number, slot: string): string {
  return `slot:${ship}:${slot}`;
}

interface SlotPlace {
  readonly ship: number;
  readonly slot: string;
}

function findSlot({ ships }: Squad, place: string): SlotPlace | undefined {
  return ships
    .flatMap((ship, index) => slotsOfShip(ship).map(({ id }) => ({ ship: index, slot: id })))
    .find(({ ship, slot }) => slotPlace(ship, slot) === place);
}

function withShip(squad: Squad, index: number, ship: SquadShip): Squad {
  return squadOf({ ...squad, ships: squad.ships.with(index, ship) });
}

function add(squad: Squad, place: string, card: CardKey): ReturnType<ListKind<Squad>['add']> {
  if (place === SHIPS_PLACE) {
    const pilot = asPilot(card);
    if (pilot === undefined) return { list: squad, entry: '' };
    const ships = [...squad.ships, { pilot: pilot.id, upgrades: [] }];
    return { list: { ...squad, ships }, entry: `${squad.ships.length}` };
  }
  const slot = findSlot(squad, place);
  const ship = slot && squad.ships[slot.ship];
  const upgrade = asUpgrade(card);
  if (slot === undefined || ship === undefined || upgrade === undefined) {
    return { list: squad, entry: slot === undefined ? '' : `${slot.ship}` };
  }
  const list = withShip(squad, slot.ship, withSlot(ship, slot.slot, upgrade.id));
  return { list, entry: `${slot.ship}` };
}

function cardsFor(squad: Squad, place: string): readonly CardKey[] {
  if (place === SHIPS_PLACE) return PILOT_KEYS;
  const slot = findSlot(squad, place);
  const ship = slot && squad.ships[slot.ship];
  const sort = ship && slotsOfShip(ship).find(({ id }) => id === slot.slot)?.sort;
  return UPGRADES.filter((card) => card.slot === sort).map(({ id }) => upgradeKey(id));
}

function figuresOf({ ships }: Squad): readonly Figure[] {
  const values = ships.map(({ pilot, upgrades }) =>
    valuesWith(pilotCard(pilot), upgrades.map(upgradeCard)),
  );
  const sum = (count: (one: (typeof values)[number]) => number): number =>
    values.reduce((total, one) => total + count(one), 0);
  return [
    { id: 'points', value: ships.reduce((total, ship) => total + shipPoints(ship), 0) },
    { id: 'ships', value: ships.length },
    { id: 'attack', value: sum(({ attack }) => attack) },
    { id: 'agility', value: sum(({ agility }) => agility) },
    { id: 'hull', value: sum(({ hull }) => hull) },
    { id: 'shields', value: sum(({ shields }) => shields) },
    { id: 'skill', value: Math.max(0, ...values.map(({ skill }) => skill)) },
    { id: 'upgrades', value: ships.reduce((total, ship) => total + ship.upgrades.length, 0) },
  ];
}

function toFound(squad: Squad): Found<Squad> {
  const { name = '', faction, ships } = squad;
  return { name, list: { faction, ships } };
}

function named({ name, list }: Pick<Draft<Squad>, 'name' | 'list'>): Squad {
  return squadOf({ ...list, name });
}

function fromFile(input: unknown): ReturnType<ListKind<Squad>['fromFile']> {
  const { squad, leftOut, warnings } = takeSquadFile(input);
  if (squad === undefined) return { ok: false, problems: leftOut };
  const value = toFound(squad);
  return { ok: true, value: leftOut.length > 0 ? { ...value, leftOut } : value, warnings };
}

function entryOf(_squad: Squad, { path }: Problem): string | undefined {
  return /^ships\[(\d+)\]/.exec(path)?.[1];
}

/** The usual limit first; the printed squads are for those who play from the books. */
const READY_GROUPS: readonly ReadyKind[] = ['standard', 'base-set', 'first-game', 'mission'];

/** X-Wing: squads of single ships, each with the upgrades in its slots. */
export const squadKind: ListKind<Squad> = {
  game: 'xwing',
  namespaces: ['xwing'],
  sides: [
    { id: 'rebel', tone: 'rebel' },
    { id: 'imperial', tone: 'imperial' },
  ],
  terms: [
    { id: 'points', form: 'points', usual: STANDARD_POINTS, most: MOST_POINTS },
    { id: 'box', form: 'choice', values: ['all', 'base-set'] },
  ],
  words: squadWords,
  toneOf: (card) => asPilot(card)?.faction ?? asUpgrade(card)?.only?.faction ?? 'mercenary',
  costOf: (card) => (asPilot(card) ?? asUpgrade(card))?.points ?? 0,
  isUnique: (card) => (asPilot(card) ?? asUpgrade(card))?.unique ?? false,
  groupOf: (card) => asPilot(card)?.ship ?? '',
  facetsOf: (place) => (place === SHIPS_PLACE ? [SHIP_FACET, SKILL_FACET] : []),
  Picture: CardPicture,
  Glance: CardGlance,
  Face: CardFace,
  SlotSign,

  empty: (side) => ({ faction: FACTIONS.find((known) => known === side) ?? 'rebel', ships: [] }),
  sideOf: ({ faction }) => faction,
  sections: ({ ships }) => [
    {
      id: 'ships',
      place: SHIPS_PLACE,
      entries: ships.map((ship, index) => ({
        id: `${index}`,
        card: pilotKey(ship.pilot),
        count: 1,
        cost: shipPoints(ship),
        slots: slotsOfShip(ship).map(({ id, sort, upgrade }) => ({
          id,
          sort,
          place: slotPlace(index, id),
          ...(upgrade !== undefined && { card: upgradeKey(upgrade) }),
        })),
      })),
    },
  ],
  cardsFor,
  add,
  setCount: (squad, entry, count) =>
    count > 0 ? squad : { ...squad, ships: squad.ships.filter((_, index) => `${index}` !== entry) },
  copy: (squad, entry) => {
    const ship = squad.ships[Number(entry)];
    if (ship === undefined) return { list: squad, entry };
    return {
      list: { ...squad, ships: [...squad.ships, ship] },
      entry: `${squad.ships.length}`,
    };
  },
  clearSlot: (squad, entry, slot) => {
    const ship = squad.ships[Number(entry)];
    return ship === undefined
      ? squad
      : withShip(squad, Number(entry), withSlot(ship, slot, undefined));
  },
  review: (squad, terms) => {
    const limits = limitsUnder(terms);
    const { problems, warnings } = reviewSquad(squad, limits);
    const most = pointsOf(terms, 'points');
    const value = squadPoints(squad);
    return {
      tallies: [{ id: 'points', value, ...(most !== undefined && { most }) }],
      problems,
      warnings: [...warnings, ...hintsFor(most ?? value, limits.collection !== undefined)],
    };
  },
  entryOf,
  isUnfinished: ({ cause }) => cause === 'squad-no-ships',
  foreign: ['squad-mixed-factions', 'squad-only-faction', 'squad-only-ship'],
  ready: READY_GROUPS.flatMap((group) => READY_SQUADS.filter(({ kind }) => kind === group)).map(
    ({ id, kind, squad }) => {
      const { points, collection } = READY_LIMITS[kind];
      return {
        id,
        group: kind,
        list: squad,
        terms: {
          points: points === 'free' ? '0' : `${points}`,
          box: collection === undefined ? 'all' : 'base-set',
        },
      };
    },
  ),
  random: (side, terms, chance) =>
    randomSquad(FACTIONS.find((known) => known === side) ?? 'rebel', limitsUnder(terms), chance),
  figures: figuresOf,
  toLink: (found) => squadToLink(named(found)),
  fromLink: (link) => {
    const read = squadFromLink(link);
    return read.ok ? { ...read, value: toFound(read.value) } : read;
  },
  toFile: (draft) => squadToXws(named(draft)),
  fromOtherLink: (text) => {
    const content = fileInLink(text);
    return content === undefined ? undefined : fromFile(content);
  },
  fromFile,
};
