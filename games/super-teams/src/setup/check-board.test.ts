import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BOARD_CAUSES,
  BOARD_IDS,
  BOARDS,
  type Board,
  checkBoard,
  superTeams,
} from '../index.ts';
import { nested } from '../testing/bad-input.ts';
import { playRandomGame } from '../testing/games.ts';
import { STRIP } from '../testing/table.ts';
import { boardFromTrack } from '../track.ts';
import { checkSetup } from './check-setup.ts';

const GOOD = 'S N B H A M N HA HN AN N F';

interface LooseBoard {
  [field: string]: unknown;
  spaces: Record<string, unknown>[];
}

function change(alter: (board: LooseBoard) => void, track = GOOD): unknown {
  const board = structuredClone(boardFromTrack(track)) as LooseBoard;
  alter(board);
  return board;
}

function draw(board: LooseBoard): void {
  for (const [index, space] of board.spaces.entries()) Object.assign(space, { x: index, y: 0 });
}

const WRONG: Readonly<Record<(typeof BOARD_CAUSES)[number], readonly unknown[]>> = {
  'not-an-object': [
    null,
    [],
    'standard',
    change(({ spaces }) => spaces.splice(1, 1, [] as never)),
    change((board) => Object.assign(board, { size: 3 })),
    change((board) => Object.assign(board, { slots: [] })),
    change((board) => Object.assign(board, { slots: { bonusDeck: null } })),
  ],
  'wrong-schema': [change((board) => Object.assign(board, { schema: 'super-teams-board/2' }))],
  'not-a-text': [
    change((board) => Object.assign(board, { id: '' })),
    change((board) => Object.assign(board, { id: 7 })),
    change((board) => Object.assign(board, { name: {} })),
    change((board) => Object.assign(board, { path: 3 })),
  ],
  'not-a-list': [
    change((board) => Object.assign(board, { spaces: {} })),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { kinds: [] })),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { kinds: 'normal' })),
  ],
  'too-short': [boardFromTrack('S F')],
  'too-long': [boardFromTrack(`S ${'N '.repeat(199)}F`)],
  'unknown-kind': [
    boardFromTrack('S Q F'),
    boardFromTrack(''),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { kinds: [null] })),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { kinds: [{ toString: 1 }] })),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { kinds: ['constructor'] })),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { kinds: [nested(100_000)] })),
  ],
  'bad-dual': [
    change(({ spaces }) =>
      Object.assign(spaces[1] ?? {}, { kinds: Array.from({ length: 9 }, () => 'normal') }),
    ),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { kinds: ['maw', 'normal'] })),
  ],
  'planet-in-the-middle': [boardFromTrack('S N B H A M N S HA HN AN N F')],
  'first-not-start': [boardFromTrack('N N B H A M N HA HN AN N F')],
  'last-not-final': [boardFromTrack('S N B H A M N HA HN AN N N')],
  'kind-missing': [boardFromTrack('S N H A M N HA HN AN N F')],
  'dual-missing': [boardFromTrack('S N B H A M N HA HN N F')],
  'stretch-too-long': [boardFromTrack('S N M M M M M M N B H A HA HN AN F')],
  'maw-before-final': [boardFromTrack('S N B H A HA HN AN N M F')],
  'no-normal-behind': [boardFromTrack('S M N B H A HA HN AN N F')],
  'no-normal-ahead': [boardFromTrack('S N M B H A HA HN AN F')],
  'half-drawn': [
    change((board) => Object.assign(board.spaces[0] ?? {}, { x: 1, y: 1 })),
    change((board) => {
      draw(board);
      delete board.spaces[3]?.['y'];
    }),
  ],
  'not-a-number': [
    change((board) => {
      draw(board);
      Object.assign(board.spaces[3] ?? {}, { y: '4' });
    }),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { heading: null })),
    change((board) => Object.assign(board, { size: { width: 10 } })),
    change((board) => Object.assign(board, { radius: { space: 1, start: 2, final: 'big' } })),
    change((board) => Object.assign(board, { slots: { deck: { x: 1, y: 1, width: 1 } } })),
    // −0 would not come back from a file.
    change((board) => Object.assign(board, { size: { width: 10, height: -0 } })),
    change((board) => {
      draw(board);
      Object.assign(board.spaces[3] ?? {}, { y: -0 });
    }),
  ],
  'text-too-long': [
    change((board) => Object.assign(board, { id: 'x'.repeat(101) })),
    change((board) => Object.assign(board, { name: 'x'.repeat(101) })),
    change((board) => Object.assign(board, { path: 'x'.repeat(20_001) })),
  ],
  'cannot-be-kept': [
    change((board) => Object.assign(board, { provenance: nested(100_000) })),
    change((board) => Object.assign(board, { provenance: { year: -0 } })),
    change(({ spaces }) => Object.assign(spaces[1] ?? {}, { note: nested(100_000) })),
    change((board) => Object.assign(board, { provenance: () => 0 })),
  ],
};

describe('checkBoard', () => {
  const cases = Object.entries(WRONG).flatMap(([cause, boards]) =>
    boards.map((board, index) => ({ cause, board, index })),
  );
  test.each(cases)('names $cause ($index)', ({ cause, board }) => {
    const checked = checkBoard(board);
    const found = checked.ok ? checked.warnings : checked.problems;
    expect(found.map((problem) => problem.cause)).toContain(cause);
    // A missing normal space has a fallback (EN-16), everything else is refused.
    expect(checked.ok).toBe(cause.startsWith('no-normal'));
  });

  test('accepts the shipped boards and the example strip without a word', () => {
    for (const board of [...BOARD_IDS.map((id) => BOARDS[id]), boardFromTrack(STRIP)]) {
      const checked = checkBoard(JSON.parse(JSON.stringify(board)));
      expect(checked).toMatchObject({ ok: true, warnings: [] });
    }
  });

  test('leads to the setup with a path', () => {
    expect(checkSetup({ players: 2, board: boardFromTrack('S N F Q') })).toMatchObject({
      ok: false,
      problems: [{ path: 'board.spaces[3].kinds', cause: 'unknown-kind' }],
    });
    expect(checkSetup({ players: 2, board: 'huge' })).toMatchObject({
      ok: false,
      problems: [{ path: 'board', cause: 'unknown-board', params: { board: 'huge' } }],
    });
    expect(checkSetup({ players: 2, board: null })).toMatchObject({
      ok: false,
      problems: [{ path: 'board', cause: 'not-an-object' }],
    });
  });
});

/** JSON of any kind, often in the shape of what it should be. */
const anyJson = fc.jsonValue({ maxDepth: 4 });
const oddSpace = fc.oneof(anyJson, fc.record({ kinds: fc.oneof(anyJson, fc.array(anyJson)) }));
const oddBoard = fc.record(
  {
    schema: fc.oneof(fc.constant('super-teams-board/1'), anyJson),
    id: fc.oneof(fc.string(), anyJson),
    name: anyJson,
    spaces: fc.oneof(anyJson, fc.array(oddSpace)),
    size: anyJson,
    slots: anyJson,
  },
  { requiredKeys: [] },
);
const oddSetup = fc.record(
  {
    players: fc.oneof(fc.constantFrom(2, 3, 4), anyJson),
    board: fc.oneof(fc.constantFrom('standard', 'short'), oddBoard, anyJson),
    colours: fc.oneof(fc.array(fc.array(fc.constantFrom('red', 'green', 'black'))), anyJson),
    starter: anyJson,
    handSize: anyJson,
    options: fc.oneof(fc.dictionary(fc.string(), anyJson), anyJson),
  },
  { requiredKeys: [] },
);

describe('what somebody else wrote', () => {
  test('is never thrown at', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, oddBoard), (board) => {
        expect(typeof checkBoard(board).ok).toBe('boolean');
      }),
      { numRuns: 1000, seed: 4 },
    );
    fc.assert(
      fc.property(fc.oneof(anyJson, oddSetup), (setup) => {
        const checked = checkSetup(setup);
        if (checked.ok) expect(checkSetup(checked.value)).toEqual(checked);
        else for (const { path, cause } of checked.problems) expect(`${path}${cause}`).not.toBe('');
      }),
      { numRuns: 1000, seed: 5 },
    );
  });
});

/** Tracks that have everything, in any order, with Maw stretches of up to four spaces. */
const PIECES = 'N,N,N,N,N,B,B,H,H,A,A,HA,HN,HN,AN,N M,N M M,N M M M,N B M M,M N'.split(',');
const anyTrack = fc
  .shuffledSubarray(PIECES, { minLength: PIECES.length })
  .map((pieces) => `S ${pieces.join(' ')} F`);

describe('custom boards that pass', () => {
  test('are playable to the end, whatever the order of their spaces', () => {
    const options = fc.record({ exactFinish: fc.boolean(), mawNormalIncludesDual: fc.boolean() });
    let played = 0;
    fc.assert(
      fc.property(anyTrack, fc.constantFrom(2, 3, 4), options, (track, players, chosen) => {
        const setup = { players, board: boardFromTrack(track) as Board, options: chosen };
        fc.pre(checkSetup(setup).ok);
        const end = playRandomGame(setup, track, {
          question: (_, state) => expect(superTeams.violations(state)).toEqual([]),
        });
        expect(end.winners).not.toEqual([]);
        played += 1;
      }),
      { numRuns: 40, seed: 6 },
    );
    expect(played).toBe(40);
  });
});
