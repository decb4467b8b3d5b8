import { readFileSync } from 'node:fs';
import { at, type Game } from '@parsecs/kernel';
import { GAME_IDS, loadGame } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { loadPuzzles, TAUGHT_GAMES, type TaughtGame } from '../catalogue.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { puzzleOfDay } from './daily.ts';
import { type Puzzle, readPuzzle, type Solution } from './puzzle-file.ts';
import { type Posed, solvePuzzle } from './solve.ts';

const loaded = await Promise.all(
  TAUGHT_GAMES.map(async (id) => ({
    id,
    game: await loadGame(id),
    puzzles: await loadPuzzles(id),
  })),
);
const FEWEST: Readonly<Record<TaughtGame, number>> = {
  'super-teams': 10,
  xwing: 15,
  'starship-battles': 15,
  'imperial-assault': 15,
};
/** Trees up to this size are searched here; `parsecs puzzle check` searches all. */
const QUICK = 500;
const MOST = 5000;

function find(game: TaughtGame, id: string): { readonly game: Game; readonly puzzle: Puzzle } {
  const entry = at(
    loaded.filter((one) => one.id === game),
    0,
  );
  return {
    game: entry.game,
    puzzle: at(
      entry.puzzles.filter((one) => one.id === id),
      0,
    ),
  };
}

const xwingGame = await loadGame('xwing');

/** Few dice, so that every side of each can be tried: what a volley takes from a shuttle. */
const SHUTTLE: Posed = {
  game: 'xwing',
  seat: 'P1',
  given: {
    phase: 'combat',
    ships: [
      { pilot: 'graysquadronpilot', at: [450, 300, 0], focus: 1 },
      { pilot: 'omicrongrouppilot', at: [450, 500, 0], attacked: true },
    ],
  },
  measure: { kind: 'expected', of: [{ type: ['shield-lost', 'damage-dealt'] }], aim: 'most' },
  until: [{ type: 'phase-began', phase: 'end' }],
  opponent: { otherwise: 'best' },
};

describe.each(loaded)('the puzzles of $id', ({ id, game, puzzles }) => {
  test('are enough, each with its own id', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST[id]);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
  });

  test.each(puzzles.filter(({ solution }) => solution.positions <= QUICK))(
    '$id has the solution that is written, and no other',
    (puzzle) => {
      expect(checkPuzzle(game, puzzle)).toEqual({ id: puzzle.id, ok: true, why: '' });
    },
  );

  test.each(puzzles.filter(({ solution }) => solution.positions > QUICK))(
    '$id has a tree that can be searched, and a lead',
    ({ solution: { value, next, tolerance, positions } }) => {
      expect(positions).toBeLessThanOrEqual(MOST);
      expect(Math.abs(value - next)).toBeGreaterThanOrEqual(tolerance);
    },
  );
});

test('every game of the house is taught', () => {
  expect([...TAUGHT_GAMES].sort()).toEqual([...GAME_IDS].sort());
});

describe('a solution that is wrong is found', () => {
  const { game, puzzle } = find('starship-battles', 'the-easier-mark');
  test.each<[string, Partial<Solution>, string]>([
    ['another answer', { answer: 'done' }, 'the best answer is'],
    ['another worth', { value: 0.5 }, 'value: expected 0.5'],
    ['another next', { next: 0.5 }, 'next: expected 0.5'],
    ['too narrow a lead', { tolerance: 0.2 }, 'is as good within the tolerance'],
    ['another tree', { positions: 1 }, 'positions: expected 1'],
  ])('%s', (_name, change, why) => {
    const report = checkPuzzle(game, { ...puzzle, solution: { ...puzzle.solution, ...change } });
    expect(report.ok).toBe(false);
    expect(report.why).toContain(why);
  });

  test('a position that cannot be', () => {
    expect(checkPuzzle(game, { ...puzzle, given: { ships: 7 } }).why).toContain('given: ');
  });
});

describe('the worth of an answer', () => {
  test('is what the dice say: 13 of 20 sides hit', () => {
    const { game, puzzle } = find('starship-battles', 'the-easier-mark');
    expect(solvePuzzle(game, puzzle).answers[0]?.value).toBeCloseTo(0.7, 12);
  });

  test('turns round with the aim', () => {
    const { game, puzzle } = find('starship-battles', 'three-barrels');
    if (puzzle.measure.kind !== 'expected') throw new Error('counts ships');
    const least = { ...puzzle, measure: { ...puzzle.measure, aim: 'least' } } as const;
    expect(solvePuzzle(game, least).answers[0]).toEqual({ answer: 'done', value: 0 });
  });

  test.each([find('imperial-assault', 'maks-choice'), { game: xwingGame, puzzle: SHUTTLE }])(
    'is the same with all sides of all dice in every order: $puzzle.game',
    ({ game, puzzle }) => {
      const byFaces = solvePuzzle(game, puzzle, MOST);
      const bySides = solvePuzzle(game, puzzle, MOST, {});
      expect(bySides.positions).toBeGreaterThanOrEqual(byFaces.positions);
      for (const { answer, value } of bySides.answers) {
        const same = byFaces.answers.find((one) => one.answer === answer);
        expect(same?.value).toBeCloseTo(value, 9);
      }
      expect(at(bySides.answers, 0).value).toBeGreaterThan(0);
    },
  );

  test('is not worked out without end', () => {
    const { game, puzzle } = find('starship-battles', 'three-barrels');
    expect(() => solvePuzzle(game, puzzle, 5)).toThrow('more than 5 positions');
  });
});

describe('the puzzle of a day', () => {
  const { puzzles } = at(loaded, 0);
  test('is the same all day, and each has its turn', () => {
    const days = puzzles.map((_, index) => new Date(Date.UTC(2026, 0, 2 + index)));
    const first = days.map((day) => puzzleOfDay(puzzles, day.toISOString().slice(0, 10))?.id);
    const again = days.map((day) => puzzleOfDay(puzzles, day.toISOString().slice(0, 10))?.id);
    expect(first).toEqual(again);
    expect(new Set(first).size).toBeGreaterThan(puzzles.length / 2);
  });

  test.each(['', 'today', '2026-1-1', '2026-11-18T00'])('“%s” is no day', (day) => {
    expect(puzzleOfDay(puzzles, day)).toBeUndefined();
  });
});

describe('reading a file', () => {
  const written = at(at(loaded, 0).puzzles, 0);
  test.each<[string, object, string]>([
    ['an unknown field', { title: 'x' }, 'title: no such field'],
    ['an odd id', { id: 'A b' }, 'id: '],
    ['an odd grade', { grade: 4 }, 'grade: '],
    ['no seat', { seat: 'me' }, 'seat: '],
    ['no position', { given: [] }, 'given: '],
    ['no horizon', { until: {} }, 'until: '],
    ['no goal', { measure: { kind: 'chance', goal: {} } }, 'measure.goal'],
    ['an odd measure', { measure: { kind: 'hope' } }, 'measure.kind'],
    ['no aim', { measure: { kind: 'expected', of: [] } }, 'measure.aim'],
    ['an odd opponent', { opponent: { otherwise: 'kind' } }, 'opponent.otherwise'],
    ['no solution', { solution: {} }, 'solution.answer'],
    ['own answers that are none', { own: 7 }, 'own: '],
  ])('%s is named', (_name, change, fault) => {
    const read = readPuzzle({ ...written, ...change });
    expect('fault' in read && read.fault).toContain(fault);
  });

  test('what the schema asks for, the reader asks for', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../puzzle.schema.json', import.meta.url), 'utf8'),
    ) as {
      readonly $defs: {
        readonly puzzle: { readonly required: readonly string[]; readonly properties: object };
      };
    };
    const { required, properties } = schema.$defs.puzzle;
    const unasked = required.filter(
      (field) => !('fault' in readPuzzle({ ...written, [field]: undefined })),
    );
    expect(unasked).toEqual([]);
    const fields = loaded.flatMap(({ puzzles }) => puzzles.flatMap((one) => Object.keys(one)));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...new Set(fields)]));
  });
});
