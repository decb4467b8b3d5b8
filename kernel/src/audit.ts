import { AuditPlayer } from './audit-player.ts';
import { type AuditReport, NOTHING_DONE } from './audit-report.ts';
import { canonicalJson } from './canonical.ts';
import { type StreamChance, seededChance } from './chance.ts';
import type { Game, GameTypes, Seat, Viewer } from './game.ts';
import { at } from './lists.ts';
import { Match, type TakeBackPoint } from './match.ts';
import {
  BrokenPromise,
  broken,
  checkRefusals,
  checkTold,
  checkView,
  giveClone,
  writeState,
} from './promises.ts';
import { runLog } from './run-log.ts';
import { sha256 } from './sha256.ts';

const NEVER_ENDING = 20_000;
/** Looking through every pair of eyes costs more than playing: not at every step of long runs. */
const VIEWED_EVERY = 5;

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
    const { promise, detail } =
      error instanceof BrokenPromise ? error : { promise: 'never throws', detail: String(error) };
    const failure = { step: audit?.steps ?? 0, promise, detail };
    return { ...(audit?.report() ?? NOTHING_DONE), failure };
  }
}

class Audit<T extends GameTypes> {
  readonly #cards = new Set<string>();
  readonly #game: Game<T>;
  readonly #match: Match<T>;
  readonly #will: StreamChance;
  /** Apart from the will, so that looking more often does not change the game. */
  readonly #imagination: StreamChance;
  readonly #doubt: StreamChance;
  readonly #player: AuditPlayer<T>;
  readonly #everyStep: boolean;
  readonly #hashes: string[] = [];
  readonly #seats: readonly Seat[];
  readonly #viewers: readonly Viewer[];
  readonly #takenBack = { free: 0, agreed: 0 };
  /** The state that stands, as text. */
  #written = '';
  #answersCloned = 0;
  #isResumed = false;
  /** How many answers led to the end. */
  #wholeGame: number | undefined;

  constructor(game: Game<T>, setup: T['setup'], seed: string, everyStep: boolean) {
    this.#game = game;
    this.#match = new Match(game, setup, seed);
    this.#will = seededChance(`${seed}/will`);
    this.#imagination = seededChance(`${seed}/imagination`);
    this.#doubt = seededChance(`${seed}/doubt`);
    this.#player = new AuditPlayer(game, this.#will, seed);
    this.#everyStep = everyStep;
    this.#seats = Array.from({ length: game.seatsOf(setup) }, (_, seat) => seat);
    this.#viewers = [...this.#seats, 'spectator'];
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
      if (this.steps >= NEVER_ENDING) broken('comes to an end', `${NEVER_ENDING} answers`);
      this.#step();
    }
    this.#wholeGame = this.steps;
    if (this.#game.asked(match.state).length > 0) {
      broken('asks nobody after the end', this.#game.asked(match.state).join());
    }
    this.#checkReplay();
    this.#checkTakeBack();
    this.#checkResume();
  }

  #step(): void {
    const game = this.#game;
    const { state } = this.#match;
    const asked = game.asked(state);
    const seat = asked[asked.length > 1 ? this.#will.pick('seat', asked.length) : 0];
    if (seat === undefined) broken('never stuck', 'nobody is asked and nobody has won');
    const id = this.#player.pickAnswer(state, seat);
    checkRefusals(game, state, this.#seats);
    const expected = giveClone(this.#match, seat, id, this.#written);
    this.#answersCloned += 1;
    const refusal = this.#match.choose(seat, id);
    if (refusal !== undefined) {
      broken('offers only legal answers', `${id}: ${refusal.refused}`);
    }
    for (const event of this.#match.eventsAt(this.#match.length)) {
      for (const card of game.cardsOf(event)) this.#cards.add(card);
    }
    this.#inspect();
    if (this.#written !== expected) broken('takes answers as data', id);
    if (this.#everyStep && isUndone(this.steps)) this.#chooseAgain(seat, id);
    this.#thinkAgain(seat);
  }

  /** From the moment before, the same choice leads to the same place. */
  #chooseAgain(seat: Seat, id: string): void {
    const before = this.#match.branch(this.#match.length - 1);
    before.choose(seat, id);
    if (before.hash() !== this.#hashes.at(-1)) broken('goes back and on again', id);
  }

  /** Now and then whoever answered wants it back: that gives the state that was there. */
  #thinkAgain(seat: Seat): void {
    if (this.#doubt.pick('doubt', DOUBTED_EVERY) !== 0) return;
    const point = this.#match.takeBackPoint(seat);
    if (point === undefined) return;
    if (this.#takenBack[point.free ? 'free' : 'agreed'] === MOST_TAKEN_BACK) return;
    this.#takeBack(seat, point);
    this.#hashes.length = point.backTo + 1;
    this.#written = writeState(this.#match.state);
    if (sha256(this.#written) !== this.#hashes[point.backTo]) {
      broken('goes back to what was', `moment ${point.backTo}`);
    }
  }

  #takeBack(seat: Seat, { backTo, free }: TakeBackPoint): void {
    const others = this.#seats.filter((other) => other !== seat);
    this.#match.takeBack(seat, backTo, free ? undefined : others);
    this.#takenBack[free ? 'free' : 'agreed'] += 1;
  }

  /** Holds the state to its promises, and writes it down. */
  #inspect(): void {
    const game = this.#game;
    const { state } = this.#match;
    const violations = game.violations(state);
    if (violations.length > 0) broken('keeps its invariants', violations.join('; '));
    const text = writeState(state);
    this.#written = text;
    this.#hashes.push(sha256(text));
    // From here the match goes on with a state that was written down and read again.
    this.#match.state = JSON.parse(text) as T['state'];
    for (const viewer of this.#lookers()) {
      checkView(this.#match, viewer, this.#imagination);
      checkTold(this.#match, viewer);
    }
    if (this.#everyStep || this.steps % VIEWED_EVERY === 0) {
      const copy = game.copy(this.#match.state);
      if (canonicalJson(copy) !== text) broken('copies exactly', 'copy');
    }
  }

  /** Everybody, or in long runs one after the other every few steps. */
  #lookers(): readonly Viewer[] {
    if (this.#everyStep || (this.steps <= BEGINNING && this.steps % VIEWED_EVERY === 0)) {
      return this.#viewers;
    }
    if (this.steps % VIEWED_EVERY !== 0) return [];
    return [at(this.#viewers, (this.steps / VIEWED_EVERY) % this.#viewers.length)];
  }

  /** Running the log again gives the same state, by choices alone. */
  #checkReplay(): void {
    const log = this.#match.log();
    const run = runLog(this.#game, log);
    if ('fault' in run) broken('replays to the same hash', canonicalJson(run.fault));
  }

  /** Going back to any moment gives the state that was there. */
  #checkTakeBack(): void {
    for (let probe = 0; probe < 3 && this.steps > 0; probe += 1) {
      const step = this.#will.pick('moment', this.steps);
      const before = this.#match.branch(step);
      if (before.hash() !== this.#hashes[step]) {
        broken('goes back to what was', `moment ${step}`);
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
      if ('fault' in resumed) broken(`resumes ${how}`, canonicalJson(resumed.fault));
      if (resumed.match.hash() !== match.hash()) broken(`resumes ${how}`, 'another state');
    }
    this.#isResumed = true;
  }

  /** Some answers more; if nobody has gone back freely so far, somebody does as soon as they may. */
  #playOn(): void {
    const match = this.#match;
    for (let step = 0; step < PLAYED_ON && this.#game.asked(match.state).length > 0; step += 1) {
      const seat = at(this.#game.asked(match.state), 0);
      match.choose(seat, this.#player.pickAnswer(match.state, seat));
      const point = this.#takenBack.free === 0 ? match.takeBackPoint(seat) : undefined;
      if (point?.free === true) this.#takeBack(seat, point);
    }
  }
}
