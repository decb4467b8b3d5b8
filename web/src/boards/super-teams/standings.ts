import type { Seat } from '@parsecs/kernel';
import { boardOf } from '@parsecs/super-teams';
import type { View } from '@parsecs/super-teams/words';
import type { Standing } from '../contract.ts';

/** Who wins together, and how many of their ships are home. */
export function standings(view: View): readonly Standing[] {
  const last = boardOf(view.setup).spaces.length - 1;
  const sides = [...new Set(view.seats.map(({ side }) => side))];
  return sides.map((side) => {
    const seats = view.seats.flatMap((held, seat): readonly Seat[] =>
      held.side === side ? [seat] : [],
    );
    const ships = view.ships.filter(({ owner }) => seats.includes(owner));
    return {
      seats,
      score: ships.filter((ship) => ship.at === last).length,
      of: ships.length,
    };
  });
}
