import type { AnswerBase, GameTypes, Seat, Viewer } from '@parsecs/kernel';
import type { AnyKey, Known, Namespace, People, Texts } from '@parsecs/lang';
import type { Asked, SeatSnapshot } from '@parsecs/table';
import type { ComponentType } from 'react';
import type { Sketch } from '../shell/glance.ts';
import type { BoardSounds } from '../sound/cues.ts';
import type { StepRules } from './step-rules.ts';

/**
 * A thing that can be pointed at – a card, a ship, a space – as `kind:id`. An answer is composed of
 * parts, and the same names lead from a line of the log to the thing it speaks of.
 */
export type Part = `${string}:${string}`;

/** What the rest of the frame knows about the answer that is being put together. */
export interface Picking {
  /** The parts chosen so far. */
  readonly chosen: readonly Part[];
  /** The parts that could be chosen next, those of `chosen` included. */
  readonly open: ReadonlySet<Part>;
  /** The answers that all chosen parts belong to. */
  readonly possible: readonly AnswerBase[];
  /** The one answer that is fully composed. */
  readonly complete?: AnswerBase;
  /** Chooses a part, or says why it cannot be chosen. */
  readonly pick: (part: Part) => void;
  /** Chooses all parts of an answer at once, and the answers to the questions that will follow along. */
  readonly pickAnswer: (id: string, after?: readonly string[]) => void;
  /** Points at a part without choosing it, so that the board shows what it would do. */
  readonly hover: (part: Part | undefined) => void;
  readonly hovered?: Part;
  /**
   * Answers to the questions that will follow, already decided: each is given as soon as its
   * question is asked. Gone as soon as another part is chosen.
   */
  readonly after: readonly string[];
  readonly queue: (after: readonly string[]) => void;
  /** Gives an answer that nobody could list, such as one of a continuous space. */
  readonly give: (id: string) => void;
  /**
   * Holds an answer out without giving it, such as a ship that is being moved about: it can be
   * confirmed like one that was composed, and is never given by itself. Without an id it is put back.
   */
  readonly propose: (id: string | undefined) => void;
  readonly proposed?: string;
}

/** Where an answer would lead, as far as its own seat can know. */
export interface Preview<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly events: readonly T['event'][];
}

/**
 * One movement on the board, drawn from what was told. `view` is what stands when it is over;
 * `motion` is the game's own description of how to get there.
 */
export interface Beat<T extends GameTypes = GameTypes> {
  /** Milliseconds at the usual speed. */
  readonly length: number;
  readonly motion: unknown;
  readonly view: T['view'];
  /** What the beat is about, for a still highlight where motion is not wanted. */
  readonly about: readonly Part[];
}

export interface PlayingBeat {
  /** Differs for every beat ever played. */
  readonly key: number;
  /** Milliseconds it takes at the chosen speed. */
  readonly length: number;
  readonly motion: unknown;
  /** The view that stands when it is over. */
  readonly after: unknown;
}

/** What is looked at closely – one thing at a time – and how to look at another. */
export interface Inspecting {
  readonly inspected?: Part | undefined;
  readonly onInspect: (part: Part | undefined) => void;
}

export interface BoardProps<T extends GameTypes = GameTypes> extends Inspecting {
  readonly view: T['view'];
  /** Whose eyes look; decides which seat is "mine". */
  readonly viewer: Viewer;
  readonly people: People;
  readonly question?: Asked<T>;
  /** The view that the question is about; what is drawn may still be on its way there. */
  readonly now: T['view'];
  readonly picking?: Picking;
  /** A part was tapped, whether it is open or not. */
  readonly onPick: (part: Part) => void;
  readonly previews: Readonly<Record<string, Preview<T>>>;
  readonly beat?: PlayingBeat;
  /** Parts to light because somebody points at a line that speaks of them. */
  readonly lit: ReadonlySet<Part>;
  /** The space given to the board, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface TrayProps<T extends GameTypes = GameTypes> extends Inspecting {
  readonly view: T['view'];
  readonly viewer: Viewer;
  readonly people: People;
  readonly question?: Asked<T>;
  /** The view that the question is about; what is drawn may still be on its way there. */
  readonly now: T['view'];
  readonly picking?: Picking;
  readonly onPick: (part: Part) => void;
  readonly compact: boolean;
}

export interface RailProps<T extends GameTypes = GameTypes> extends Inspecting {
  readonly view: T['view'];
  readonly seat: Seat;
  readonly people: People;
  readonly onPoint: (parts: readonly Part[]) => void;
}

export interface DetailsProps<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly viewer: Viewer;
  readonly people: People;
  readonly part: Part;
}

/** One side in the top bar: who wins together, and how far it is. */
export interface Standing {
  readonly seats: readonly Seat[];
  readonly score: number;
  readonly of: number;
}

/** One table of the result: what was counted, and how much of it each piece, source or seat has. */
export interface Tally {
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    /** Whose it is, where it is somebody's. */
    readonly seat?: Seat;
    readonly value: number;
    /** What was to be expected, or the whole that it is a part of. */
    readonly of?: number;
  }[];
}

/** What a card on the home page shows of a table; nothing in it may be a secret. */
export interface BoardGlance {
  /** The mission, the battle or the track; empty while it is not known. */
  readonly title: string;
  /** What the side of a seat fights with. */
  readonly armyOf: (seat: Seat) => string;
  readonly sketch: Sketch;
}

/** Where a line of the log begins a new chapter. */
export type LogMark =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat };

/**
 * What a game brings to the table page. Boards decide no rules: a view goes in, parts of answers
 * come out, and whatever is legal was listed by the question.
 */
export interface BoardModule<T extends GameTypes = GameTypes> {
  readonly titleKey: AnyKey;
  /** The catalogues of the game's words and of its rules. */
  readonly words: Namespace;
  readonly ruleWords: Namespace;
  /** What else the screen says of this game. */
  readonly moreWords?: readonly Namespace[];
  readonly Board: ComponentType<BoardProps<T>>;
  /** What the viewer holds. */
  readonly Tray: ComponentType<TrayProps<T>>;
  /** How high the tray is in CSS pixels; without it, as high as a hand of cards. */
  readonly trayHeight?: { readonly wide: number; readonly compact: number };
  /** Whether the tray has anything to pick from; an empty one takes no room of the board. */
  hasTray?(props: Pick<TrayProps<T>, 'view' | 'viewer' | 'question' | 'compact'>): boolean;
  /** What stands under a seat's name in the rail. */
  readonly Rail: ComponentType<RailProps<T>>;
  /** The small marks of a seat, wherever its name is written. */
  readonly SeatMark: ComponentType<{ readonly view: T['view']; readonly seat: Seat }>;

  /** What sentences about this view may need beyond it. */
  known(view: T['view']): Known;

  /** The steps of a turn in order, and which of them the view is in. */
  readonly phases: readonly string[];
  phaseOf(view: T['view']): string | undefined;
  /** The message that names a phase. */
  phaseKey(phase: string): AnyKey;
  /** The rule of each of them, and that of the initiative where there is one. */
  readonly stepRules: StepRules;
  /** The last round, where that is known; 0 where it is not. */
  roundLimitOf?(view: T['view']): number;
  standings(view: T['view']): readonly Standing[];
  /** The table in small. */
  glance(texts: Texts, view: T['view']): BoardGlance;
  /** The message about a standing; it takes `names`, `score` and `of`. */
  readonly standingKey: AnyKey;

  /** The parts of one legal answer, in the order in which a person thinks of them. */
  partsOf(question: Asked<T>, answer: T['answer']): readonly Part[];
  /** A part by its name alone, where the rest of the answer is already said. */
  nameOf(texts: Texts, part: Part): string | undefined;
  /** Where an answer leads, in a few words under its button. */
  noteOf(texts: Texts, view: T['view'], preview: Preview<T>): string | undefined;
  /** The parts that are picked in the tray rather than by a button of the ask bar. */
  isInTray(part: Part): boolean;
  /** The number-key order of the tray. */
  trayParts(view: T['view'], viewer: Viewer): readonly Part[];
  /** The answer that choosing this part would have meant, to ask why it is refused. */
  intended(look: SeatSnapshot<T>, chosen: readonly Part[], part: Part): string | undefined;

  /** What was told, as movements of the board. */
  choreograph(
    events: readonly T['event'][],
    before: T['view'],
    after: T['view'],
  ): readonly Beat<T>[];
  /** What an event is about. */
  about(event: T['event']): readonly Part[];
  markOf(event: T['event']): LogMark | undefined;
  /** Lines nobody wants to read by default. */
  isQuiet(event: T['event']): boolean;
  /** What a match that cannot be run any more looked like, from its told events alone. */
  viewFromEvents(setup: unknown, told: readonly (readonly T['event'][])[]): T['view'] | undefined;
  /** One view with everybody's hands, made of the views of all seats. */
  openView(views: readonly T['view'][]): T['view'];

  /** What this match is about and how far it has come, in one line: the mission's goal, the race. */
  aimOf?(texts: Texts, view: T['view'], viewer: Viewer): string | undefined;
  /** Every sign that is on the board of this match, with its name and what it does. */
  readonly Legend?: ComponentType<{ readonly view: T['view'] }>;
  /**
   * What a composed answer costs and what it is likely to bring, with those decided along after it;
   * stands beside it in the ask bar.
   */
  priceOf?(
    texts: Texts,
    view: T['view'],
    question: Asked<T>,
    answer: T['answer'],
    after?: readonly string[],
  ): string | undefined;
  /** The answer to a question whose answers all lead to the same: it need not be asked. */
  idleAnswer?(view: T['view'], question: Asked<T>): string | undefined;

  /**
   * What the match came to, told from its events: damage by piece, points by source, dice against
   * what was to be expected. Without it the result shows the sides alone.
   */
  tallyOf?(
    texts: Texts,
    events: readonly T['event'][],
    view: T['view'],
    people: People,
  ): readonly Tally[];

  /** Everything there is to know about one thing; without it nothing can be looked at closely. */
  readonly Details?: ComponentType<DetailsProps<T>>;
  /** The parts that are picked on the board rather than by a button of the ask bar. */
  isOnBoard?(part: Part): boolean;
  /** What to do where the answers are no buttons, in one sentence. */
  pickKey?(question: Asked<T>): AnyKey;
  /** An answer that only opens the next question or keeps silent: it needs no second press. */
  isImmediate?(question: Asked<T>, answer: T['answer']): boolean;
  /** An answer that lets things be: it stands back behind those that do something. */
  isSecondary?(question: Asked<T>, answer: T['answer']): boolean;
  /** An answer that costs dearly: it looks like it, and is never given without a second press. */
  needsConfirm?(question: Asked<T>, answer: T['answer']): boolean;
  /** What usually follows an answer; shown with it, and given along when it is confirmed. */
  usuallyAfter?(view: T['view'], question: Asked<T>, answer: T['answer']): readonly string[];
  /** Nobody holds a secret any more, so that the device need not be hidden when it is passed on. */
  isAllPublic?(view: T['view']): boolean;
  /** How much of the usual pause before a bot's answer is enough; what moves takes its own time. */
  readonly pace?: number;
  /** What is heard with its movements. */
  readonly sounds: BoardSounds<T>;
  /** The board foresees where answers lead by itself, so the table need not. */
  readonly foresees?: true;
}

export function partOf(kind: string, id: string): Part {
  return `${kind}:${id}`;
}

export function idOf(part: Part): string {
  return part.slice(part.indexOf(':') + 1);
}

export function isKind(part: Part, kind: string): boolean {
  return part.startsWith(`${kind}:`);
}
