import { commitTo, type FairRecord, type Seat } from '@parsecs/kernel';
import type { ClockRules } from '@parsecs/table';
import type { Desk, DeskSeat, Phase, Proposal } from './desk.ts';

/** What everybody at a table may know about it, beside the match: neither seed, secret nor salts. */
export interface PublicDesk {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly phase: Phase;
  readonly seats: readonly PublicSeat[];
  readonly clock?: ClockRules;
  readonly matchTime?: number;
  readonly practice: boolean;
  readonly held: boolean;
  readonly proposal?: Proposal;
  readonly rematch?: string;
  readonly drawn?: true;
  readonly commitments: FairRecord['commitments'];
  /** Everything that was sealed, when it is over. */
  readonly fair?: FairRecord;
}

export interface PublicSeat {
  readonly kind: DeskSeat['kind'];
  readonly bot?: string;
  readonly style?: string;
  readonly name?: string;
  readonly joined: boolean;
  readonly ready: boolean;
  readonly present: boolean;
}

export function publicDesk(
  { id, game }: { readonly id: string; readonly game: string },
  desk: Desk,
  isPresent: (seat: Seat) => boolean,
): PublicDesk {
  const { rules, phase, clock, matchTime, practice, held, proposal, rematch, drawn } = desk;
  const commitments = {
    host: commitTo(desk.secret, 'host'),
    seats: desk.seats.map(commitmentOf),
  };
  const fair = fairRecord(desk, commitments);
  return {
    table: id,
    game,
    rules,
    phase,
    seats: desk.seats.map((seat, index) => publicSeat(seat, isPresent(index))),
    practice,
    held,
    commitments,
    ...(clock && { clock }),
    ...(matchTime !== undefined && { matchTime }),
    ...(proposal && { proposal }),
    ...(rematch !== undefined && { rematch }),
    ...(drawn && { drawn }),
    ...(fair && { fair }),
  };
}

function publicSeat(seat: DeskSeat, present: boolean): PublicSeat {
  if (seat.kind === 'bot') {
    const { bot, style } = seat;
    const always = { joined: true, ready: true, present: true };
    return { kind: 'bot', bot, ...(style && { style }), ...always };
  }
  const { joined, name, commitment } = seat;
  const ready = commitment !== undefined;
  return { kind: 'person', joined, ready, present, ...(name !== undefined && { name }) };
}

function commitmentOf(seat: DeskSeat, index: number): string {
  return seat.kind === 'bot' ? commitTo(seat.salt, index) : (seat.commitment ?? '');
}

function fairRecord(desk: Desk, commitments: FairRecord['commitments']): FairRecord | undefined {
  const { phase, seed, secret, seats } = desk;
  if (phase !== 'over' || seed === undefined) return undefined;
  const salts = seats.map((seat) => seat.salt ?? '');
  return { version: 1, commitments, secret, salts, seed };
}
