import type { Chance } from './chance.ts';
import type { EventBase, Game, GameTypes, Question, Seat, Tell } from './game.ts';
import { at } from './lists.ts';

/** Whoever answers questions in a playout: picks one of the legal answers. */
export type Choose<T extends GameTypes> = (
  state: T['state'],
  question: Question<T['answer']>,
) => T['answer'];

export interface Played {
  /** Answers given where there was more than one. */
  readonly decisions: number;
  /** All answers, those without a choice included. */
  readonly answers: number;
  readonly finished: boolean;
}

/** Any legal answer, each as likely as the others. */
export function chooseAtRandom<T extends GameTypes>(chance: Chance): Choose<T> {
  return (_state, question) => {
    const { answers, region } = question;
    if (region !== undefined) return region.sample(chance);
    return answers.length === 1 ? at(answers, 0) : at(answers, chance.pick('bot', answers.length));
  };
}

/**
 * Plays a state to its end, or until so many answers were given. After each answer `onAnswer` hears
 * how many there were so far: whoever watches the state looks at it then.
 */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  chance: Chance,
  choose: Choose<T>,
  limit = 1_000_000,
  tell?: Tell<T['event']>,
  onAnswer?: (answers: number) => void,
): Played {
  const context: {
    readonly chance: Chance;
    readonly tell: Tell<T['event'] & EventBase> | undefined;
  } = {
    chance,
    tell,
  };
  let decisions = 0;
  let answers = 0;
  while (answers < limit) {
    const seat: Seat | undefined = game.asked(state)[0];
    if (seat === undefined) return { decisions, answers, finished: true };
    const question = game.question(state, seat);
    if (question.answers.length > 1 || question.region !== undefined) decisions += 1;
    answers += 1;
    game.answer(state, seat, choose(state, question), context);
    onAnswer?.(answers);
  }
  return { decisions, answers, finished: false };
}
