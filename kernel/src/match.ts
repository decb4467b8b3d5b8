import { canonicalJson, hashState, type Json } from './canonical.ts';
import { type StreamChance, seededChance } from './chance.ts';
import { type Game, type GameTypes, isRefusal, type Refusal, type Seat } from './game.ts';
import { at } from './lists.ts';
import { isListOf, isRecord, isText, isWhole } from './shape.ts';

export const MATCH_FORMAT = 'parsecs-match/1';

export interface ChoiceEntry {
  readonly by: Seat;
  readonly choice: string;
}

/** Goes back to the moment when `backTo` choices stood; `agreed` lists the seats that had to agree. */
export interface TakeBackEntry {
  readonly by: Seat;
  readonly backTo: number;
  readonly agreed?: readonly Seat[];
}

export type LogEntry = ChoiceEntry | TakeBackEntry;

/** The whole match: running it again gives every state it ever had. */
export interface MatchLog {
  readonly format: typeof MATCH_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly setup: Json;
  readonly seed: string;
  readonly choices: readonly LogEntry[];
  /** Only in a log cut from another: where chance had started afresh before the cut. */
  readonly reseeds?: readonly Reseed[];
  /** Hash of the state after the last entry. */
  readonly hash: string;
  /** What was told at each step, the beginning first, for watching under later rules. */
  readonly told: readonly (readonly Json[])[];
}

export interface TakeBackPoint {
  /** How many choices would still stand. */
  readonly backTo: number;
  /** False when something hidden or random was shown since: then the other seats must agree. */
  readonly free: boolean;
}

interface Step {
  readonly by: Seat;
  readonly choice: string;
  /** There was nothing to decide: one answer, and everybody could know. */
  readonly forced: boolean;
  /** Somebody other than the chooser learned something that cannot be unlearned. */
  readonly revealing: boolean;
}

/** After so many choices chance went on from another seed. */
export interface Reseed {
  readonly at: number;
  readonly seed: string;
}

export function isTakeBack(entry: LogEntry): entry is TakeBackEntry {
  return 'backTo' in entry;
}

/** One running match: the state, its chance, and the log that made it. */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly seed: string;
  state: T['state'];
  readonly #entries: LogEntry[] = [];
  #steps: Step[] = [];
  #told: T['event'][][] = [];
  #reseeds: readonly Reseed[];
  readonly #inherited: readonly Reseed[];
  #chance: StreamChance;

  constructor(game: Game<T>, setup: T['setup'], seed: string, reseeds: readonly Reseed[] = []) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.#chance = seededChance(seed);
    const events: T['event'][] = [];
    this.state = game.begin(setup, { chance: this.#chance, tell: (event) => events.push(event) });
    this.#told.push(events);
    this.#inherited = reseeds;
    this.#reseeds = reseeds;
    this.#reseed(0);
  }

  /** How many choices stand. */
  get length(): number {
    return this.#steps.length;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** What the step that led to position `position` told; position 0 is the beginning. */
  toldAt(position: number): readonly T['event'][] {
    return at(this.#told, position);
  }

  /** The choice that led from position `position` to the next. */
  choiceAt(position: number): ChoiceEntry {
    const { by, choice } = at(this.#steps, position);
    return { by, choice };
  }

  choose(seat: Seat, id: string): Refusal | undefined {
    const refusal = this.#apply(seat, id);
    if (refusal !== undefined) return refusal;
    this.#entries.push({ by: seat, choice: id });
    this.#reseed(this.#steps.length);
    return undefined;
  }

  /** Where the last real decision of the seat was made, and whether going there needs consent. */
  takeBackPoint(seat: Seat): TakeBackPoint | undefined {
    let free = true;
    for (let position = this.#steps.length - 1; position >= 0; position -= 1) {
      const step = at(this.#steps, position);
      if (step.revealing || (step.by !== seat && !step.forced)) free = false;
      if (step.by === seat && !step.forced) return { backTo: position, free };
    }
    return undefined;
  }

  /** Goes back. With consent the stream of chance starts afresh, so nobody replays known dice. */
  takeBack(seat: Seat, backTo: number, agreed?: readonly Seat[]): void {
    if (!Number.isInteger(backTo) || backTo < 0 || backTo >= this.#steps.length) {
      throw new RangeError(`no position ${backTo} to go back to`);
    }
    this.#entries.push(agreed === undefined ? { by: seat, backTo } : { by: seat, backTo, agreed });
    const reseeds = this.#reseeds.filter((reseed) => reseed.at <= backTo);
    if (agreed !== undefined) {
      // No two take-backs of a match, nor of the match it was cut from, share a place here.
      const place = `${this.#inherited.length}.${this.#entries.length}`;
      reseeds.push({ at: backTo, seed: `${this.seed}/take-back/${place}` });
    }
    this.#rebuild(this.#steps.slice(0, backTo), reseeds);
  }

  /** The match as it stood at an earlier position, free to go another way. */
  branch(position: number): Match<T> {
    const reseeds = this.#reseeds.filter((reseed) => reseed.at <= position);
    const other = new Match(this.game, this.setup, this.seed, reseeds);
    for (const { by, choice } of this.#steps.slice(0, position)) {
      const refusal = other.choose(by, choice);
      if (refusal !== undefined) throw new Error(`own log refused: ${canonicalJson(refusal)}`);
    }
    return other;
  }

  hash(): string {
    return hashState(this.state);
  }

  log(): MatchLog {
    return plain({
      format: MATCH_FORMAT,
      game: this.game.id,
      rules: this.game.version,
      setup: this.setup,
      seed: this.seed,
      choices: this.#entries,
      ...(this.#inherited.length > 0 && { reseeds: this.#inherited }),
      hash: this.hash(),
      told: this.#told,
    });
  }

  #rebuild(steps: readonly Step[], reseeds: readonly Reseed[]): void {
    const fresh = new Match(this.game, this.setup, this.seed);
    this.state = fresh.state;
    this.#chance = fresh.#chance;
    this.#told = fresh.#told;
    this.#steps = [];
    this.#reseeds = reseeds;
    this.#reseed(0);
    for (const step of steps) {
      const refusal = this.#apply(step.by, step.choice);
      if (refusal !== undefined) throw new Error(`own log refused: ${canonicalJson(refusal)}`);
      this.#reseed(this.#steps.length);
    }
  }

  #reseed(position: number): void {
    const reseed = this.#reseeds.findLast((candidate) => candidate.at === position);
    if (reseed !== undefined) this.#chance = seededChance(reseed.seed);
  }

  #apply(seat: Seat, id: string): Refusal | undefined {
    const { game, state } = this;
    if (!game.asked(state).includes(seat)) {
      return { refused: 'table', cause: 'not-asked', params: { seat } };
    }
    const answer = game.check(state, seat, id);
    if (isRefusal(answer)) return answer;
    const question = game.question(state, seat);
    const single = question.answers.length === 1 && question.region === undefined;
    const drawn = this.#chance.draws;
    const events: T['event'][] = [];
    game.answer(state, seat, answer, {
      chance: this.#chance,
      tell: (event) => events.push(event),
    });
    this.#told.push(events);
    this.#steps.push({
      by: seat,
      choice: id,
      forced: single && question.guarded !== true,
      revealing: this.#chance.draws > drawn || events.some((event) => event.reveals === true),
    });
    return undefined;
  }
}

/** A log is written to files and sent about: it must be data through and through. */
function plain(log: { readonly [Key in keyof MatchLog]?: unknown }): MatchLog {
  return JSON.parse(canonicalJson(log)) as MatchLog;
}

export interface LogFault {
  readonly cause:
    | 'not-a-log'
    | 'other-game'
    | 'other-rules'
    | 'bad-setup'
    | 'bad-entry'
    | 'hash-differs';
  /** Which entry, counted from 0, where one is to blame. */
  readonly entry?: number;
  readonly refusal?: Refusal;
  /** The field of the file that is wrong. */
  readonly path?: string;
}

/** Runs a log from its beginning; a fault names the entry that cannot be run. */
export function runLog<T extends GameTypes>(
  game: Game<T>,
  log: MatchLog,
): { readonly match: Match<T> } | { readonly fault: LogFault } {
  if (log.game !== game.id) return { fault: { cause: 'other-game', path: 'game' } };
  if (log.rules !== game.version) return { fault: { cause: 'other-rules', path: 'rules' } };
  const setup = game.checkSetup(log.setup);
  if (!setup.ok) {
    const problem = setup.problems[0];
    return { fault: { cause: 'bad-setup', path: `setup.${problem?.path ?? ''}` } };
  }
  const match = new Match(game, setup.value, log.seed, log.reseeds);
  for (const [entry, record] of log.choices.entries()) {
    if (isTakeBack(record)) {
      if (record.backTo >= match.length) return { fault: { cause: 'bad-entry', entry } };
      match.takeBack(record.by, record.backTo, record.agreed);
    } else {
      const refusal = match.choose(record.by, record.choice);
      if (refusal !== undefined) return { fault: { cause: 'bad-entry', entry, refusal } };
    }
  }
  return match.hash() === log.hash ? { match } : { fault: { cause: 'hash-differs', path: 'hash' } };
}

/** Reads a file that should hold a match; never throws on what somebody else wrote. */
export function readLog(input: unknown): { readonly log: MatchLog } | { readonly fault: LogFault } {
  const wrong = (path: string): { readonly fault: LogFault } => ({
    fault: { cause: 'not-a-log', path },
  });
  if (!isRecord(input)) return wrong('');
  if (input['format'] !== MATCH_FORMAT) return wrong('format');
  for (const field of ['game', 'rules', 'seed', 'hash']) {
    if (typeof input[field] !== 'string') return wrong(field);
  }
  if (!('setup' in input)) return wrong('setup');
  const { choices, told } = input;
  if (!Array.isArray(choices)) return wrong('choices');
  for (const [index, entry] of choices.entries()) {
    if (!isEntry(entry)) return wrong(`choices[${index}]`);
  }
  const { reseeds } = input;
  if (reseeds !== undefined && !isListOf(reseeds, isReseed)) return wrong('reseeds');
  if (!Array.isArray(told) || !told.every((step) => Array.isArray(step))) return wrong('told');
  return { log: input as unknown as MatchLog };
}

function isEntry(entry: unknown): entry is LogEntry {
  if (!isRecord(entry) || !isCount(entry['by'])) return false;
  if (typeof entry['choice'] === 'string') return true;
  const agreed = entry['agreed'];
  return (
    isCount(entry['backTo']) &&
    (agreed === undefined || (Array.isArray(agreed) && agreed.every((seat) => isCount(seat))))
  );
}

function isReseed(value: unknown): value is Reseed {
  return isRecord(value) && isCount(value['at']) && isText(value['seed']);
}

function isCount(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}
