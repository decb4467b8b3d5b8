import {
  at,
  type Checked,
  difference,
  isListOf,
  isRecord,
  isText,
  isWhole,
  type Problem,
  type ScenarioAdapter,
  type Seat,
  seatFromName,
  seatName,
} from '@parsecs/kernel';
import { ALL_BONUS_CARDS, begin, emptyState, movementCardsOf, PURPOSES } from './begin.ts';
import type { Event } from './events.ts';
import type { SuperTeams } from './game-types.ts';
import { checkSetup } from './setup.ts';
import type { State } from './state.ts';
import { BONUS_KINDS, CARD_IDS, HALVES, SHIPS, SPACE_KINDS } from './vocabulary.ts';

/**
 * `given` of a scenario: `setup` as for a match, then either nothing more (`begin: true` deals a new
 * game with the written rolls) or the position. Cards that are not mentioned lie in the deck.
 */
const GIVEN_FIELDS: readonly string[] = [
  'setup',
  'begin',
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

export const SCENARIO_CAUSES = [
  'given-unknown-field',
  'given-not-a-seat',
  'given-not-a-ship',
  'given-not-a-place',
  'given-not-a-list',
  'given-unknown-card',
  'given-too-many-cards',
  'given-not-a-number',
  'given-active-without-card',
] as const;

export const scenarios: ScenarioAdapter<SuperTeams> = {
  given(given, stage): Checked<State> {
    if (!isRecord(given)) return { ok: false, problems: [{ path: '', cause: 'not-an-object' }] };
    const unknown = Object.keys(given).find((field) => !GIVEN_FIELDS.includes(field));
    if (unknown !== undefined) return fail(unknown, 'given-unknown-field');
    const setup = checkSetup(given['setup']);
    if (!setup.ok) {
      const problems = setup.problems.map((problem) => ({
        ...problem,
        path: `setup.${problem.path}`,
      }));
      return { ok: false, problems };
    }
    if (given['begin'] === true) {
      return { ok: true, value: begin(setup.value, stage), warnings: [] };
    }
    const reader = new PositionReader(emptyState(setup.value), given);
    return reader.read();
  },

  readOrder(purpose, order) {
    const names: readonly string[] = purpose === PURPOSES.movementDeck ? CARD_IDS : BONUS_KINDS;
    return order.map((name) => names.indexOf(String(name)));
  },

  compare(state, expected) {
    const facts = factsOf(state);
    return Object.entries(expected).flatMap(([name, value]) => {
      const fact = facts[name];
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

function fail(path: string, cause: string, params?: Problem['params']): Checked<State> {
  return { ok: false, problems: [params === undefined ? { path, cause } : { path, cause, params }] };
}

type Fact = () => unknown;

/** What `state` of an expectation may speak about. */
function factsOf(state: State): Readonly<Record<string, Fact>> {
  const cards = (list: readonly number[]): readonly string[] => list.map((card) => at(CARD_IDS, card));
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
    sides: () => bySeat(state.rules.side.map((side) => at(['A', 'B', 'C'], side))),
  };
}

/** Lays out a hand-made position piece by piece; the first thing that does not fit is the answer. */
class PositionReader {
  readonly #state: State;
  readonly #given: Readonly<Record<string, unknown>>;
  readonly #problems: Problem[] = [];

  constructor(state: State, given: Readonly<Record<string, unknown>>) {
    this.#state = state;
    this.#given = given;
  }

  read(): Checked<State> {
    const state = this.#state;
    const given = this.#given;
    const active = given['active'] === undefined ? 0 : this.#seat('active', given['active']);
    state.active = active;
    state.asked = active;
    if (given['round'] !== undefined) state.round = this.#number('round', given['round']);
    state.planetPaid = given['planetPaid'] === true;
    this.#placeShips();
    this.#layMovementCards();
    this.#layBonusCards();
    if (this.#problems.length === 0 && at(state.hands, active).length === 0) {
      this.#wrong('hands', 'given-active-without-card', { seat: seatName(active) });
    }
    if (this.#problems.length > 0) return { ok: false, problems: this.#problems };
    return { ok: true, value: state, warnings: [] };
  }

  #wrong(path: string, cause: (typeof SCENARIO_CAUSES)[number], params?: Problem['params']): void {
    this.#problems.push(params === undefined ? { path, cause } : { path, cause, params });
  }

  #seat(path: string, name: unknown): Seat {
    const seat = typeof name === 'string' ? seatFromName(name) : undefined;
    if (seat !== undefined && seat < this.#state.rules.seats) return seat;
    this.#wrong(path, 'given-not-a-seat', { seat: String(name) });
    return 0;
  }

  #number(path: string, value: unknown): number {
    if (isWhole(value, 1, 1000)) return value;
    this.#wrong(path, 'given-not-a-number');
    return 1;
  }

  #entries(field: string): readonly (readonly [string, unknown])[] {
    const value = this.#given[field];
    if (value === undefined) return [];
    if (isRecord(value)) return Object.entries(value);
    this.#wrong(field, 'given-not-a-list');
    return [];
  }

  #placeShips(): void {
    const { position, half, rules } = this.#state;
    for (const [id, place] of this.#entries('ships')) {
      const path = `ships.${id}`;
      const ship = SHIPS.findIndex((known) => known === id);
      if (ship === -1 || at(position, ship) === -1) {
        this.#wrong(path, 'given-not-a-ship');
        continue;
      }
      const [space, chosen] = Array.isArray(place) ? (place as readonly unknown[]) : [place];
      const kind = HALVES.find((known) => known === chosen);
      const code = kind === undefined ? -1 : SPACE_KINDS.indexOf(kind);
      const dual = isWhole(space, 0, rules.last) && at(rules.otherKind, space) !== -1;
      const fits = dual
        ? code !== -1 && (code === at(rules.kind, space) || code === at(rules.otherKind, space))
        : chosen === undefined;
      if (!isWhole(space, 0, rules.last) || !fits) {
        this.#wrong(path, 'given-not-a-place', { place: JSON.stringify(place) });
        continue;
      }
      position[ship] = space;
      half[ship] = code;
    }
  }

  /** Takes named cards out of what is left of the whole set. */
  #take(path: string, names: unknown, known: readonly string[], left: number[]): number[] {
    if (!isListOf(names, isText)) {
      this.#wrong(path, 'given-not-a-list');
      return [];
    }
    return names.flatMap((name) => {
      const card = known.indexOf(name);
      const index = left.indexOf(card);
      if (card === -1) this.#wrong(path, 'given-unknown-card', { card: name });
      else if (index === -1) this.#wrong(path, 'given-too-many-cards', { card: name });
      else left.splice(index, 1);
      return card === -1 ? [] : [card];
    });
  }

  #layMovementCards(): void {
    const state = this.#state;
    const left = movementCardsOf(state.rules);
    for (const [name, cards] of this.#entries('hands')) {
      const seat = this.#seat(`hands.${name}`, name);
      state.hands[seat] = this.#take(`hands.${name}`, cards, CARD_IDS, left);
    }
    const { movementDeck, movementDiscard } = this.#given;
    if (movementDiscard !== undefined) {
      state.movementDiscard = this.#take('movementDiscard', movementDiscard, CARD_IDS, left);
    }
    if (movementDeck === undefined) {
      state.movementDeck = left;
    } else {
      state.movementDeck = this.#take('movementDeck', movementDeck, CARD_IDS, left);
      state.movementDiscard.unshift(...left);
    }
  }

  #layBonusCards(): void {
    const state = this.#state;
    const left = [...ALL_BONUS_CARDS];
    for (const [name, cards] of this.#entries('bonus')) {
      const seat = this.#seat(`bonus.${name}`, name);
      state.bonus[seat] = this.#take(`bonus.${name}`, cards, BONUS_KINDS, left);
    }
    const { bonusDeck, bonusDiscard, planet } = this.#given;
    if (bonusDiscard !== undefined) {
      state.bonusDiscard = this.#take('bonusDiscard', bonusDiscard, BONUS_KINDS, left);
    }
    if (planet !== undefined) state.planet = this.#take('planet', planet, BONUS_KINDS, left);
    const top = bonusDeck === undefined ? [] : this.#take('bonusDeck', bonusDeck, BONUS_KINDS, left);
    const pile = 2 * state.rules.seats;
    if (planet === undefined && !state.planetPaid) {
      // From the back, so that the written top of the deck stays free.
      state.planet = left.splice(Math.max(0, left.length - pile), pile);
    }
    state.bonusDeck = [...top, ...left];
  }
}
