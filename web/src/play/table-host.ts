import type { BotRequest, Decision } from '@parsecs/bots';
import type { Game, Match, Refusal, Seat, Viewer } from '@parsecs/kernel';
import {
  type Guard,
  type Host,
  isGameId,
  isReversible,
  loadGame,
  type PauseReason,
  type Resumed,
  restoreTable,
  resumeTable,
  type SavedTable,
  type SeatSnapshot,
  Table,
} from '@parsecs/table';
import { thoughtOf } from '../advice/thought.ts';
import type { Preview } from '../boards/contract.ts';
import { leadIn, previewsIn } from './foresight.ts';
import { progressOf } from './progress.ts';
import type {
  Course,
  Opened,
  OpenFault,
  OpenRequest,
  Seen,
  TableHost,
  TableListener,
} from './protocol.ts';
import { WorkerReplay } from './replay-host.ts';
import { sleep } from './sleep.ts';

/** How a bot decides, in a thread of its own. */
type Consider = (request: BotRequest, signal: AbortSignal) => Promise<Decision>;

/** Nobody waits longer than this for a page that has stopped telling what it shows. */
const LONGEST_WAIT = 4000;

/** One table as it lives in the worker. */
export class WorkerTable implements TableHost {
  readonly #consider: Consider | undefined;
  #table: Table | undefined;
  #listener: TableListener | undefined;
  #stopListening: (() => void) | undefined;
  #shown = 0;
  #sequence = 0;
  #wake: (() => void) | undefined;
  #isStepping = false;
  /** Whoever waits to be told to go on; more than one when the table was held in between. */
  #waiting: (() => void)[] = [];

  constructor(consider?: Consider) {
    this.#consider = consider;
  }

  async open(
    request: OpenRequest,
    listener: TableListener,
  ): Promise<Opened | { readonly fault: OpenFault }> {
    const id = gameOf(request);
    if (!isGameId(id)) return { fault: { cause: 'unknown-game', game: id } };
    const game = await loadGame(id);
    const made = makeTable(game, request, this.#host(listener), listener);
    if ('fault' in made) return made;
    const { table } = made;
    this.#table = table;
    this.#listener = listener;
    const seen = this.setViewer(request.viewer);
    this.#shown = seen.snapshot.sequence;
    const { beginning, entries, snapshots } = table.stored();
    const history =
      request.kind === 'stored'
        ? { beginning, entries: [], snapshots: [] }
        : { beginning, entries, snapshots };
    return { ...seen, rules: game.version, history };
  }

  start(): void {
    this.#open().start();
  }

  hold(): void {
    this.#open().hold();
  }

  async settled(): Promise<void> {
    await this.#table?.settled();
  }

  setViewer(viewer: Viewer): Seen {
    const table = this.#open();
    this.#stopListening?.();
    this.#stopListening = table.subscribe(viewer, (update) => {
      this.#sequence = update.to;
      this.#listener?.updated(update);
    });
    const snapshot = table.snapshot(viewer);
    this.#sequence = snapshot.sequence;
    return { snapshot, story: table.story(viewer) };
  }

  choose(seat: Seat, ask: number, id: string): Promise<Refusal | undefined> {
    return this.#open().choose(seat, ask, id);
  }

  chooseUnasked(seat: Seat, ask: number, id: string): Promise<Refusal | undefined> {
    return this.#open().chooseUnasked(seat, ask, id);
  }

  isReversible(seat: Seat, ids: readonly string[]): boolean {
    const { game, snapshot } = this.#seen(seat);
    return isReversible(game, snapshot.view, seat, ids);
  }

  lead(viewer: Viewer): readonly number[] {
    const { game, snapshot } = this.#seen(viewer);
    return leadIn(game, snapshot.seats.length, snapshot.view);
  }

  async course(viewer: Viewer): Promise<Course> {
    const replay = new WorkerReplay();
    const opened = await replay.open(this.save().log, viewer);
    if ('fault' in opened) return { curve: [], marks: [] };
    return { curve: replay.curve(), marks: opened.marks };
  }

  decline(seat: Seat): Promise<Refusal | undefined> {
    return this.#open().decline(seat);
  }

  explain(seat: Seat, id: string): Refusal | undefined {
    return this.#open().explain(seat, id);
  }

  preview(seat: Seat, ids: readonly string[]): Readonly<Record<string, Preview>> {
    const { game, snapshot } = this.#seen(seat);
    return previewsIn(game, snapshot.view, seat, ids);
  }

  askTakeBack(seat: Seat): Promise<Refusal | undefined> {
    return this.#open().askTakeBack(seat);
  }

  concede(seat: Seat): Promise<Refusal | undefined> {
    return this.#open().concede(seat);
  }

  answerTakeBack(seat: Seat, agrees: boolean): Promise<Refusal | undefined> {
    return this.#open().answerTakeBack(seat, agrees);
  }

  setGuard(seat: Seat, guard: Guard): Promise<void> {
    return this.#open().setGuard(seat, guard);
  }

  setPace(milliseconds: number): void {
    this.#open().pace = milliseconds;
  }

  setStepping(isStepping: boolean): void {
    this.#isStepping = isStepping;
    if (!isStepping) this.step();
  }

  step(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }

  shown(sequence: number): void {
    this.#shown = sequence;
    if (this.#shown >= this.#sequence) this.#wake?.();
  }

  save(): SavedTable {
    return this.#open().save();
  }

  #host(listener: TableListener): Host {
    return {
      pause: (why, milliseconds, signal) => this.#pause(why, milliseconds, signal),
      now: () => Date.now(),
      ...(this.#consider && { think: this.#thinkBy(this.#consider, listener) }),
      store: {
        append: (entry, snapshot) => listener.append(entry, snapshot),
        keepSeats: (seats, guards) => listener.keepSeats(seats, guards),
        keepTimes: (times) => listener.keepTimes(times),
      },
      failed: (error) => listener.failed(error instanceof Error ? error.message : String(error)),
    };
  }

  /** Lets bots decide, and tells the page what they thought. */
  #thinkBy(consider: Consider, listener: TableListener): NonNullable<Host['think']> {
    return async (request, signal) => {
      const { step } = this.#open().snapshot('spectator');
      const decision = await consider(request, signal);
      if (decision.considered.length > 1) {
        listener.thought(thoughtOf(step, request.seat, decision));
      }
      return decision.answer;
    };
  }

  #seen(viewer: Viewer): { readonly game: Game; readonly snapshot: SeatSnapshot } {
    const table = this.#open();
    return { game: table.game, snapshot: table.snapshot(viewer) };
  }

  #open(): Table {
    if (this.#table === undefined) throw new Error('no table is open');
    return this.#table;
  }

  /** Bots wait their pace, and then until the page has shown what happened before. */
  async #pause(why: PauseReason, milliseconds: number, signal: AbortSignal): Promise<void> {
    if (why === 'clock' || !this.#isStepping) await sleep(milliseconds, signal);
    if (why === 'clock' || signal.aborted) return;
    if (this.#shown < this.#sequence) {
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#wake = resolve;
        }),
        sleep(LONGEST_WAIT, signal),
      ]);
      this.#wake = undefined;
    }
    if (this.#isStepping) await this.#waitForStep();
  }

  /** Nothing happens until `step`; the page is told, so that no press comes too early. */
  async #waitForStep(): Promise<void> {
    const told = new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
    this.#listener?.waits(this.#sequence);
    await told;
  }
}

function gameOf(request: OpenRequest): string {
  switch (request.kind) {
    case 'new':
      return request.game;
    case 'saved':
      return request.saved.log.game;
    case 'stored':
      return request.stored.game;
  }
}

function makeTable(
  game: Game,
  request: OpenRequest,
  host: Host,
  listener: TableListener,
): { readonly table: Table } | { readonly fault: OpenFault } {
  switch (request.kind) {
    case 'new':
      return newTable(game, request, host);
    case 'saved': {
      const { saved, pace } = request;
      const onEntry = progressOf<Match>(saved.log.choices.length, listener.progress);
      return resumed(resumeTable(game, saved, host, pace, { onEntry }));
    }
    case 'stored':
      return resumed(restoreTable(game, request.stored, host, request.pace));
  }
}

function newTable(
  game: Game,
  request: Extract<OpenRequest, { readonly kind: 'new' }>,
  host: Host,
): { readonly table: Table } | { readonly fault: OpenFault } {
  const setup = game.checkSetup(request.setup);
  if (!setup.ok) return { fault: { cause: 'bad-setup', path: setup.problems[0]?.path ?? '' } };
  const { seed, seats, clock, matchTime, practice = false, pace } = request;
  if (seats.length !== game.seatsOf(setup.value)) {
    return { fault: { cause: 'bad-setup', path: 'seats' } };
  }
  const base = { game, setup: setup.value, seed, seats, pace, practice };
  const times = { ...(clock && { clock }), ...(matchTime !== undefined && { matchTime }) };
  return { table: new Table({ ...base, ...times }, host) };
}

function resumed(
  found: Resumed<Table extends Table<infer T> ? T : never>,
): { readonly table: Table } | { readonly fault: OpenFault } {
  return 'fault' in found ? { fault: { cause: 'bad-log', log: found.fault } } : found;
}
