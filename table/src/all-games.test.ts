import { decide } from '@parsecs/bots';
import {
  at,
  type Game,
  type GameTypes,
  isTakeBack,
  type Refusal,
  runLog,
  type Viewer,
} from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, loadGame } from './games.ts';
import { type Resumed, restoreTable, resumeTable } from './resume.ts';
import type { SeatSnapshot } from './seat-snapshot.ts';
import { Table } from './table.ts';
import { goOn, HERE, Place } from './testing/place.ts';

/** For each game a short match, and those where several seats are asked at once. */
const SETUPS: readonly (readonly [GameId, string])[] = [
  ['super-teams', '2-players-short'],
  ['super-teams', '4-players-short'],
  ['xwing', 'first-game'],
  ['xwing', 'teams'],
  ['xwing', 'eight-players'],
  ['starship-battles', 'quick-start'],
  ['starship-battles', 'teams'],
  ['imperial-assault', 'first-skirmish'],
];

const SEED = 'all-games';
const DECISIONS = 60;
const TAKEN_BACK_EVERY = 4;
const TAKEN_OUT_EVERY = 15;

/** The table has taken it. */
function taken(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new Error(`refused: ${refusal.cause}`);
}

/** A table with people on all seats, who know what they were told last. */
class Evening {
  readonly place = new Place<GameTypes>();
  readonly table: Table;
  readonly viewers: readonly Viewer[];
  readonly #game: Game;
  readonly #told = new Map<Viewer, SeatSnapshot>();
  #decisions = 0;

  /** `game` decides nothing but answers: the table may have one that counts. */
  constructor(game: Game, name: string, atTable = game) {
    this.#game = game;
    const setup = game.setups[name];
    const seats = Array.from({ length: game.seatsOf(setup) }, () => HERE);
    this.table = new Table({ game: atTable, setup, seed: SEED, seats }, this.place);
    this.viewers = [...seats.keys(), 'spectator'];
    for (const viewer of this.viewers) {
      this.#told.set(viewer, this.table.snapshot(viewer));
      this.table.subscribe(viewer, ({ snapshot }) => this.#told.set(viewer, snapshot));
    }
    this.table.start();
  }

  told(viewer: Viewer): SeatSnapshot {
    const snapshot = this.#told.get(viewer);
    if (snapshot === undefined) throw new Error(`${viewer} was told nothing`);
    return snapshot;
  }

  /** Somebody who must decide does so, at random; false when nobody must. */
  async decide(): Promise<boolean> {
    await goOn();
    this.#decisions += 1;
    const { asking } = this.told('spectator');
    if (asking.length === 0) return false;
    const { seat } = at(asking, this.#decisions % asking.length);
    const { view, question } = this.told(seat);
    const seed = `${SEED}/${this.#decisions}`;
    const choice = decide(this.#game, { game: this.#game.id, bot: 'random', seat, view, seed });
    taken(await this.table.choose(seat, question?.ask ?? -1, choice));
    await goOn();
    return true;
  }

  /** Somebody takes a decision back; the others agree where they must. */
  async takeBack(terms: 'free' | 'consent'): Promise<boolean> {
    const { takeBacks } = this.told('spectator');
    const seat = [...this.viewers.keys()].find((other) => takeBacks[other]?.terms === terms);
    if (seat === undefined) return false;
    taken(await this.table.askTakeBack(seat));
    for (const other of this.told('spectator').request?.waitingFor ?? []) {
      taken(await this.table.answerTakeBack(other, true));
    }
    await goOn();
    return true;
  }
}

test('all games of the house are looked at', () => {
  expect(new Set(SETUPS.map(([id]) => id))).toEqual(new Set(GAME_IDS));
});

describe('an entry costs one view a viewer and one question a seat that is asked then', () => {
  test.each(SETUPS)('%s, %s', async (id, name) => {
    const game = await loadGame(id);
    const calls = { view: 0, question: 0 };
    const counting: Game = {
      ...game,
      view: (...given) => {
        calls.view += 1;
        return game.view(...given);
      },
      question: (...given) => {
        calls.question += 1;
        return game.question(...given);
      },
    };
    const evening = new Evening(game, name, counting);
    const { entries } = evening.place.store;
    // Two screens of one viewer are shown the same.
    for (const viewer of evening.viewers) evening.table.subscribe(viewer, () => undefined);
    await goOn();
    for (let decisions = 0; decisions < DECISIONS; decisions += 1) {
      const before = entries.length;
      Object.assign(calls, { view: 0, question: 0 });
      if (!(await evening.decide())) break;
      const added = entries.slice(before);
      const asked = added.reduce((sum, { summary }) => sum + (summary?.asked.length ?? 0), 0);
      expect(calls.view).toBe(evening.viewers.length * added.length);
      expect(calls.question).toBe(asked);
    }
  });
});

describe('a table with free and agreed take-backs is the same when it is taken out again', () => {
  test.each(SETUPS)('%s, %s', async (id, name) => {
    const game = await loadGame(id);
    const evening = new Evening(game, name);
    const { table, place } = evening;
    const takenBack = { free: 0, consent: 0 };
    for (let decisions = 1; decisions <= DECISIONS; decisions += 1) {
      if (!(await evening.decide())) break;
      const wanted = takenBack.free > takenBack.consent ? 'consent' : 'free';
      if (decisions % TAKEN_BACK_EVERY === 0 && (await evening.takeBack(wanted))) {
        takenBack[wanted] += 1;
      }
      if (decisions % TAKEN_OUT_EVERY === 0) expectSameTable(game, name, evening);
    }
    expectSameTable(game, name, evening);
    expect(Math.min(takenBack.free, takenBack.consent)).toBeGreaterThan(0);
    const back = place.store.entries.filter(({ record }) => isTakeBack(record.entry));
    expect(back).toHaveLength(takenBack.free + takenBack.consent);
    expect(place.errors).toEqual([]);
    expectSameBranches(game, table);
  });
});

/** From a file in one piece, and from a store with and without its snapshots. */
function expectSameTable(game: Game, name: string, { table, place, viewers }: Evening): void {
  const saved = table.save();
  const { seats } = saved;
  const stored = {
    game: game.id,
    rules: game.version,
    setup: game.setups[name],
    seed: SEED,
    seats,
    ...written(table.stored()),
  };
  const { entries, snapshots } = place.store;
  const ways: readonly Resumed<GameTypes>[] = [
    resumeTable(game, written(saved), new Place<GameTypes>()),
    restoreTable(game, stored, new Place<GameTypes>()),
    restoreTable(game, { ...stored, entries, snapshots }, new Place<GameTypes>()),
  ];
  for (const resumed of ways) {
    if ('fault' in resumed) throw new Error(JSON.stringify(resumed.fault));
    expect(resumed.table.save()).toEqual(saved);
    for (const viewer of viewers) {
      expect(shown(resumed.table.snapshot(viewer))).toEqual(shown(table.snapshot(viewer)));
    }
  }
}

/** Question numbers count from when a table was opened. */
function shown({ question, ...snapshot }: SeatSnapshot): unknown {
  return { ...snapshot, question: question && { ...question, ask: 0 } };
}

/** Cut at any moment, a match is what it was then, and its log runs to the same state. */
function expectSameBranches(game: Game, table: Table): void {
  const run = runLog(game, table.save().log);
  if ('fault' in run) throw new Error(JSON.stringify(run.fault));
  const { match } = run;
  for (let step = 0; step <= match.length; step += Math.ceil(match.length / 5)) {
    const log = match.branch(step).log();
    const cut = runLog(game, written(log));
    if ('fault' in cut) throw new Error(JSON.stringify(cut.fault));
    expect([cut.match.length, cut.match.hash()]).toEqual([step, log.hash]);
  }
  expect(match.branch(match.length).hash()).toBe(match.hash());
}

function written<D>(data: D): D {
  return JSON.parse(JSON.stringify(data)) as D;
}
