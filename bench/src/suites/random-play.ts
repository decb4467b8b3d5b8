import { chooseAtRandom, type Game, playOut, seededChance } from '@parsecs/kernel';
import type { Work } from '../measure.ts';

/**
 * Whole random games, setting up included, events off. Only answers where there was a choice count
 * as decisions; the others are made as well and cost their time.
 */
export function randomPlay(game: Game, setup: unknown): Work {
  let games = 0;
  return () => {
    const chance = seededChance(`bench/${games}`);
    games += 1;
    const state = game.begin(setup, { chance });
    return playOut(game, state, chance, chooseAtRandom(chance)).decisions;
  };
}
