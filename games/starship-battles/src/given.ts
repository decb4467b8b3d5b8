import {
  at,
  type Checked,
  excerpt,
  GIVEN_CAUSES,
  type GivenCause,
  GivenFields,
  isListOf,
  isRecord,
  isText,
  isWhole,
  type Seat,
  type WrittenFields,
} from '@parsecs/kernel';
import { squareAt } from './geometry/squares.ts';
import type { On } from './names.ts';
import { resume } from './play/process.ts';
import { rulesOf } from './rules.ts';
import { DEED_FLAGS, POOL, putInForce, type State, seatIsInPlay } from './state.ts';
import { violations } from './violations.ts';
import {
  DEEDS,
  type Deed,
  FACINGS,
  FACTIONS,
  type Facing,
  type Faction,
  OPTIONS,
  type OptionId,
} from './vocabulary.ts';

const CAUSES = [
  'given-not-a-ship',
  'given-wrong-side',
  'given-not-a-place',
  'given-too-many',
  'given-not-an-option',
  'given-not-a-phase',
  'given-not-in-play',
  'given-impossible',
] as const;
type Cause = (typeof CAUSES)[number];
export const SCENARIO_CAUSES: readonly (Cause | GivenCause)[] = [...GIVEN_CAUSES, ...CAUSES];

const SHIP_FIELDS: readonly string[] = [
  'ship',
  'at',
  'facing',
  'damage',
  'reduced',
  'counters',
  'done',
];
const PHASES = ['initiative', 'move', 'attack', 'damage'] as const;

/** Ships of one seat, and names in any other list. */
const MOST_SHIPS = 200;
const MOST_NAMES = 20;
/** Damage and counters of one ship. */
const MOST_COUNTERS = 99;

function isShortList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_NAMES && isListOf(value, isText);
}

/** Lays out a hand-made position piece by piece and names what does not fit. */
export function readPosition(state: State, given: WrittenFields, on: On): Checked<State> {
  return new GivenReader(state, given).read(on);
}

class GivenReader extends GivenFields<Cause> {
  readonly #state: State;

  constructor(state: State, given: WrittenFields) {
    super(given, state.factions.length);
    this.#state = state;
  }

  read(on: On): Checked<State> {
    const state = this.#state;
    this.#placeShips();
    const phase = PHASES.find((known) => known === (this.given['phase'] ?? 'move'));
    if (phase === undefined) this.wrong('phase', 'given-not-a-phase');
    state.round = this.number('round', this.given['round'], 1);
    state.quiet = this.number('quiet', this.given['quiet'], 0);
    state.low = this.#side('low', 'light');
    this.#putOptions();
    if (this.problems.length > 0 || phase === undefined) return this.checked(state);
    state.phase = phase;
    const turns = this.#turns();
    if (this.problems.length > 0) return this.checked(state);
    state.kind = 'move';
    const violation = violations({ ...state, kind: 'move' })[0];
    if (violation === undefined) resume(state, phase, turns, on);
    else this.wrong('ships', 'given-impossible', { violation });
    return this.checked(state);
  }

  #side(field: string, usual: Faction): number {
    const side = FACTIONS.findIndex((known) => known === (this.given[field] ?? usual));
    if (side === -1) this.wrong(field, 'given-wrong-side');
    return side;
  }

  #bySeat(field: string): readonly (readonly [Seat, unknown, string])[] {
    return this.named(field)
      .map(([name, part, path]) => [this.seat(path, name) ?? 0, part, path] as const)
      .sort(([one], [other]) => one - other);
  }

  #placeShips(): void {
    const state = this.#state;
    const { types } = rulesOf(state.setup);
    const roster = { types: [] as number[], owners: [] as number[] };
    for (const [seat, list, path] of this.#bySeat('ships')) {
      if (Array.isArray(list) && list.length > MOST_SHIPS) {
        this.wrong(path, 'given-too-many', { most: MOST_SHIPS });
        continue;
      }
      if (!isListOf(list, isRecord)) {
        this.wrong(path, 'given-not-a-list');
        continue;
      }
      for (const [index, ship] of list.entries()) {
        const where = `${path}[${index}]`;
        const type = types.findIndex(({ card }) => card.id === ship['ship']);
        if (type === -1) {
          this.wrong(`${where}.ship`, 'given-not-a-ship', { ship: excerpt(ship['ship'] ?? '') });
          continue;
        }
        if (at(types, type).faction !== at(state.factions, seat)) {
          this.wrong(`${where}.ship`, 'given-wrong-side');
        }
        roster.types.push(type);
        roster.owners.push(seat);
        this.#placeShip(where, ship, type);
      }
    }
    state.roster = roster;
    state.fleets = [];
  }

  #placeShip(path: string, ship: WrittenFields, type: number): void {
    const state = this.#state;
    const { isFighter, sides, faction } = at(rulesOf(state.setup).types, type);
    this.onlyKnown(path, ship, SHIP_FIELDS);
    const isReduced = ship['reduced'] === true;
    state.places.push(this.#place(path, ship['at'], isFighter));
    const facing = ship['facing'] ?? at(FACINGS, faction === 0 ? 0 : 2);
    if (!FACINGS.includes(facing as Facing)) this.wrong(`${path}.facing`, 'given-not-a-place');
    state.facings.push(FACINGS.indexOf(facing as Facing));
    state.reduced.push(isReduced ? 1 : 0);
    const count = (field: string, usual: number): number =>
      this.number(`${path}.${field}`, ship[field], usual, 0, MOST_COUNTERS);
    state.damage.push(count('damage', 0));
    state.counters.push(count('counters', sides[isReduced ? 1 : 0].counters));
    const done = ship['done'] ?? [];
    if (!isShortList(done) || !done.every((name) => DEEDS.includes(name as Deed))) {
      this.wrong(`${path}.done`, 'given-not-a-list');
      state.flags.push(0);
      return;
    }
    state.flags.push(done.reduce((flags, name) => flags | DEED_FLAGS[name as Deed], 0));
  }

  #place(path: string, where: unknown, isFighter: boolean): number {
    if (where === undefined && isFighter) return POOL;
    const { columns, rows } = rulesOf(this.#state.setup);
    if (Array.isArray(where) && where.length === 2) {
      const [x, y] = where as readonly unknown[];
      if (isWhole(x, 0, columns - 1) && isWhole(y, 0, rows - 1)) return squareAt(x, y);
    }
    this.wrong(`${path}.at`, 'given-not-a-place');
    return 0;
  }

  #putOptions(): void {
    for (const [seat, list, path] of this.#bySeat('options')) {
      const options: readonly unknown[] = Array.isArray(list) ? list : [list];
      if (options.length > MOST_NAMES) {
        this.wrong(path, 'given-too-many', { most: MOST_NAMES });
        continue;
      }
      for (const option of options) {
        if (OPTIONS.includes(option as OptionId)) putInForce(this.#state, seat, option as OptionId);
        else this.wrong(path, 'given-not-an-option');
      }
    }
  }

  /** The seats that have had their part, and the one whose part it is. */
  #turns(): readonly Seat[] {
    const { turn, turns = [] } = this.given;
    if (!isShortList(turns)) {
      this.wrong('turns', 'given-not-a-list');
      return [];
    }
    const before = turns.map((name, index) => this.seat(`turns[${index}]`, name) ?? 0);
    if (turn === undefined) return before;
    const seat = this.seat('turn', turn) ?? 0;
    if (!seatIsInPlay(this.#state, seat)) this.wrong('turn', 'given-not-in-play');
    if (before.length > 0) return [...before, seat];
    const first = this.#state.phase === 'attack' ? 1 - this.#state.low : this.#state.low;
    if (at(this.#state.factions, seat) === first) return [seat];
    const other = this.#state.factions.findIndex(
      (faction, rival) => faction === first && seatIsInPlay(this.#state, rival),
    );
    return [other, seat];
  }
}
