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
import { commandNumber, findCommand } from './cards/cards.ts';
import type { Event } from './events.ts';
import type { ImperialAssault } from './game-types.ts';
import { GIVEN_FIELDS, GivenReader } from './given/reader.ts';
import { placeOf } from './lookup.ts';
import { actionsLeft } from './play/act.ts';
import { runOn } from './play/process.ts';
import { begin, emptyState } from './setup/begin.ts';
import { checkSetup } from './setup/setup.ts';
import { openTable } from './setup/table.ts';
import { activation, currentAttack, rulesOf, type State, siteOfState } from './state.ts';
import {
  COMMAND_IDS,
  CONDITIONS,
  type CommandId,
  GROUP_STATES,
  MISSION_IDS,
  ZONES,
} from './vocabulary.ts';

/** `begin: true` plays from setup on with the written rolls; otherwise a position is laid out. */
const GAME_FIELDS: readonly string[] = ['setup', 'begin'];

export const scenarios: ScenarioAdapter<ImperialAssault> = {
  given(given, context): Checked<State> {
    if (!isRecord(given))
      return { ok: false, problems: [{ path: '', cause: 'setup-not-an-object' }] };
    const begins = given['begin'] === true;
    const known = begins ? GAME_FIELDS : [...GAME_FIELDS, ...GIVEN_FIELDS];
    const unknown = Object.keys(given).find((field) => !known.includes(field));
    if (unknown !== undefined) {
      return { ok: false, problems: [{ path: excerpt(unknown), cause: 'given-unknown-field' }] };
    }
    const setup = checkSetup(given['setup']);
    if (!setup.ok) {
      const problems = setup.problems.map((problem) => ({
        ...problem,
        path: `setup.${problem.path}`,
      }));
      return { ok: false, problems };
    }
    if (begins) return { ok: true, value: begin(setup.value, context), warnings: [] };
    const lists = setup.value.armies.map((army) => army.commands.map((id) => commandNumber(id)));
    const read = new GivenReader(emptyState(openTable(setup.value), lists), given).read();
    if (read.ok) runOn(read.value, context);
    return read;
  },

  readOrder(_purpose, order) {
    // What is no card stays as it was written, so that the complaint can name it.
    return order.map((name) =>
      typeof name === 'string' && findCommand(name) !== undefined
        ? commandNumber(name as CommandId)
        : name,
    );
  },

  compare(state, expected) {
    const facts = factsOf(state);
    return Object.entries(expected).flatMap(([name, value]) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (fact === undefined) return [`${name}: no such fact`];
      const got = fact();
      if (isRecord(value) && isRecord(got)) {
        return Object.entries(value).flatMap(([key, part]) =>
          difference(`${name}.${key}`, part, got[key]),
        );
      }
      return difference(name, value, got);
    });
  },

  writeEvent(event: Event) {
    const { reveals: _, ...told } = { reveals: undefined, ...event };
    return Object.fromEntries(
      Object.entries(told).map(([key, value]) => {
        if (key === 'seat' || key === 'chooser') return [key, seatName(value as Seat)];
        if (key === 'winners') return [key, (value as readonly Seat[]).map(seatName)];
        return [key, value];
      }),
    );
  },
};

type Fact = () => unknown;

function bySeat<T>(list: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(list.map((item, seat) => [seatName(seat), item]));
}

function names(cards: readonly number[]): readonly string[] {
  return cards.map((card) => at(COMMAND_IDS, card));
}

/** What `state` of an expectation may speak about. */
export function factsOf(state: State): Readonly<Record<string, Fact>> {
  const rules = rulesOf(state);
  const byFigure = <T>(value: (figure: number) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(rules.figures.map(({ id }, figure) => [id, value(figure)]));
  const site = (): ReturnType<typeof siteOfState> => siteOfState(state);
  return {
    figures: () =>
      byFigure((figure) => {
        const stand = at(state.stand, figure);
        return stand === -1 ? null : placeOf(state, stand);
      }),
    damage: () => byFigure((figure) => at(state.damage, figure)),
    conditions: () =>
      byFigure((figure) =>
        CONDITIONS.filter((_name, bit) => (at(state.conditions, figure) & (1 << bit)) !== 0),
      ),
    groups: () =>
      Object.fromEntries(
        rules.groups.map(({ id }, group) => [id, at(GROUP_STATES, at(state.groups, group))]),
      ),
    vp: () => bySeat(state.vp),
    killVp: () => bySeat(state.kills),
    hands: () => bySeat(state.hands.map(names)),
    handSizes: () => bySeat(state.hands.map((hand) => hand.length)),
    decks: () => bySeat(state.decks.map(names)),
    deckSizes: () => bySeat(state.decks.map((deck) => deck.length)),
    discards: () => bySeat(state.discards.map(names)),
    tokens: () =>
      Object.fromEntries(site().tokens.map(({ id }, token) => [id, placeOfToken(state, token)])),
    tokenMarks: () =>
      Object.fromEntries(site().tokens.map(({ id }, token) => [id, at(state.tokenMark, token)])),
    raiders: () =>
      state.raiders.map((space) => (space === -1 ? null : at(site().grid.label, space))),
    open: () =>
      site()
        .grid.file.doors.filter((_door, index) => (state.open & (1 << index)) !== 0)
        .map(({ id }) => id),
    zones: () => bySeat(state.zones.map((zone) => ZONES[zone] ?? null)),
    mission: () => MISSION_IDS[state.mission] ?? null,
    round: () => state.round,
    initiative: () => seatName(state.initiative),
    question: () => state.question,
    points: () => activation(state)?.points ?? null,
    actions: () => {
      const frame = activation(state);
      return frame === undefined ? null : actionsLeft(frame);
    },
    attack: () => attackFacts(state),
    ending: () => state.ending,
  };
}

function placeOfToken(state: State, token: number): string | null {
  const by = at(state.tokenBy, token);
  if (by !== -1) return at(rulesOf(state).figures, by).id;
  const space = at(state.tokenAt, token);
  return space === -1 ? null : at(siteOfState(state).grid.label, space);
}

function attackFacts(state: State): unknown {
  const attack = currentAttack(state);
  if (attack === undefined) return null;
  const { accuracy, damage, surges, block, evade, dodge, pierce } = attack;
  return { accuracy, damage, surges, block, evade, dodge, pierce };
}
