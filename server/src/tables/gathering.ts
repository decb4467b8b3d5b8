import { commitTo, fairSeed, type Seat } from '@parsecs/kernel';
import { type Desk, type DeskSeat, withSeat } from './desk.ts';
import { Refused } from './refusals.ts';

type Person = Extract<DeskSeat, { readonly kind: 'person' }>;

/** Before the first choice: people sit down, seal their halves of the dice, and show them. */
export function sitDown(desk: Desk, seat: Seat, name: string): Desk {
  const person = personAt(desk, seat);
  if (person.joined) throw new Refused('seat-taken', { seat });
  return withSeat(desk, seat, { ...person, joined: true, name });
}

/** The first seat that waits for a person. */
export function freeSeat(desk: Desk): Seat {
  const seat = desk.seats.findIndex((other) => other.kind === 'person' && !other.joined);
  if (seat === -1) throw new Refused('no-seat');
  return seat;
}

/** The seat is free again. Whatever was sealed is thrown away: nobody learns dice and leaves. */
export function standUp(desk: Desk, seat: Seat, secret: string): Desk {
  if (desk.phase !== 'gathering' && desk.phase !== 'revealing') throw new Refused('wrong-phase');
  const { guard } = personAt(desk, seat);
  const free: DeskSeat = { kind: 'person', joined: false, guard };
  const seats = withSeat(desk, seat, free).seats.map(unsealed);
  return { ...desk, seats, secret, phase: 'gathering' };
}

/** Ready with a sealed salt; when everybody is, the salts are asked for. */
export function getReady(desk: Desk, seat: Seat, commitment: string): Desk {
  if (desk.phase !== 'gathering') throw new Refused('wrong-phase');
  const person = personAt(desk, seat);
  const next = withSeat(desk, seat, { ...person, commitment });
  const isComplete = next.seats.every(
    (other) => other.kind === 'bot' || (other.joined && other.commitment !== undefined),
  );
  return isComplete ? { ...next, phase: 'revealing' } : next;
}

/** Shows the salt; with the last one the seed is known and the match begins. */
export function reveal(desk: Desk, seat: Seat, salt: string, at: number): Desk {
  if (desk.phase !== 'revealing') throw new Refused('wrong-phase');
  const person = personAt(desk, seat);
  if (commitTo(salt, seat) !== person.commitment) throw new Refused('salt-differs', { seat });
  const next = withSeat(desk, seat, { ...person, salt });
  const salts = next.seats.flatMap((other) => (other.salt === undefined ? [] : [other.salt]));
  if (salts.length < next.seats.length) return next;
  return { ...next, phase: 'playing', seed: fairSeed(next.secret, salts), goingSince: at };
}

export function personAt(desk: Desk, seat: Seat): Person {
  const found = desk.seats[seat];
  if (found?.kind !== 'person') throw new Refused('no-seat', { seat });
  return found;
}

function unsealed(seat: DeskSeat): DeskSeat {
  if (seat.kind === 'bot') return seat;
  const { commitment: _, salt: __, ...rest } = seat;
  return rest;
}
