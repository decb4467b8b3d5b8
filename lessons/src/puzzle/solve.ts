import {
  type AnswerBase,
  type EventBase,
  type Game,
  type Question,
  type Seat,
  seatFromName,
  writeProblem,
} from '@parsecs/kernel';
import { type Faces, forEveryChance, NO_CHANCE } from './every-chance.ts';
import { FACES } from './faces.ts';
import {
  afterEvent,
  certainValue,
  NO_PROGRESS,
  type Progress,
  valueAtHorizon,
} from './progress.ts';
import type { Puzzle } from './puzzle-file.ts';

export interface Valued {
  readonly answer: string;
  readonly value: number;
}

export interface Solved {
  /** Every answer to the question of the puzzle, the best first. */
  readonly answers: readonly Valued[];
  readonly positions: number;
}

/** What is put to the solver, without the answer. */
export type Posed = Omit<Puzzle, 'id' | 'ask' | 'grade' | 'solution'>;

class PuzzleFault extends Error {
  override readonly name: string = 'PuzzleFault';
}

/** More positions than this are no puzzle for a person, and none for a quick check. */
const MOST_POSITIONS = 2_000_000;

/** Every answer with its exact worth: own decisions at their best, chance by its odds. */
export function solvePuzzle(
  game: Game,
  posed: Posed,
  most: number = MOST_POSITIONS,
  faces: Faces = FACES[posed.game] ?? {},
): Solved {
  return new Solver(game, posed, most, faces).solve();
}

/** The position of a puzzle at its question. */
export function posePuzzle(game: Game, posed: Posed): unknown {
  return new Solver(game, posed, MOST_POSITIONS, {}).pose();
}

/** So many answers may lie between the position and its question. */
const MOST_SETTLED = 50;

interface Position {
  readonly state: unknown;
  readonly progress: Progress;
}

class Solver {
  readonly #game: Game;
  readonly #posed: Posed;
  readonly #seat: Seat;
  readonly #sign: 1 | -1;
  readonly #faces: Faces;
  readonly #most: number;
  readonly #known = new Map<string, number>();
  /** Positions on the way from the root: coming back to one of them decides nothing. */
  readonly #open = new Set<string>();
  #positions = 0;

  constructor(game: Game, posed: Posed, most: number, faces: Faces) {
    this.#game = game;
    this.#posed = posed;
    this.#seat = seatFromName(posed.seat) ?? 0;
    this.#sign = posed.measure.kind === 'expected' && posed.measure.aim === 'least' ? -1 : 1;
    this.#faces = faces;
    this.#most = most;
  }

  pose(): unknown {
    return this.#settle(layOut(this.#game, this.#posed));
  }

  solve(): Solved {
    const root = this.pose();
    const question = this.#game.question(root, this.#seat);
    const position = { state: root, progress: NO_PROGRESS };
    this.#open.add(keyOf(position));
    const answers = question.answers.flatMap((answer): readonly Valued[] => {
      const value = this.#worth(position, this.#seat, answer);
      return value === undefined ? [] : [{ answer: answer.id, value }];
    });
    answers.sort((a, b) => this.#sign * (b.value - a.value));
    return { answers, positions: this.#positions };
  }

  /** Up to the question of the puzzle: what the others have decided, and what has one answer. */
  #settle(state: unknown): unknown {
    for (let steps = 0; steps < MOST_SETTLED; steps += 1) {
      const seat = this.#next(state);
      if (seat === undefined) throw new PuzzleFault('nobody is asked');
      const answers = this.#answersOf(state, seat);
      const [only] = answers;
      if (seat === this.#seat && answers.length > 1) return state;
      if (only === undefined || answers.length > 1) throw new PuzzleFault('somebody else decides');
      this.#game.answer(state, seat, only, { chance: NO_CHANCE });
    }
    throw new PuzzleFault('nothing is left to decide');
  }

  #value(position: Position): number | undefined {
    const { state, progress } = position;
    const { measure } = this.#posed;
    const certain = certainValue(measure, progress);
    if (certain !== undefined) return certain;
    const seat = progress.isOver ? undefined : this.#next(state);
    if (seat === undefined) {
      return valueAtHorizon(
        measure,
        progress,
        (facts) => this.#game.scenarios.compare(state, facts).length === 0,
      );
    }
    const key = keyOf(position);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#open.has(key)) return undefined;
    this.#positions += 1;
    if (this.#positions > this.#most) throw new PuzzleFault(`more than ${this.#most} positions`);
    this.#open.add(key);
    const value = this.#best(position, seat);
    this.#open.delete(key);
    if (value !== undefined) this.#known.set(key, value);
    return value;
  }

  #best(position: Position, seat: Seat): number | undefined {
    const sign = seat === this.#seat ? this.#sign : -this.#sign;
    let best: number | undefined;
    for (const answer of this.#answersOf(position.state, seat)) {
      const value = this.#worth(position, seat, answer);
      if (value !== undefined && (best === undefined || sign * (value - best) > 0)) best = value;
    }
    return best;
  }

  /** The mean over all that chance may do; nothing where the answer only leads back. */
  #worth({ state, progress }: Position, seat: Seat, answer: AnswerBase): number | undefined {
    let mean = 0;
    let leadsBack = false;
    const game = this.#game;
    forEveryChance(
      this.#faces,
      (chance, settle): Position => {
        const after = game.copy(state);
        let told = progress;
        const tell = (event: EventBase): void => {
          told = afterEvent(this.#posed, told, game.scenarios.writeEvent(event));
          if (told.isOver || certainValue(this.#posed.measure, told) !== undefined) settle();
        };
        game.answer(after, seat, answer, { chance, tell });
        return { state: after, progress: told };
      },
      (after, odds) => {
        const value = leadsBack ? undefined : this.#value(after);
        if (value === undefined) leadsBack = true;
        else mean += odds * value;
      },
    );
    return leadsBack ? undefined : mean;
  }

  /** Others first: what they have decided in secret does not depend on the solver. */
  #next(state: unknown): Seat | undefined {
    const asked = this.#game.asked(state);
    return asked.find((seat) => seat !== this.#seat) ?? asked[0];
  }

  #answersOf(state: unknown, seat: Seat): readonly AnswerBase[] {
    const question: Question<AnswerBase> = this.#game.question(state, seat);
    if (question.answers.length < 2) return question.answers;
    const { opponent, own } = this.#posed;
    const isOwn = seat === this.#seat;
    const ids = (isOwn ? own : opponent.answers) ?? [];
    const written = ids.flatMap((id) => question.answers.filter((answer) => answer.id === id))[0];
    if (written !== undefined) return [written];
    if (isOwn || opponent.otherwise === 'best') return question.answers;
    return [this.#game.fallback(state, seat)];
  }
}

function keyOf({ state, progress }: Position): string {
  return `${progress.told} ${progress.sum} ${JSON.stringify(state)}`;
}

function layOut(game: Game, posed: Posed): unknown {
  const laid = game.scenarios.given(posed.given, { chance: NO_CHANCE });
  if (!laid.ok) throw new PuzzleFault(`given: ${laid.problems.map(writeProblem).join('; ')}`);
  return laid.value;
}
