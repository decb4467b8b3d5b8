import type { AnswerBase, EventBase, Outcome, Problem, Refusal } from '@parsecs/kernel';
import type { Asked, GameWords, Known } from './game-words.ts';
import { imperialAssaultWords } from './imperial-assault/index.ts';
import type { People } from './people.ts';
import { starshipBattlesWords } from './starship-battles/index.ts';
import { superTeamsWords } from './super-teams/index.ts';
import type { Texts } from './texts.ts';
import { xwingWords } from './xwing/index.ts';

const GAMES: Readonly<Record<string, GameWords>> = {
  'super-teams': superTeamsWords,
  'starship-battles': starshipBattlesWords,
  xwing: xwingWords,
  'imperial-assault': imperialAssaultWords,
};

const NOTHING: Known = {};

function wordsOf(game: string): GameWords {
  const words = GAMES[game];
  if (words === undefined) throw new RangeError(`no words for the game ${game}`);
  return words;
}

/** The answer of a game with this id as data, whether it is offered or not. */
export function readAnswer(game: string, id: string): AnswerBase | undefined {
  return wordsOf(game).readAnswer(id);
}

/** An answer that is offered, or one of a continuous space that is being held out. */
function answerOf(game: string, id: string, { answers }: Asked): AnswerBase | undefined {
  return answers.find((offered) => offered.id === id) ?? wordsOf(game).readAnswer(id);
}

/** One line of the log. */
export function describeEvent(
  texts: Texts,
  game: string,
  event: EventBase,
  people: People,
  known: Known = NOTHING,
): string {
  return wordsOf(game).event(event, { texts, people, known });
}

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(
  texts: Texts,
  game: string,
  question: Asked,
  view: unknown,
  people: People,
  known: Known = NOTHING,
): string {
  return wordsOf(game).question(question, view, { texts, people, known });
}

/** The words of a button; what nobody can read is shown as it is written. */
export function describeAnswer(
  texts: Texts,
  game: string,
  answerId: string,
  question: Asked,
  view: unknown,
  people: People,
  known: Known = NOTHING,
): string {
  const answer = answerOf(game, answerId, question);
  if (answer === undefined) return answerId;
  return wordsOf(game).answer(answer, question, view, { texts, people, known });
}

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(
  texts: Texts,
  game: string,
  answerId: string,
  question: Asked,
  view: unknown,
  people: People,
  known: Known = NOTHING,
): string {
  const answer = answerOf(game, answerId, question);
  if (answer === undefined) return '';
  return wordsOf(game).answerHint(answer, question, view, { texts, people, known });
}

/** What is not allowed and why; whoever shows it adds the rule. */
export function describeRefusal(
  texts: Texts,
  game: string,
  refusal: Refusal,
  people: People,
): string {
  const { cause, params } = refusal;
  const words = wordsOf(game);
  const seat = params?.['seat'];
  const given = {
    ...words.params(cause, params),
    ...(typeof seat === 'number' && { name: people.name(seat) }),
  };
  if (texts.has(`${words.namespace}:refusal.${cause}`)) {
    return texts.t(`${words.namespace}:refusal.${cause}`, given);
  }
  return texts.has(`table:refusal.${cause}`)
    ? texts.t(`table:refusal.${cause}`, given)
    : texts.t('table:refusal.unknown', { cause });
}

/** What is wrong in something a person wrote, and where it stands. */
export function describeProblem(texts: Texts, game: string, problem: Problem): string {
  const { path, cause, params } = problem;
  const words = wordsOf(game);
  const text = texts.has(`${words.namespace}:problem.${cause}`)
    ? texts.t(`${words.namespace}:problem.${cause}`, words.params(cause, params))
    : texts.t('table:problem-unknown', { cause });
  return path === '' ? text : texts.t('table:problem-at', { path, problem: text });
}

/** Where something stands in a file of a list; the path itself where there are no words for it. */
export function describePlace(texts: Texts, game: string, path: string): string {
  return wordsOf(game).placeInList?.(texts, path) ?? path;
}

/** The whole position in words, for screen readers and the terminal; one thing a line. */
export function describeView(
  texts: Texts,
  game: string,
  view: unknown,
  people: People,
  known: Known = NOTHING,
): string[] {
  return wordsOf(game).view(view, { texts, people, known });
}

/** The headline of a finished game. */
export function describeOutcome(
  texts: Texts,
  game: string,
  outcome: Pick<Outcome, 'winners' | 'scores'>,
  view: unknown,
  people: People,
): string {
  return wordsOf(game).outcome(outcome, view, { texts, people, known: NOTHING });
}

/** The paragraphs of the page that teaches the game: ids under `learn`, in order. */
export function lessonsOf(game: string): readonly string[] {
  return wordsOf(game).lessons;
}

/** A rule of the ledger in the reader's language; empty if there is no such rule. */
export function ruleText(texts: Texts, game: string, id: string): string {
  return id === 'table' ? texts.t('table:rule') : readRule(texts, game, `${id}.text`);
}

/** A few words that name the rule; empty if there is no such rule. */
export function ruleTitle(texts: Texts, game: string, id: string): string {
  return readRule(texts, game, `${id}.title`);
}

function readRule(texts: Texts, game: string, part: string): string {
  const { namespace } = wordsOf(game);
  return texts.has(`${namespace}-rules:${part}`) ? texts.t(`${namespace}-rules:${part}`) : '';
}
