import { BOTS, type BotId } from '@parsecs/bots';
import {
  at,
  type Choose,
  chooseAtRandom,
  type Game,
  type GameTypes,
  isRefusal,
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
): SimulatedGame {
  const counts: Counts = { decisions: 0, steps: 0 };
  try {
    const state = playToEnd(game, setup, bots, seed, thorough, counts);
    checkInvariants(game, state, counts.steps);
    const outcome = game.outcome(state);
    if (outcome === undefined) {
      throw new BrokenPromise('never stuck', counts.steps, 'nobody is asked');
    }
    const { winners, rule: ending, scores = [] } = outcome;
    const shared = isShared(game, state, winners);
    const rounds = game.round(state);
    return { decisions: counts.decisions, rounds, winners, shared, ending, scores };
  } catch (error) {
    if (error instanceof BrokenPromise) throw error;
    throw new BrokenPromise('never throws', counts.steps, String(error));
  }
}

interface Counts {
  decisions: number;
  steps: number;
}

function playToEnd(
  game: Game,
  setup: unknown,
  bots: readonly BotId[],
  seed: string,
  thorough: boolean,
  counts: Counts,
): unknown {
  const context = { chance: seededChance(seed) };
  const dice = seededChance(`${seed}/bots`);
  const choosers = bots.map((bot) => chooserOf(game, bot, dice));
  const state = game.begin(setup, context);
  for (;;) {
    const seat = game.asked(state)[0];
    if (seat === undefined) return state;
    const question = game.question(state, seat);
    const { answers, region } = question;
    if (answers.length > 1 || region !== undefined) counts.decisions += 1;
    else if (answers.length === 0) {
      throw new BrokenPromise('never stuck', counts.steps, `no answer to ${question.kind}`);
    }
    game.answer(state, seat, at(choosers, seat)(state, question), context);
    counts.steps += 1;
    if (counts.steps >= NEVER_ENDING) {
      throw new BrokenPromise('comes to an end', counts.steps, `${NEVER_ENDING} answers`);
    }
    if (thorough) checkInvariants(game, state, counts.steps);
  }
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

function chooserOf(game: Game, bot: BotId, dice: StreamChance): Choose<GameTypes> {
  // Random play needs no view, and making one costs more than the rest of the step.
  if (bot === 'random') return chooseAtRandom(dice);
  return (state, question) => {
    const { seat, answers, region } = question;
    if (answers.length === 1 && region === undefined) return at(answers, 0);
    const view = game.view(state, seat);
    const id = BOTS[bot].choose({ game, view, question, chance: dice });
    const answer = game.check(state, seat, id);
    if (isRefusal(answer)) throw new Error(`${bot} chose ${id}, refused by ${answer.refused}`);
    return answer;
  };
}
