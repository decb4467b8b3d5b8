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
import type { Event } from './events.ts';
import type { SuperTeams } from './game-types.ts';
import { GivenReader, type SCENARIO_CAUSES } from './given.ts';
import { begin, emptyState } from './setup/begin.ts';
import { checkSetup } from './setup/check-setup.ts';
import type { State } from './state.ts';
import { boardFromTrack } from './track.ts';
import { BONUS_KINDS, CARD_IDS, PURPOSES, SHIPS, SPACE_KINDS } from './vocabulary.ts';

/**
 * `given` of a scenario: `setup` as for a match, its board perhaps written as a `track`; then either
 * nothing more (`begin: true` deals a new game with the written rolls) or the position.
 */
const GAME_FIELDS: readonly string[] = ['setup', 'track', 'begin'];
const POSITION_FIELDS: readonly string[] = [
  'active',
  'round',
  'ships',
  'hands',
  'bonus',
  'movementDeck',
  'movementDiscard',
  'bonusDeck',
  'bonusDiscard',
  'planet',
  'planetPaid',
];

export const scenarios: ScenarioAdapter<SuperTeams> = {
  given(given, context): Checked<State> {
    if (!isRecord(given)) return { ok: false, problems: [{ path: '', cause: 'not-an-object' }] };
    const begins = given['begin'] === true;
    const known = begins ? GAME_FIELDS : [...GAME_FIELDS, ...POSITION_FIELDS];
    const unknown = Object.keys(given).find((field) => !known.includes(field));
    if (unknown !== undefined) return fail(excerpt(unknown), 'given-unknown-field');
    const { track, setup: written } = given;
    const hasTrack = track !== undefined && isRecord(written);
    if (hasTrack && 'board' in written) return fail('setup.board', 'given-unknown-field');
    const setup = checkSetup(hasTrack ? { ...written, board: boardFromTrack(track) } : written);
    if (!setup.ok) {
      const problems = setup.problems.map((problem) => ({
        ...problem,
        path: `setup.${problem.path}`,
      }));
      return { ok: false, problems };
    }
    if (begins) return { ok: true, value: begin(setup.value, context), warnings: [] };
    return new GivenReader(emptyState(setup.value), given).read();
  },

  readOrder(purpose, order) {
    const names: readonly string[] = purpose === PURPOSES.movementDeck ? CARD_IDS : BONUS_KINDS;
    // What is no card stays as it was written, so that the complaint can name it.
    return order.map((name) => {
      const card = names.findIndex((known) => known === name);
      return card === -1 ? name : card;
    });
  },

  compare(state, expected) {
    const facts = factsOf(state);
    return Object.entries(expected).flatMap(([name, value]) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (fact === undefined) return [`${name}: no such fact`];
      const got = fact();
      // Of lists by ship or seat only what is mentioned is compared.
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
        if (key === 'seat' || key === 'starter') return [key, seatName(value as Seat)];
        if (key === 'winners') return [key, (value as readonly Seat[]).map(seatName)];
        return [key, value];
      }),
    );
  },
};

function fail(path: string, cause: (typeof SCENARIO_CAUSES)[number]): Checked<State> {
  return { ok: false, problems: [{ path, cause }] };
}

type Fact = () => unknown;

/** What `state` of an expectation may speak about. */
function factsOf(state: State): Readonly<Record<string, Fact>> {
  const cards = (list: readonly number[]): readonly string[] =>
    list.map((card) => at(CARD_IDS, card));
  const bonus = (list: readonly number[]): readonly string[] =>
    list.map((card) => at(BONUS_KINDS, card));
  const bySeat = <T>(lists: readonly T[]): Readonly<Record<string, T>> =>
    Object.fromEntries(lists.map((list, seat) => [seatName(seat), list]));
  return {
    ships: () =>
      Object.fromEntries(
        SHIPS.map((id, ship) => {
          const half = at(state.half, ship);
          const space = at(state.position, ship);
          return [id, half === -1 ? space : [space, at(SPACE_KINDS, half)]];
        }),
      ),
    hands: () => bySeat(state.hands.map(cards)),
    handSizes: () => bySeat(state.hands.map((hand) => hand.length)),
    bonus: () => bySeat(state.bonus.map(bonus)),
    bonusSizes: () => bySeat(state.bonus.map((held) => held.length)),
    movementDeck: () => cards(state.movementDeck),
    movementDeckSize: () => state.movementDeck.length,
    movementDiscard: () => cards(state.movementDiscard),
    bonusDeck: () => bonus(state.bonusDeck),
    bonusDeckSize: () => state.bonusDeck.length,
    bonusDiscard: () => bonus(state.bonusDiscard),
    planetSize: () => state.planet.length,
    planetPaid: () => state.planetPaid,
    round: () => state.round,
    active: () => seatName(state.active),
    phase: () => state.phase,
    colours: () => bySeat(state.rules.setup.colours),
    sides: () => bySeat(state.rules.side.map((side) => at(['A', 'B', 'C'], side))),
  };
}
