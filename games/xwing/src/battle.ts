import { at, type Seat } from '@parsecs/kernel';
import { type CardId, cardOfPilot } from './cards/card-ids.ts';
import {
  PILOT_IDS,
  type PilotId,
  type ShipTypeId,
  UPGRADE_IDS,
  type UpgradeId,
} from './cards/ids.ts';
import { type PilotCard, pilotCard } from './cards/pilots.ts';
import { type DialManoeuvre, SHIP_TYPES } from './cards/ship-types.ts';
import { type UpgradeCard, upgradeCard } from './cards/upgrades.ts';
import { ACTION_ICONS, type CardValue, DIFFICULTIES, type Faction } from './cards/vocabulary.ts';
import type { Arc } from './geometry/arc.ts';
import type { FootprintKind } from './geometry/dimensions.ts';
import { assertOneBitEach } from './name-bits.ts';
import { SHUTTLE_ID, writeManoeuvre, writeShip } from './names.ts';

/** The ships of a match by the numbers of their cards, and who flies each. Never changed in place. */
export interface Roster {
  readonly pilots: readonly number[];
  readonly upgrades: readonly (readonly number[])[];
  readonly seats: readonly Seat[];
}

/** XW-226: even seats and odd seats are the two teams. */
export const TEAMS = 2;

export function teamOfSeat(seat: Seat): number {
  return seat & 1;
}

/** XW-252: stands among the pilots for the senator's shuttle, which has none. */
export const SHUTTLE: number = PILOT_IDS.length;

/** What is printed on the cards of one ship, made ready for play. */
export interface ShipRules {
  readonly id: string;
  readonly pilot: PilotCard | undefined;
  readonly upgrades: readonly UpgradeCard[];
  readonly kind: FootprintKind;
  readonly faction: Faction;
  /** Squad points of the pilot and the upgrades. */
  readonly points: number;
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** What upgrades add, by their place on the ship; nothing where none does. */
  readonly grants: readonly (UpgradeCard['grants'] | undefined)[];
  readonly hasGrants: boolean;
  readonly arcs: readonly Arc[];
  /** XW-297: without the reach of a turret. */
  readonly printedArcs: readonly Arc[];
  /** The action bar, one bit each. */
  readonly bar: number;
  readonly dial: readonly DialManoeuvre[];
  /** The same by their names. */
  readonly dialNames: readonly string[];
  readonly dialPlaces: ReadonlyMap<string, number>;
  /** The places of secondary weapons among the upgrades. */
  readonly weapons: readonly number[];
  /** Places of elite upgrades, one bit each. */
  readonly elite: number;
}

/** A card on a ship: where its text works from. */
export interface CardInPlay {
  readonly number: number;
  readonly card: CardId;
  readonly ship: number;
  /** Its place among the upgrades; −1 for the pilot, −2 for a damage card. */
  readonly place: number;
  /** The number of the damage card, −1 for others. */
  readonly damage: number;
}

export const PILOT_PLACE = -1;
export const DAMAGE_PLACE = -2;

/** Everything that follows from the roster alone; shared by all states of a match. */
export interface Battle {
  readonly roster: Roster;
  readonly count: number;
  readonly ships: readonly ShipRules[];
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** The team of each ship. */
  readonly teams: readonly number[];
  readonly seats: readonly Seat[];
  /** Every pilot and upgrade card in the match. */
  readonly cardsInPlay: readonly CardInPlay[];
}

let lastRoster: Roster | undefined;
let lastBattle: Battle | undefined;
const BY_ROSTER = new WeakMap<Roster, Battle>();
const BY_TEXT = new Map<string, Battle>();
const MOST_KNOWN = 128;

/** Found again by its content after the state was written down and read. */
export function battleFor(roster: Roster): Battle {
  if (roster === lastRoster && lastBattle !== undefined) return lastBattle;
  let battle = BY_ROSTER.get(roster);
  if (battle === undefined) {
    const text = textOf(roster);
    battle = BY_TEXT.get(text);
    if (battle === undefined) {
      battle = compileBattle(roster);
      if (BY_TEXT.size >= MOST_KNOWN) BY_TEXT.clear();
      BY_TEXT.set(text, battle);
    }
    BY_ROSTER.set(roster, battle);
  }
  lastRoster = roster;
  lastBattle = battle;
  return battle;
}

/** The content of a roster, quickly written: every match begins with it. */
function textOf({ pilots, upgrades, seats }: Roster): string {
  let text = '';
  for (let ship = 0; ship < pilots.length; ship += 1) {
    text += `${pilots[ship]}@${seats[ship]}`;
    for (const upgrade of at(upgrades, ship)) text += `,${upgrade}`;
    text += ';';
  }
  return text;
}

/** The ships of a roster by their names, as a view lists them. */
interface NamedShip {
  readonly pilot: PilotId | null;
  readonly upgrades: readonly { readonly id: UpgradeId }[];
  readonly owner: Seat;
}

const ROSTERS = new Map<string, Roster>();

/** The roster of these ships; the same one for the same ships, so that its battle is found again. */
export function rosterOf(ships: readonly NamedShip[]): Roster {
  let text = '';
  for (const { pilot, upgrades, owner } of ships) {
    text += `${pilot}@${owner}`;
    for (const { id } of upgrades) text += `,${id}`;
    text += ';';
  }
  let roster = ROSTERS.get(text);
  if (roster === undefined) {
    roster = {
      pilots: ships.map(({ pilot }) => (pilot === null ? SHUTTLE : PILOT_IDS.indexOf(pilot))),
      upgrades: ships.map(({ upgrades }) => upgrades.map(({ id }) => UPGRADE_IDS.indexOf(id))),
      seats: ships.map(({ owner }) => owner),
    };
    if (ROSTERS.size >= MOST_KNOWN) ROSTERS.clear();
    ROSTERS.set(text, roster);
  }
  return roster;
}

function compileBattle(roster: Roster): Battle {
  const copies = new Map<number, number>();
  const ships = roster.pilots.map((pilot, index) => {
    const copy = (copies.get(pilot) ?? 0) + 1;
    copies.set(pilot, copy);
    return shipRules(pilot, at(roster.upgrades, index), copy);
  });
  return {
    roster,
    count: ships.length,
    ships,
    ids: ships.map(({ id }) => id),
    indexOf: new Map(ships.map(({ id }, index) => [id, index])),
    teams: roster.seats.map(teamOfSeat),
    seats: roster.seats,
    cardsInPlay: listCardsInPlay(ships),
  };
}

type DialRules = Pick<ShipRules, 'dial' | 'dialNames' | 'dialPlaces'>;

/** The dials of all types of ships, with the places of their manoeuvres. */
const DIALS: Readonly<Record<ShipTypeId, DialRules>> = Object.fromEntries(
  SHIP_TYPES.map(({ id, dial }): [ShipTypeId, DialRules] => {
    const dialNames = dial.map(writeManoeuvre);
    return [
      id,
      { dial, dialNames, dialPlaces: new Map(dialNames.map((name, place) => [name, place])) },
    ];
  }),
) as Record<ShipTypeId, DialRules>;

/** The first ship with a pilot card is named after it, further ones are counted. */
function shipRules(pilot: number, upgradeNumbers: readonly number[], copy: number): ShipRules {
  if (pilot === SHUTTLE) return { ...SHUTTLE_RULES, id: writeShip({ pilot: null, copy }) };
  const card = pilotCard(at(PILOT_IDS, pilot));
  assertOneBitEach('upgrades of a ship', upgradeNumbers);
  const upgrades = upgradeNumbers.map((number) => upgradeCard(at(UPGRADE_IDS, number)));
  const grants = upgrades.map((upgrade) => upgrade.grants);
  const icons = [...card.actions, ...grants.flatMap((grant) => grant?.actions ?? [])];
  return {
    id: writeShip({ pilot: card.id, copy }),
    pilot: card,
    upgrades,
    kind: card.size,
    faction: card.faction,
    points: upgrades.reduce((sum, upgrade) => sum + upgrade.points, card.points),
    skill: card.skill,
    attack: card.attack,
    agility: card.agility,
    hull: card.hull,
    shields: card.shields,
    grants,
    hasGrants: grants.some((grant) => grant?.values !== undefined),
    arcs: card.arcs,
    printedArcs: card.arcs.filter((arc) => arc !== 'turret-360'),
    bar: icons.reduce((bits, icon) => bits | (1 << ACTION_ICONS.indexOf(icon)), 0),
    ...DIALS[card.ship],
    weapons: upgrades.flatMap(({ weapon }, place) => (weapon === undefined ? [] : [place])),
    elite: upgrades.reduce(
      (bits, { slot }, place) => (slot === 'elite' ? bits | (1 << place) : bits),
      0,
    ),
  };
}

/** XW-252, XW-253, XW-256; its shields come with the mission (XW-254). */
const SHUTTLE_RULES: ShipRules = {
  id: SHUTTLE_ID,
  pilot: undefined,
  upgrades: [],
  kind: 'shuttle',
  faction: 'rebel',
  points: 0,
  skill: 0,
  attack: 0,
  agility: 2,
  hull: 6,
  shields: 0,
  grants: [],
  hasGrants: false,
  arcs: [],
  printedArcs: [],
  bar: 0,
  dial: [],
  dialNames: [],
  dialPlaces: new Map(),
  weapons: [],
  elite: 0,
};

function listCardsInPlay(ships: readonly ShipRules[]): readonly CardInPlay[] {
  const cardsInPlay: CardInPlay[] = [];
  for (const [ship, { pilot, upgrades }] of ships.entries()) {
    const add = (card: CardId, place: number): unknown =>
      cardsInPlay.push({ number: cardsInPlay.length, card, ship, place, damage: -1 });
    const own = pilot && cardOfPilot(pilot);
    if (own !== undefined) add(own, PILOT_PLACE);
    for (const [place, { id }] of upgrades.entries()) add(`upgrade.${id}`, place);
  }
  return cardsInPlay;
}

export const GREEN = 0;
export const WHITE = 1;
export const RED = 2;

const DIFFICULTY_NUMBERS: ReadonlyMap<string, number> = new Map(
  DIFFICULTIES.map((difficulty, index) => [difficulty, index]),
);

/** The printed colour of a manoeuvre as a number: green, white, red. */
export function colourOf({ difficulty }: DialManoeuvre): number {
  return DIFFICULTY_NUMBERS.get(difficulty) as number;
}

/** What an upgrade adds to a value, 0 for nothing. */
export function grantOf(rules: ShipRules, place: number, value: CardValue): number {
  return rules.grants[place]?.values?.[value] ?? 0;
}
