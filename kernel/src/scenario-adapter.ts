import {
  type Checked,
  type EventBase,
  type GameTypes,
  type ScenarioAdapter,
  type Seat,
  type StepContext,
  seatName,
} from './game.ts';
import { GivenFields, type WrittenFields } from './given.ts';
import { difference } from './scenario.ts';
import { isRecord, problemIn } from './shape.ts';

/** What `state` of an expectation may speak about. */
export type Facts = Readonly<Record<string, () => unknown>>;

/** What one game has to say about its scenario files. */
export interface ScenarioParts<T extends GameTypes> {
  /** Fields of `given` that describe a position. */
  readonly positionFields: readonly string[];
  /** Fields of `given` beside `setup` and `begin` that also a game from its beginning has. */
  readonly gameFields?: readonly string[];
  /** The setup that was written; a position may leave out what it brings itself. */
  readSetup(given: WrittenFields, begins: boolean): Checked<T['setup']>;
  begin(setup: T['setup'], context: StepContext<T['event']>): T['state'];
  lay(
    setup: T['setup'],
    given: WrittenFields,
    context: StepContext<T['event']>,
  ): Checked<T['state']>;
  facts(state: T['state']): Facts;
  /** The names of the cards in a deck that is shuffled, by their numbers in the state. */
  cardsIn?(purpose: string): readonly string[];
  /** Fields of events that hold a seat, beside `seat` itself. */
  readonly seatFields?: readonly string[];
}

const GAME_FIELDS: readonly string[] = ['setup', 'begin'];

/** `begin: true` plays from setup on with the written rolls; otherwise a position is laid out. */
export function scenarioAdapter<T extends GameTypes>(parts: ScenarioParts<T>): ScenarioAdapter<T> {
  const gameFields = [...GAME_FIELDS, ...(parts.gameFields ?? [])];
  const allFields = [...gameFields, ...parts.positionFields];
  const seatFields = ['seat', ...(parts.seatFields ?? [])];
  return {
    given(given, context) {
      const fields = new GivenFields(isRecord(given) ? given : {}, 0);
      const begins = fields.given['begin'] === true;
      if (!isRecord(given)) fields.wrong('', 'given-not-an-object');
      fields.onlyKnown('', fields.given, begins ? gameFields : allFields);
      if (fields.problems.length > 0) return { ok: false, problems: fields.problems };
      const setup = parts.readSetup(fields.given, begins);
      if (!setup.ok)
        return { ok: false, problems: setup.problems.map((one) => problemIn('setup', one)) };
      if (!begins) return parts.lay(setup.value, fields.given, context);
      return { ok: true, value: parts.begin(setup.value, context), warnings: [] };
    },

    readOrder(purpose, order) {
      const cards = parts.cardsIn?.(purpose) ?? [];
      // What is no card stays as it was written, so that the complaint can name it.
      return order.map((name) => {
        const card = cards.findIndex((known) => known === name);
        return card === -1 ? name : card;
      });
    },

    compare: (state, expected) => compareFacts(parts.facts(state), expected),

    writeEvent: (event) => writeEvent(event, seatFields),
  };
}

function compareFacts(facts: Facts, expected: WrittenFields): readonly string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    return fact === undefined ? [`${name}: no such fact`] : compareFact(name, value, fact());
  });
}

/** Coordinates are written to a thousandth. */
const TOLERANCE = 0.0005;

/** Of records only what is mentioned is compared. */
function compareFact(name: string, expected: unknown, got: unknown): readonly string[] {
  if (typeof expected === 'number' && typeof got === 'number') {
    return Math.abs(expected - got) <= TOLERANCE ? [] : difference(name, expected, got);
  }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length === got.length) {
    return expected.flatMap((part, index) => compareFact(`${name}[${index}]`, part, got[index]));
  }
  if (!isRecord(expected) || !isRecord(got)) return difference(name, expected, got);
  return Object.entries(expected).flatMap(([key, part]) =>
    compareFact(`${name}.${key}`, part, got[key]),
  );
}

/** Seats by their names; what an event lets others see is no part of a file. */
function writeEvent(event: EventBase, seatFields: readonly string[]): WrittenFields {
  const { reveals: _, ...told } = { reveals: undefined, ...event };
  return Object.fromEntries(
    Object.entries(told as WrittenFields).map(([key, value]) => {
      if (seatFields.includes(key)) return [key, seatName(value as Seat)];
      if (key === 'winners') return [key, (value as readonly Seat[]).map(seatName)];
      return [key, value];
    }),
  );
}

/** A list by seats as a record by their names. */
export function bySeatName<V>(list: readonly V[]): Readonly<Record<string, V>> {
  return Object.fromEntries(list.map((value, seat) => [seatName(seat), value]));
}
