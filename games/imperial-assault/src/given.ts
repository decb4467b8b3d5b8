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
import { crowdOf, spacesOf } from './board.ts';
import { commandNumber, findCommand } from './cards/cards.ts';
import { activate } from './given-activation.ts';
import { spaceNamed } from './map/grid.ts';
import { layOut } from './play/setup-phase.ts';
import { otherSeat, rulesOf, type State, siteOfState } from './state.ts';
import { CONDITIONS, type CommandId, DEFEATED, EXHAUSTED, MISSION_IDS } from './vocabulary.ts';

export const SCENARIO_CAUSES = [
  'given-unknown-field',
  'given-not-a-seat',
  'given-not-a-figure',
  'given-not-a-group',
  'given-not-a-space',
  'given-taken-space',
  'given-not-a-list',
  'given-not-a-number',
  'given-unknown-card',
  'given-not-a-token',
  'given-not-a-door',
  'given-needs-mission',
  'given-not-a-phase',
  'given-no-figures',
] as const;
type ScenarioCause = (typeof SCENARIO_CAUSES)[number];

export const GIVEN_FIELDS: readonly string[] = [
  'round',
  'initiative',
  'turn',
  'zones',
  'figures',
  'exhausted',
  'hands',
  'decks',
  'discards',
  'vp',
  'killVp',
  'tokens',
  'raiders',
  'open',
  'marks',
  'phase',
  'activating',
];

const PHASES = ['start-of-round', 'activation', 'status', 'end-of-round'] as const;
/** Where a round stands when one of these begins (see `play/round.ts`). */
const ROUND_STEPS: Readonly<Record<(typeof PHASES)[number], number>> = {
  'start-of-round': 0,
  activation: 3,
  status: 4,
  'end-of-round': 5,
};

/** Lays out a hand-made position piece by piece and names everything that does not fit. */
export class GivenReader {
  readonly #state: State;
  readonly #given: Readonly<Record<string, unknown>>;
  readonly #problems: Problem[] = [];

  constructor(state: State, given: Readonly<Record<string, unknown>>) {
    this.#state = state;
    this.#given = given;
  }

  read(): Checked<State> {
    const state = this.#state;
    const { mission } = state.table;
    if (mission === 'random') {
      this.#wrong('setup.mission', 'given-needs-mission');
      return { ok: false, problems: this.#problems };
    }
    state.mission = MISSION_IDS.indexOf(mission);
    layOut(state);
    this.#readTurn();
    this.#setTheScene();
    this.#placeFigures();
    this.#layCards();
    this.#layTokens();
    if (this.#problems.length === 0) this.#setPhase();
    if (this.#problems.length > 0) return { ok: false, problems: this.#problems };
    return { ok: true, value: state, warnings: [] };
  }

  #wrong(path: string, cause: ScenarioCause, params?: Problem['params']): void {
    this.#problems.push(params === undefined ? { path, cause } : { path, cause, params });
  }

  #seat(path: string, name: unknown): Seat {
    const seat = typeof name === 'string' ? seatFromName(name) : undefined;
    if (seat === 0 || seat === 1) return seat;
    this.#wrong(path, 'given-not-a-seat', { seat: JSON.stringify(name) });
    return 0;
  }

  #number(path: string, value: unknown): number {
    if (isWhole(value, 0, 999)) return value;
    this.#wrong(path, 'given-not-a-number');
    return 0;
  }

  #entries(field: string): readonly (readonly [string, unknown])[] {
    const value = this.#given[field];
    if (value === undefined) return [];
    if (isRecord(value)) return Object.entries(value);
    this.#wrong(field, 'given-not-a-list');
    return [];
  }

  #list(field: string): readonly string[] {
    const value = this.#given[field] ?? [];
    if (isListOf(value, isText)) return value;
    this.#wrong(field, 'given-not-a-list');
    return [];
  }

  #readTurn(): void {
    const state = this.#state;
    const { round, initiative, turn } = this.#given;
    if (round !== undefined) state.round = this.#number('round', round);
    state.initiative = initiative === undefined ? 0 : this.#seat('initiative', initiative);
    state.turn = turn === undefined ? state.initiative : this.#seat('turn', turn);
    state.zones = [0, 1];
    for (const [name, zone] of this.#entries('zones')) {
      const seat = this.#seat(`zones.${name}`, name);
      state.zones[seat] = zone === 'blue' ? 1 : 0;
      state.zones[otherSeat(seat)] = zone === 'blue' ? 0 : 1;
    }
    for (const [field, list] of [
      ['vp', state.vp],
      ['killVp', state.kills],
    ] as const) {
      for (const [name, value] of this.#entries(field)) {
        list[this.#seat(`${field}.${name}`, name)] = this.#number(`${field}.${name}`, value);
      }
    }
  }

  #setTheScene(): void {
    const { doors } = siteOfState(this.#state).grid.file;
    for (const id of this.#list('open')) {
      const door = doors.findIndex((known) => known.id === id);
      if (door === -1) this.#wrong('open', 'given-not-a-door', { door: id });
      else this.#state.open |= 1 << door;
    }
    if (this.#given['raiders'] === undefined) return;
    this.#state.raiders = this.#list('raiders').map((label) => this.#space('raiders', label));
    this.#state.raiderDamage = this.#state.raiders.map(() => 0);
  }

  #space(path: string, label: unknown): number {
    const space = isText(label) ? spaceNamed(siteOfState(this.#state).grid, label) : -1;
    if (space === -1) this.#wrong(path, 'given-not-a-space', { space: JSON.stringify(label) });
    return space;
  }

  #placeFigures(): void {
    const state = this.#state;
    const rules = rulesOf(state);
    for (const [id, where] of this.#entries('figures')) {
      const path = `figures.${id}`;
      const figure = rules.figureIds.get(id);
      if (figure === undefined) {
        this.#wrong(path, 'given-not-a-figure');
        continue;
      }
      const written = isRecord(where) ? where : { at: where };
      const space = this.#space(path, written['at']);
      if (space === -1) continue;
      const { count } = siteOfState(state).grid;
      const stand = written['turned'] === true ? space + count : space;
      this.#stand(path, figure, stand, written['shares'] === true);
      if (written['damage'] !== undefined) {
        state.damage[figure] = this.#number(path, written['damage']);
      }
      const conditions = Array.isArray(written['conditions']) ? written['conditions'] : [];
      for (const [bit, name] of CONDITIONS.entries()) {
        if (conditions.includes(name))
          state.conditions[figure] = at(state.conditions, figure) | (1 << bit);
      }
    }
    for (const [group, { figures }] of rules.groups.entries()) {
      if (figures.every((figure) => state.stand[figure] === -1)) state.groups[group] = DEFEATED;
    }
    for (const id of this.#list('exhausted')) {
      const group = rules.groupIds.get(id);
      if (group === undefined) this.#wrong('exhausted', 'given-not-a-group', { group: id });
      else state.groups[group] = EXHAUSTED;
    }
    for (const seat of [0, 1]) {
      const alive = rules.figures.some(
        ({ owner }, figure) => owner === seat && state.stand[figure] !== -1,
      );
      if (!alive) this.#wrong('figures', 'given-no-figures');
    }
  }

  /** Figures stand beside one another, unless the writer wants them to share (IA-135). */
  #stand(path: string, figure: number, stand: number, shares: boolean): void {
    const state = this.#state;
    const { slot } = siteOfState(state).grid;
    const crowd = crowdOf(state);
    state.stand[figure] = stand;
    const spaces = spacesOf(state, figure);
    const taken = spaces.some((space) => crowd[at(slot, space)] !== 0);
    if (spaces.length === 0) this.#wrong(path, 'given-not-a-space');
    else if (taken && !shares) this.#wrong(path, 'given-taken-space');
    if (spaces.length === 0) state.stand[figure] = -1;
  }

  #cards(path: string, value: unknown): number[] {
    if (!isListOf(value, isText)) {
      this.#wrong(path, 'given-not-a-list');
      return [];
    }
    return value.flatMap((id) => {
      if (findCommand(id) !== undefined) return [commandNumber(id as CommandId)];
      this.#wrong(path, 'given-unknown-card', { card: id });
      return [];
    });
  }

  /** What is not written stays in the deck; the list is whatever then lies on the table. */
  #layCards(): void {
    const state = this.#state;
    for (const seat of [0, 1]) {
      const name = `P${seat + 1}`;
      const read = (field: string): number[] | undefined => {
        const all = this.#given[field];
        const own = isRecord(all) ? all[name] : undefined;
        return own === undefined ? undefined : this.#cards(`${field}.${name}`, own);
      };
      const hand = read('hands') ?? [];
      const discard = read('discards') ?? [];
      const left = [...at(state.lists, seat)];
      for (const card of [...hand, ...discard]) {
        const index = left.indexOf(card);
        if (index !== -1) left.splice(index, 1);
      }
      state.hands[seat] = hand;
      state.discards[seat] = discard;
      state.decks[seat] = read('decks') ?? left;
      state.lists[seat] = [...hand, ...discard, ...at(state.decks, seat)].sort((a, b) => a - b);
    }
  }

  #layTokens(): void {
    const state = this.#state;
    const { tokens } = siteOfState(state);
    for (const [id, where] of this.#entries('tokens')) {
      const path = `tokens.${id}`;
      const token = tokens.findIndex((known) => known.id === id);
      if (token === -1) {
        this.#wrong(path, 'given-not-a-token');
        continue;
      }
      const written = isRecord(where) ? where : { at: where };
      if (written['by'] !== undefined) {
        const by = isText(written['by']) ? rulesOf(state).figureIds.get(written['by']) : undefined;
        if (by === undefined) this.#wrong(path, 'given-not-a-figure');
        state.tokenBy[token] = by ?? -1;
        state.tokenAt[token] = -1;
      } else if (written['at'] === null) state.tokenAt[token] = -1;
      else if (written['at'] !== undefined) state.tokenAt[token] = this.#space(path, written['at']);
      if (written['mark'] !== undefined)
        state.tokenMark[token] = this.#number(path, written['mark']);
    }
    for (const [id, mark] of this.#entries('marks')) {
      const group = rulesOf(state).groupIds.get(id);
      if (group === undefined) this.#wrong(`marks.${id}`, 'given-not-a-group');
      else state.marks[group] = mark === 'red' ? 1 : 2;
    }
  }

  #setPhase(): void {
    const state = this.#state;
    const { phase = 'activation', activating } = this.#given;
    const known = PHASES.find((name) => name === phase);
    if (known === undefined) {
      this.#wrong('phase', 'given-not-a-phase');
      return;
    }
    state.frames = [{ kind: 'round', step: ROUND_STEPS[known] }];
    if (known === 'end-of-round') {
      const by = state.initiative;
      state.frames.push({ kind: 'mission', when: 'end-of-round', step: 0, by, chosen: [] });
    }
    if (activating === undefined) return;
    const written = isRecord(activating) ? activating : { figure: activating };
    const id = written['figure'];
    const figure = isText(id) ? rulesOf(state).figureIds.get(id) : undefined;
    if (figure === undefined || state.stand[figure] === -1) {
      this.#wrong('activating', 'given-not-a-figure');
      return;
    }
    activate(state, figure, written);
  }
}
