import { type Handicap, handicapFrom, type Measured } from '@parsecs/kernel';
import type { Faction } from '../cards/vocabulary.ts';

/**
 * The printed battles stay as they are, whoever they favour; uneven squads of our own are changed instead.
 * Measured with `parsecs balance --game xwing --only first-game,mission --games 400 --bot greedy`.
 */
export const PRINTED_BATTLES: Readonly<Record<string, Measured<Faction>>> = {
  'first-game': { games: 400, wins: { rebel: 191, imperial: 209 } },
  'mission-1': { games: 400, wins: { rebel: 56, imperial: 344 } },
  'mission-2': { games: 400, wins: { rebel: 164, imperial: 236 } },
  'mission-3': { games: 400, wins: { rebel: 378, imperial: 22 } },
};

/** Who has the harder task in a battle, if it was measured and is not even. */
export function handicapIn(battle: string): Handicap<Faction> | undefined {
  return handicapFrom(PRINTED_BATTLES[battle]);
}
