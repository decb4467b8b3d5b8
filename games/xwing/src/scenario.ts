import {
  type Checked,
  difference,
  isRecord,
  type ScenarioAdapter,
  type Seat,
  seatName,
} from '@parsecs/kernel';
import { DAMAGE_IDS, type DamageId } from './cards/ids.ts';
import type { Event } from './events.ts';
import { factsOf } from './facts.ts';
import type { XWing } from './game-types.ts';
import { POSITION_FIELDS, readPosition } from './given/given.ts';
import { shown } from './lists/draft.ts';
import { runOn } from './play/process.ts';
import { checkSetup } from './setup/setup.ts';
import { emptyState, type State } from './state.ts';

/** `begin: true` plays from setup on with the written rolls; otherwise a position is laid out. */
const GAME_FIELDS: readonly string[] = ['setup', 'begin'];

export const scenarios: ScenarioAdapter<XWing> = {
  given(given, context): Checked<State> {
    if (!isRecord(given)) {
      return { ok: false, problems: [{ path: '', cause: 'given-not-an-object' }] };
    }
    const begins = given['begin'] === true;
    const known = begins ? GAME_FIELDS : [...GAME_FIELDS, ...POSITION_FIELDS];
    const unknown = Object.keys(given).find((field) => !known.includes(field));
    if (unknown !== undefined) {
      return { ok: false, problems: [{ path: shown(unknown), cause: 'given-unknown-field' }] };
    }
    const { setup: written = {} } = given;
    if (!isRecord(written)) {
      return { ok: false, problems: [{ path: 'setup', cause: 'setup-not-an-object' }] };
    }
    const setup = checkSetup(begins ? written : asPosition(written));
    if (!setup.ok) {
      const problems = setup.problems.map((problem) => ({
        ...problem,
        path: `setup.${problem.path}`,
      }));
      return { ok: false, problems };
    }
    const state = emptyState(setup.value);
    if (!begins) {
      const read = readPosition(state, given);
      if (!read.ok) return read;
    }
    runOn(state, context);
    return { ok: true, value: state, warnings: [] };
  },

  readOrder(_purpose, order) {
    // What is no card stays as it was written, so that the complaint can name it.
    return order.map((name) => {
      const card = DAMAGE_IDS.indexOf(name as DamageId);
      return card === -1 ? name : card;
    });
  },

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
        if (key === 'seat') return [key, seatName(value as Seat)];
        if (key === 'winners') return [key, (value as readonly Seat[]).map(seatName)];
        return [key, value];
      }),
    );
  },
};

/** A position brings its own ships, so squads are not asked for. */
function asPosition(written: Readonly<Record<string, unknown>>): unknown {
  return { sides: 'rebel', ...written, squadBuilding: true, squads: undefined };
}

/** Of records only what is mentioned is compared; numbers of poses to a thousandth. */
function compareFact(name: string, expected: unknown, got: unknown): readonly string[] {
  if (typeof expected === 'number' && typeof got === 'number') {
    return Math.abs(expected - got) <= 0.0005 ? [] : difference(name, expected, got);
  }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length === got.length) {
    return expected.flatMap((part, index) => compareFact(`${name}[${index}]`, part, got[index]));
  }
  if (!isRecord(expected) || !isRecord(got)) return difference(name, expected, got);
  return Object.entries(expected).flatMap(([key, part]) =>
    compareFact(`${name}.${key}`, part, got[key]),
  );
}
