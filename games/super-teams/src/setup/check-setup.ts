import {
  type Checked,
  excerpt,
  isRecord,
  isWhole,
  MOST_PROBLEMS,
  type Problem,
  problemIn,
} from '@parsecs/kernel';
import { COLOURS, type Colour, PLAYER_COUNTS } from '../vocabulary.ts';
import { BOARD_IDS, type BoardId } from './board.ts';
import { boardOf } from './boards.ts';
import { checkBoard } from './check-board.ts';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type Options } from './options.ts';
import { LARGEST_HAND, PRINTED_HAND_SIZE, type Setup } from './setup.ts';
import { defaultSetup } from './setups.ts';

const FIELDS: readonly string[] = [
  'players',
  'board',
  'colours',
  'starter',
  'handSize',
  'options',
] satisfies readonly (keyof Setup)[];

/** Reads a setup that somebody wrote; what is left out takes its default. */
export function checkSetup(input: unknown): Checked<Setup> {
  if (!isRecord(input)) {
    return { ok: false, problems: [{ path: '', cause: 'setup-not-an-object' }] };
  }
  const problems: Problem[] = Object.keys(input)
    .filter((field) => !FIELDS.includes(field))
    .slice(0, MOST_PROBLEMS)
    .map((field) => ({ path: excerpt(field), cause: 'unknown-field' }));
  const { starter = 'random', handSize = PRINTED_HAND_SIZE } = input;
  const players = PLAYER_COUNTS.find((count) => count === input['players']);
  if (players === undefined) {
    problems.push({ path: 'players', cause: 'wrong-players', rule: 'ST-001' });
    return { ok: false, problems: problems.slice(-MOST_PROBLEMS) };
  }
  const usual = defaultSetup(players);
  const { board = usual.board } = input;
  const warnings: Problem[] = [];
  if (typeof board === 'string') {
    if (!BOARD_IDS.includes(board as BoardId)) {
      problems.push({ path: 'board', cause: 'unknown-board', params: { board: excerpt(board) } });
    }
  } else {
    const checked = checkBoard(board);
    const found = checked.ok ? warnings : problems;
    for (const problem of checked.ok ? checked.warnings : checked.problems) {
      found.push(problemIn('board', problem));
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
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
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
        return [{ path, cause: 'colour-twice', rule, params: { colour: excerpt(colour) } }];
      }
      seen.add(colour);
    }
  }
  return [];
}

function checkOptions(options: unknown): readonly Problem[] {
  if (!isRecord(options)) return [{ path: 'options', cause: 'setup-not-an-object' }];
  const names = Object.keys(options).slice(0, OPTION_NAMES.length + MOST_PROBLEMS);
  return names.flatMap((name): readonly Problem[] => {
    const path = `options.${excerpt(name)}`;
    const known = OPTION_NAMES.find((option) => option === name);
    if (known === undefined) return [{ path, cause: 'unknown-option' }];
    const allowed: readonly unknown[] = OPTION_VALUES[known];
    if (allowed.includes(options[name])) return [];
    return [{ path, cause: 'wrong-option', params: { allowed: allowed.join(', ') } }];
  });
}
