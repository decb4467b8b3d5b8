import type { EventBase, MatchLog, Seat } from '@parsecs/kernel';
import type { SeatSnapshot, StoryItem } from '@parsecs/table';
import type { BoardModule } from '../boards/contract.ts';
import { loadBoard } from '../games/load-board.ts';
import { isMotionOff } from '../shell/appearance.ts';
import type { MatchRecord } from '../shell/storage.ts';
import { Animator } from './animator.ts';
import { boardForOldEvents } from './old-events.ts';
import { callBack, type OpenWorker, openWorker } from './open-worker.ts';
import type {
  OpenFault,
  ReplayDecision,
  ReplayMark,
  ReplayMoment,
  ReplayOpened,
  Watcher,
} from './protocol.ts';

export interface ReplayState {
  readonly step: number;
  readonly playing: boolean;
  /** How many times faster than usual. */
  readonly speed: number;
  readonly watcher: Watcher;
  readonly opened: ReplayOpened;
  readonly story: readonly StoryItem[];
  readonly curve: readonly (readonly number[])[];
  readonly marks: readonly ReplayMark[];
  readonly moment?: ReplayMoment;
  /** Nothing can be drawn: the board is not known any more, or what was told does not fit it. */
  readonly isBlind: boolean;
}

/** Between two steps of a replay that runs by itself, in milliseconds. */
const REST = 420;
const STILL_REST = 1100;

/** One match that is being watched. */
export class ReplaySession {
  readonly record: MatchRecord;
  readonly log: MatchLog;
  readonly board: BoardModule;
  readonly animator: Animator;
  readonly #worker: OpenWorker;
  readonly #listeners = new Set<() => void>();
  #state: ReplayState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every wish to be somewhere else: a late answer is noticed. */
  #wish = 0;
  /** Drawing what was told has failed once: from then on there are only words. */
  #hasGivenUpDrawing = false;

  static async open(
    record: MatchRecord,
    log: MatchLog,
    watcher: Watcher,
    onProgress: (done: number) => void,
  ): Promise<ReplaySession | { readonly fault: OpenFault }> {
    const worker = openWorker();
    const [board, opened] = await Promise.all([
      loadBoard(record.game),
      Promise.race([worker.replay.open(log, watcher, callBack(onProgress)), worker.loss]),
    ]);
    if ('fault' in opened) {
      worker.close();
      return opened;
    }
    const moment = await worker.replay.at(0);
    const session = new ReplaySession(record, log, board, worker, opened, watcher, moment);
    void session.#loadCurve();
    return session;
  }

  private constructor(
    record: MatchRecord,
    log: MatchLog,
    board: BoardModule,
    worker: OpenWorker,
    opened: ReplayOpened,
    watcher: Watcher,
    moment: ReplayMoment | undefined,
  ) {
    this.record = record;
    this.log = log;
    this.board = opened.notRunning === undefined ? board : boardForOldEvents(board);
    this.#worker = worker;
    this.#state = {
      step: 0,
      playing: false,
      speed: 1,
      watcher,
      opened,
      story: storyOf(opened),
      curve: [],
      marks: marksOf(this.board, opened),
      isBlind: false,
      ...(moment && { moment }),
    };
    const first = this.#screen(0, moment);
    if (first === undefined) this.#state = { ...this.#state, isBlind: true };
    const screen = first ?? snapshotOf(record, 0, undefined, undefined, watcher);
    this.animator = new Animator(this.board, screen, this.#pace(), () => this.#shown());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): ReplayState => this.#state;

  /** Goes to a moment; the next one is played, any other is shown at once. */
  async goTo(step: number): Promise<void> {
    const { opened, step: from } = this.#state;
    const goal = Math.max(0, Math.min(opened.length, step));
    this.#wish += 1;
    const wish = this.#wish;
    this.#set({ step: goal });
    const moment = await this.#worker.replay.at(goal);
    if (wish !== this.#wish) return;
    const screen = this.#screen(goal, moment);
    this.#set({ isBlind: screen === undefined, ...(moment && { moment }) });
    if (screen === undefined) {
      this.#shown();
      return;
    }
    const item = this.#state.story[goal];
    this.animator.pace = this.#pace();
    if (goal === from + 1 && item !== undefined) {
      if (this.animator.read().busy) this.animator.skip();
      this.animator.push({ from, to: goal, items: [item], snapshot: screen });
    } else {
      this.animator.reset(screen);
    }
  }

  stepBy(by: 1 | -1): void {
    this.pause();
    void this.goTo(this.#state.step + by);
  }

  play(): void {
    const { step, opened } = this.#state;
    this.#set({ playing: true });
    if (step >= opened.length) void this.goTo(0);
    else this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (this.#state.playing) this.#set({ playing: false });
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
    this.animator.pace = this.#pace();
  }

  async watch(watcher: Watcher): Promise<void> {
    const opened = await this.#worker.replay.watch(watcher);
    this.#set({ watcher, opened, story: storyOf(opened) });
    const { step } = this.#state;
    const moment = await this.#worker.replay.at(step);
    const screen = this.#screen(step, moment);
    this.#set({ isBlind: screen === undefined, ...(moment && { moment }) });
    if (screen !== undefined) this.animator.reset(screen);
    await this.#loadCurve();
  }

  /** The decision that leads on from a step. */
  async decision(step: number): Promise<ReplayDecision | undefined> {
    return this.#worker.replay.decision(step);
  }

  async branch(): Promise<MatchLog> {
    return this.#worker.replay.branch(this.#state.step);
  }

  /** What was told under other rules makes a picture that breaks; false when that was no help before. */
  giveUpDrawing(): boolean {
    if (this.#state.opened.notRunning === undefined || this.#hasGivenUpDrawing) return false;
    this.#hasGivenUpDrawing = true;
    this.animator.skip();
    this.#set({ isBlind: true });
    return true;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
    this.#worker.close();
  }

  async #loadCurve(): Promise<void> {
    this.#set({ curve: await this.#worker.replay.curve() });
  }

  #pace(): { readonly still: boolean; readonly factor: () => number } {
    const { speed } = this.#state;
    return { still: isMotionOff(), factor: () => 1 / speed };
  }

  #shown(): void {
    if (this.#state.playing) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const { step, opened, speed } = this.#state;
    if (step >= opened.length) {
      this.#set({ playing: false });
      return;
    }
    const rest = (isMotionOff() ? STILL_REST : REST) / speed;
    this.#timer = setTimeout(() => void this.goTo(this.#state.step + 1), rest);
  }

  #screen(step: number, moment: ReplayMoment | undefined): SeatSnapshot | undefined {
    if (this.#hasGivenUpDrawing) return undefined;
    const { opened, watcher } = this.#state;
    const { board } = this;
    const view =
      moment === undefined
        ? board.viewFromEvents(opened.setup, opened.told.slice(0, step + 1) as never)
        : watcher === 'open'
          ? board.openView(moment.views)
          : moment.views[0];
    if (view === undefined) return undefined;
    return snapshotOf(this.record, step, view, moment, watcher);
  }

  #set(part: Partial<ReplayState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function snapshotOf(
  record: MatchRecord,
  step: number,
  view: unknown,
  moment: ReplayMoment | undefined,
  watcher: Watcher,
): SeatSnapshot {
  const outcome = moment?.outcome;
  return {
    viewer: watcher === 'open' ? 'spectator' : watcher,
    sequence: step,
    step,
    view,
    asked: moment?.asked ?? [],
    asking: [],
    takeBacks: {},
    practice: record.options.practice === true,
    canConcede: false,
    seats: record.fresh.seats.map((spec) => ({ spec, guard: 'ask', present: true })),
    round: moment?.round ?? 1,
    ...(outcome && { outcome }),
  };
}

/** Where rounds begin; told events know it where the log does not run. */
function marksOf(board: BoardModule, opened: ReplayOpened): readonly ReplayMark[] {
  if (opened.marks.length > 0) return opened.marks;
  return opened.told.flatMap((events, step) =>
    (events as readonly EventBase[]).flatMap((event) => {
      const mark = board.markOf(event);
      return mark?.kind === 'round' ? [{ round: mark.round, step }] : [];
    }),
  );
}

function storyOf(opened: ReplayOpened): readonly StoryItem[] {
  return opened.told.map((events, step): StoryItem => {
    const by: Seat | undefined = opened.by[step];
    return {
      kind: 'step',
      sequence: step,
      step,
      events: events as StoryItem extends { readonly events: infer E } ? E : never,
      undone: false,
      rules: opened.rules[step] ?? [],
      ...(by !== undefined && { by }),
    };
  });
}
