import { at, type Chance, type Game, type GameTypes, instinctOf, type Seat } from '@parsecs/kernel';
import { listAnswers } from './answers.ts';
import type { Bot, Turn } from './bot.ts';

/** How many possible worlds each answer is tried in. */
const WORLDS = 6;
/** How many of its own follow-up questions are thought through before the usual answer will do. */
const FOLLOW_UPS = 3;
/** Answers tried in a continuous space. */
const SAMPLES = 12;

/** Takes the answer after which the game's own evaluation looks best, one move deep. */
export const greedy: Bot = {
  id: 'greedy',
  choose: (turn) => {
    const { question, chance } = turn;
    const answers = listAnswers(question, chance, SAMPLES);
    if (answers.length === 1) return at(answers, 0).id;
    const scores = scoreAnswers(turn, answers);
    const best = Math.max(...scores);
    const ties = answers.filter((_, index) => at(scores, index) === best);
    return at(ties, chance.pick('tie', ties.length)).id;
  },
};

function scoreAnswers<T extends GameTypes>(
  { game, view, question, chance }: Turn<T>,
  answers: readonly T['answer'][],
): readonly number[] {
  const scores = answers.map(() => 0);
  for (let world = 0; world < WORLDS; world += 1) {
    const state = game.imagine(view, chance);
    for (const [index, answer] of answers.entries()) {
      const after = game.copy(state);
      game.answer(after, question.seat, answer, { chance });
      const score = settle(game, after, question.seat, chance, FOLLOW_UPS);
      scores[index] = at(scores, index) + score;
    }
  }
  return scores;
}

/** Plays on to a moment that can be judged: itself as well as it can, the others as usual. */
function settle<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  chance: Chance,
  depth: number,
): number {
  while (!game.settled(state)) {
    const next = at(game.asked(state), 0);
    if (next === seat && depth > 0) return bestFollowUp(game, state, seat, chance, depth);
    game.answer(state, next, game.fallback(state, next), { chance });
  }
  return instinctOf(game)(state, seat);
}

function bestFollowUp<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  chance: Chance,
  depth: number,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const answer of listAnswers(game.question(state, seat), chance, SAMPLES)) {
    const after = game.copy(state);
    game.answer(after, seat, answer, { chance });
    best = Math.max(best, settle(game, after, seat, chance, depth - 1));
  }
  return best;
}
