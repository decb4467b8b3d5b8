import { isListOf, isRecord, isText, isWhole, seatFromName } from '@parsecs/kernel';
import { isPattern, type Pattern } from '../pattern.ts';

export const PUZZLE_GRADES = [1, 2, 3] as const;
export type PuzzleGrade = (typeof PUZZLE_GRADES)[number];

/** What must have come about at the horizon. */
export interface Goal {
  /** Events that must be told, in this order. */
  readonly told?: readonly Pattern[];
  /** Events of which none may be told. */
  readonly untold?: readonly Pattern[];
  /** Facts of the position, as in scenarios. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/** What an answer is worth: how likely the goal is, or how much is told on average. */
export type Measure =
  | { readonly kind: 'chance'; readonly goal: Goal }
  | {
      readonly kind: 'expected';
      readonly of: readonly Pattern[];
      /** The field whose numbers are added; without it events are counted. */
      readonly field?: string;
      readonly aim: 'most' | 'least';
    };

/** Who answers for the others: what is written where it is offered, else what is worst for the solver. */
export interface Opponent {
  readonly answers?: readonly string[];
  readonly otherwise: 'best' | 'fallback';
}

export interface Puzzle {
  readonly id: string;
  readonly game: string;
  /** Which question is put, in words of the catalogue `puzzles`. */
  readonly ask: string;
  readonly grade: PuzzleGrade;
  readonly seat: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly measure: Measure;
  /** The horizon: the first event of one of these kinds; the end of the game is always one. */
  readonly until: readonly Pattern[];
  readonly opponent: Opponent;
  /** What the solver answers wherever it is offered after the question, so that one thing is asked at a time. */
  readonly own?: readonly string[];
  readonly solution: Solution;
}

export interface Solution {
  readonly answer: string;
  readonly value: number;
  /** What the next best answer is worth. */
  readonly next: number;
  /** The best answer must be better than the next by at least so much. */
  readonly tolerance: number;
  /** How many positions the whole tree has. */
  readonly positions: number;
}

const FIELDS: readonly string[] = [
  'id',
  'game',
  'ask',
  'grade',
  'seat',
  'given',
  'measure',
  'until',
  'opponent',
  'own',
  'solution',
];

export function readPuzzle(
  input: unknown,
): { readonly puzzle: Puzzle } | { readonly fault: string } {
  if (!isRecord(input)) return { fault: 'a puzzle is a JSON object' };
  const stranger = Object.keys(input).find((key) => !FIELDS.includes(key));
  if (stranger !== undefined) return { fault: `${stranger}: no such field` };
  for (const name of ['id', 'game', 'ask']) {
    if (!isText(input[name]) || !/^[a-z][a-z0-9-]*$/.test(input[name])) {
      return { fault: `${name}: must be a word of small letters` };
    }
  }
  if (!isWhole(input['grade'], 1, PUZZLE_GRADES.length)) return { fault: 'grade: must be 1 to 3' };
  if (!isText(input['seat']) || seatFromName(input['seat']) === undefined) {
    return { fault: 'seat: must be a seat such as P1' };
  }
  if (!isRecord(input['given'])) return { fault: 'given: must be an object' };
  if (!isListOf(input['until'], isPattern)) return { fault: 'until: must be a list of patterns' };
  if (!isListOf(input['own'] ?? [], isText)) return { fault: 'own: must be a list of ids' };
  const fault =
    faultOfMeasure(input['measure']) ??
    faultOfOpponent(input['opponent']) ??
    faultOfSolution(input['solution']);
  return fault === undefined ? { puzzle: input as unknown as Puzzle } : { fault };
}

function faultOfMeasure(measure: unknown): string | undefined {
  if (!isRecord(measure)) return 'measure: must be an object';
  if (measure['kind'] === 'chance') {
    const goal = measure['goal'];
    if (!isRecord(goal) || Object.keys(goal).length === 0) return 'measure.goal: expects nothing';
    for (const name of ['told', 'untold']) {
      const patterns = goal[name] ?? [];
      if (!isListOf(patterns, isPattern)) return `measure.goal.${name}: must be a list of patterns`;
    }
    return undefined;
  }
  if (measure['kind'] !== 'expected') return 'measure.kind: must be chance or expected';
  if (!isListOf(measure['of'], isPattern)) return 'measure.of: must be a list of patterns';
  const { aim } = measure;
  return aim === 'most' || aim === 'least' ? undefined : 'measure.aim: must be most or least';
}

function faultOfOpponent(opponent: unknown): string | undefined {
  if (!isRecord(opponent)) return 'opponent: must be an object';
  const { answers = [], otherwise } = opponent;
  if (!isListOf(answers, isText)) return 'opponent.answers: must be a list of ids';
  return otherwise === 'best' || otherwise === 'fallback'
    ? undefined
    : 'opponent.otherwise: must be best or fallback';
}

function faultOfSolution(solution: unknown): string | undefined {
  if (!isRecord(solution)) return 'solution: must be an object';
  if (!isText(solution['answer'])) return 'solution.answer: must be the id of an answer';
  const numbers = ['value', 'next', 'tolerance', 'positions'] as const;
  const wrong = numbers.find((name) => typeof solution[name] !== 'number');
  return wrong === undefined ? undefined : `solution.${wrong}: must be a number`;
}
