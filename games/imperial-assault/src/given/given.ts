import { at, type Checked, excerpt, isRecord, isText, type WrittenFields } from '@parsecs/kernel';
import { crowdOf, spacesOf } from '../board.ts';
import { ROUND_STEPS, type RoundStep } from '../moment/steps.ts';
import { layOut } from '../play/setup-phase.ts';
import { rulesOf, type State, siteOfState } from '../state.ts';
import { CONDITIONS, DEFEATED, EXHAUSTED, MISSION_IDS } from '../vocabulary.ts';
import { activate } from './activation.ts';
import { SkirmishFields } from './fields.ts';

const PHASES = ['start-of-round', 'activation', 'status', 'end-of-round'] as const;
/** Where a round stands when one of these begins. */
const STEP_OF_PHASE: Readonly<Record<(typeof PHASES)[number], RoundStep>> = {
  'start-of-round': 'start',
  activation: 'turns',
  status: 'status',
  'end-of-round': 'status-window',
};

/** Lays out a hand-made position piece by piece and names everything that does not fit. */
export function readPosition(state: State, given: WrittenFields): Checked<State> {
  return new GivenReader(state, given).read();
}

class GivenReader {
  readonly #state: State;
  readonly #fields: SkirmishFields;

  constructor(state: State, given: WrittenFields) {
    this.#state = state;
    this.#fields = new SkirmishFields(state, given);
  }

  read(): Checked<State> {
    const state = this.#state;
    const { mission } = state.table;
    if (mission === 'random') {
      this.#fields.wrong('setup.mission', 'given-needs-mission');
      return this.#fields.checked(state);
    }
    state.mission = MISSION_IDS.indexOf(mission);
    layOut(state);
    this.#readTurn();
    this.#setTheScene();
    this.#placeFigures();
    this.#layCards();
    this.#layTokens();
    if (this.#fields.problems.length === 0) this.#setPhase();
    return this.#fields.checked(state);
  }

  #readTurn(): void {
    const state = this.#state;
    const { round, initiative = 'P1', turn = initiative } = this.#fields.given;
    state.round = this.#fields.number('round', round, state.round);
    state.initiative = this.#fields.seat('initiative', initiative) ?? 0;
    state.turn = this.#fields.seat('turn', turn) ?? 0;
    state.zones = [0, 1];
    for (const [name, zone, path] of this.#fields.named('zones')) {
      const seat = this.#fields.seat(path, name) ?? 0;
      const own = zone === 'blue' ? 1 : 0;
      state.zones = seat === 0 ? [own, 1 - own] : [1 - own, own];
    }
    state.vp = this.#readPoints('vp', state.vp);
    state.kills = this.#readPoints('killVp', state.kills);
  }

  #readPoints(field: string, usual: readonly number[]): readonly number[] {
    const points = [...usual];
    for (const [name, value, path] of this.#fields.named(field)) {
      points[this.#fields.seat(path, name) ?? 0] = this.#fields.number(path, value, 0);
    }
    return points;
  }

  #setTheScene(): void {
    const { doors } = siteOfState(this.#state).grid.file;
    for (const id of this.#fields.list('open')) {
      const door = doors.findIndex((known) => known.id === id);
      if (door === -1) this.#fields.wrong('open', 'given-not-a-door', { door: excerpt(id) });
      else this.#state.open |= 1 << door;
    }
    if (this.#fields.given['raiders'] === undefined) return;
    this.#state.raiders = this.#fields
      .list('raiders')
      .map((label) => this.#fields.space('raiders', label));
    this.#state.raiderDamage = this.#state.raiders.map(() => 0);
  }

  #placeFigures(): void {
    const state = this.#state;
    const rules = rulesOf(state);
    for (const [id, where, path] of this.#fields.named('figures')) {
      const figure = rules.figureIds.get(id);
      if (figure === undefined) {
        this.#fields.wrong(path, 'given-not-a-figure');
        continue;
      }
      const written = isRecord(where) ? where : { at: where };
      const space = this.#fields.space(path, written['at']);
      if (space === -1) continue;
      const { count } = siteOfState(state).grid;
      const stand = written['turned'] === true ? space + count : space;
      this.#stand(path, figure, stand, written['shares'] === true);
      state.damage = state.damage.with(
        figure,
        this.#fields.number(path, written['damage'], at(state.damage, figure)),
      );
      const conditions = Array.isArray(written['conditions']) ? written['conditions'] : [];
      for (const [bit, name] of CONDITIONS.entries()) {
        if (conditions.includes(name))
          state.conditions = state.conditions.with(
            figure,
            at(state.conditions, figure) | (1 << bit),
          );
      }
    }
    for (const [group, { figures }] of rules.groups.entries()) {
      if (figures.every((figure) => state.stand[figure] === -1))
        state.groups = state.groups.with(group, DEFEATED);
    }
    for (const id of this.#fields.list('exhausted')) {
      const group = rules.groupIds.get(id);
      if (group === undefined)
        this.#fields.wrong('exhausted', 'given-not-a-group', { group: excerpt(id) });
      else state.groups = state.groups.with(group, EXHAUSTED);
    }
    for (const seat of [0, 1]) {
      const alive = rules.figures.some(
        ({ owner }, figure) => owner === seat && state.stand[figure] !== -1,
      );
      if (!alive) this.#fields.wrong('figures', 'given-no-figures');
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
    if (spaces.length === 0) this.#fields.wrong(path, 'given-not-a-space');
    else if (taken && !shares) this.#fields.wrong(path, 'given-taken-space');
    if (spaces.length === 0) state.stand[figure] = -1;
  }

  /** What is not written stays in the deck; the list is whatever then lies on the table. */
  #layCards(): void {
    const state = this.#state;
    for (const seat of [0, 1]) {
      const name = `P${seat + 1}`;
      const read = (field: string): number[] | undefined => {
        const all = this.#fields.given[field];
        const own = isRecord(all) ? all[name] : undefined;
        return own === undefined ? undefined : this.#fields.cards(`${field}.${name}`, own);
      };
      const hand = read('hands') ?? [];
      const discard = read('discards') ?? [];
      const left = [...at(state.lists, seat)];
      for (const card of [...hand, ...discard]) {
        const index = left.indexOf(card);
        if (index !== -1) left.splice(index, 1);
      }
      state.hands = state.hands.with(seat, hand);
      state.discards = state.discards.with(seat, discard);
      state.decks = state.decks.with(seat, read('decks') ?? left);
      state.lists = state.lists.with(
        seat,
        [...hand, ...discard, ...at(state.decks, seat)].sort((a, b) => a - b),
      );
    }
  }

  #layTokens(): void {
    const state = this.#state;
    const { tokens } = siteOfState(state);
    for (const [id, where, path] of this.#fields.named('tokens')) {
      const token = tokens.findIndex((known) => known.id === id);
      if (token === -1) {
        this.#fields.wrong(path, 'given-not-a-token');
        continue;
      }
      const written = isRecord(where) ? where : { at: where };
      if (written['by'] !== undefined) {
        const by = isText(written['by']) ? rulesOf(state).figureIds.get(written['by']) : undefined;
        if (by === undefined) this.#fields.wrong(path, 'given-not-a-figure');
        state.tokenBy = state.tokenBy.with(token, by ?? -1);
        state.tokenAt = state.tokenAt.with(token, -1);
      } else if (written['at'] === null) state.tokenAt = state.tokenAt.with(token, -1);
      else if (written['at'] !== undefined)
        state.tokenAt = state.tokenAt.with(token, this.#fields.space(path, written['at']));
      const mark = this.#fields.number(path, written['mark'], at(state.tokenMark, token));
      state.tokenMark = state.tokenMark.with(token, mark);
    }
    for (const [id, mark, path] of this.#fields.named('marks')) {
      const group = rulesOf(state).groupIds.get(id);
      if (group === undefined) this.#fields.wrong(path, 'given-not-a-group');
      else state.marks = state.marks.with(group, mark === 'red' ? 1 : 2);
    }
  }

  #setPhase(): void {
    const state = this.#state;
    const { phase = 'activation', activating } = this.#fields.given;
    const known = PHASES.find((name) => name === phase);
    if (known === undefined) {
      this.#fields.wrong('phase', 'given-not-a-phase');
      return;
    }
    state.frames = [{ kind: 'round', step: ROUND_STEPS.indexOf(STEP_OF_PHASE[known]) }];
    if (known === 'end-of-round') {
      const by = state.initiative;
      state.frames.push({ kind: 'mission', when: 'end-of-round', step: 0, by, chosen: [] });
    }
    if (activating === undefined) return;
    const written = isRecord(activating) ? activating : { figure: activating };
    const id = written['figure'];
    const figure = isText(id) ? rulesOf(state).figureIds.get(id) : undefined;
    if (figure === undefined || state.stand[figure] === -1) {
      this.#fields.wrong('activating', 'given-not-a-figure');
      return;
    }
    activate(state, figure, written);
  }
}
