import { chooseAtRandom, type Game, playOut, seededChance } from '@parsecs/kernel';
import { race, type Work } from '../measure.ts';
import { alone, round, type Suite } from '../suite.ts';
import { Tally } from '../tally.ts';

/**
 * Whole random games, setting up included, events off. Only answers where there was a choice count
 * as decisions; the others are made as well and cost their time.
 */
export function randomPlay(game: Game, setup: unknown): Suite {
  return (plan) => {
    const [ours = 0] = race([playAtRandom(game, setup, new Tally())], plan);
    return alone(`${game.id}/random-play`, round(ours), 'decisions/s');
  };
}

export function playAtRandom(game: Game, setup: unknown, tally: Tally): Work {
  return () => {
    const chance = seededChance(`bench/${tally.games}`);
    const state = game.begin(setup, { chance });
    return tally.add(playOut(game, state, chance, chooseAtRandom(chance)).decisions);
  };
}
