import type { Seat, StepContext } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import type { MissionFrame } from '../frames.ts';
import type { MissionTask } from '../moment/moment.ts';
import type { State } from '../state.ts';
import type { MissionId, TokenKind } from '../vocabulary.ts';

export type On = StepContext<Event>;

/** What both players gain, by seat. */
export type Gains = [number, number];

/** What a figure may do with the tokens of a mission as an action (IA-082). */
export interface TokenAction {
  readonly deed: 'flip' | 'retrieve' | 'reprogram';
  readonly kind: TokenKind;
  /** IA-092: whether the figure may carry only one. */
  readonly one: boolean;
}

/**
 * What a process may set off. It is handed over because damage and movement ask the mission
 * themselves.
 */
export interface Deeds {
  readonly sufferDamage: (
    state: State,
    targets: readonly number[],
    amount: number,
    cause: 'mission',
    by: Seat,
    on: On,
  ) => number;
  readonly endMovement: (state: State, figure: number) => void;
}

/** Something that a mission asks of players at one of its moments; it pops its frame when done. */
export interface MissionProcess {
  readonly run: (state: State, frame: MissionFrame, on: On, deeds: Deeds) => void;
  readonly answers: (state: State, frame: MissionFrame) => readonly Answer[];
  readonly take: (state: State, frame: MissionFrame, answer: Answer, on: On, deeds: Deeds) => void;
}

/** A process of several steps at the end of a round, with its progress in names. */
export interface MissionTaskProcess extends MissionProcess {
  readonly show: (state: State, frame: MissionFrame) => MissionTask;
  readonly restore: (state: State, task: MissionTask) => Pick<MissionFrame, 'step' | 'chosen'>;
}

/** What a token is worth going to, in tenths of victory points. */
export type TokenGoal =
  /** It pays whoever controls it. */
  | { readonly hold: number }
  /** It is taken or changed by hand. */
  | { readonly fetch: number };

/** Where carriers want to go. */
export interface Home {
  /** Tells it from other such places on the map. */
  readonly name: string;
  readonly spaces: readonly number[];
}

/** What a mission changes; whatever is left out goes by the standard rules. */
export interface MissionRules {
  readonly id: MissionId;
  /** IA-042: kinds of tokens that its map must hold. */
  readonly tokens: readonly TokenKind[];
  /** A region that its map must have, and the rule that speaks of it. */
  readonly region?: { readonly name: string; readonly rule: string };
  readonly tokenAction?: TokenAction;
  /** Interactions beyond doors and the token action. */
  readonly interactions?: {
    readonly answers: (state: State, figure: number) => readonly Answer[];
    readonly take: (state: State, figure: number, answer: Answer, on: On) => void;
  };
  /** IA-136: Speed of a figure now, from what its card says. */
  readonly speed?: (state: State, figure: number, printed: number) => number;
  /** IA-270: locked doors have Health and can be attacked. */
  readonly attackableDoors?: true;
  /** A figure has entered spaces; true when somebody is asked about it. */
  readonly entered?: (state: State, figure: number) => boolean;
  /** A group is defeated; what is asked about it once the defeat is counted. */
  readonly groupLost?: (
    state: State,
    group: number,
    winner: Seat,
    on: On,
  ) => MissionFrame | undefined;
  /** What each player scores at the end of a round, worked out for both at once (IA-065). */
  readonly score?: (state: State, gains: Gains, on: On) => void;
  readonly startOfRound?: MissionProcess;
  /** Takes the place of `score`. */
  readonly endOfRound?: MissionTaskProcess;
  readonly afterSetup?: MissionProcess;
  readonly deliver?: MissionProcess;
  readonly draw?: MissionProcess;
  /** For the evaluation of positions: what the token is worth going to, by where tokens lie and their marks alone. */
  readonly goal?: (state: State, token: number, seat: Seat) => TokenGoal | undefined;
  /** What the token is worth to a player in the state that it is in. */
  readonly owned?: (state: State, token: number, seat: Seat) => number;
  /** What delivering a token pays, and where. */
  readonly carried?: {
    readonly value: number;
    readonly home: (state: State, seat: Seat) => Home;
  };
}
