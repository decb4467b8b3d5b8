import type { Refusal, Seat, Viewer } from '@parsecs/kernel';
import { type Guard, readSaved, type SavedFault, type SavedTable } from '@parsecs/table';
import type { BoardModule, Preview } from '../boards/contract.ts';
import { loadBoard } from '../boards/registry.ts';
import { isMotionOff } from '../shell/appearance.ts';
import { BOT_PACE, useSettings } from '../shell/settings.ts';
import { type MatchRecord, putMatch } from '../shell/storage.ts';
import { callBack, type OpenWorker, openWorker } from './open-worker.ts';
import type { Opened, OpenFault, OpenRequest, ScreenUpdate, ToldItem } from './protocol.ts';
import { Stage, type StagePace } from './stage.ts';

/** Why a match of the store cannot be opened. */
export type SessionFault = OpenFault | { readonly cause: 'bad-table'; readonly saved: SavedFault };

/** What the page shows besides the stage. */
export interface SessionState {
  readonly viewer: Viewer;
  /** Who had the device before it was passed on. */
  readonly before?: Seat;
  readonly story: readonly ToldItem[];
  readonly held: boolean;
  /** Bots wait for a word before every decision. */
  readonly stepping: boolean;
  /** The entry of the log at which a bot waits for that word. */
  readonly stepAt?: number | undefined;
  /** The table itself broke; the message is for a report, not for reading. */
  readonly failure?: string;
}

/** How much of its time a movement takes when a bot caused it. */
const BOT_FACTOR = { slow: 1.25, normal: 1, fast: 0.5 } as const;

/** Milliseconds before a bot answers. */
function paceOf(board: BoardModule): number {
  return BOT_PACE[useSettings.getState().botSpeed] * (board.pace ?? 1);
}

/** One open match: the worker that runs it, the stage that shows it, the record that keeps it. */
export class Session {
  readonly board: BoardModule;
  readonly stage: Stage;
  /** Seats played by people at this device. */
  readonly here: readonly Seat[];
  readonly #worker: OpenWorker;
  readonly #listeners = new Set<() => void>();
  #record: MatchRecord;
  #saved: SavedTable | undefined;
  #state: SessionState;
  #writing = false;
  #isDirty = false;

  static async open(record: MatchRecord): Promise<Session | { readonly fault: SessionFault }> {
    const { table, fresh, options, game } = record;
    const read = table === undefined ? undefined : readSaved(table);
    if (read !== undefined && 'fault' in read) {
      return { fault: { cause: 'bad-table', saved: read.fault } };
    }
    const seats = read?.saved.seats ?? fresh.seats;
    const here = seats.flatMap((seat, index) => (seat.kind === 'here' ? [index] : []));
    const viewer: Viewer = here.length === 1 ? (here[0] ?? 'spectator') : 'spectator';
    const worker = openWorker();
    const board = await loadBoard(game);
    const base = { viewer, pace: paceOf(board) };
    const { clock } = options;
    const request: OpenRequest =
      read === undefined
        ? { ...base, ...fresh, kind: 'new', game, ...(clock && { clock }) }
        : { ...base, kind: 'saved', saved: read.saved };
    const early: ScreenUpdate[] = [];
    // What comes before the session stands is kept for it.
    const late: { session?: Session; saved?: SavedTable | undefined } = { saved: read?.saved };
    const opened = await worker.table.open(
      request,
      callBack({
        updated: (update) => {
          if (late.session === undefined) early.push(update);
          else late.session.#updated(update);
        },
        saved: (next) => {
          late.saved = next;
          if (late.session !== undefined) late.session.#saved = next;
        },
        waits: (sequence) => {
          if (late.session !== undefined) late.session.#set({ stepAt: sequence });
        },
        failed: (message) => {
          if (late.session !== undefined) late.session.#failed(message);
        },
      }),
    );
    if ('fault' in opened) {
      worker.close();
      return opened;
    }
    const session = new Session(record, board, worker, opened, here);
    late.session = session;
    session.#saved = late.saved;
    if (read === undefined) session.#write();
    for (const update of early) session.#updated(update);
    return session;
  }

  private constructor(
    record: MatchRecord,
    board: BoardModule,
    worker: OpenWorker,
    opened: Opened,
    here: readonly Seat[],
  ) {
    this.#record = record;
    this.#worker = worker;
    this.board = board;
    this.here = here;
    this.stage = new Stage(board, opened, this.#paceOfStage(), (sequence) => {
      void worker.table.shown(sequence);
    });
    this.#state = { viewer: opened.look.viewer, story: opened.story, held: false, stepping: false };
  }

  get record(): MatchRecord {
    return this.#record;
  }

  /** What was saved last: the whole match, ready to be put in a file. */
  get saved(): SavedTable | undefined {
    return this.#saved;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): SessionState => this.#state;

  start(): void {
    this.#set({ held: false });
    void this.#worker.table.start();
  }

  hold(): void {
    this.#set({ held: true });
    void this.#worker.table.hold();
  }

  setStepping(stepping: boolean): void {
    this.#set({ stepping });
    void this.#worker.table.setStepping(stepping);
  }

  /** Lets the bot that waits decide. */
  step(): void {
    this.stage.skip();
    this.#set({ stepAt: undefined });
    void this.#worker.table.step();
  }

  async choose(seat: Seat, ask: number, id: string): Promise<Refusal | undefined> {
    this.stage.skip();
    return this.#worker.table.choose(seat, ask, id);
  }

  async declineFor(seat: Seat): Promise<Refusal | undefined> {
    this.stage.skip();
    return this.#worker.table.declineFor(seat);
  }

  async whyNot(seat: Seat, id: string): Promise<Refusal | undefined> {
    return this.#worker.table.whyNot(seat, id);
  }

  async preview(seat: Seat, ids: readonly string[]): Promise<Readonly<Record<string, Preview>>> {
    return this.#worker.table.preview(seat, ids);
  }

  async askTakeBack(seat: Seat): Promise<Refusal | undefined> {
    this.stage.skip();
    return this.#worker.table.askTakeBack(seat);
  }

  async answerTakeBack(seat: Seat, agrees: boolean): Promise<Refusal | undefined> {
    return this.#worker.table.answerTakeBack(seat, agrees);
  }

  setGuard(seat: Seat, guard: Guard): void {
    void this.#worker.table.setGuard(seat, guard);
  }

  /** Takes over the settings that matter here. */
  follow(): void {
    this.stage.pace = this.#paceOfStage();
    void this.#worker.table.setPace(paceOf(this.board));
  }

  /** Somebody else looks from now on. */
  async lookAs(viewer: Viewer): Promise<void> {
    const opened = await this.#worker.table.setViewer(viewer);
    this.stage.reset(opened);
    const { viewer: old } = this.#state;
    this.#set({ viewer, story: opened.story, ...(typeof old === 'number' && { before: old }) });
  }

  close(): void {
    this.#listeners.clear();
    this.#worker.close();
  }

  #paceOfStage(): StagePace {
    const { botSpeed } = useSettings.getState();
    const { seats } = this.#record.fresh;
    return {
      still: isMotionOff(),
      factor: ({ item }) => {
        const by = item?.kind === 'step' ? item.by : undefined;
        const isBot = by !== undefined && seats[by]?.kind === 'bot';
        return isBot ? BOT_FACTOR[botSpeed] : 1;
      },
    };
  }

  #updated(update: ScreenUpdate): void {
    const { item } = update;
    if (item !== undefined) this.#set({ story: addToStory(this.#state.story, item) });
    this.stage.push(update);
    this.#write();
  }

  #failed(message: string): void {
    this.#set({ failure: message });
  }

  #set(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Writes the record; what comes while it is being written is written once more at the end. */
  #write(): void {
    const { look } = this.stage.read().latest;
    const { outcome } = look;
    this.#record = {
      ...this.#record,
      savedAt: Date.now(),
      finished: outcome !== undefined,
      summary: {
        round: look.round,
        position: look.position,
        asked: look.asked,
        ...(outcome && { winners: outcome.winners }),
      },
      table: this.#saved ?? this.#record.table,
    };
    this.#isDirty = true;
    if (!this.#writing) void this.#writeOut();
  }

  async #writeOut(): Promise<void> {
    this.#writing = true;
    while (this.#isDirty) {
      this.#isDirty = false;
      await putMatch(this.#record);
    }
    this.#writing = false;
  }
}

/** A take-back strikes out what it undoes. */
function addToStory(story: readonly ToldItem[], item: ToldItem): readonly ToldItem[] {
  if (item.kind === 'step') return [...story, item];
  const struck = story.map((told) =>
    told.kind === 'step' && told.position > item.backTo && !told.undone
      ? { ...told, undone: true }
      : told,
  );
  return [...struck, item];
}
