import { commitTo, type FairRecord, type Seat } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import type { PublicDesk, PublicSeat } from '@parsecs/table/wire';
import type { Desk, DeskSeat } from './desk.ts';

/** What everybody at a table may know about it, beside the match: neither seed, secret nor salts. */
export function publicDesk(
  { id, game }: { readonly id: string; readonly game: GameId },
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
