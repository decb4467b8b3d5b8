import { BOTS, type BotId } from '@parsecs/bots';
import {
  type AnswerBase,
  at,
  type Choose,
  chooseAtRandom,
  type EventBase,
  type Game,
  type GameTypes,
  isRefusal,
  playOut,
  type Question,
  type Seat,
  type StreamChance,
  seededChance,
} from '@parsecs/kernel';

export interface SimulatedGame {
  readonly decisions: number;
  readonly rounds: number;
  readonly winners: readonly Seat[];
  /** Not all winners are on one side. */
  readonly shared: boolean;
  /** The rule that ended the game. */
  readonly ending: string;
  /** Victory points by seat; empty where the game has none. */
  readonly scores: readonly number[];
}

/** A promise that a game broke in the middle of a simulation. */
export class BrokenPromise extends Error {
  readonly promise: string;
  readonly step: number;

  constructor(promise: string, step: number, detail: string) {
    super(detail);
    this.promise = promise;
    this.step = step;
  }
}

/** Somebody who looks on, and what the bots are told beside their turn. */
export interface Watch {
  /** Before each question is answered. */
  readonly onQuestion?: (state: unknown, question: Question<AnswerBase>) => void;
  /** How long a bot thought about a question that had more than one answer, by this clock in milliseconds. */
  readonly onThought?: (seat: Seat, milliseconds: number) => void;
  readonly clock?: () => number;
  /** Everything that is told, as whoever may see all of it sees it. */
  readonly onEvent?: (event: EventBase) => void;
  /** When it is over. */
  readonly onEnd?: (state: unknown) => void;
  /** The plays of the usual level for one question; otherwise as many as the game says. */
  readonly plays?: number | undefined;
  /** Bots may keep out of each other's way for ever: then nobody has won. Otherwise that is a fault. */
  readonly mayStall?: boolean;
}

const NEVER_ENDING = 100_000;

/**
 * One game between bots, bot `i` at seat `i`, dice as at a table with the same seed. Invariants cost
 * more than play, so they are looked at in the end, and after every step if `thorough`.
 */
export function simulateGame(
  game: Game,
  setup: unknown,
  bots: readonly BotId[],
  seed: string,
  thorough: boolean,
  watch: Watch = {},
): SimulatedGame {
  let steps = 0;
  try {
    const chance = seededChance(seed);
    const { onEvent } = watch;
    const state = game.begin(setup, { chance, tell: onEvent });
    const choose = chooseByBots(game, bots, seededChance(`${seed}/bots`), watch);
    const count = (answers: number): void => {
      steps = answers;
      if (thorough) checkInvariants(game, state, steps);
    };
    const played = playOut(game, state, chance, choose, NEVER_ENDING, onEvent, count);
    if (!played.finished && watch.mayStall !== true) {
      throw new BrokenPromise('comes to an end', steps, `${NEVER_ENDING} answers`);
    }
    checkInvariants(game, state, steps);
    if (!played.finished) return { decisions: played.decisions, ...stalled(game, state) };
    watch.onEnd?.(state);
    return { decisions: played.decisions, ...resultOf(game, state, steps) };
  } catch (error) {
    if (error instanceof BrokenPromise) throw error;
    if (error instanceof NoAnswer) throw new BrokenPromise('never stuck', steps, error.message);
    throw new BrokenPromise('never throws', steps, String(error));
  }
}

/** Bots play a state to its end, by dice that the seed says. Whether it has one. */
export function playToTheEnd(
  game: Game,
  state: unknown,
  bots: readonly BotId[],
  seed: string,
  watch: Watch = {},
): boolean {
  const choose = chooseByBots(game, bots, seededChance(`${seed}/bots`), watch);
  return playOut(game, state, seededChance(seed), choose, NEVER_ENDING).finished;
}

function resultOf(game: Game, state: unknown, steps: number): Omit<SimulatedGame, 'decisions'> {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new BrokenPromise('never stuck', steps, 'nobody is asked');
  const { winners, rule: ending, scores = [] } = outcome;
  const shared = isShared(game, state, winners);
  return { rounds: game.round(state), winners, shared, ending, scores };
}

function stalled(game: Game, state: unknown): Omit<SimulatedGame, 'decisions'> {
  return { rounds: game.round(state), winners: [], shared: false, ending: 'stalled', scores: [] };
}

function checkInvariants(game: Game, state: unknown, step: number): void {
  const violations = game.violations(state);
  if (violations.length > 0) {
    throw new BrokenPromise('keeps its invariants', step, violations.join('; '));
  }
}

function isShared(game: Game, state: unknown, winners: readonly Seat[]): boolean {
  const [first] = winners;
  if (first === undefined) return false;
  const side = game.allies(state, first);
  return winners.some((winner) => !side.includes(winner));
}

class NoAnswer extends Error {}

/** Each question goes to the bot of its seat. */
function chooseByBots(
  game: Game,
  bots: readonly BotId[],
  dice: StreamChance,
  watch: Watch,
): Choose<GameTypes> {
  const choosers = bots.map((bot) => chooserOf(game, bot, dice, watch));
  return (state, question) => {
    const { answers, region, kind, seat } = question;
    if (answers.length === 0 && region === undefined) throw new NoAnswer(`no answer to ${kind}`);
    watch.onQuestion?.(state, question);
    return at(choosers, seat)(state, question);
  };
}

function chooserOf(
  game: Game,
  bot: BotId,
  dice: StreamChance,
  { plays, onThought, clock }: Watch,
): Choose<GameTypes> {
  // Random play needs no view, and making one costs more than the rest of the step.
  if (bot === 'random') return chooseAtRandom(dice);
  return (state, question) => {
    const { seat, answers, region } = question;
    if (answers.length === 1 && region === undefined) return at(answers, 0);
    const view = game.view(state, seat);
    const began = clock?.() ?? 0;
    const id = BOTS[bot].choose({ game, view, question, chance: dice, plays });
    if (clock !== undefined) onThought?.(seat, clock() - began);
    const answer = game.check(state, seat, id);
    if (isRefusal(answer)) throw new Error(`${bot} chose ${id}, refused by ${answer.refused}`);
    return answer;
  };
}
