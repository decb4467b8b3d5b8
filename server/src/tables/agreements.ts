import type { Seat } from '@parsecs/kernel';
import type { Proposal } from '@parsecs/table/wire';
import { type Desk, othersThan, withSeat } from './desk.ts';
import { Refused } from './refusals.ts';

/** What the seats agree on while they play. `locks` names seats whose tokens open nothing any more. */
export interface Agreed {
  readonly desk: Desk;
  readonly locks?: readonly Seat[];
}

type Wish = Pick<Proposal, 'what' | 'seat' | 'bot'>;

/** One seat wants something; it happens when the other people agree, at once if there are none. */
export function propose(
  desk: Desk,
  by: Seat,
  wish: Wish,
  isPresent: (seat: Seat) => boolean,
): Agreed {
  if (desk.phase !== 'playing') throw new Refused('wrong-phase');
  const dropped = wish.what === 'hand-over' ? wish.seat : undefined;
  if (wish.what === 'hand-over') {
    if (dropped === undefined || desk.seats[dropped]?.kind !== 'person') {
      throw new Refused('no-seat');
    }
    // Nobody is voted out of a chair they sit in.
    if (dropped !== by && isPresent(dropped)) throw new Refused('still-there', { seat: dropped });
  }
  const waitingFor = othersThan(desk, by).filter((seat) => seat !== dropped);
  return settle({ ...desk, proposal: { ...wish, by, waitingFor } });
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
