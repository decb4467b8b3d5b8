import type {
  LogFault,
  MatchLog,
  Outcome,
  Refusal,
  Seat,
  TakeBackPoint,
  Viewer,
} from '@parsecs/kernel';
import type { ClockRules, Guard, Look, SavedTable, SeatSpec, StoryItem } from '@parsecs/table';
import type { Preview } from '../boards/contract.ts';

/** What passes between the page and the worker: plain data only. */

/** What everybody may know about a question that is put to somebody. */
export interface Asking {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  readonly guarded: boolean;
}

/** One thing of the story with the rule behind each of its events. */
export type ToldItem = StoryItem & { readonly rules: readonly string[] };

export interface Screen {
  readonly look: Look;
  readonly asking: readonly Asking[];
  /** Where each person at this device could take their last decision back to; no secret. */
  readonly takeBacks: Readonly<Record<Seat, TakeBackPoint>>;
}

export interface ScreenUpdate extends Screen {
  readonly item?: ToldItem;
}

export type OpenRequest = (
  | {
      readonly kind: 'new';
      readonly game: string;
      readonly setup: unknown;
      readonly seed: string;
      readonly seats: readonly SeatSpec[];
      readonly clock?: ClockRules;
    }
  | { readonly kind: 'saved'; readonly saved: SavedTable }
) & {
  readonly viewer: Viewer;
  /** Milliseconds before a bot answers. */
  readonly pace: number;
};

export type Opened = Screen & { readonly story: readonly ToldItem[] };

/** Why a table cannot be opened. */
export type OpenFault =
  | { readonly cause: 'unknown-game'; readonly game: string }
  | { readonly cause: 'bad-setup'; readonly path: string }
  | { readonly cause: 'bad-log'; readonly log: LogFault };

/** What the worker calls on the page. */
export interface TableListener {
  readonly updated: (update: ScreenUpdate) => void;
  readonly saved: (saved: SavedTable) => void;
  /** Step by step: a bot waits for `step` at this entry of the log. */
  readonly waits: (sequence: number) => void;
  /** Something in the table broke; what was saved until now still stands. */
  readonly failed: (message: string) => void;
}

/** What the page calls on the worker. */
export interface TableHost {
  open(request: OpenRequest, listener: TableListener): Promise<Opened | { fault: OpenFault }>;
  /** Sets bots and forced answers going. */
  start(): void;
  hold(): void;
  setViewer(viewer: Viewer): Opened;
  choose(seat: Seat, ask: number, id: string): Refusal | undefined;
  /** The usual answer for a seat whose question is guarded: it tells nothing about what is held. */
  declineFor(seat: Seat): Refusal | undefined;
  whyNot(seat: Seat, id: string): Refusal | undefined;
  preview(seat: Seat, ids: readonly string[]): Readonly<Record<string, Preview>>;
  askTakeBack(seat: Seat): Refusal | undefined;
  answerTakeBack(seat: Seat, agrees: boolean): Refusal | undefined;
  setGuard(seat: Seat, guard: Guard): void;
  setPace(milliseconds: number): void;
  /** Step by step: bots wait for `step` before every decision. */
  setStepping(isStepping: boolean): void;
  step(): void;
  /** The page has shown everything up to this entry of the log; bots wait for it. */
  shown(sequence: number): void;
}

export interface ReplayMark {
  readonly round: number;
  readonly position: number;
}

export interface ReplayOpened {
  /** How many choices stand; positions go from 0 to this. */
  readonly length: number;
  readonly seats: number;
  readonly setup: unknown;
  readonly marks: readonly ReplayMark[];
  readonly outcome?: Outcome;
  /** Why the log does not run any more; then it can only be watched from what was told. */
  readonly notRunning?: LogFault;
  /** What was told on the way to each position, for the watcher. */
  readonly told: readonly (readonly unknown[])[];
  readonly rules: readonly (readonly string[])[];
  readonly by: readonly (Seat | undefined)[];
}

export interface ReplayMoment {
  /** One view, or those of all seats where everything is open. */
  readonly views: readonly unknown[];
  readonly round: number;
  readonly asked: readonly Seat[];
  readonly outcome?: Outcome;
}

/** Who watches: one seat, a spectator, or everybody's hands at once when the game is over. */
export type Watcher = Viewer | 'open';

export interface ReplayHost {
  open(log: MatchLog, watcher: Watcher): Promise<ReplayOpened | { fault: OpenFault }>;
  watch(watcher: Watcher): ReplayOpened;
  at(position: number): ReplayMoment | undefined;
  /** How far each side is ahead at every position, one line a side, clamped to −1 … 1. */
  curve(): readonly (readonly number[])[];
  /** The match up to this moment, as the log of a new one. */
  branch(position: number): MatchLog;
}
