import { chooseAtRandom, type Game, playOut, seededChance } from '@parsecs/kernel';
import { race } from '../measure.ts';
import { alone, round, type Suite } from '../suite.ts';

const MIDDLE = 80;
const COPIES = 1000;

/** What a bot pays before it tries an answer: microseconds for a copy from the middle of a game. */
export function stateCopy(game: Game, setup: unknown): Suite {
  return (plan) => {
    const chance = seededChance('bench/copy');
    const state = game.begin(setup, { chance });
    playOut(game, state, chance, chooseAtRandom(chance), MIDDLE);
    let copy = state;
    const [rate = 0] = race(
      [
        (): number => {
          for (let index = 0; index < COPIES; index += 1) copy = game.copy(copy);
          return COPIES;
        },
      ],
      plan,
    );
    return alone(`${game.id}/state-copy`, round(1_000_000 / rate, 3), 'µs');
  };
}
