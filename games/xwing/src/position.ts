import {
  at,
  type Checked,
  isListOf,
  isRecord,
  isText,
  isWhole,
  type Problem,
  type Seat,
  seatFromName,
} from '@parsecs/kernel';
import { breaches } from './breaches.ts';
import { DAMAGE_CARDS, DAMAGE_DECK } from './cards/damage-deck.ts';
import {
  DAMAGE_IDS,
  type DamageId,
  PILOT_IDS,
  type PilotId,
  UPGRADE_IDS,
  type UpgradeId,
} from './cards/ids.ts';
import { pilotCard } from './cards/pilots.ts';
import { FACTIONS, type Faction } from './cards/vocabulary.ts';
import { addCard, DAMAGE_NUMBERS, listCards, packOf } from './damage-pack.ts';
import { OBSTACLE_IDS, type ObstacleId } from './geometry/outline.ts';
import { EDGES, type Edge } from './geometry/play-area.ts';
import { commitPoseInto, type Pose } from './geometry/pose.ts';
import { ROUND_STEPS } from './play/round.ts';
import { noteCockpit } from './play/tokens.ts';
import {
  ACTIVATED,
  addShip,
  battleOf,
  captainOf,
  DIAL_SHOWN,
  factionOfSeat,
  hasFlag,
  IN_PLAY,
  NONE,
  OPPORTUNE,
  rulesOf,
  type State,
  setFlag,
} from './state.ts';
import { isIonised, shieldValue } from './values.ts';
import { BOMBS, type BombId, type Phase } from './vocabulary.ts';

export const SCENARIO_CAUSES = [
  'given-not-an-object',
  'given-unknown-field',
  'given-not-a-seat',
  'given-not-a-pilot',
  'given-not-an-upgrade',
  'given-not-a-ship',
  'given-wrong-side',
  'given-not-a-place',
  'given-not-a-number',
  'given-not-a-list',
  'given-not-a-manoeuvre',
  'given-not-a-damage-card',
  'given-not-an-obstacle',
  'given-not-a-bomb',
  'given-not-a-phase',
  'given-too-many-cards',
  'given-no-ships',
  'given-impossible',
] as const;
type ScenarioCause = (typeof SCENARIO_CAUSES)[number];

export const POSITION_FIELDS: readonly string[] = [
  'ships',
  'obstacles',
  'bombs',
  'touching',
  'deck',
  'deckIsWhole',
  'discard',
  'round',
  'phase',
  'initiative',
  'edge',
];

const SHIP_FIELDS: readonly string[] = [
  'pilot',
  'upgrades',
  'discarded',
  'by',
  'at',
  'shields',
  'focus',
  'evade',
  'stress',
  'ion',
  'locks',
  'dial',
  'damageUp',
  'damageDown',
  'activated',
  'attacked',
];

type Fields = Readonly<Record<string, unknown>>;

/** Lays out a hand-made position piece by piece and names everything that does not fit. */
export class PositionReader {
  readonly #state: State;
  readonly #given: Fields;
  readonly #problems: Problem[] = [];

  constructor(state: State, given: Fields) {
    this.#state = state;
    this.#given = given;
  }

  read(): Checked<State> {
    const state = this.#state;
    state.first = FACTIONS.findIndex((faction) => faction === state.setup.sides);
    if (state.first === NONE) state.first = 0;
    this.#readRound();
    this.#placeShips();
    if (this.#problems.length === 0) {
      this.#readLocks();
      this.#readTouching();
    }
    this.#layObstacles();
    this.#layBombs();
    this.#stackDeck();
    if (this.#problems.length === 0) this.#findContradictions();
    if (this.#problems.length > 0) return { ok: false, problems: this.#problems };
    return { ok: true, value: state, warnings: [] };
  }

  #wrong(path: string, cause: ScenarioCause, params?: Problem['params']): void {
    this.#problems.push(params === undefined ? { path, cause } : { path, cause, params });
  }

  #number(path: string, value: unknown, usual: number): number {
    if (value === undefined) return usual;
    if (isWhole(value, 0, 999)) return value;
    this.#wrong(path, 'given-not-a-number');
    return usual;
  }

  #list(path: string, value: unknown): readonly unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value as readonly unknown[];
    this.#wrong(path, 'given-not-a-list');
    return [];
  }

  #readRound(): void {
    const state = this.#state;
    const { round, phase = 'planning', initiative = 'imperial', edge = 'bottom' } = this.#given;
    state.round = this.#number('round', round, 1);
    state.initiative = FACTIONS.indexOf(initiative as Faction);
    if (state.initiative === NONE) this.#wrong('initiative', 'given-wrong-side');
    state.edge = EDGES.indexOf(edge as Edge);
    if (state.edge === NONE) this.#wrong('edge', 'given-not-a-place');
    state.squads = [];
    if (!isText(phase) || !Object.hasOwn(ROUND_STEPS, phase)) {
      this.#wrong('phase', 'given-not-a-phase');
      return;
    }
    const known = phase as Exclude<Phase, 'setup'>;
    state.phase = known;
    state.frames = [{ kind: 'round', step: ROUND_STEPS[known] }];
  }

  #placeShips(): void {
    const ships = this.#given['ships'];
    if (!isListOf(ships, isRecord)) {
      this.#wrong('ships', 'given-not-a-list');
      return;
    }
    for (const [index, ship] of ships.entries()) this.#placeShip(`ships[${index}]`, ship);
    const { factions } = battleOf(this.#state);
    for (const faction of [0, 1]) {
      if (!factions.includes(faction)) this.#wrong('ships', 'given-no-ships');
    }
  }

  #placeShip(path: string, written: Fields): void {
    const state = this.#state;
    const unknown = Object.keys(written).find((field) => !SHIP_FIELDS.includes(field));
    if (unknown !== undefined) this.#wrong(`${path}.${unknown}`, 'given-unknown-field');
    const pilot = PILOT_IDS.indexOf(written['pilot'] as PilotId);
    if (pilot === NONE) {
      this.#wrong(`${path}.pilot`, 'given-not-a-pilot', {
        pilot: JSON.stringify(written['pilot']),
      });
      return;
    }
    const upgrades = this.#upgrades(`${path}.upgrades`, written['upgrades']);
    const faction = pilotCard(at(PILOT_IDS, pilot)).faction === 'rebel' ? 0 : 1;
    const ship = addShip(state, pilot, upgrades, this.#seat(path, written['by'], faction));
    const pose = this.#pose(`${path}.at`, written['at']);
    if (pose !== undefined) {
      state.status[ship] = IN_PLAY;
      state.x[ship] = pose.x;
      state.y[ship] = pose.y;
      state.heading[ship] = pose.heading;
    }
    this.#readTokens(path, written, ship);
    this.#readDamage(path, written, ship);
    this.#readDial(path, written, ship);
    for (const id of this.#upgrades(`${path}.discarded`, written['discarded'])) {
      const place = upgrades.indexOf(id);
      if (place === NONE) this.#wrong(`${path}.discarded`, 'given-not-an-upgrade');
      else state.gone[ship] = at(state.gone, ship) | (1 << place);
    }
  }

  #seat(path: string, name: unknown, faction: number): Seat {
    const state = this.#state;
    if (name === undefined) return captainOf(state, faction);
    const seat = isText(name) ? seatFromName(name) : undefined;
    if (seat === undefined || seat >= state.setup.players) {
      this.#wrong(`${path}.by`, 'given-not-a-seat', { seat: JSON.stringify(name) });
      return captainOf(state, faction);
    }
    if (factionOfSeat(state, seat) !== faction) this.#wrong(`${path}.by`, 'given-wrong-side');
    return seat;
  }

  #upgrades(path: string, value: unknown): readonly number[] {
    return this.#list(path, value).flatMap((id) => {
      const upgrade = UPGRADE_IDS.indexOf(id as UpgradeId);
      if (upgrade !== NONE) return [upgrade];
      this.#wrong(path, 'given-not-an-upgrade', { upgrade: JSON.stringify(id) });
      return [];
    });
  }

  #pose(path: string, value: unknown): Pose | undefined {
    const pose: Pose = { x: 0, y: 0, heading: 0 };
    if (value === null) return undefined;
    if (isListOf(value, isNumber) && value.length >= 2 && value.length <= 3) {
      const [x = 0, y = 0, heading = 0] = value;
      commitPoseInto(pose, x, y, heading);
      return pose;
    }
    this.#wrong(path, 'given-not-a-place');
    return undefined;
  }

  #readTokens(path: string, written: Fields, ship: number): void {
    const state = this.#state;
    const shields = shieldValue(state, ship);
    state.shields[ship] = this.#number(`${path}.shields`, written['shields'], shields);
    for (const [field, list] of [
      ['focus', state.focus],
      ['evade', state.evade],
      ['stress', state.stress],
      ['ion', state.ion],
    ] as const) {
      list[ship] = this.#number(`${path}.${field}`, written[field], 0);
    }
    if (written['activated'] === true) setFlag(state, ship, ACTIVATED | DIAL_SHOWN);
    if (written['attacked'] === true) setFlag(state, ship, OPPORTUNE);
  }

  #cards(path: string, value: unknown): readonly number[] {
    const seen = new Map<unknown, number>();
    return this.#list(path, value).flatMap((id) => {
      const copies = (seen.get(id) ?? 0) + 1;
      seen.set(id, copies);
      if (copies > (DAMAGE_CARDS.find((known) => known.id === id)?.count ?? copies)) {
        this.#wrong(path, 'given-too-many-cards', { card: JSON.stringify(id) });
        return [];
      }
      const card = DAMAGE_IDS.indexOf(id as DamageId);
      if (card !== NONE) return [card];
      this.#wrong(path, 'given-not-a-damage-card', { card: JSON.stringify(id) });
      return [];
    });
  }

  #readDamage(path: string, written: Fields, ship: number): void {
    const state = this.#state;
    for (const card of this.#cards(`${path}.damageUp`, written['damageUp'])) {
      state.up[ship] = addCard(at(state.up, ship), card);
      // Turned up some time before.
      state.round -= 1;
      noteCockpit(state, ship, card);
      state.round += 1;
    }
    const down = written['damageDown'];
    if (typeof down === 'number') {
      const count = this.#number(`${path}.damageDown`, down, 0);
      // Any cards will do; of Direct Hit! there are enough.
      const direct = DAMAGE_NUMBERS['direct-hit'];
      const free = this.#cardsLeft().sort(
        (one, other) => Number(other === direct) - Number(one === direct),
      );
      state.down[ship] = packOf(free.slice(0, count));
      if (count > free.length) this.#wrong(`${path}.damageDown`, 'given-too-many-cards');
    } else state.down[ship] = packOf(this.#cards(`${path}.damageDown`, down));
  }

  /** Cards that lie nowhere yet. */
  #cardsLeft(): number[] {
    const state = this.#state;
    const left = DAMAGE_DECK.map((id) => DAMAGE_IDS.indexOf(id));
    for (const pack of [...state.up, ...state.down, state.discard]) {
      for (const card of listCards(pack)) {
        const index = left.indexOf(card);
        if (index !== -1) left.splice(index, 1);
      }
    }
    return left;
  }

  #readDial(path: string, written: Fields, ship: number): void {
    const { dial } = written;
    if (dial === undefined) return;
    const place = rulesOf(this.#state, ship).dial.findIndex(
      ({ bearing, speed }) => `${bearing}-${speed}` === dial,
    );
    if (place === NONE) this.#wrong(`${path}.dial`, 'given-not-a-manoeuvre');
    else this.#state.dial[ship] = place;
  }

  #ship(path: string, id: unknown): number {
    const ship = isText(id) ? battleOf(this.#state).indexOf.get(id) : undefined;
    if (ship !== undefined) return ship;
    this.#wrong(path, 'given-not-a-ship', { ship: JSON.stringify(id) });
    return NONE;
  }

  #readLocks(): void {
    const state = this.#state;
    const ships = this.#given['ships'] as readonly Fields[];
    for (const [ship, written] of ships.entries()) {
      const path = `ships[${ship}].locks`;
      const locks = this.#list(path, written['locks']);
      if (locks.length > 2) this.#wrong(path, 'given-not-a-list');
      for (const [slot, id] of locks.slice(0, 2).entries()) {
        const target = this.#ship(path, id);
        if (target !== NONE) state.locks[ship * 2 + slot] = target;
      }
    }
  }

  #readTouching(): void {
    for (const [index, pair] of this.#list('touching', this.#given['touching']).entries()) {
      const path = `touching[${index}]`;
      if (!isListOf(pair, isText) || pair.length !== 2) {
        this.#wrong(path, 'given-not-a-list');
        continue;
      }
      const ships = pair.map((id) => this.#ship(path, id));
      if (!ships.includes(NONE)) this.#state.touching.push(...ships);
    }
  }

  #layObstacles(): void {
    const laid: number[] = [];
    for (const [index, written] of this.#list('obstacles', this.#given['obstacles']).entries()) {
      const path = `obstacles[${index}]`;
      const fields: Fields = isRecord(written) ? written : {};
      const token = OBSTACLE_IDS.indexOf((fields['token'] ?? OBSTACLE_IDS[index]) as ObstacleId);
      const pose = this.#pose(`${path}.at`, fields['at']);
      if (token === NONE) this.#wrong(`${path}.token`, 'given-not-an-obstacle');
      else if (pose !== undefined) {
        laid.push(token, pose.x, pose.y, pose.heading, fields['flipped'] === true ? 1 : 0);
      }
    }
    this.#state.obstacles = laid;
  }

  #layBombs(): void {
    for (const [index, written] of this.#list('bombs', this.#given['bombs']).entries()) {
      const path = `bombs[${index}]`;
      const fields: Fields = isRecord(written) ? written : {};
      const bomb = BOMBS.indexOf(fields['bomb'] as BombId);
      const seat = isText(fields['by']) ? seatFromName(fields['by']) : undefined;
      const pose = this.#pose(`${path}.at`, fields['at']);
      if (bomb === NONE) this.#wrong(`${path}.bomb`, 'given-not-a-bomb');
      else if (seat === undefined || seat >= this.#state.setup.players) {
        this.#wrong(`${path}.by`, 'given-not-a-seat');
      } else if (pose !== undefined) {
        this.#state.bombs.push(bomb, seat, pose.x, pose.y, pose.heading);
      }
    }
  }

  /** The top of the deck as written, everything that lies nowhere below it. */
  #stackDeck(): void {
    const state = this.#state;
    state.discard = packOf(this.#cards('discard', this.#given['discard']));
    const top = this.#cards('deck', this.#given['deck']);
    const left = this.#cardsLeft();
    for (const card of top) {
      const index = left.indexOf(card);
      if (index !== -1) left.splice(index, 1);
    }
    const rest = this.#given['deckIsWhole'] === true ? [] : left;
    state.deck = [...rest, ...top.toReversed()];
  }

  #findContradictions(): void {
    const state = this.#state;
    for (const [ship, status] of state.status.entries()) {
      const isDue =
        state.phase === 'activation' && status === IN_PLAY && !hasFlag(state, ship, ACTIVATED);
      if (isDue && state.dial[ship] === NONE && !isIonised(state, ship)) {
        this.#wrong(`ships[${ship}].dial`, 'given-not-a-manoeuvre');
      }
    }
    const asked = { ...state, asked: 1 };
    for (const breach of breaches(asked)) this.#wrong('ships', 'given-impossible', { breach });
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
