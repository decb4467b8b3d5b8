import type { Seat } from '@parsecs/kernel';
import type { ShipId } from '@parsecs/super-teams/words';
import type { Motion } from './choreography.ts';
import { isShipMotion } from './flight.ts';

interface Leg {
  readonly ship: ShipId;
  readonly from: number;
  readonly to: number;
}

/** The last card that was played, and the ways that ships have gone by it. */
export interface LastMove {
  readonly seat: Seat;
  readonly legs: readonly Leg[];
}

/** What a beat adds to it; a new card begins a new one. */
export function noteMotion(last: LastMove | undefined, motion: Motion): LastMove | undefined {
  if (motion.kind === 'play') return { seat: motion.seat, legs: [] };
  if (last === undefined || !isShipMotion(motion)) return last;
  const { ship, from, to } = motion;
  return { ...last, legs: [...last.legs, { ship, from, to }] };
}
