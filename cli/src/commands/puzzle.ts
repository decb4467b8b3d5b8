import {
  checkPuzzle,
  loadPuzzles,
  type PuzzleReport,
  puzzleOfDay,
  TAUGHT_GAMES,
  type TaughtGame,
} from '@parsecs/lessons';
import { isGameId, loadGame } from '@parsecs/table';
import {
  type Command,
  type Context,
  defineCommand,
  EXIT,
  type ExitCode,
} from '../shell/command.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';

export const puzzleCommand: Command = defineCommand({
  name: 'puzzle',
  words: [1, 1],
  options: {
    game: { kind: 'text', value: 'GAME', message: 'puzzle-game' },
    date: { kind: 'text', value: 'YYYY-MM-DD' },
  },
  run: async (context, { words: [verb], options: { game, date } }) => {
    if (game !== undefined && !isGameId(game)) {
      const games = TAUGHT_GAMES.join(', ');
      throw new UsageError((said) => said.t('cli:error.unknown-game', { game, games }));
    }
    const games = TAUGHT_GAMES.filter((id) => game === undefined || id === game);
    if (verb === 'check') return check(context, games);
    if (verb === 'daily') return tellDaily(context, games, date ?? today());
    throw new UsageError((said) => said.t('cli:puzzle.unknown', { verb: verb ?? '' }));
  },
});

type Games = readonly TaughtGame[];

async function check(context: Context, games: Games): Promise<ExitCode> {
  const results: PuzzleReport[] = [];
  for (const id of games) {
    const game = await loadGame(id);
    for (const puzzle of await loadPuzzles(id)) results.push(checkPuzzle(game, puzzle));
  }
  const passed = results.filter(({ ok }) => ok).length;
  const failed = results.length - passed;
  report(context, { passed, failed, results }, () => [
    ...results.flatMap(({ id, ok, why }) => (ok ? [`✓ ${id}`] : [`✗ ${id}`, `    ${why}`])),
    context.texts.t('cli:scenario.sum', { passed, failed }),
  ]);
  return failed === 0 ? EXIT.fine : EXIT.no;
}

async function tellDaily(context: Context, games: Games, day: string): Promise<ExitCode> {
  const { texts } = context;
  await texts.load('puzzles');
  const found = await Promise.all(games.map(async (id) => puzzleOfDay(await loadPuzzles(id), day)));
  const puzzles = found.filter((puzzle) => puzzle !== undefined);
  if (puzzles.length === 0) throw new UsageError((said) => said.t('cli:puzzle.no-day', { day }));
  const told = puzzles.map(({ id, game, ask, grade }) => ({
    id,
    game,
    grade,
    title: texts.t(`puzzles:title.${id}`),
    question: texts.t(`puzzles:ask.${ask}`),
    level: texts.t(`puzzles:grade.${grade}`),
  }));
  report(context, { day, puzzles: told }, () =>
    told.flatMap(({ game, level, title, question }) => [
      [game, title, level].join(' · '),
      `    ${question}`,
    ]),
  );
  return EXIT.fine;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
