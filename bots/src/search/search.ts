import { at, type Believed, type Game, type GameTypes } from '@parsecs/kernel';
import { listAnswers } from '../answers.ts';
import type { Considered, Decision, Thought, Turn } from '../bot.ts';
import { WorldDice } from './dice.ts';
import { playOn, settle } from './play-on.ts';
import { Findings, type Reason } from './reasons.ts';

/** How hard a bot thinks, and what it lets pass. */
export interface Effort {
  /** Plays to the horizon for one question; none means that it only looks one move ahead. */
  readonly plays: number;
  /** Where a clock is given, it ends after so many milliseconds whatever is left. */
  readonly milliseconds: number;
  /** Worlds in which every answer is looked at before the best are played on. */
  readonly glances: number;
  /** How many of the answers are played on. */
  readonly candidates: number;
  /** The part of the answers that it does not see, from 0 to 1. */
  readonly overlooks: number;
  /** By how much it misjudges a chance to win, at most. */
  readonly misjudges: number;
}

/** Plays in which the best answer and the next are compared for reasons. */
const COMPARED = 4;
/** The first look counts as so many plays. */
const PRIOR_PLAYS = 3;
const SAMPLES = 12;
const SEEDS = 0xffff_ffff;

/** An answer in the running: what its plays brought together, and how many there were. */
interface Arm<A> {
  readonly answer: A;
  sum: number;
  weight: number;
  samples: number;
}

/**
 * Sequential halving: every answer is looked at one move deep, the best are played on to the horizon
 * in many worlds, and after each stage the worse half is dropped. In one world all answers meet the
 * same hidden cards and the same dice. It yields after every look and every play.
 */
export function* search<T extends GameTypes>(turn: Turn<T>, effort: Effort): Thought {
  const { chance, question, game } = turn;
  const piece = pieceOf(game, listAnswers(question, chance, SAMPLES));
  const answers = overlook(sensibleOf(turn, piece), turn, effort);
  if (answers.length === 1) return decisionOf([newArm(at(answers, 0))]);
  const timer = new Timer(turn, effort);
  const arms = answers.map(newArm);
  // Of equals any may come first.
  chance.shuffle('order', arms);
  for (let world = 0; world < effort.glances && (world === 0 || !timer.isOver(1)); world += 1) {
    if (yield* lookAt(turn, arms)) break;
  }
  for (const arm of arms) misjudge(arm, turn, effort);
  const running = yield* halve(turn, effort, timer, arms);
  const order = orderOf(running, arms);
  const [best, next] = order;
  if (turn.explains !== true || best === undefined || next === undefined) return decisionOf(order);
  return decisionOf(order, yield* compare(turn, effort, best, next));
}

/** What is left of the time, where there is a clock. */
class Timer {
  readonly #now: (() => number) | undefined;
  readonly #began: number;
  readonly #milliseconds: number;

  constructor({ now }: Pick<Turn<GameTypes>, 'now'>, { milliseconds }: Effort) {
    this.#now = now;
    this.#began = now?.() ?? 0;
    this.#milliseconds = milliseconds;
  }

  /** Whether this part of the time has passed. */
  isOver(part: number): boolean {
    return this.#now !== undefined && this.#now() >= this.#began + part * this.#milliseconds;
  }
}

function* halve<T extends GameTypes>(
  turn: Turn<T>,
  effort: Effort,
  timer: Timer,
  arms: readonly Arm<T['answer']>[],
): Generator<undefined, readonly Arm<T['answer']>[]> {
  let running = bestOf(arms, effort.candidates);
  const stages = Math.max(1, Math.ceil(Math.log2(running.length)));
  for (let stage = 1; stage <= stages; stage += 1) {
    const worlds = Math.floor(effort.plays / stages / running.length);
    // On a slow machine every stage has its part of the time, not the first of them all of it.
    const isLate = (): boolean => timer.isOver(stage / stages);
    for (let world = 0; world < worlds && !isLate(); world += 1) {
      if (yield* playWorld(turn, running, isLate)) return running;
    }
    if (timer.isOver(1)) break;
    running = bestOf(running, Math.ceil(running.length / 2));
  }
  return running;
}

/** Where a question asks for several independent pieces, the first of them is thought about. */
function pieceOf<T extends GameTypes>(
  { thinking }: Game<T>,
  answers: readonly T['answer'][],
): readonly T['answer'][] {
  const { factor } = thinking;
  if (factor === undefined) return answers;
  const first = factor(at(answers, 0));
  return answers.filter((answer) => factor(answer) === first);
}

function sensibleOf<T extends GameTypes>(
  { game, view, chance }: Turn<T>,
  answers: readonly T['answer'][],
): readonly T['answer'][] {
  const { sensible } = game.thinking;
  if (sensible === undefined || answers.length === 1) return answers;
  return sensible(game.imagine(view, chance), answers);
}

/** What a weaker player does not think of; something is always left. */
function overlook<T extends GameTypes>(
  answers: readonly T['answer'][],
  { chance }: Turn<T>,
  { overlooks }: Effort,
): readonly T['answer'][] {
  if (overlooks === 0 || answers.length === 1) return answers;
  const seen = answers.filter(() => chance.pick('overlook', SEEDS) / SEEDS >= overlooks);
  return seen.length > 0 ? seen : [at(answers, chance.pick('seen', answers.length))];
}

function newArm<A>(answer: A): Arm<A> {
  return { answer, sum: 0, weight: 0, samples: 0 };
}

function believe<T extends GameTypes>(
  { game, view }: Turn<T>,
  dice: WorldDice,
): Believed<T['state']> {
  return game.thinking.belief?.(view, dice) ?? { state: game.imagine(view, dice), weight: 1 };
}

/** One world, every answer one move deep. Gives whether nothing was left to chance. */
function* lookAt<T extends GameTypes>(
  turn: Turn<T>,
  arms: readonly Arm<T['answer']>[],
): Generator<undefined, boolean> {
  const { game, question } = turn;
  const world = newWorld(turn);
  for (const arm of arms) {
    const after = lookInto(turn, world, arm.answer);
    arm.sum += world.weight * game.evaluate(after, question.seat);
    arm.weight += world.weight;
    yield;
  }
  return world.draws === 0;
}

/** A world that may be the true one, and how much luck there was in it. */
interface World<S> extends Believed<S> {
  readonly seed: number;
  draws: number;
}

function newWorld<T extends GameTypes>(turn: Turn<T>): World<T['state']> {
  const seed = turn.chance.pick('world', SEEDS);
  const hidden = new WorldDice(seed);
  const { state, weight } = believe(turn, hidden);
  return { state, weight, seed, draws: hidden.draws };
}

/** Where an answer leads at once. */
function lookInto<T extends GameTypes>(
  { game, question }: Turn<T>,
  world: World<T['state']>,
  answer: T['answer'],
): T['state'] {
  const dice = new WorldDice(world.seed + 1);
  const after = game.copy(world.state);
  game.answer(after, question.seat, answer, { chance: dice });
  settle(game, after, dice);
  world.draws += dice.draws;
  return after;
}

/** Where an answer leads when both sides play on. */
function playInto<T extends GameTypes>(
  { game, question }: Turn<T>,
  world: World<T['state']>,
  answer: T['answer'],
): T['state'] {
  const dice = new WorldDice(world.seed + 1);
  const will = new WorldDice(world.seed + 2);
  const after = game.copy(world.state);
  game.answer(after, question.seat, answer, { chance: dice });
  playOn(game, after, world.state, dice, will);
  world.draws += dice.draws + will.draws;
  return after;
}

/** From many looks to what they count, with a mistake where the bot makes some. */
function misjudge<T extends GameTypes>(
  arm: Arm<T['answer']>,
  { chance }: Turn<T>,
  { misjudges }: Effort,
): void {
  const mistake =
    misjudges === 0 ? 0 : misjudges * (2 * (chance.pick('mistake', SEEDS) / SEEDS) - 1);
  arm.sum = PRIOR_PLAYS * (arm.sum / arm.weight + mistake);
  arm.weight = PRIOR_PLAYS;
}

/**
 * One world, every answer in the running played on to the horizon; it counts only as a whole. Gives
 * whether nothing was left to chance: then every other world is like this one, and no first look
 * counts beside it.
 */
function* playWorld<T extends GameTypes>(
  turn: Turn<T>,
  arms: readonly Arm<T['answer']>[],
  isLate: () => boolean,
): Generator<undefined, boolean> {
  const { game, question } = turn;
  const world = newWorld(turn);
  const results: number[] = [];
  for (const arm of arms) {
    if (isLate()) return false;
    results.push(game.evaluate(playInto(turn, world, arm.answer), question.seat));
    yield;
  }
  const isCertain = world.draws === 0;
  for (const [index, arm] of arms.entries()) {
    const won = at(results, index);
    arm.samples += 1;
    arm.sum = isCertain ? won : arm.sum + world.weight * won;
    arm.weight = isCertain ? 1 : arm.weight + world.weight;
  }
  return isCertain;
}

/** What tells the best answer from the next, in a few worlds that both meet. */
function* compare<T extends GameTypes>(
  turn: Turn<T>,
  { plays }: Effort,
  best: Arm<T['answer']>,
  next: Arm<T['answer']>,
): Generator<undefined, readonly Reason[]> {
  const { game, question } = turn;
  const [found, other] = [new Findings(), new Findings()];
  const lead = plays > 0 ? playInto : lookInto;
  for (let count = 0; count < COMPARED; count += 1) {
    const world = newWorld(turn);
    found.add(game, lead(turn, world, best.answer), question.seat);
    yield;
    other.add(game, lead(turn, world, next.answer), question.seat);
    yield;
    if (world.draws === 0) break;
  }
  return found.over(other);
}

function bestOf<A>(arms: readonly Arm<A>[], most: number): readonly Arm<A>[] {
  return arms.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, most);
}

function meanOf({ sum, weight }: Arm<unknown>): number {
  return weight === 0 ? 0 : sum / weight;
}

/** Whoever was longest in the running comes first. */
function orderOf<A>(running: readonly Arm<A>[], all: readonly Arm<A>[]): readonly Arm<A>[] {
  const dropped = all.filter((arm) => !running.includes(arm));
  return [
    ...bestOf(running, running.length),
    ...dropped.toSorted((one, other) => other.samples - one.samples || meanOf(other) - meanOf(one)),
  ];
}

function decisionOf(
  order: readonly Arm<{ readonly id: string }>[],
  reasons: readonly Reason[] = [],
): Decision {
  const considered = order.map(
    (arm): Considered => ({ answer: arm.answer.id, chance: meanOf(arm), samples: arm.samples }),
  );
  return { answer: at(considered, 0).answer, considered, reasons };
}
