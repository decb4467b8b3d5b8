import type { BotId, Style } from '@parsecs/bots';
import type { FairRecord, MatchLog, Refusal, Seat, Viewer } from '@parsecs/kernel';
import type { ClockRules } from './clock.ts';
import type { GameId } from './games.ts';
import type { SeatSnapshot, StoryItem, Update } from './seat-snapshot.ts';
import type { Guard } from './seats.ts';

/**
 * What passes between a page and a server: plain data only, written down once for both. The server
 * checks the form of each message.
 */

export type TablePhase = 'gathering' | 'revealing' | 'playing' | 'over';

/** What can be said with one tap: each reader sees it in their own language. */
export const QUICK_PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'good-game',
  'play-again',
] as const;
export type QuickPhrase = (typeof QUICK_PHRASES)[number];

export interface PublicSeat {
  readonly kind: 'person' | 'bot';
  readonly bot?: BotId;
  readonly style?: Style;
  readonly name?: string;
  readonly joined: boolean;
  readonly ready: boolean;
  readonly present: boolean;
}

/** Something that needs the others: who wants it and who has not said yet. */
export interface Proposal {
  readonly what: 'pause' | 'draw' | 'hand-over';
  readonly by: Seat;
  /** The seat that is handed over. */
  readonly seat?: Seat;
  /** Who plays it then; without one, whoever has the new link. */
  readonly bot?: BotId;
  readonly waitingFor: readonly Seat[];
}

/** What everybody at a table may know about it, beside the match. */
export interface PublicDesk {
  readonly table: string;
  readonly game: GameId;
  /** The version of the rules that it is played by. */
  readonly rules: string;
  readonly phase: TablePhase;
  readonly seats: readonly PublicSeat[];
  readonly clock?: ClockRules;
  readonly matchTime?: number;
  readonly practice: boolean;
  readonly held: boolean;
  readonly proposal?: Proposal;
  readonly rematch?: string;
  readonly drawn?: true;
  readonly commitments: FairRecord['commitments'];
  readonly fair?: FairRecord;
}

export type WantedSeat =
  | { readonly kind: 'me' }
  | { readonly kind: 'link' }
  | { readonly kind: 'bot'; readonly bot: BotId; readonly style?: Style };

export interface MadeTable {
  readonly table: string;
  readonly owner: string;
  readonly spectator: string;
  readonly seats: readonly ({ readonly token: string } | { readonly link: string } | null)[];
}

export interface Attached {
  readonly viewer: Viewer;
  readonly desk: PublicDesk;
  readonly snapshot?: SeatSnapshot;
  readonly items: readonly StoryItem[];
}

export interface Glance {
  readonly viewer: Viewer;
  readonly desk: PublicDesk;
  readonly sequence: number;
  readonly asked: readonly Seat[];
}

export interface OpenTable {
  readonly table: string;
  readonly game: GameId;
  readonly seats: number;
  readonly free: number;
  /** Who sits there already. */
  readonly names: readonly string[];
  readonly clock?: ClockRules;
  /** Somebody is there now; at a table over days nobody need be. */
  readonly present: boolean;
}

export interface ChatLine {
  readonly number: number;
  readonly seat: Seat;
  readonly kind: 'phrase' | 'text';
  readonly words: string;
  readonly at: number;
}

/** What a person may do with a running match. */
export type PlayCommand =
  | {
      readonly kind: 'choose';
      readonly ask: number;
      readonly id: string;
      readonly unasked?: true;
    }
  | { readonly kind: 'decline' | 'concede' | 'ask-take-back' }
  | { readonly kind: 'answer-take-back'; readonly agrees: boolean };

export type Said =
  | { readonly kind: 'phrase'; readonly words: QuickPhrase }
  | { readonly kind: 'text'; readonly words: string };

interface OfTable {
  readonly table: string;
}

/** Every message with what comes back. */
export interface Messages {
  readonly create: {
    readonly message: {
      readonly game: GameId;
      readonly setup: unknown;
      readonly seats: readonly WantedSeat[];
      readonly name: string;
      readonly clock?: ClockRules;
      readonly matchTime?: number;
      readonly practice?: boolean | undefined;
      readonly pace?: number | undefined;
      readonly listed?: boolean | undefined;
    };
    readonly answer: MadeTable;
  };
  readonly addresses: {
    readonly message: object;
    readonly answer: { readonly addresses: readonly string[] };
  };
  readonly list: { readonly message: object; readonly answer: readonly OpenTable[] };
  readonly join: {
    readonly message: OfTable & { readonly link?: string; readonly name: string };
    readonly answer: { readonly seat: Seat; readonly token: string };
  };
  readonly attach: {
    readonly message: OfTable & { readonly token: string; readonly since?: number };
    readonly answer: Attached;
  };
  readonly detach: { readonly message: OfTable; readonly answer: undefined };
  readonly look: {
    readonly message: OfTable & { readonly token: string };
    readonly answer: Glance;
  };
  readonly log: { readonly message: OfTable; readonly answer: MatchLog };
  readonly play: {
    /** `sent` names the message: sent twice, it counts once. */
    readonly message: OfTable & { readonly sent: string; readonly command: PlayCommand };
    readonly answer: { readonly sequence?: number; readonly refusal?: Refusal };
  };
  readonly ready: {
    readonly message: OfTable & { readonly commitment: string };
    readonly answer: undefined;
  };
  readonly reveal: {
    readonly message: OfTable & { readonly salt: string };
    readonly answer: undefined;
  };
  readonly leave: { readonly message: OfTable; readonly answer: undefined };
  readonly guard: {
    readonly message: OfTable & { readonly guard: Guard };
    readonly answer: undefined;
  };
  readonly propose: {
    readonly message: OfTable & {
      readonly what: Proposal['what'];
      readonly seat?: Seat;
      readonly bot?: BotId;
    };
    readonly answer: undefined;
  };
  readonly 'answer-proposal': {
    readonly message: OfTable & { readonly agrees: boolean };
    readonly answer: undefined;
  };
  readonly 'go-on': { readonly message: OfTable; readonly answer: undefined };
  readonly say: { readonly message: OfTable & { readonly said: Said }; readonly answer: number };
  readonly chat: {
    readonly message: OfTable & { readonly after: number };
    readonly answer: readonly ChatLine[];
  };
  readonly rematch: {
    readonly message: OfTable;
    readonly answer: {
      readonly table: string;
      readonly token: string;
      /** Whoever made it owns it. */
      readonly owner?: string;
      readonly spectator?: string;
    };
  };
  readonly kick: {
    readonly message: OfTable & { readonly owner: string; readonly seat: Seat };
    readonly answer: undefined;
  };
  readonly link: {
    readonly message: OfTable & { readonly owner?: string; readonly seat: Seat };
    readonly answer: { readonly link: string };
  };
  readonly remove: {
    readonly message: OfTable & { readonly owner: string };
    readonly answer: undefined;
  };
}

/** What a server says by itself. */
export interface Pushes {
  readonly update: Update & OfTable;
  readonly desk: PublicDesk;
  readonly chat: OfTable;
  readonly gone: OfTable;
}
