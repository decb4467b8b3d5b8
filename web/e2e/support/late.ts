import type { GameTypes, Match } from '@parsecs/kernel';

/**
 * A match that was played to its end, as it stood so many choices before: little is left to play on
 * the page, and it ends there.
 */
export function late<T extends GameTypes>(over: Match<T>, choices: number): Match<T> {
  return over.branch(Math.max(0, over.length - choices));
}
