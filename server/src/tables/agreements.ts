import type { Seat } from '@parsecs/kernel';
import type { Proposal } from '@parsecs/table/wire';
import { type Desk, othersThan, withSeat } from './desk.ts';
import { personAt } from './gathering.ts';
import { Refused } from './refusals.ts';

/** What the seats agree on while they play. `locks` names seats whose tokens open nothing any more. */
export interface Agreed {
  readonly desk: Desk;
  readonly locks?: readonly Seat[];
}

type Wish = Pick<Proposal, 'what' | 'seat' | 'bot'>;

/** Who sits at the table just now, and whose seat is no longer kept for them. */
export interface Attendance {
  readonly isPresent: (seat: Seat) => boolean;
  readonly isDropped: (seat: Seat) => boolean;
}

/** One seat wants something; it happens when the other people agree, at once if there are none. */
export function propose(
  desk: Desk,
  by: Seat,
  wish: Wish,
  { isPresent, isDropped }: Attendance,
): Agreed {
  if (desk.phase !== 'playing') throw new Refused('wrong-phase');
  const { proposal } = desk;
  // Whoever wants what the other has just proposed agrees to it.
  if (proposal?.waitingFor.includes(by) === true && isSame(proposal, wish)) {
    return answerProposal(desk, by, true);
  }
  const others = othersThan(desk, by).filter((seat) => personAt(desk, seat).joined);
  if (wish.what !== 'hand-over') {
    return settle({ ...desk, proposal: { ...wish, by, waitingFor: others } });
  }
  const { seat: given } = wish;
  if (given === undefined) throw new Refused('no-seat');
  const { joined } = personAt(desk, given);
  if (given !== by && joined) {
    // Nobody is voted out of a chair they sit in, nor out of one that they have only just left.
    if (isPresent(given)) throw new Refused('still-there', { seat: given });
    if (!isDropped(given)) throw new Refused('not-dropped', { seat: given });
  }
  // Those who are gone as well cannot keep the others from going on.
  const waitingFor = others.filter((seat) => seat !== given && isPresent(seat));
  return settle({ ...desk, proposal: { ...wish, by, waitingFor } });
}

function isSame(proposal: Proposal, { what, seat, bot }: Wish): boolean {
  return proposal.what === what && proposal.seat === seat && proposal.bot === bot;
}

export function answerProposal(desk: Desk, seat: Seat, agrees: boolean): Agreed {
  const { proposal, ...rest } = desk;
  // Whoever proposed it may think better of it.
  if (proposal?.by === seat && !agrees) return { desk: rest };
  if (proposal?.waitingFor.includes(seat) !== true) throw new Refused('nothing-proposed');
  if (!agrees) return { desk: rest };
  const waitingFor = proposal.waitingFor.filter((other) => other !== seat);
  return settle({ ...desk, proposal: { ...proposal, waitingFor } });
}

/** Anybody may go on: a pause was everybody's wish. */
export function goOn(desk: Desk, at: number): Desk {
  if (desk.phase !== 'playing' || !desk.held) throw new Refused('wrong-phase');
  return { ...desk, held: false, goingSince: at };
}

function settle(desk: Desk): Agreed {
  const { proposal, ...rest } = desk;
  if (proposal === undefined || proposal.waitingFor.length > 0) return { desk };
  if (proposal.what === 'pause') return { desk: { ...rest, held: true } };
  if (proposal.what === 'draw') return { desk: { ...rest, drawn: true, phase: 'over' } };
  const { seat = proposal.by, bot } = proposal;
  const person = desk.seats[seat];
  if (person?.kind !== 'person') throw new Refused('no-seat');
  const { guard, commitment, salt = '' } = person;
  const next =
    bot === undefined
      ? {
          kind: 'person' as const,
          joined: false,
          guard,
          salt,
          ...(commitment !== undefined && { commitment }),
        }
      : { kind: 'bot' as const, bot, salt };
  return { desk: withSeat(rest, seat, next), locks: [seat] };
}
