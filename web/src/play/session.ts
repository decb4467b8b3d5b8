import type { Refusal, Seat, Viewer } from '@parsecs/kernel';
import type { Guard, SavedTable, SeatSpec, StoryItem, Update } from '@parsecs/table';
import type { BoardModule, Preview } from '../boards/contract.ts';
import { isMotionOff } from '../shell/appearance.ts';
import { BOT_PACE, useSettings } from '../shell/settings.ts';
import type { MatchRecord } from '../shell/storage.ts';
import { Animator, type AnimatorPace } from './animator.ts';
import { type MatchLock, onTakeOver } from './match-lock.ts';
import type { Course, Seen, TablePort } from './protocol.ts';

/** What the page shows besides the board. */
export interface SessionState {
  readonly viewer: Viewer;
  /** Who had the device before it was passed on. */
  readonly before?: Seat;
  readonly story: readonly StoryItem[];
  readonly held: boolean;
  /** Bots wait for a word before every decision. */
  readonly stepping: boolean;
  /** The entry of the log at which a bot waits for that word. */
  readonly stepAt?: number | undefined;
  /** The table where it is played has closed it: everything sealed is open, and nothing is taken back. */
  readonly isClosed?: true;
  /** Ended by agreement, without the rules. */
  readonly isDrawn?: true;
  /** The match is played in another tab now. */
  readonly isTaken?: true;
  /** The table itself broke; the message is for a report, not for reading. */
  readonly failure?: string;
}

/** How much of its time a movement takes when a bot caused it. */
const BOT_FACTOR = { slow: 1.25, normal: 1, fast: 0.5 } as const;

/** Milliseconds before a bot answers. */
export function paceOf(board: BoardModule): number {
  return BOT_PACE[useSettings.getState().botSpeed] * (board.pace ?? 1);
}

/** What a screen must know of its match beside what is told. */
export interface SessionRecord
  extends Pick<MatchRecord, 'id' | 'game' | 'languages' | 'seatNames' | 'options' | 'marks'> {
  readonly fresh: Pick<MatchRecord['fresh'], 'setup' | 'seats'>;
}

/** What a session stands on. */
export interface SessionEnds {
  readonly port: TablePort;
  readonly close: () => void;
  /** Of a match that is kept on this device: whoever plays it holds its lock. */
  readonly lock?: MatchLock;
}

/** One open match: the port to where it runs, and the animator that shows it. */
export class Session {
  readonly board: BoardModule;
  readonly animator: Animator;
  /** Seats played by people at this device. */
  readonly here: readonly Seat[];
  readonly #port: TablePort;
  readonly #ends: SessionEnds;
  readonly #stopWatching: () => void;
  readonly #listeners = new Set<() => void>();
  #record: SessionRecord;
  #state: SessionState;
  /** The last entry of the log that the port has spoken of. */
  #told = 0;

  constructor(
    record: SessionRecord,
    here: readonly Seat[],
    board: BoardModule,
    ends: SessionEnds,
    { snapshot, story }: Seen,
  ) {
    const { port, lock } = ends;
    this.#record = record;
    this.#ends = ends;
    this.#port = port;
    this.board = board;
    this.here = here;
    this.animator = new Animator(board, snapshot, this.#paceOfAnimator(), (sequence) => {
      void port.shown(sequence);
    });
    this.#state = { viewer: snapshot.viewer, story, held: false, stepping: false };
    if (lock === undefined) {
      this.#stopWatching = () => undefined;
      return;
    }
    this.#stopWatching = onTakeOver(record.id, () => void this.#giveAway());
    void lock.lost.then(() => this.taken());
  }

  get record(): SessionRecord {
    return this.#record;
  }

  /** Kept on this device, and played by whoever sits at it. */
  get isLocal(): boolean {
    return this.#ends.lock !== undefined;
  }

  /** The whole match, ready to be put in a file. */
  async save(): Promise<SavedTable> {
    return this.#port.save();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): SessionState => this.#state;

  start(): void {
    this.#set({ held: false });
    void this.#port.start();
  }

  hold(): void {
    this.#set({ held: true });
    void this.#port.hold();
  }

  setStepping(stepping: boolean): void {
    this.#set({ stepping });
    void this.#port.setStepping(stepping);
  }

  /** Lets the bot that waits decide. */
  step(): void {
    this.animator.skip();
    this.#set({ stepAt: undefined });
    void this.#port.step();
  }

  async choose(seat: Seat, ask: number, id: string): Promise<Refusal | undefined> {
    this.animator.skip();
    return this.#port.choose(seat, ask, id);
  }

  /** Answers what need not be asked; whatever moves goes on. */
  async chooseUnasked(seat: Seat, ask: number, id: string): Promise<Refusal | undefined> {
    return this.#port.chooseUnasked(seat, ask, id);
  }

  async isReversible(seat: Seat, ids: readonly string[]): Promise<boolean> {
    return this.#port.isReversible(seat, ids);
  }

  async lead(viewer: Viewer): Promise<readonly number[]> {
    return this.#port.lead(viewer);
  }

  async course(viewer: Viewer): Promise<Course> {
    return this.#port.course(viewer);
  }

  async decline(seat: Seat): Promise<Refusal | undefined> {
    this.animator.skip();
    return this.#port.decline(seat);
  }

  async explain(seat: Seat, id: string): Promise<Refusal | undefined> {
    return this.#port.explain(seat, id);
  }

  async preview(seat: Seat, ids: readonly string[]): Promise<Readonly<Record<string, Preview>>> {
    return this.#port.preview(seat, ids);
  }

  async askTakeBack(seat: Seat): Promise<Refusal | undefined> {
    this.animator.skip();
    return this.#port.askTakeBack(seat);
  }

  async concede(seat: Seat): Promise<Refusal | undefined> {
    this.animator.skip();
    return this.#port.concede(seat);
  }

  async answerTakeBack(seat: Seat, agrees: boolean): Promise<Refusal | undefined> {
    return this.#port.answerTakeBack(seat, agrees);
  }

  setGuard(seat: Seat, guard: Guard): void {
    void this.#port.setGuard(seat, guard);
  }

  /** Takes over the settings that matter here. */
  follow(): void {
    this.animator.pace = this.#paceOfAnimator();
    void this.#port.setPace(paceOf(this.board));
  }

  /** Somebody else looks from now on. */
  async lookAs(viewer: Viewer): Promise<void> {
    let seen = await this.#port.setViewer(viewer);
    // What happened since may have overtaken the answer.
    while (seen.snapshot.sequence < this.#told) seen = await this.#port.setViewer(viewer);
    const { snapshot, story } = seen;
    this.animator.reset(snapshot);
    const { viewer: old } = this.#state;
    const isPassedOn = typeof old === 'number' && old !== viewer;
    this.#set({ viewer, story, ...(isPassedOn && { before: old }) });
  }

  close(): void {
    this.#listeners.clear();
    this.#stopWatching();
    this.#ends.close();
    this.#ends.lock?.release();
  }

  updated(update: Update): void {
    const { from, to, snapshot } = update;
    const { viewer, story } = this.#state;
    this.#told = Math.max(this.#told, to);
    const known = story.at(-1)?.sequence ?? 0;
    // Made for whoever looked before or looks next, or older than what is shown.
    if (snapshot.viewer !== viewer || to < known) return;
    if (from > known) {
      void this.lookAs(viewer);
      return;
    }
    const items = update.items.filter(({ sequence }) => sequence > known);
    if (items.length > 0) this.#set({ story: items.reduce(addToStory, story) });
    this.animator.push(update);
  }

  /** Somebody else plays a seat, or is called otherwise. */
  reseat(seats: readonly SeatSpec[]): void {
    this.#record = { ...this.#record, fresh: { ...this.#record.fresh, seats } };
    this.#set({});
  }

  /** Everybody elsewhere agreed to stop, or to go on. */
  noteHeld(held: boolean): void {
    if (this.#state.held !== held) this.#set({ held });
  }

  noteClosed(isDrawn: boolean): void {
    if (this.#state.isClosed !== true) this.#set({ isClosed: true, ...(isDrawn && { isDrawn }) });
  }

  waits(sequence: number): void {
    this.#set({ stepAt: sequence });
  }

  failed(message: string): void {
    if (this.#state.isTaken !== true) this.#set({ failure: message });
  }

  /** Another tab has the match: nothing is written here any more. */
  taken(): void {
    void this.#port.hold();
    this.#set({ isTaken: true });
  }

  /** Everything that was decided here is written before the other tab goes on. */
  async #giveAway(): Promise<void> {
    void this.#port.hold();
    await this.#port.settled();
    this.taken();
    this.#ends.lock?.release();
  }

  #paceOfAnimator(): AnimatorPace {
    const { botSpeed } = useSettings.getState();
    return {
      still: isMotionOff(),
      factor: ({ items }) => {
        const { seats } = this.#record.fresh;
        const item = items.at(-1);
        const by = item?.kind === 'step' ? item.by : undefined;
        const isBot = by !== undefined && seats[by]?.kind === 'bot';
        return isBot ? BOT_FACTOR[botSpeed] : 1;
      },
    };
  }

  #set(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Seats played by people at this device. */
export function seatsHere({ fresh }: MatchRecord): readonly Seat[] {
  return fresh.seats.flatMap((seat, index) => (seat.kind === 'here' ? [index] : []));
}

/** The story up to an entry of the log. */
export function storyTo(story: readonly StoryItem[], sequence: number): readonly StoryItem[] {
  const isWhole = (story.at(-1)?.sequence ?? 0) <= sequence;
  return isWhole ? story : story.filter((item) => item.sequence <= sequence);
}

/** A take-back strikes out what it undoes. */
function addToStory(story: readonly StoryItem[], item: StoryItem): readonly StoryItem[] {
  if (item.kind === 'step') return [...story, item];
  const struck = story.map((told) =>
    told.kind === 'step' && told.step > item.backTo && !told.undone
      ? { ...told, undone: true }
      : told,
  );
  return [...struck, item];
}
