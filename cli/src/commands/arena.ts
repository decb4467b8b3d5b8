import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { at } from '@parsecs/kernel';
import { loadGame } from '@parsecs/table';
import {
  type ArenaResult,
  type ArenaShare,
  type ArenaTask,
  arenaResult,
  type Bout,
  boutsOf,
  duel,
  gamesCsv,
  type Habit,
  habitsOf,
  type MatrixResult,
  matrixResult,
} from '@parsecs/table/arena';
import { readContests } from '../arena/read-contests.ts';
import { readEntrants } from '../arena/read-entrants.ts';
import type { playQueued } from '../queue/play-queued.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { SEED, THREADS } from '../shell/common-options.ts';
import { readBots, readGameId } from '../shell/games.ts';
import { alignColumns } from '../shell/layout.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';
import { keptGames, tellGoesOn } from '../work/kept-games.ts';
import { playGames } from '../work/play-games.ts';

export const arenaCommand: Command = defineCommand({
  name: 'arena',
  words: [1, 1],
  options: {
    a: { kind: 'text', value: 'BOT', usual: 'hard', message: 'arena-bot' },
    b: { kind: 'text', value: 'BOT', usual: 'greedy', message: 'arena-bot' },
    matrix: { kind: 'text', value: 'a,b,c,…', message: 'arena-matrix' },
    games: { kind: 'whole', value: 'N', usual: 100, least: 1, most: 1_000_000 },
    seed: SEED,
    setups: { kind: 'text', value: 'a,b,…', message: 'arena-setups' },
    budget: { kind: 'whole', value: 'N', least: 0, most: 1_000_000, message: 'arena-budget' },
    csv: { kind: 'text', value: 'FILE', message: 'arena-csv' },
    threads: THREADS,
    queue: { kind: 'text', value: 'redis://…', message: 'arena-queue' },
  },
  run: async (context, { options, words }) => {
    const id = readGameId(words[0]);
    const game = await loadGame(id);
    const { queue, matrix, csv, budget } = options;
    const a = at(readBots(options.a), 0);
    const task: ArenaTask = {
      game: id,
      entrants:
        matrix === undefined
          ? duel({ a, b: at(readBots(options.b), 0) })
          : await readEntrants(game, matrix, a),
      seed: options.seed,
      contests: readContests(game, options.setups).map(({ name }) => name),
      ...(budget !== undefined && { plays: budget }),
      ...(csv !== undefined && { gathers: true }),
    };
    const bouts = await boutsOf(game, task);
    if (bouts.length === 0) throw new UsageError((texts) => texts.t('cli:error.matrix-apart'));
    const kept = await keptGames<ArenaShare>(task, options.games);
    const isThrough =
      queue === undefined
        ? (await playGames(context, 'arena', task, { ...options, kept })) !== undefined
        : await onQueue(context, task, options.games, queue, kept);
    const shares = [...kept.shares.values()];
    if (csv !== undefined) await writeCsv(context, csv, task, bouts, shares);
    if (matrix === undefined) {
      const result = arenaResult(bouts, shares);
      report(context, result, () => describe(context, task, result));
    } else {
      const result = matrixResult(task, bouts, shares);
      report(context, result, () => describeMatrix(context, result));
    }
    if (!isThrough) return tellGoesOn(context);
    await kept.forget();
    return EXIT.fine;
  },
});

/** Loaded only where there is a queue: it takes as long as all the rest. */
async function onQueue(...task: Parameters<typeof playQueued>): ReturnType<typeof playQueued> {
  const { playQueued } = await import('../queue/play-queued.ts');
  return playQueued(...task);
}

async function writeCsv(
  { io }: Context,
  file: string,
  task: ArenaTask,
  bouts: readonly Bout[],
  shares: readonly ArenaShare[],
): Promise<void> {
  const records = shares.flatMap((share) => share.records);
  try {
    await writeFile(resolve(io.cwd, file), gamesCsv(task, bouts, records));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new UsageError((texts) => texts.t('cli:error.cannot-write', { file, code }));
  }
}

function describe(
  { texts }: Context,
  { entrants }: ArenaTask,
  result: ArenaResult,
): readonly string[] {
  const { games, aScore, ci95, cpuP95, setups, habits } = result;
  const [a, b] = [at(entrants, 0).name, at(entrants, 1).name];
  return [
    texts.t('cli:arena.score', {
      a,
      b,
      games,
      score: aScore.toFixed(3),
      least: ci95[0].toFixed(3),
      most: ci95[1].toFixed(3),
    }),
    texts.t('cli:arena.time', { a, b, timeA: cpuP95.a.toFixed(3), timeB: cpuP95.b.toFixed(3) }),
    ...alignColumns(setups.map((one) => [one.id, String(one.games), one.aScore.toFixed(3)])),
    ...(habits === undefined
      ? []
      : habitsOf(habits.a).map(([id, own]) => {
          const name = texts.t(`table:habit.${id}`);
          return `${name}: ${a} ${shareOf(own)}, ${b} ${shareOf(habits.b[id])}`;
        })),
  ];
}

function shareOf(habit: Habit | undefined): string {
  const { times, of } = habit ?? { times: 0, of: 0 };
  return of === 0 ? '–' : `${((100 * times) / of).toFixed(1)} % (${times}/${of})`;
}

/** Rows against columns, the best first, each with its rating. */
function describeMatrix({ texts }: Context, { entrants, pairs }: MatrixResult): readonly string[] {
  const ranked = entrants.toSorted((one, other) => other.rating - one.rating);
  const cell = (one: string, other: string): string => {
    const met = pairs.find(({ first, second }) => first === one && second === other);
    if (met !== undefined) return met.score.toFixed(2);
    const turned = pairs.find(({ first, second }) => first === other && second === one);
    return turned === undefined ? '' : (1 - turned.score).toFixed(2);
  };
  return [
    ...alignColumns([
      [
        '',
        '',
        texts.t('cli:arena.rating'),
        texts.t('cli:arena.games'),
        ...ranked.map((_, place) => `${place + 1}`),
      ],
      ...ranked.map(({ name, games, rating }, place) => [
        `${place + 1}`,
        name,
        String(rating),
        String(games),
        ...ranked.map((other) => cell(name, other.name)),
      ]),
    ]),
    texts.t('cli:arena.matrix'),
  ];
}
