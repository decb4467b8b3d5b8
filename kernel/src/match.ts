import { canonicalJson, hashState } from './canonical.ts';
import { chanceFrom, type StreamChance, seededChance } from './chance.ts';
import { checkChoice, type HowChosen, isTimeUp } from './check-choice.ts';
import {
  type Game,
  type GameTypes,
  isRefusal,
  type Question,
  type Refusal,
  type Seat,
} from './game.ts';
import { at } from './lists.ts';
import {
  type ChoiceEntry,
  isTakeBack,
  type LogEntry,
  type LogFault,
  MATCH_FORMAT,
  type MatchLog,
  type Reseed,
} from './match-log.ts';
import { reseeded, reseedsAfter } from './reseeds.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';
import {
  type EntryRecord,
  isUsable,
  type StoredMatch,
  type StoredSnapshot,
} from './stored-match.ts';

export interface TakeBackPoint {
  /** How many choices would still stand. */
  readonly backTo: number;
  /** False when something hidden or random was shown since: then the other seats must agree. */
  readonly free: boolean;
}

/** An entry that is worked out but does not stand yet: it can still be stored, or dropped. */
export interface Prepared<T extends GameTypes = GameTypes> {
  readonly record: EntryRecord<T>;
  readonly state: T['state'];
  readonly chance: StreamChance;
  readonly reseeds: readonly Reseed[];
  /** How many entries the log had. */
  readonly sequence: number;
}

/** So many choices lie between two states that are put aside: what going back costs at most. */
const SNAPSHOT_EVERY = 32;

/** One running match: the state, its chance, and the log that made it. */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly seed: string;
  state: T['state'];
  #chance: StreamChance;
  readonly #beginning: readonly T['event'][];
  readonly #history: EntryRecord<T>[] = [];
  /** The choices that stand, as places in the history. */
  #standing: number[] = [];
  #reseeds: readonly Reseed[];
  readonly #inherited: readonly Reseed[];
  readonly #snapshots: Snapshots<T['state']>;
  #questions: { readonly of: unknown; readonly at: number; readonly by: Map<Seat, unknown> };

  constructor(game: Game<T>, setup: T['setup'], seed: string, reseeds: readonly Reseed[] = []) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.#chance = seededChance(seed);
    const events: T['event'][] = [];
    this.state = game.begin(setup, { chance: this.#chance, tell: (event) => events.push(event) });
    this.#beginning = events;
    this.#inherited = reseeds;
    this.#reseeds = reseeds;
    this.#snapshots = new Snapshots(this.snapshot());
    this.#chance = reseeded(this.#chance, reseeds, 0);
    this.#questions = { of: undefined, at: -1, by: new Map() };
  }

  /** How many choices stand. */
  get length(): number {
    return this.#standing.length;
  }

  get entries(): readonly LogEntry[] {
    return this.#history.map((record) => record.entry);
  }

  /** Every entry with what came of it, those that were taken back included. */
  get records(): readonly EntryRecord<T>[] {
    return this.#history;
  }

  /** What the choice that led to a step told; step 0 is the beginning. */
  eventsAt(step: number): readonly T['event'][] {
    if (step === 0) return this.#beginning;
    return at(this.#history, at(this.#standing, step - 1)).events;
  }

  /** The choice that led from a step to the next. */
  choiceAt(step: number): ChoiceEntry {
    return choiceOf(at(this.#history, at(this.#standing, step)));
  }

  /** What an asked seat must decide now; worked out once, however many want to know. */
  question(seat: Seat): Question<T['answer']> {
    const { state } = this;
    if (this.#questions.of !== state || this.#questions.at !== this.#history.length) {
      this.#questions = { of: state, at: this.#history.length, by: new Map() };
    }
    const { by } = this.#questions;
    const known = by.get(seat) as Question<T['answer']> | undefined;
    if (known !== undefined) return known;
    const question = this.game.question(state, seat);
    by.set(seat, question);
    return question;
  }

  choose(seat: Seat, id: string, how: HowChosen = {}): Refusal | undefined {
    const answer = this.#check(this.state, seat, id, how);
    if (isRefusal(answer)) return answer;
    this.#stand(this.#run(this.state, this.#chance, { seat, answer, how }));
    return undefined;
  }

  /** Works a choice out without making it: nothing has happened until it is committed. */
  prepare(seat: Seat, id: string, how: HowChosen = {}): Prepared<T> | Refusal {
    const answer = this.#check(this.state, seat, id, how);
    if (isRefusal(answer)) return answer;
    const state = this.game.copy(this.state);
    const chance = this.#chance.copy();
    const record = this.#run(state, chance, { seat, answer, how });
    return { record, state, chance, reseeds: this.#reseeds, sequence: this.#history.length };
  }

  /** Works a take-back out. With consent chance starts afresh, so nobody replays known dice. */
  prepareTakeBack(seat: Seat, backTo: number, agreed?: readonly Seat[]): Prepared<T> {
    if (!Number.isInteger(backTo) || backTo < 0 || backTo >= this.length) {
      throw new RangeError(`no step ${backTo} to go back to`);
    }
    const entry: LogEntry =
      agreed === undefined ? { by: seat, backTo } : { by: seat, backTo, agreed };
    const sequence = this.#history.length;
    const reseeds = reseedsAfter(this.#reseeds, entry, this.#placeOf(sequence));
    const record = { entry, events: [], forced: false, revealing: false };
    return { record, ...this.#goTo(backTo, reseeds), reseeds, sequence };
  }

  commit(prepared: Prepared<T>): void {
    if (prepared.sequence !== this.#history.length) {
      throw new Error('prepared for another moment');
    }
    const { record, state, chance, reseeds } = prepared;
    this.state = state;
    this.#chance = chance;
    this.#reseeds = reseeds;
    this.#stand(record);
  }

  takeBack(seat: Seat, backTo: number, agreed?: readonly Seat[]): void {
    this.commit(this.prepareTakeBack(seat, backTo, agreed));
  }

  /** Where the last real decision of the seat was made, and whether going there needs consent. */
  takeBackPoint(seat: Seat): TakeBackPoint | undefined {
    let free = true;
    for (let step = this.length - 1; step >= 0; step -= 1) {
      const { entry, forced, revealing } = at(this.#history, at(this.#standing, step));
      const isOwn = entry.by === seat;
      if (revealing || (!isOwn && !forced)) free = false;
      if (isOwn && !forced && !isUnasked(entry)) return { backTo: step, free };
    }
    return undefined;
  }

  /** The match as it stood at an earlier moment, free to go another way. */
  branch(step: number): Match<T> {
    const reseeds = this.#reseeds.filter((reseed) => reseed.at <= step);
    const other = new Match(this.game, this.setup, this.seed, reseeds);
    const standing = this.#standing.slice(0, step).map((place) => at(this.#history, place));
    const { state, chance } = this.#goTo(step, this.#reseeds);
    other.#adopt(standing, state, chance);
    return other;
  }

  hash(): string {
    return hashState(this.state);
  }

  /** The state put aside as it is now. */
  snapshot(): Snapshot<T['state']> {
    const { game, state } = this;
    return { step: this.length, state: game.copy(state), chance: this.#chance.state() };
  }

  /** The last state put aside at or before a step, as a store would have kept it. */
  snapshotBefore(step: number): StoredSnapshot<T> {
    const kept = this.#snapshots.before(Math.max(0, step));
    const sequence = kept.step === 0 ? 0 : at(this.#standing, kept.step - 1) + 1;
    return { sequence, ...kept };
  }

  log(): MatchLog {
    return plain({
      format: MATCH_FORMAT,
      game: this.game.id,
      rules: this.game.version,
      setup: this.setup,
      seed: this.seed,
      choices: this.entries,
      ...(this.#inherited.length > 0 && { reseeds: this.#inherited }),
      hash: this.hash(),
      told: [this.#beginning, ...this.#standing.map((place) => at(this.#history, place).events)],
    });
  }

  /**
   * A match as a store kept it. What was told is taken from there; only the choices since the last
   * usable snapshot are run again.
   */
  static restore<T extends GameTypes>(
    game: Game<T>,
    stored: StoredMatch<T>,
  ): { readonly match: Match<T> } | { readonly fault: LogFault } {
    const match = new Match(game, stored.setup, stored.seed, stored.reseeds);
    for (const [entry, record] of stored.records.entries()) {
      const { entry: written } = record;
      if (isTakeBack(written) && written.backTo >= match.length) {
        return { fault: { cause: 'bad-entry', entry } };
      }
      match.#note(record);
    }
    for (const snapshot of stored.snapshots ?? []) {
      if (isUsable(snapshot, stored.records)) match.#snapshots.add(snapshot);
    }
    try {
      const { state, chance } = match.#goTo(match.length, match.#reseeds);
      match.state = state;
      match.#chance = chance;
    } catch (error) {
      if (!(error instanceof RefusedStep)) throw error;
      const entry = at(match.#standing, error.step);
      return { fault: { cause: 'bad-entry', entry, refusal: error.refusal } };
    }
    return { match };
  }

  /** The log's entries up to here, without what chance and state make of them. */
  #note(record: EntryRecord<T>): void {
    const { entry } = record;
    if (isTakeBack(entry)) {
      this.#reseeds = reseedsAfter(this.#reseeds, entry, this.#placeOf(this.#history.length));
      this.#standing.length = entry.backTo;
    } else {
      this.#standing.push(this.#history.length);
    }
    this.#history.push(record);
  }

  #adopt(records: readonly EntryRecord<T>[], state: T['state'], chance: StreamChance): void {
    for (const record of records) this.#note(record);
    this.state = state;
    this.#chance = chance;
    this.#snapshots.remember(this.snapshot());
  }

  /** The entry stands; state and chance are already those after it. */
  #stand(record: EntryRecord<T>): void {
    const { entry } = record;
    if (isTakeBack(entry)) {
      this.#standing.length = entry.backTo;
      this.#snapshots.forgetAfter(entry.backTo);
      this.#snapshots.remember(this.snapshot());
    } else {
      this.#standing.push(this.#history.length);
      this.#chance = reseeded(this.#chance, this.#reseeds, this.length);
      if (this.length % SNAPSHOT_EVERY === 0) this.#snapshots.add(this.snapshot());
    }
    this.#history.push(record);
  }

  /** No two take-backs of a match, nor of the match it was cut from, share a place. */
  #placeOf(sequence: number): string {
    return `${this.seed}/take-back/${this.#inherited.length}.${sequence + 1}`;
  }

  /** State and chance as they are after so many choices, under these reseeds. What it passes is put aside. */
  #goTo(
    step: number,
    reseeds: readonly Reseed[],
  ): { readonly state: T['state']; readonly chance: StreamChance } {
    const from = this.#snapshots.before(step);
    const state = this.game.copy(from.state);
    let chance = reseeded(chanceFrom(from.chance), reseeds, from.step);
    for (let next = from.step; next < step; next += 1) {
      const entry = this.choiceAt(next);
      const { by, choice } = entry;
      const answer = this.#check(state, by, choice, entry);
      if (isRefusal(answer)) throw new RefusedStep(next, answer);
      this.game.answer(state, by, answer, { chance });
      chance = reseeded(chance, reseeds, next + 1);
      // Not the goal itself: it may lie under reseeds that will never stand.
      if ((next + 1) % SNAPSHOT_EVERY === 0 && next + 1 < step) {
        this.#snapshots.add({
          step: next + 1,
          state: this.game.copy(state),
          chance: chance.state(),
        });
      }
    }
    return { state, chance };
  }

  #check(state: T['state'], seat: Seat, id: string, how: HowChosen): T['answer'] | Refusal {
    return checkChoice(this.game, this.setup, state, { seat, id, how });
  }

  #run(state: T['state'], chance: StreamChance, choice: Choice<T>): EntryRecord<T> {
    const { seat, answer, how } = choice;
    const forced = this.#isForced(seat);
    const drawn = chance.draws;
    const events: T['event'][] = [];
    this.game.answer(state, seat, answer, { chance, tell: (event) => events.push(event) });
    return {
      entry: { by: seat, choice: answer.id, ...(how.unasked === true && { unasked: true }) },
      events,
      forced,
      // Nobody plays a round again knowing that it is the last one.
      revealing:
        chance.draws > drawn ||
        isTimeUp(this.game, answer.id) ||
        events.some((event) => event.reveals === true),
    };
  }

  /** There is one answer, and everybody can know. What is said out of turn answers no question. */
  #isForced(seat: Seat): boolean {
    if (!this.game.asked(this.state).includes(seat)) return false;
    const { answers, region, guarded } = this.question(seat);
    return answers.length === 1 && region === undefined && guarded !== true;
  }
}

interface Choice<T extends GameTypes> {
  readonly seat: Seat;
  readonly answer: T['answer'];
  readonly how: HowChosen;
}

function isUnasked(entry: LogEntry): boolean {
  return !isTakeBack(entry) && entry.unasked === true;
}

class RefusedStep extends Error {
  readonly step: number;
  readonly refusal: Refusal;

  constructor(step: number, refusal: Refusal) {
    super(`own log refused: ${canonicalJson(refusal)}`);
    this.step = step;
    this.refusal = refusal;
  }
}

function choiceOf({ entry }: EntryRecord): ChoiceEntry {
  if (isTakeBack(entry)) throw new Error('a take-back does not stand');
  return entry;
}

/** A log is written to files and sent about: it must be data through and through. */
function plain(log: { readonly [Key in keyof MatchLog]?: unknown }): MatchLog {
  return JSON.parse(canonicalJson(log)) as MatchLog;
}
