import type { GameTypes, Match, Seat, TakeBackPoint } from '@parsecs/kernel';
import type { TakeBack } from './seat-snapshot.ts';
import { isPerson, type SeatSpec } from './seats.ts';

/**
 * What a take-back costs: `free` while nothing hidden or random was shown; then `consent` where
 * people must agree, `granted` by bots in a game for practice, `refused` by bots in any other.
 */
export const TAKE_BACK_TERMS = ['free', 'granted', 'consent', 'refused'] as const;
export type TakeBackTerms = (typeof TAKE_BACK_TERMS)[number];

/** Decision 0002: a bot cannot weigh what a second roll is worth, so it never gives one away. */
export function termsOf(
  point: TakeBackPoint,
  seat: Seat,
  seats: readonly SeatSpec[],
  isPractice: boolean,
): TakeBackTerms {
  if (point.free) return 'free';
  const others = seats.filter((_, other) => other !== seat);
  if (!isPractice && !others.every(isPerson)) return 'refused';
  return others.some(isPerson) ? 'consent' : 'granted';
}

/** What every person could take back now. */
export function takeBacksAt<T extends GameTypes>(
  match: Match<T>,
  seats: readonly SeatSpec[],
  isPractice: boolean,
): Readonly<Record<Seat, TakeBack>> {
  const takeBacks: Record<Seat, TakeBack> = {};
  for (const [seat, spec] of seats.entries()) {
    const point = isPerson(spec) ? match.takeBackPoint(seat) : undefined;
    if (point === undefined) continue;
    const terms = termsOf(point, seat, seats, isPractice);
    takeBacks[seat] = { backTo: point.backTo, terms };
  }
  return takeBacks;
}
