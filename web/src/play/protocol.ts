import type { LogFault, MatchLog, Outcome, Refusal, Seat, Viewer } from '@parsecs/kernel';
import type {
  ClockRules,
  GameId,
  Guard,
  SavedTable,
  SeatSnapshot,
  SeatSpec,
  StoredTable,
  StoryItem,
  TableHistory,
  TableStore,
  Update,
} from '@parsecs/table';
import type { Thought } from '../advice/thought.ts';
import type { AskedInData } from '../analysis/analysis.ts';
import type { Preview } from '../boards/contract.ts';
import type { Around, OpenedFile } from '../home/match-file.ts';

/** What passes between the page and the worker: plain data only. */

/** A match that is begun, or was played before: entry by entry, or in one piece from a file. */
export type OpenRequest = (
  | {
      readonly kind: 'new';
      readonly game: string;
      readonly setup: unknown;
      readonly seed: string;
      readonly seats: readonly SeatSpec[];
      readonly clock?: ClockRules;
      readonly matchTime?: number;
      readonly practice?: boolean;
    }
  | { readonly kind: 'saved'; readonly saved: SavedTable }
  | { readonly kind: 'stored'; readonly stored: StoredTable }
) & {
  readonly viewer: Viewer;
  /** Milliseconds before a bot answers. */
  readonly pace: number;
};

export interface Seen {
  readonly snapshot: SeatSnapshot;
  readonly story: readonly StoryItem[];
}

export interface Opened extends Seen {
  /** The version of the rules that the match is played by. */
  readonly rules: string;
  /** What is not in the store yet: everything of a match that came in one piece. */
  readonly history: TableHistory;
}

/** Why a table cannot be opened. */
export type OpenFault =
  | { readonly cause: 'unknown-game'; readonly game: string }
  | { readonly cause: 'bad-setup'; readonly path: string }
  | { readonly cause: 'bad-log'; readonly log: LogFault };

/** What the worker calls on the page. */
export interface TableListener {
  readonly updated: (update: Update) => void;
  /** Keeps an entry; only when this is done it stands. */
  readonly append: TableStore['append'];
  readonly keepSeats: TableStore['keepSeats'];
  readonly keepTimes: TableStore['keepTimes'];
  /** Step by step: a bot waits for `step` at this entry of the log. */
  readonly waits: (sequence: number) => void;
  /** What a bot has thought of a decision: for its match to keep, and for nobody to read before the end. */
  readonly thought: (thought: Thought) => void;
  /** A long log is being run: how much of it, from 0 to 1. */
  readonly progress: (done: number) => void;
  /** Something in the table broke; what was saved until now still stands. */
  readonly failed: (message: string) => void;
}

/** What the page calls on the worker. */
export interface TableHost {
  open(request: OpenRequest, listener: TableListener): Promise<Opened | { fault: OpenFault }>;
  /** Sets bots and forced answers going. */
  start(): void;
  hold(): void;
  /** Everything that was asked for until now has happened and is kept. */
  settled(): Promise<void>;
  setViewer(viewer: Viewer): Seen;
  choose(seat: Seat, ask: number, id: string): Promise<Refusal | undefined>;
  /** Answers what need not be asked; no place to go back to. */
  chooseUnasked(seat: Seat, ask: number, id: string): Promise<Refusal | undefined>;
  /** Whether answers, one after another, could be taken back freely, as far as their seat can know. */
  isReversible(seat: Seat, ids: readonly string[]): boolean;
  /** The lead of each side, from −1 to 1, by what the viewer may know. */
  lead(viewer: Viewer): readonly number[];
  /** How the match went, by what the viewer may know. */
  course(viewer: Viewer): Promise<Course>;
  /** Declines for a seat whose question is guarded: it tells nothing about what is held. */
  decline(seat: Seat): Promise<Refusal | undefined>;
  explain(seat: Seat, id: string): Refusal | undefined;
  preview(seat: Seat, ids: readonly string[]): Readonly<Record<string, Preview>>;
  askTakeBack(seat: Seat): Promise<Refusal | undefined>;
  concede(seat: Seat): Promise<Refusal | undefined>;
  answerTakeBack(seat: Seat, agrees: boolean): Promise<Refusal | undefined>;
  setGuard(seat: Seat, guard: Guard): Promise<void>;
  setPace(milliseconds: number): void;
  /** Step by step: bots wait for `step` before every decision. */
  setStepping(isStepping: boolean): void;
  step(): void;
  /** The page has shown everything up to this entry of the log; bots wait for it. */
  shown(sequence: number): void;
  /** The whole table as one piece, for a file. */
  save(): SavedTable;
}

/** Where a table runs, as its screen knows it: a worker of this page, or a server. */
export type TablePort = {
  readonly [N in Exclude<keyof TableHost, 'open'>]: (
    ...given: Parameters<TableHost[N]>
  ) => Promise<Awaited<ReturnType<TableHost[N]>>>;
};

/** What the worker can tell of a table that runs elsewhere, from a view of it. */
export interface Foresight {
  isReversible(game: GameId, view: unknown, seat: Seat, ids: readonly string[]): Promise<boolean>;
  lead(game: GameId, seats: number, view: unknown): Promise<readonly number[]>;
  explain(game: GameId, view: unknown, seat: Seat, id: string): Promise<Refusal | undefined>;
  preview(
    game: GameId,
    view: unknown,
    seat: Seat,
    ids: readonly string[],
  ): Promise<Readonly<Record<string, Preview>>>;
}

/** The lead of each side after every step, and where rounds begin. */
export interface Course {
  readonly curve: readonly (readonly number[])[];
  readonly marks: readonly ReplayMark[];
}

export interface ReplayMark {
  readonly round: number;
  readonly step: number;
}

export interface ReplayOpened {
  /** How many choices stand; steps go from 0 to this. */
  readonly length: number;
  readonly seats: number;
  readonly setup: unknown;
  readonly marks: readonly ReplayMark[];
  readonly outcome?: Outcome;
  /** Why the log does not run any more; then it can only be watched from what was told. */
  readonly notRunning?: LogFault;
  /** What was told on the way to each step, for the watcher. */
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

/** What somebody decided, as their own seat saw it. */
export interface ReplayDecision {
  readonly seat: Seat;
  readonly choice: string;
  readonly view: unknown;
  readonly question: AskedInData;
}

/** Who watches: one seat, a spectator, or everybody's hands at once when the game is over. */
export type Watcher = Viewer | 'open';

export interface ReplayHost {
  /** `progress` tells how much of the log was run, from 0 to 1. */
  open(
    log: MatchLog,
    watcher: Watcher,
    progress?: (done: number) => void,
  ): Promise<ReplayOpened | { fault: OpenFault }>;
  watch(watcher: Watcher): ReplayOpened;
  at(step: number): ReplayMoment | undefined;
  /** The chance of each side to win at every step, one line a side, from −1 (none) to 1 (sure). */
  curve(): readonly (readonly number[])[];
  /** The decision that leads on from a step; nothing where nobody was asked for it. */
  decision(step: number): ReplayDecision | undefined;
  /** The match up to this moment, as the log of a new one. */
  branch(step: number): MatchLog;
}

/** Work on files that would hold up the page. */
export interface FileHost {
  /** Reads a file that somebody brings; `progress` tells how much of its log was run. */
  read(text: string, around: Around, progress: (done: number) => void): Promise<OpenedFile>;
  /** A stored table in one piece; without the hash of its end where it does not run any more. */
  export(stored: StoredTable): Promise<SavedTable>;
}
