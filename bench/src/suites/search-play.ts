import { consider } from '@parsecs/bots';
import { at, chooseAtRandom, type Game, playOut, seededChance } from '@parsecs/kernel';
import type { Work } from '../measure.ts';

const PLAYS = 200;
const POSITIONS = 12;
const APART = 7;

/** Plays of the usual level, each to its horizon, in questions with a choice over a whole game. */
export function searchPlay(game: Game, setup: unknown): Work {
  const asked = questions(game, setup);
  let turn = 0;
  return () => {
    const { view, seat } = at(asked, turn % asked.length);
    turn += 1;
    const request = {
      game: game.id,
      bot: 'hard',
      budget: { plays: PLAYS },
      seed: `bench/${turn}`,
    } as const;
    const { considered } = consider(game, { ...request, view, seat });
    return considered.reduce((sum, { samples }) => sum + samples, 0);
  };
}

interface Asked {
  readonly view: unknown;
  readonly seat: number;
}

function questions(game: Game, setup: unknown): readonly Asked[] {
  const chance = seededChance('bench/search');
  const state = game.begin(setup, { chance });
  const asked: Asked[] = [];
  while (asked.length < POSITIONS && game.outcome(state) === undefined) {
    playOut(game, state, chance, chooseAtRandom(chance), APART);
    const seat = game.asked(state)[0];
    if (seat === undefined) break;
    if (game.question(state, seat).answers.length > 1)
      asked.push({ view: game.view(state, seat), seat });
  }
  return asked;
}
