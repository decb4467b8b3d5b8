import { chooseAtRandom, type Game, playOut, seededChance } from '@parsecs/kernel';
import type { Work } from '../measure.ts';

const MIDDLE = 80;
const COPIES = 1000;

/** What a bot pays before it tries an answer: a copy from the middle of a game. */
export function stateCopy(game: Game, setup: unknown): Work {
  const chance = seededChance('bench/copy');
  const state = game.begin(setup, { chance });
  playOut(game, state, chance, chooseAtRandom(chance), MIDDLE);
  let copy = state;
  return () => {
    for (let index = 0; index < COPIES; index += 1) copy = game.copy(copy);
    return COPIES;
  };
}
