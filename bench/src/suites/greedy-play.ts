import { BOTS } from '@parsecs/bots';
import { type Game, isRefusal, seededChance } from '@parsecs/kernel';
import type { Work } from '../measure.ts';

/** Decisions of the greedy bot, each from its own view as at a table. */
export function greedyPlay(game: Game, setup: unknown): Work {
  let games = 0;
  return () => {
    games += 1;
    return playGame(game, setup, `bench/greedy/${games}`);
  };
}

function playGame(game: Game, setup: unknown, seed: string): number {
  const chance = seededChance(seed);
  const dice = seededChance(`${seed}/bots`);
  const state = game.begin(setup, { chance });
  let decisions = 0;
  for (let seat = game.asked(state)[0]; seat !== undefined; seat = game.asked(state)[0]) {
    const question = game.question(state, seat);
    let answer = question.answers[0];
    if (question.answers.length > 1 || question.region !== undefined) {
      const view = game.view(state, seat);
      const id = BOTS.greedy.choose({ game, view, question, chance: dice });
      const checked = game.check(state, seat, id);
      answer = isRefusal(checked) ? undefined : checked;
      decisions += 1;
    }
    if (answer === undefined) throw new Error(`${question.kind} was left without an answer`);
    game.answer(state, seat, answer, { chance });
  }
  return decisions;
}
