import type { Work } from '../measure.ts';
import { RandomBattles } from './battles.ts';

/**
 * Random battles in the Pokémon Showdown simulator: another game than X-Wing, but both have hidden
 * choices, dice, and hundreds of cards that change the rules. Decisions are counted as ours.
 */
export function playInShowdown(): Work {
  const battles = new RandomBattles();
  let games = 0;
  return () => {
    games += 1;
    return battles.play(`bench/${games - 1}`);
  };
}
