import {
  at,
  type Checked,
  difference,
  excerpt,
  isRecord,
  type ScenarioAdapter,
  type Seat,
  seatName,
} from '@parsecs/kernel';
import { battleOf } from './battle.ts';
import type { Event } from './events.ts';
import type { StarshipBattles } from './game-types.ts';
import { GivenReader, type SCENARIO_CAUSES } from './given.ts';
import { assignSides } from './play/fleets.ts';
import { begin, emptyState } from './setup/begin.ts';
import { checkSetup, problemIn, type Setup } from './setup/setup.ts';
import type { State } from './state.ts';
import { type ShipView, view } from './view.ts';
import { FACTIONS } from './vocabulary.ts';

/**
 * `given` of a scenario: `setup` as for a match; then either nothing more (`begin: true` starts a
 * new match with the written rolls) or the position.
 */
const GAME_FIELDS: readonly string[] = ['setup', 'begin'];
const POSITION_FIELDS: readonly string[] = [
  'ships',
  'phase',
  'round',
  'low',
  'turn',
  'turns',
  'options',
  'quiet',
];

export const scenarios: ScenarioAdapter<StarshipBattles> = {
  given(given, context): Checked<State> {
    if (!isRecord(given)) return fail('', 'given-not-an-object');
    const begins = given['begin'] === true;
    const known = begins ? GAME_FIELDS : [...GAME_FIELDS, ...POSITION_FIELDS];
    const unknown = Object.keys(given).find((field) => !known.includes(field));
    if (unknown !== undefined) return fail(excerpt(unknown), 'given-unknown-field');
    const written = isRecord(given['setup']) ? given['setup'] : {};
    const setup = checkSetup(begins ? written : asPosition(written));
    if (!setup.ok) {
      return { ok: false, problems: setup.problems.map((one) => problemIn('setup', one)) };
    }
    if (begins) return { ok: true, value: begin(setup.value, context), warnings: [] };
    const state = emptyState(setup.value);
    assignSides(state, setup.value.sides === 'dark' ? 1 : 0);
    return new GivenReader(state, given).read(context);
  },

  readOrder: (_purpose, order) => order,

  compare(state, expected) {
    const facts = factsOf(state);
    return Object.entries(expected).flatMap(([name, value]) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      return fact === undefined ? [`${name}: no such fact`] : compareFact(name, value, fact());
    });
  },

  writeEvent(event: Event) {
    const { reveals: _, ...told } = { reveals: undefined, ...event };
    return Object.fromEntries(
      Object.entries(told).map(([key, value]) => {
        if (key === 'seat' || key === 'first') return [key, seatName(value as Seat)];
        if (key === 'winners') return [key, (value as readonly Seat[]).map(seatName)];
        return [key, value];
      }),
    );
  },
};

/** A position brings its own ships; sides that nobody wrote are light for P1. */
function asPosition(written: Readonly<Record<string, unknown>>): unknown {
  const players = written['players'] === 4 ? 4 : 2;
  const fleets: Setup['fleets'] = Array.from({ length: players }, () => 'random');
  return { sides: 'light', ...written, fleets };
}

function fail(path: string, cause: (typeof SCENARIO_CAUSES)[number]): Checked<State> {
  return { ok: false, problems: [{ path, cause }] };
}

/** Of records only what is mentioned is compared. */
function compareFact(name: string, expected: unknown, got: unknown): readonly string[] {
  if (!isRecord(expected) || !isRecord(got)) return difference(name, expected, got);
  return Object.entries(expected).flatMap(([key, part]) =>
    compareFact(`${name}.${key}`, part, got[key]),
  );
}

type Fact = () => unknown;

/** What `state` of an expectation may speak about. */
function factsOf(state: State): Readonly<Record<string, Fact>> {
  const seen = view(state, 'spectator');
  const bySeat = <T>(list: readonly T[]): Readonly<Record<string, T>> =>
    Object.fromEntries(list.map((item, seat) => [seatName(seat), item]));
  const idsAt = (where: ShipView['at']): readonly string[] =>
    seen.ships.flatMap(({ id, at: place }) => (place === where ? [id] : []));
  return {
    ships: () => Object.fromEntries(seen.ships.map(({ id, ...ship }) => [id, ship])),
    pool: () => idsAt('pool'),
    gone: () => idsAt('gone'),
    onMap: () => seen.ships.flatMap(({ id, at: place }) => (typeof place === 'string' ? [] : [id])),
    sides: () => bySeat(seen.seats.map(({ faction }) => faction)),
    options: () => bySeat(seen.seats.map(({ options }) => options)),
    round: () => state.round,
    phase: () => state.phase,
    question: () => state.kind,
    active: () => (state.active === -1 ? null : at(battleOf(state).ids, state.active)),
    low: () => (state.low === -1 ? null : at(FACTIONS, state.low)),
    rolls: () => Object.fromEntries(FACTIONS.map((side, index) => [side, at(state.rolls, index)])),
    lost: () => Object.fromEntries(FACTIONS.map((side, index) => [side, at(state.lost, index)])),
    quiet: () => state.quiet,
    endedBy: () => state.ended,
  };
}
