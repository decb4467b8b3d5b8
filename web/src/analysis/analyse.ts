import { USUAL_LEVEL } from '@parsecs/bots';
import {
  at,
  type ChoiceEntry,
  type Game,
  Match,
  type MatchLog,
  runLog,
  type Seat,
} from '@parsecs/kernel';
import { type Analysis, type Judged, type Mistake, worstOf } from './analysis.ts';
import { comparedPlays, judge, type Plays, playsFor } from './judge.ts';
import { luckOf } from './luck.ts';

/** What is to be judged: a match that runs, and whose decisions. */
export interface Wanted {
  readonly log: MatchLog;
  /** Seats of people. */
  readonly seats: readonly Seat[];
  /** Other than usual: for tests. */
  readonly plays?: Plays;
}

/**
 * Everything that a match has to tell about decisions and luck, in steps: each says what part of the
 * work is done. Nothing where the log does not run.
 */
export function* analyse(game: Game, wanted: Wanted): Generator<number, Analysis | undefined> {
  const { log, seats } = wanted;
  const states: unknown[] = [];
  const run = runLog(game, log, {
    onEntry: ({ length, state }) => {
      states[length] = game.copy(state);
    },
  });
  if ('fault' in run) return undefined;
  const { match } = run;
  states[0] = new Match(game, match.setup, log.seed, log.reseeds).state;
  const first = at(states, 0);
  const plays = wanted.plays ?? playsFor(game);
  const judged: Mistake[] = [];
  const luck = new LuckOfSides(game, first, game.seatsOf(match.setup));
  for (let step = 0; step < match.length; step += 1) {
    const [before, after] = [at(states, step), at(states, step + 1)];
    const choice = match.choiceAt(step);
    const seed = `analysis/${step}`;
    const own = isDecision(game, before, choice) && seats.includes(choice.by);
    const one = own ? judgeAt(game, before, choice, step, plays) : undefined;
    if (one !== undefined) judged.push(one);
    luck.add(before, after, choice, seed);
    yield (step + 1) / match.length;
  }
  return {
    length: match.length,
    level: USUAL_LEVEL,
    plays: plays.search,
    compared: comparedPlays(plays),
    judged: judged.map(withoutView),
    mistakes: seats.flatMap((seat) => worstOf(judged, seat)),
    luck: luck.read(),
    rolls: luck.rolls,
  };
}

/** Given by a person who was asked; giving up and the end of time are no decisions of this kind. */
function isDecision(game: Game, state: unknown, { by, choice, unasked }: ChoiceEntry): boolean {
  if (unasked === true || choice === game.concession || choice === game.timeUp) return false;
  return game.asked(state).includes(by);
}

function judgeAt(
  game: Game,
  state: unknown,
  { by: seat, choice: chosen }: ChoiceEntry,
  step: number,
  plays: Plays,
): Mistake | undefined {
  const view = game.view(state, seat);
  const verdict = judge(game, view, seat, chosen, `analysis/${step}`, plays);
  if (verdict === undefined) return undefined;
  const { question, ...rest } = verdict;
  const { kind, answers, guarded } = question;
  const told = { seat, kind, answers, ...(guarded && { guarded }) };
  return { step, round: game.round(state), seat, chosen, ...rest, view, question: told };
}

function withoutView({ view: _, question: __, ...judged }: Mistake): Judged {
  return judged;
}

/** What chance has given to each side so far. */
class LuckOfSides {
  readonly #game: Game;
  readonly #sides: readonly (readonly Seat[])[];
  readonly #sums: number[];
  rolls = 0;

  constructor(game: Game, state: unknown, seats: number) {
    this.#game = game;
    this.#sides = Array.from({ length: seats }, (_, seat) => game.allies(state, seat)).filter(
      (side, seat) => side[0] === seat,
    );
    this.#sums = this.#sides.map(() => 0);
  }

  add(before: unknown, after: unknown, choice: ChoiceEntry, seed: string): void {
    const leaders = this.#sides.map((side) => at(side, 0));
    const luck = luckOf(this.#game, before, after, choice, leaders, `${seed}/luck`);
    if (luck === undefined) return;
    this.rolls += 1;
    for (const [index, value] of luck.entries()) {
      this.#sums[index] = (this.#sums[index] ?? 0) + value;
    }
  }

  read(): Analysis['luck'] {
    return this.#sides.map((seats, index) => ({ seats, sum: at(this.#sums, index) }));
  }
}
