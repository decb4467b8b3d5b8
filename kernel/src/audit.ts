import { canonicalJson, hashState } from './canonical.ts';
import { type Chance, chanceFrom, type StreamChance, seededChance } from './chance.ts';
import {
  type Game,
  type GameTypes,
  isRefusal,
  type Seat,
  seatName,
  type Unwritten,
  type Viewer,
} from './game.ts';
import { at } from './lists.ts';
import { Match, type TakeBackPoint } from './match.ts';
import { runLog } from './run-log.ts';
import { sha256 } from './sha256.ts';
import { instinctOf } from './thinking.ts';

/** A promise of the contract that a game broke, and after how many answers. */
export interface AuditFailure {
  readonly step: number;
  readonly promise: string;
  readonly detail: string;
}

export interface AuditReport {
  readonly steps: number;
  readonly failure?: AuditFailure;
  readonly cards: readonly string[];
  /** Answers that were written down, read again and given to a copy of the state: all of the game. */
  readonly answersCloned: number;
  readonly takenBack: TakenBack;
  /** The log, take-backs and all, was run again in every way, to the same state. */
  readonly isResumed: boolean;
}

/** How often somebody went back: freely, or because the others agreed. */
export interface TakenBack {
  readonly free: number;
  readonly agreed: number;
}

const NEVER_ENDING = 20_000;
/** Looking through every pair of eyes costs more than playing: not at every step of long runs. */
const VIEWED_EVERY = 5;

/** In one game of so many the players want to win, which leads where idle hands never come. */
const PURPOSEFUL_EVERY = 3;
/** Answers that such a player thinks of. */
const THOUGHTS = 5;

/** Answers given after a take-back by consent, to see that the match can be resumed. */
const PLAYED_ON = 40;

/** After one answer of so many its seat wants it back, if it has not wanted that too often. */
const DOUBTED_EVERY = 12;
/** Take-backs of each kind on the way. */
const MOST_TAKEN_BACK = 4;

/** The first steps are looked at more closely: short games consist of them. */
const BEGINNING = 50;

/** Going back runs the log again: every early step is undone, and of a long game a sample. */
function isUndone(step: number): boolean {
  return step <= BEGINNING || step % 25 === 0;
}

class Broken extends Error {
  readonly failure: AuditFailure;

  constructor(failure: AuditFailure) {
    super(`${failure.promise} (step ${failure.step}): ${failure.detail}`);
    this.failure = failure;
  }
}

/**
 * Plays one random game to its end and holds the game to every promise of the contract on the way.
 * The same setup and seed always play the same game.
 */
export function auditGame<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  seed: string,
  everyStep = false,
): AuditReport {
  let audit: Audit<T> | undefined;
  try {
    audit = new Audit(game, setup, seed, everyStep);
    audit.run();
    return audit.report();
  } catch (error) {
    const failure =
      error instanceof Broken
        ? error.failure
        : { step: audit?.steps ?? 0, promise: 'never throws', detail: String(error) };
    return { ...(audit?.report() ?? NOTHING_DONE), failure };
  }
}

const NOTHING_DONE: AuditReport = {
  steps: 0,
  cards: [],
  answersCloned: 0,
  takenBack: { free: 0, agreed: 0 },
  isResumed: false,
};

class Audit<T extends GameTypes> {
  readonly #cards = new Set<string>();
  readonly #game: Game<T>;
  readonly #match: Match<T>;
  readonly #will: StreamChance;
  /** Apart from the will, so that looking more often does not change the game. */
  readonly #imagination: StreamChance;
  readonly #foresight: StreamChance;
  readonly #doubt: StreamChance;
  readonly #purposeful: boolean;
  readonly #everyStep: boolean;
  readonly #hashes: string[] = [];
  readonly #viewers: readonly Viewer[];
  readonly #takenBack = { free: 0, agreed: 0 };
  #answersCloned = 0;
  #isResumed = false;
  /** How many answers led to the end. */
  #wholeGame: number | undefined;

  constructor(game: Game<T>, setup: T['setup'], seed: string, everyStep: boolean) {
    this.#game = game;
    this.#match = new Match(game, setup, seed);
    this.#will = seededChance(`${seed}/will`);
    this.#imagination = seededChance(`${seed}/imagination`);
    this.#foresight = seededChance(`${seed}/foresight`);
    this.#doubt = seededChance(`${seed}/doubt`);
    this.#purposeful = this.#will.pick('temper', PURPOSEFUL_EVERY) === 0;
    this.#everyStep = everyStep;
    const seats = Array.from({ length: game.seatsOf(setup) }, (_, seat): Viewer => seat);
    this.#viewers = [...seats, 'spectator'];
  }

  get steps(): number {
    return this.#match.length;
  }

  report(): AuditReport {
    return {
      steps: this.#wholeGame ?? this.steps,
      cards: [...this.#cards],
      answersCloned: this.#answersCloned,
      takenBack: { ...this.#takenBack },
      isResumed: this.#isResumed,
    };
  }

  run(): void {
    const match = this.#match;
    this.#inspect();
    while (this.#game.outcome(match.state) === undefined) {
      if (this.steps >= NEVER_ENDING) this.#broken('comes to an end', `${NEVER_ENDING} answers`);
      this.#step();
    }
    this.#wholeGame = this.steps;
    if (this.#game.asked(match.state).length > 0) {
      this.#broken('asks nobody after the end', this.#game.asked(match.state).join());
    }
    this.#checkReplay();
    this.#checkTakeBack();
    this.#checkResume();
  }

  #broken(promise: string, detail: string): never {
    throw new Broken({ step: this.steps, promise, detail });
  }

  #step(): void {
    const game = this.#game;
    const { state } = this.#match;
    const asked = game.asked(state);
    const seat = asked[asked.length > 1 ? this.#will.pick('seat', asked.length) : 0];
    if (seat === undefined) this.#broken('never stuck', 'nobody is asked and nobody has won');
    const id = this.#pickAnswer(seat);
    this.#checkRefusals(asked);
    const expected = this.#giveClone(seat, id);
    const refusal = this.#match.choose(seat, id);
    if (refusal !== undefined) {
      this.#broken('offers only legal answers', `${id}: ${refusal.refused}`);
    }
    if (this.#everyStep && isUndone(this.steps)) this.#chooseAgain(seat, id);
    for (const event of this.#match.eventsAt(this.#match.length)) {
      for (const card of game.cardsOf(event)) this.#cards.add(card);
    }
    if (this.#inspect() !== expected) this.#broken('takes answers as data', id);
    this.#thinkAgain(seat);
  }

  /**
   * An answer is data: written down and read again it is the same, and does the same. This gives it
   * to a copy of the state, with the dice of the match, and writes down what comes of it.
   */
  #giveClone(seat: Seat, id: string): string {
    const game = this.#game;
    const answer = game.check(this.#match.state, seat, id);
    if (isRefusal(answer)) this.#broken('offers only legal answers', `${id}: ${answer.refused}`);
    const text = canonicalJson(answer);
    const read = game.readAnswer(id);
    if (read === undefined || canonicalJson(read) !== text) {
      this.#broken('reads what it writes', `${id}: ${canonicalJson(read ?? null)}`);
    }
    if (game.writeAnswer(read as unknown as Unwritten<T['answer']>) !== id) {
      this.#broken('writes what it reads', id);
    }
    const { state, chance } = this.#match.snapshot();
    game.answer(state, seat, JSON.parse(text) as T['answer'], { chance: chanceFrom(chance) });
    this.#answersCloned += 1;
    return this.#write(state);
  }

  /** From the moment before, the same choice leads to the same place. */
  #chooseAgain(seat: Seat, id: string): void {
    const before = this.#match.branch(this.#match.length - 1);
    before.choose(seat, id);
    if (before.hash() !== this.#match.hash()) this.#broken('goes back and on again', id);
  }

  /** Now and then whoever answered wants it back: that gives the state that was there. */
  #thinkAgain(seat: Seat): void {
    if (this.#doubt.pick('doubt', DOUBTED_EVERY) !== 0) return;
    const point = this.#match.takeBackPoint(seat);
    if (point === undefined) return;
    if (this.#takenBack[point.free ? 'free' : 'agreed'] === MOST_TAKEN_BACK) return;
    this.#takeBack(seat, point);
    this.#hashes.length = point.backTo + 1;
    if (this.#match.hash() !== this.#hashes[point.backTo]) {
      this.#broken('goes back to what was', `moment ${point.backTo}`);
    }
  }

  #takeBack(seat: Seat, { backTo, free }: TakeBackPoint): void {
    const others = this.#viewers.filter((other) => other !== 'spectator' && other !== seat);
    this.#match.takeBack(seat, backTo, free ? undefined : (others as readonly Seat[]));
    this.#takenBack[free ? 'free' : 'agreed'] += 1;
  }

  #pickAnswer(seat: Seat): string {
    const { state } = this.#match;
    const question = this.#game.question(state, seat);
    const { answers, region } = question;
    if (region !== undefined) return this.#decide(seat, () => region.sample(this.#will)).id;
    if (answers.length === 0) this.#broken('never stuck', `no answer to ${question.kind}`);
    if (new Set(answers.map((answer) => answer.id)).size !== answers.length) {
      this.#broken('ids are unique', question.kind);
    }
    const fallback = this.#game.fallback(state, seat);
    if (!answers.some((answer) => answer.id === fallback.id)) {
      this.#broken('falls back on a legal answer', fallback.id);
    }
    if (answers.length === 1) return at(answers, 0).id;
    return this.#decide(seat, () => at(answers, this.#will.pick('answer', answers.length))).id;
  }

  /** Any answer, or in a purposeful game the best of a few. */
  #decide(seat: Seat, any: () => T['answer']): T['answer'] {
    let best = any();
    if (!this.#purposeful) return best;
    let most = this.#worth(seat, best);
    for (let thought = 1; thought < THOUGHTS; thought += 1) {
      const answer = any();
      const worth = this.#worth(seat, answer);
      if (worth > most) [best, most] = [answer, worth];
    }
    return best;
  }

  #worth(seat: Seat, answer: T['answer']): number {
    const state = this.#game.copy(this.#match.state);
    this.#game.answer(state, seat, answer, { chance: this.#foresight });
    return instinctOf(this.#game)(state, seat);
  }

  /** Nonsense and foreign seats are refused with a reason, and nothing changes. */
  #checkRefusals(asked: readonly Seat[]): void {
    const game = this.#game;
    const { state } = this.#match;
    for (const viewer of this.#viewers) {
      if (viewer === 'spectator') continue;
      const got = game.check(state, viewer, asked.includes(viewer) ? 'no such answer' : 'decline');
      if (!isRefusal(got)) this.#broken('refuses what is not legal', seatName(viewer));
    }
  }

  /** Holds the state to its promises, and writes it down. */
  #inspect(): string {
    const game = this.#game;
    const { state } = this.#match;
    const violations = game.violations(state);
    if (violations.length > 0) this.#broken('keeps its invariants', violations.join('; '));
    const text = this.#write(state);
    this.#hashes.push(sha256(text));
    // From here the match goes on with a state that was written down and read again.
    this.#match.state = JSON.parse(text) as T['state'];
    for (const viewer of this.#lookers()) this.#look(viewer);
    if (this.#everyStep || this.steps % VIEWED_EVERY === 0) {
      const copy = game.copy(this.#match.state);
      if (canonicalJson(copy) !== text) this.#broken('copies exactly', 'copy');
    }
    return text;
  }

  /** Everybody, or in long runs one after the other every few steps. */
  #lookers(): readonly Viewer[] {
    if (this.#everyStep || (this.steps <= BEGINNING && this.steps % VIEWED_EVERY === 0)) {
      return this.#viewers;
    }
    if (this.steps % VIEWED_EVERY !== 0) return [];
    return [at(this.#viewers, (this.steps / VIEWED_EVERY) % this.#viewers.length)];
  }

  #write(state: T['state']): string {
    try {
      return canonicalJson(state);
    } catch (error) {
      return this.#broken('state is plain JSON', String(error));
    }
  }

  /** What a viewer sees is data, and an imagined state looks the same to that viewer. */
  #look(viewer: Viewer): void {
    const game = this.#game;
    const { state } = this.#match;
    const seen = game.view(state, viewer);
    const text = canonicalJson(seen);
    const imagined = game.imagine(JSON.parse(text) as T['view'], this.#imagination);
    const violations = game.violations(imagined);
    if (violations.length > 0) this.#broken('imagines what can be', violations.join('; '));
    if (canonicalJson(game.view(imagined, viewer)) !== text) {
      this.#broken('imagines what is seen', `view of ${viewer}`);
    }
    if (game.asked(imagined).join() !== game.asked(state).join()) {
      this.#broken('imagines who is asked', `view of ${viewer}`);
    }
    if (viewer !== 'spectator' && game.asked(state).includes(viewer)) {
      const offered = (from: T['state']): string =>
        game
          .question(from, viewer)
          .answers.map((answer) => answer.id)
          .join();
      if (offered(imagined) !== offered(state)) {
        this.#broken('imagines the same answers', `view of ${viewer}`);
      }
    }
    for (const event of this.#match.eventsAt(this.#match.length)) {
      const told = game.viewEvent(event, viewer, state);
      if (told !== undefined) canonicalJson(told);
    }
  }

  /** Running the log again gives the same state, by choices alone. */
  #checkReplay(): void {
    const log = this.#match.log();
    const run = runLog(this.#game, log);
    if ('fault' in run) this.#broken('replays to the same hash', canonicalJson(run.fault));
  }

  /** Going back to any moment gives the state that was there. */
  #checkTakeBack(): void {
    for (let probe = 0; probe < 3 && this.steps > 0; probe += 1) {
      const position = this.#will.pick('moment', this.steps);
      const before = this.#match.branch(position);
      if (before.hash() !== this.#hashes[position]) {
        this.#broken('goes back to what was', `moment ${position}`);
      }
    }
  }

  /** Taken back once more and played on, cut, stored and run again: always the same match. */
  #checkResume(): void {
    const match = this.#match;
    if (this.steps === 0) return;
    const kept = [{ sequence: match.records.length, ...match.snapshot() }];
    this.#takeBack(0, { backTo: this.#will.pick('moment', this.steps), free: false });
    kept.push({ sequence: match.records.length, ...match.snapshot() });
    this.#playOn();
    const { setup, seed } = match;
    const records = JSON.parse(canonicalJson(match.records)) as typeof match.records;
    const snapshots = JSON.parse(canonicalJson(kept)) as typeof kept;
    const restored = Match.restore(this.#game, { setup, seed, records, snapshots });
    const cut = runLog(this.#game, match.branch(match.length).log());
    const whole = runLog(this.#game, match.log());
    for (const [how, resumed] of Object.entries({ restored, cut, whole })) {
      if ('fault' in resumed) this.#broken(`resumes ${how}`, canonicalJson(resumed.fault));
      if (resumed.match.hash() !== match.hash()) this.#broken(`resumes ${how}`, 'another state');
    }
    this.#isResumed = true;
  }

  /** Some answers more; if nobody has gone back freely so far, somebody does as soon as they may. */
  #playOn(): void {
    const match = this.#match;
    for (let step = 0; step < PLAYED_ON && this.#game.asked(match.state).length > 0; step += 1) {
      const seat = at(this.#game.asked(match.state), 0);
      match.choose(seat, this.#pickAnswer(seat));
      const point = this.#takenBack.free === 0 ? match.takeBackPoint(seat) : undefined;
      if (point?.free === true) this.#takeBack(seat, point);
    }
  }
}

/** Two imagined states differ where the view hides something: a view that tells all is no view. */
export function imaginedDiffer<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  viewer: Viewer,
  chance: Chance,
): boolean {
  const seen = game.view(state, viewer);
  return hashState(game.imagine(seen, chance)) !== hashState(state);
}
