import { type Handicap, handicapFrom, type Measured } from '@parsecs/kernel';
import type { Faction } from '../cards/vocabulary.ts';

/**
 * The printed battles stay as they are, whoever they favour; uneven squads of our own are changed instead.
 * Measured with `parsecs balance --game xwing --only first-game,mission --games 300 --bot greedy`.
 */
export const PRINTED_BATTLES: Readonly<Record<string, Measured<Faction>>> = {
  'first-game': { games: 300, wins: { rebel: 144, imperial: 156 } },
  'mission-1': { games: 300, wins: { rebel: 41, imperial: 259 } },
  'mission-2': { games: 300, wins: { rebel: 123, imperial: 177 } },
  'mission-3': { games: 300, wins: { rebel: 287, imperial: 13 } },
};

/** Who has the harder task in a battle, if it was measured and is not even. */
export function handicapIn(battle: string): Handicap<Faction> | undefined {
  return handicapFrom(PRINTED_BATTLES[battle]);
}
