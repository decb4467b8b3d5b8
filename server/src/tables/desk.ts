import type { BotId, Style } from '@parsecs/bots';
import type { Seat } from '@parsecs/kernel';
import type { ClockRules, Guard, SeatSpec, TakeBackRequest } from '@parsecs/table';
import type { Proposal } from '@parsecs/table/wire';

/** People come and get ready; they show their salts; they play; it is over. */
export const PHASES = ['gathering', 'revealing', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** One place at a table online. */
export type DeskSeat =
  | {
      readonly kind: 'person';
      readonly joined: boolean;
      readonly name?: string;
      readonly guard: Guard;
      /** What the seat will show of its dice, sealed: with it, it is ready. */
      readonly commitment?: string;
      readonly salt?: string;
    }
  | {
      readonly kind: 'bot';
      readonly bot: BotId;
      readonly style?: Style;
      readonly salt: string;
    };

/** Everything a table has beside its log. It is stored as one piece, under a revision. */
export interface Desk {
  readonly rules: string;
  readonly setup: unknown;
  readonly seats: readonly DeskSeat[];
  readonly clock?: ClockRules;
  readonly matchTime?: number;
  readonly practice: boolean;
  /** Milliseconds before a bot answers. */
  readonly pace: number;
  readonly phase: Phase;
  /** The host's half of the dice; told when the match is over. */
  readonly secret: string;
  readonly seed?: string;
  /** Everybody agreed to stop for now. */
  readonly held: boolean;
  /** Since when the clocks run: time before that is nobody's. */
  readonly goingSince?: number;
  readonly takeBack?: TakeBackRequest & { readonly sequence: number };
  readonly proposal?: Proposal;
  /** The table where the same people play again. */
  readonly rematch?: string;
  /** Ended without the rules, by agreement. */
  readonly drawn?: true;
}

/** How the match knows a seat: whoever plays online is elsewhere. */
export function specOf(seat: DeskSeat): SeatSpec {
  if (seat.kind === 'bot') {
    const { bot, style } = seat;
    return { kind: 'bot', bot, ...(style && { style }) };
  }
  return { kind: 'elsewhere', ...(seat.name !== undefined && { name: seat.name }) };
}

export function guardOf(seat: DeskSeat): Guard {
  return seat.kind === 'person' ? seat.guard : 'ask';
}

/** The seats of people, but for one. */
export function othersThan(desk: Desk, seat: Seat): readonly Seat[] {
  return [...desk.seats.keys()].filter(
    (other) => other !== seat && desk.seats[other]?.kind === 'person',
  );
}

export function withSeat(desk: Desk, seat: Seat, changed: DeskSeat): Desk {
  return { ...desk, seats: desk.seats.map((old, index) => (index === seat ? changed : old)) };
}
