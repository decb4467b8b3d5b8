import { BOTS, type Decision, type Reason, USUAL_LEVEL } from '@parsecs/bots';
import {
  at,
  type Game,
  type GameTypes,
  type Question,
  type Seat,
  seededChance,
} from '@parsecs/kernel';

/** How the best is looked for: parts of the plays that the level has for one question. */
const SEARCHED = 0.4;
const COMPARED = 0.1;
/** Comparisons are made apart from one another, so that they tell how far they can be trusted. */
const COMPARISONS = 4;
/** In one of them both answers are played on at least so often together. */
const LEAST_PLAYS = 4;
/** Plays of a game that does not say. */
const USUAL_PLAYS = 600;
/** What the search finds as good as the best is not compared. */
const AS_GOOD = 0.01;

export interface Plays {
  readonly search: number;
  /** Of one comparison. */
  readonly comparison: number;
}

export function playsFor({ thinking }: Game): Plays {
  const usual = thinking.plays ?? USUAL_PLAYS;
  return {
    search: Math.round(usual * SEARCHED),
    comparison: Math.max(LEAST_PLAYS, Math.round(usual * COMPARED)),
  };
}

/** Plays in all comparisons of one decision. */
export function comparedPlays(plays: Plays): number {
  return COMPARISONS * plays.comparison;
}

export interface Verdict {
  readonly best: string;
  readonly chance: number;
  readonly bestChance: number;
  readonly loss: number;
  readonly isSure: boolean;
  readonly reasons: readonly Reason[];
  /** What the seat was asked, as it follows from the view. */
  readonly question: Question<GameTypes['answer']>;
}

/**
 * What a choice cost against the best that a bot finds for the same seat. It is given the view that
 * the seat had and nothing else. Nothing where there was no choice, or none worth a search.
 */
export function judge(
  game: Game,
  view: unknown,
  seat: Seat,
  chosen: string,
  seed: string,
  plays: Plays = playsFor(game),
): Verdict | undefined {
  const chance = seededChance(seed);
  const state = game.imagine(view, chance);
  const question = game.question(state, seat);
  const own = question.answers.find(({ id }) => id === chosen) ?? game.readAnswer(chosen);
  const { thinking } = game;
  if (own === undefined || thinking.searched?.(question) === false) return undefined;
  const piece = thinking.factor?.(own);
  const answers = question.answers.filter((one) => thinking.factor?.(one) === piece);
  if (answers.length < 2 && question.region === undefined) return undefined;
  if (thinking.known?.(state, question) !== undefined) return undefined;
  const turn = { game, view, question: { ...question, answers }, chance, plays: plays.search };
  const found = think(turn);
  const asGood = verdictOf(found, chosen, question);
  if (asGood !== undefined) return asGood;
  const best = answers.find(({ id }) => id === found.answer) ?? game.readAnswer(found.answer);
  return best === undefined
    ? undefined
    : compare({ game, view, chance }, question, own, best, plays);
}

interface Asked {
  readonly game: Game;
  readonly view: unknown;
  readonly chance: ReturnType<typeof seededChance>;
}

interface Turn extends Asked {
  readonly question: Question<GameTypes['answer']>;
  readonly plays: number;
  readonly explains?: boolean;
}

function think(turn: Turn): Decision {
  const bot = BOTS[USUAL_LEVEL];
  const thought = bot.ponder?.(turn);
  if (thought === undefined) throw new Error('the level does not tell what it considers');
  for (;;) {
    const step = thought.next();
    if (step.done === true) return step.value;
  }
}

/** The verdict where the choice is the best itself, or as good. */
function verdictOf(
  { answer, considered }: Decision,
  chosen: string,
  question: Verdict['question'],
): Verdict | undefined {
  const best = at(considered, 0).chance;
  const own = considered.find((one) => one.answer === chosen);
  if (own === undefined) return undefined;
  const isAsGood = answer === chosen || (own.samples > 0 && best - own.chance < AS_GOOD);
  if (!isAsGood) return undefined;
  const { chance } = own;
  const even = { chance, bestChance: chance, loss: 0, isSure: false, reasons: [] };
  return { ...even, best: chosen, question };
}

/**
 * Both answers alone, in worlds that the search has not seen: whatever it overrated by chance is not
 * held against the person.
 */
function compare(
  asked: Asked,
  question: Verdict['question'],
  own: GameTypes['answer'],
  best: GameTypes['answer'],
  plays: Plays,
): Verdict {
  const { sensible: _, factor: __, ...thinking } = asked.game.thinking;
  const { region: ___, ...listed } = question;
  const game: Game = { ...asked.game, thinking };
  const turn = { ...asked, game, plays: plays.comparison, explains: true };
  const gains: number[] = [];
  let chance = 0;
  let reasons: readonly Reason[] = [];
  for (let count = 0; count < COMPARISONS; count += 1) {
    const decision = think({ ...turn, question: { ...listed, answers: [own, best] } });
    const with_ = (id: string): number =>
      decision.considered.find(({ answer }) => answer === id)?.chance ?? 0;
    chance += with_(own.id) / COMPARISONS;
    gains.push(with_(best.id) - with_(own.id));
    if (decision.answer === best.id && reasons.length === 0) ({ reasons } = decision);
  }
  const { mean, error } = meanOf(gains);
  const isSure = mean > 2 * error;
  const bestChance = chance + mean;
  return { best: best.id, chance, bestChance, loss: mean, isSure, reasons, question };
}

/** The mean of some measurements, and how far it can be trusted. */
export function meanOf(values: readonly number[]): {
  readonly mean: number;
  readonly error: number;
} {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(spread / count) };
}
