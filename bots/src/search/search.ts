import { at, type Believed, type Game, type GameTypes } from '@parsecs/kernel';
import { listAnswers } from '../answers.ts';
import type { Considered, Decision, Thought, Turn } from '../bot.ts';
import { WorldDice } from './dice.ts';
import { playOn, settle } from './play-on.ts';

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
 * same hidden cards and the same dice. It yields after every play.
 */
export function* search<T extends GameTypes>(turn: Turn<T>, effort: Effort): Thought {
  const { chance, question, game } = turn;
  const answers = overlook(pieceOf(game, listAnswers(question, chance, SAMPLES)), turn, effort);
  if (answers.length === 1) return decisionOf([newArm(at(answers, 0))]);
  const deadline = (turn.now?.() ?? 0) + effort.milliseconds;
  const isLate = (): boolean => turn.now !== undefined && turn.now() >= deadline;
  const arms = answers.map(newArm);
  // Of equals any may come first.
  chance.shuffle('order', arms);
  for (let world = 0; world < effort.glances && (world === 0 || !isLate()); world += 1) {
    const isCertain = lookAt(turn, arms);
    yield;
    if (isCertain) break;
  }
  for (const arm of arms) misjudge(arm, turn, effort);
  let running = bestOf(arms, effort.candidates);
  const stages = Math.max(1, Math.ceil(Math.log2(running.length)));
  for (let stage = 0; stage < stages && !isLate(); stage += 1) {
    const worlds = Math.floor(effort.plays / stages / running.length);
    for (let world = 0; world < worlds && !isLate(); world += 1) {
      if (yield* playWorld(turn, running)) return decisionOf(running, arms);
    }
    running = bestOf(running, Math.ceil(running.length / 2));
  }
  return decisionOf(running, arms);
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
function lookAt<T extends GameTypes>(turn: Turn<T>, arms: readonly Arm<T['answer']>[]): boolean {
  const { game, question, chance } = turn;
  const seed = chance.pick('world', SEEDS);
  const hidden = new WorldDice(seed);
  const { state, weight } = believe(turn, hidden);
  let { draws } = hidden;
  for (const arm of arms) {
    const dice = new WorldDice(seed + 1);
    const after = game.copy(state);
    game.answer(after, question.seat, arm.answer, { chance: dice });
    settle(game, after, dice);
    arm.sum += weight * game.evaluate(after, question.seat);
    arm.weight += weight;
    draws += dice.draws;
  }
  return draws === 0;
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
 * One world, every answer in the running played on to the horizon. Gives whether nothing was left to
 * chance: then every other world is like this one, and no first look counts beside it.
 */
function* playWorld<T extends GameTypes>(
  turn: Turn<T>,
  arms: readonly Arm<T['answer']>[],
): Generator<undefined, boolean> {
  const { game, question, chance } = turn;
  const seed = chance.pick('world', SEEDS);
  const hidden = new WorldDice(seed);
  const { state, weight } = believe(turn, hidden);
  let { draws } = hidden;
  const results: number[] = [];
  for (const arm of arms) {
    const dice = new WorldDice(seed + 1);
    const will = new WorldDice(seed + 2);
    const after = game.copy(state);
    game.answer(after, question.seat, arm.answer, { chance: dice });
    const won = playOn(game, after, state, question.seat, dice, will);
    results.push(won);
    arm.sum += weight * won;
    arm.weight += weight;
    arm.samples += 1;
    draws += dice.draws + will.draws;
    yield;
  }
  if (draws > 0) return false;
  for (const [index, arm] of arms.entries()) [arm.sum, arm.weight] = [at(results, index), 1];
  return true;
}

function bestOf<A>(arms: readonly Arm<A>[], most: number): readonly Arm<A>[] {
  return arms.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, most);
}

function meanOf({ sum, weight }: Arm<unknown>): number {
  return weight === 0 ? 0 : sum / weight;
}

/** Whoever was longest in the running comes first. */
function decisionOf(
  running: readonly Arm<{ readonly id: string }>[],
  all: readonly Arm<{ readonly id: string }>[] = running,
): Decision {
  const dropped = all.filter((arm) => !running.includes(arm));
  const order = [
    ...bestOf(running, running.length),
    ...dropped.toSorted((one, other) => other.samples - one.samples || meanOf(other) - meanOf(one)),
  ];
  const considered = order.map(
    (arm): Considered => ({ answer: arm.answer.id, chance: meanOf(arm), samples: arm.samples }),
  );
  return { answer: at(considered, 0).answer, considered };
}
