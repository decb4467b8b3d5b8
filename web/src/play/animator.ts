import type { EventBase } from '@parsecs/kernel';
import type { SeatSnapshot, StoryItem, Update } from '@parsecs/table';
import type { Beat, BoardModule, Part, PlayingBeat } from '../boards/contract.ts';

/** What is on the screen at this moment, which may be a little behind what has happened. */
export interface AnimatorState {
  /** What has been shown to its end. */
  readonly shown: SeatSnapshot;
  /** The latest there is; nobody is asked or told about it before it is shown. */
  readonly latest: SeatSnapshot;
  /** What the board draws. */
  readonly view: unknown;
  readonly beat?: PlayingBeat;
  /** What the last beat was about; lit for a moment where nothing moves. */
  readonly about: readonly Part[];
  /** What happened without being shown, because nothing moves: it can still be heard. */
  readonly jump?: Jump;
  /** Something is still being shown. */
  readonly busy: boolean;
}

export interface Jump {
  readonly events: readonly EventBase[];
  readonly before: unknown;
  readonly after: unknown;
}

export interface AnimatorPace {
  /** Nothing moves; what happened is highlighted instead. */
  readonly still: boolean;
  /** How much of its usual time a beat takes. */
  readonly factor: (update: Update) => number;
}

/** How long a still highlight stays. */
const STILL = 1400;
/** With more than this waiting, the show hurries. */
const CROWDED = 2;

/** Plays what was told, one beat after another, and can be hurried to the end at any moment. */
export class Animator {
  readonly #board: BoardModule;
  readonly #listeners = new Set<() => void>();
  readonly #onShown: (sequence: number) => void;
  #pace: AnimatorPace;
  #queue: Update[] = [];
  #beats: Beat[] = [];
  #current: Update | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;
  #state: AnimatorState;

  constructor(
    board: BoardModule,
    first: SeatSnapshot,
    pace: AnimatorPace,
    onShown: (sequence: number) => void,
  ) {
    this.#board = board;
    this.#pace = pace;
    this.#onShown = onShown;
    this.#state = still(first, []);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): AnimatorState => this.#state;

  set pace(pace: AnimatorPace) {
    this.#pace = pace;
  }

  push(update: Update): void {
    if (this.#pace.still || document.visibilityState === 'hidden') {
      this.#finish(update);
      return;
    }
    this.#queue.push(update);
    this.#set({ ...this.#state, latest: update.snapshot, busy: true });
    if (this.#current === undefined) this.#next();
  }

  /** Shows a snapshot at once, as when somebody else takes the seat. */
  reset(screen: SeatSnapshot): void {
    this.#clear();
    this.#set(still(screen, []));
    this.#onShown(screen.sequence);
  }

  /** Everything that waits is shown as done. */
  skip(): void {
    if (!this.#state.busy) return;
    this.#clear();
    const { latest } = this.#state;
    this.#set(still(latest, []));
    this.#onShown(latest.sequence);
  }

  #finish(update: Update): void {
    this.#clear();
    const events = eventsOf(update.items);
    const about = events.flatMap((event) => this.#board.about(event));
    const { view: before } = this.#state;
    const { view: after } = update.snapshot;
    this.#set({ ...still(update.snapshot, about), jump: { events, before, after } });
    this.#onShown(update.to);
    if (about.length === 0) return;
    this.#timer = setTimeout(() => this.#set({ ...this.#state, about: [] }), STILL);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#beats = [];
    this.#current = undefined;
  }

  #next(): void {
    const beat = this.#beats.shift();
    if (beat !== undefined && this.#current !== undefined) {
      this.#play(beat, this.#current);
      return;
    }
    if (this.#current !== undefined) this.#settle(this.#current);
    const update = this.#queue.shift();
    this.#current = update;
    if (update === undefined) {
      const { beat: _, ...rest } = this.#state;
      this.#set({ ...rest, about: [], busy: false });
      return;
    }
    const events = eventsOf(update.items);
    this.#beats = [...this.#board.choreograph(events, this.#state.view, update.snapshot.view)];
    this.#next();
  }

  #play(beat: Beat, update: Update): void {
    this.#keys += 1;
    const hurry = this.#queue.length > CROWDED ? 0.4 : 1;
    const length = Math.round(beat.length * this.#pace.factor(update) * hurry);
    this.#set({
      ...this.#state,
      beat: { key: this.#keys, length, motion: beat.motion, after: beat.view },
      about: beat.about,
    });
    this.#timer = setTimeout(() => {
      this.#state = { ...this.#state, view: beat.view };
      this.#next();
    }, length);
  }

  #settle(update: Update): void {
    this.#state = { ...this.#state, shown: update.snapshot, view: update.snapshot.view };
    this.#onShown(update.to);
  }

  #set(state: AnimatorState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function eventsOf(items: readonly StoryItem[]): readonly EventBase[] {
  return items.flatMap((item) => (item.kind === 'step' ? item.events : []));
}

function still(screen: SeatSnapshot, about: readonly Part[]): AnimatorState {
  return {
    shown: screen,
    latest: screen,
    view: screen.view,
    about,
    busy: false,
  };
}
