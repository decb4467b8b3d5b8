import { type Checked, isRecord, isWhole, type Problem } from '@parsecs/kernel';
import { BOARD_IDS, BOARDS, type Board, type BoardId, checkBoard } from './board.ts';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type Options } from './options.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** Everything that is agreed before the first card is dealt. */
export interface Setup {
  readonly players: 2 | 3 | 4;
  readonly board: BoardId | Board;
  /** The colours of each seat, clockwise. With four players seats 1 and 3 are partners. */
  readonly colours: readonly (readonly Colour[])[];
  /** The seat that starts, or `random`. */
  readonly starter: number | 'random';
  /** Movement cards dealt to each player a round; the printed game has six. */
  readonly handSize: number;
  readonly options: Options;
}

export const SETUP_CAUSES = [
  'setup-not-an-object',
  'unknown-field',
  'wrong-players',
  'unknown-board',
  'wrong-colours',
  'colour-twice',
  'wrong-starter',
  'wrong-hand-size',
  'unknown-option',
  'wrong-option',
] as const;

export const PRINTED_HAND_SIZE = 6;
export const LARGEST_HAND = 12;

/** EN-10: Rebels and Jedi against the Empire; four players sit so that the teams alternate. */
const DEFAULT_COLOURS: Readonly<Record<Setup['players'], Setup['colours']>> = {
  2: [
    ['red', 'yellow'],
    ['green', 'black'],
  ],
  3: [['red'], ['yellow'], ['green']],
  4: [['red'], ['green'], ['yellow'], ['black']],
};

/** With three players a side needs two ships home only: the long board gives a game of full length. */
const DEFAULT_BOARD: Readonly<Record<Setup['players'], BoardId>> = {
  2: 'standard',
  3: 'long',
  4: 'standard',
};

const FIELDS: readonly string[] = [
  'players',
  'board',
  'colours',
  'starter',
  'handSize',
  'options',
] satisfies readonly (keyof Setup)[];

export function defaultSetup(players: Setup['players'], board?: BoardId): Setup {
  return {
    players,
    board: board ?? DEFAULT_BOARD[players],
    colours: DEFAULT_COLOURS[players],
    starter: 'random',
    handSize: PRINTED_HAND_SIZE,
    options: DEFAULT_OPTIONS,
  };
}

export const SETUPS: Readonly<Record<string, Setup>> = Object.fromEntries(
  ([2, 3, 4] as const).flatMap((players): readonly (readonly [string, Setup])[] => {
    const others = BOARD_IDS.filter((board) => board !== DEFAULT_BOARD[players]);
    return [
      [`${players}-players`, defaultSetup(players)],
      ...others.map(
        (board) => [`${players}-players-${board}`, defaultSetup(players, board)] as const,
      ),
    ];
  }),
);

export function boardOf({ board }: Pick<Setup, 'board'>): Board {
  return typeof board === 'string' ? BOARDS[board] : board;
}

/** Reads a setup that somebody wrote; what is left out takes its default. */
export function checkSetup(input: unknown): Checked<Setup> {
  if (!isRecord(input)) {
    return { ok: false, problems: [{ path: '', cause: 'setup-not-an-object' }] };
  }
  const problems: Problem[] = [];
  for (const field of Object.keys(input)) {
    if (!FIELDS.includes(field)) problems.push({ path: field, cause: 'unknown-field' });
  }
  const { players, starter = 'random', handSize = PRINTED_HAND_SIZE } = input;
  if (players !== 2 && players !== 3 && players !== 4) {
    problems.push({ path: 'players', cause: 'wrong-players', rule: 'ST-001' });
    return { ok: false, problems };
  }
  const usual = defaultSetup(players);
  const { board = usual.board } = input;
  const warnings: Problem[] = [];
  if (typeof board === 'string') {
    if (!BOARD_IDS.includes(board as BoardId)) {
      problems.push({ path: 'board', cause: 'unknown-board', params: { board } });
    }
  } else {
    const checked = checkBoard(board);
    const found = checked.ok ? warnings : problems;
    for (const problem of checked.ok ? checked.warnings : checked.problems) {
      found.push({ ...problem, path: problem.path === '' ? 'board' : `board.${problem.path}` });
    }
  }
  problems.push(...checkColours(input['colours'] ?? usual.colours, players));
  if (starter !== 'random' && !isWhole(starter, 0, players - 1)) {
    problems.push({ path: 'starter', cause: 'wrong-starter', rule: 'ST-023' });
  }
  if (!isWhole(handSize, 1, LARGEST_HAND)) {
    const params = { most: LARGEST_HAND };
    problems.push({ path: 'handSize', cause: 'wrong-hand-size', rule: 'EN-05', params });
  }
  const options = input['options'] ?? {};
  problems.push(...checkOptions(options));
  if (problems.length > 0) return { ok: false, problems };
  const value = {
    players,
    board,
    colours: input['colours'] ?? usual.colours,
    starter,
    handSize,
    options: { ...DEFAULT_OPTIONS, ...(options as Partial<Options>) },
  } as Setup;
  if (isTrap(value)) {
    const params = { allowed: 'false' };
    const path = 'options.exactFinish';
    return { ok: false, problems: [{ path, cause: 'wrong-option', rule: 'EN-01', params }] };
  }
  return { ok: true, value, warnings };
}

/** EN-01: from hyperspace one step short of the planet every card would lead past it for ever. */
function isTrap({ board, options }: Pick<Setup, 'board' | 'options'>): boolean {
  const last = boardOf({ board }).spaces.at(-2);
  return options.exactFinish && last?.kinds.includes('hyperspace') === true;
}

function checkColours(colours: unknown, players: number): readonly Problem[] {
  const each = players === 2 ? 2 : 1;
  const rule = players === 2 ? 'ST-015' : 'ST-014';
  const wrong: Problem = { path: 'colours', cause: 'wrong-colours', rule, params: { each } };
  if (!Array.isArray(colours) || colours.length !== players) return [wrong];
  const seen = new Set<unknown>();
  for (const [seat, own] of (colours as readonly unknown[]).entries()) {
    const path = `colours[${seat}]`;
    if (!Array.isArray(own) || own.length !== each) return [{ ...wrong, path }];
    for (const colour of own as readonly unknown[]) {
      if (!COLOURS.includes(colour as Colour)) return [{ ...wrong, path }];
      if (seen.has(colour)) {
        return [{ path, cause: 'colour-twice', rule, params: { colour: String(colour) } }];
      }
      seen.add(colour);
    }
  }
  return [];
}

function checkOptions(options: unknown): readonly Problem[] {
  if (!isRecord(options)) return [{ path: 'options', cause: 'setup-not-an-object' }];
  return Object.entries(options).flatMap(([name, value]): readonly Problem[] => {
    const known = OPTION_NAMES.find((option) => option === name);
    if (known === undefined) return [{ path: `options.${name}`, cause: 'unknown-option' }];
    const allowed: readonly unknown[] = OPTION_VALUES[known];
    if (allowed.includes(value)) return [];
    const params = { allowed: allowed.join(', ') };
    return [{ path: `options.${name}`, cause: 'wrong-option', params }];
  });
}
