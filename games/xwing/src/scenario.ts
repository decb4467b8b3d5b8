import {
  at,
  type Checked,
  difference,
  isRecord,
  type ScenarioAdapter,
  type Seat,
  seatName,
} from '@parsecs/kernel';
import { DAMAGE_IDS, type DamageId } from './cards/ids.ts';
import { FACTIONS } from './cards/vocabulary.ts';
import { attackDiceNames, defenceDiceNames } from './dice.ts';
import type { Event } from './events.ts';
import type { XWing } from './game-types.ts';
import { OBSTACLE_IDS } from './geometry/outline.ts';
import { EDGES } from './geometry/play-area.ts';
import { runOn } from './play/process.ts';
import { POSITION_FIELDS, PositionReader } from './position.ts';
import { checkSetup } from './setup/setup.ts';
import {
  currentAttack,
  emptyState,
  idOf,
  NONE,
  PER_BOMB,
  PER_OBSTACLE,
  type State,
} from './state.ts';
import { view } from './view.ts';
import { BOMBS } from './vocabulary.ts';

/** `begin: true` plays from setup on with the written rolls; otherwise a position is laid out. */
const GAME_FIELDS: readonly string[] = ['setup', 'begin'];

export const scenarios: ScenarioAdapter<XWing> = {
  given(given, stage): Checked<State> {
    if (!isRecord(given)) {
      return { ok: false, problems: [{ path: '', cause: 'given-not-an-object' }] };
    }
    const begins = given['begin'] === true;
    const known = begins ? GAME_FIELDS : [...GAME_FIELDS, ...POSITION_FIELDS];
    const unknown = Object.keys(given).find((field) => !known.includes(field));
    if (unknown !== undefined) {
      return { ok: false, problems: [{ path: unknown, cause: 'given-unknown-field' }] };
    }
    const written = isRecord(given['setup']) ? given['setup'] : {};
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
      const read = new PositionReader(state, given).read();
      if (!read.ok) return read;
    }
    runOn(state, stage);
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

type Fact = () => unknown;

/** What `state` of an expectation may speak about. */
function factsOf(state: State): Readonly<Record<string, Fact>> {
  const seen = view(state, 'spectator');
  const byShip = <T>(value: (ship: number) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(seen.ships.map(({ id }, ship) => [id, value(ship)]));
  return {
    ships: () =>
      byShip((ship) => {
        const { at: where, ...facts } = at(seen.ships, ship);
        return { ...facts, at: where === null ? null : [where.x, where.y, where.heading] };
      }),
    inPlay: () => seen.ships.flatMap(({ id, status }) => (status === 'in-play' ? [id] : [])),
    discarded: () =>
      byShip((ship) => at(seen.ships, ship).upgrades.flatMap(({ id, gone }) => (gone ? [id] : []))),
    deck: () => state.deck.length,
    deckTop: () => state.deck.toReversed().map((card) => at(DAMAGE_IDS, card)),
    discard: () => seen.discard,
    obstacles: () => state.obstacles.length / PER_OBSTACLE,
    obstacleIds: () =>
      state.obstacles.flatMap((token, index) =>
        index % PER_OBSTACLE === 0 ? [at(OBSTACLE_IDS, token)] : [],
      ),
    bombs: () =>
      state.bombs.flatMap((bomb, index) => (index % PER_BOMB === 0 ? [at(BOMBS, bomb)] : [])),
    round: () => state.round,
    phase: () => state.phase,
    question: () => state.question,
    initiative: () => FACTIONS[state.initiative] ?? null,
    edge: () => at(EDGES, state.edge),
    active: () => (state.active === NONE ? null : idOf(state, state.active)),
    attack: () => attackFacts(state),
    ending: () => state.ending,
  };
}

function attackFacts(state: State): unknown {
  const attack = currentAttack(state);
  if (attack === undefined) return null;
  const { ship, target, range, obstructed, evades, hits, crits } = attack;
  return {
    ship: idOf(state, ship),
    target: idOf(state, target),
    range,
    obstructed,
    attackDice: attackDiceNames(attack),
    defenceDice: defenceDiceNames(attack),
    evades,
    hits,
    crits,
  };
}
