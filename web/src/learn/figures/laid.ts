import { type Game, type GameTypes, seededChance } from '@parsecs/kernel';

/** A position of a figure on a page, laid out by the engine of its game as a scenario file would be. */
export function lay<T extends GameTypes>(game: Game<T>, given: unknown): T['state'] {
  const laid = game.scenarios.given(given, { chance: seededChance('figure') });
  if (laid.ok) return laid.value;
  throw new Error(laid.problems.map(({ path, cause }) => `${path}: ${cause}`).join('; '));
}
