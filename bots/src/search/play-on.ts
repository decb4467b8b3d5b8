import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  glancesOf,
  instinctOf,
  type Question,
} from '@parsecs/kernel';
import { listAnswers } from '../answers.ts';

/** No way to a horizon is longer. */
const MOST_ANSWERS = 300;
/** How far the usual answers lead from an answer that is tried to a moment that can be judged. */
const MOST_USUAL = 30;
/** Answers tried in a continuous space. */
const SAMPLES = 4;

/** Both sides go on at a glance to the next moment of truth. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  root: T['state'],
  dice: Chance,
  will: Chance,
): void {
  const { thinking } = game;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const asked = game.asked(state)[0];
    if (asked === undefined || thinking.horizon(state, root)) break;
    const question = game.question(state, asked);
    game.answer(state, asked, quickAnswer(game, state, question, will), { chance: dice });
  }
}

/** The answer that looks best at a glance, in this world and by dice that are not those to come. */
function quickAnswer<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  question: Question<T['answer']>,
  will: Chance,
): T['answer'] {
  if (question.answers.length === 1 && question.region === undefined) {
    return at(question.answers, 0);
  }
  const { quick } = game.thinking;
  const cheap = quick?.(state, question, will);
  if (cheap !== undefined) return cheap;
  const instinct = instinctOf(game);
  const answers = glancesOf(listAnswers(question, will, SAMPLES), will);
  let best = at(answers, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const after = game.copy(state);
    game.answer(after, question.seat, answer, { chance: will });
    settle(game, after, will);
    const worth = instinct(after, question.seat);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

/** Gives the usual answers until nothing is half done. */
export function settle<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  chance: Chance,
): void {
  for (let answers = 0; answers < MOST_USUAL && !game.settled(state); answers += 1) {
    const seat = at(game.asked(state), 0);
    game.answer(state, seat, game.fallback(state, seat), { chance });
  }
}
