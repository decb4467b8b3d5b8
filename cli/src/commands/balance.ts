import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { at } from '@parsecs/kernel';
import { GAME_IDS, type GameId, loadGame } from '@parsecs/table';
import { contestsOf, gamesFor } from '@parsecs/table/arena';
import { headingsOf, isMadeSo, type Making, putSection, rowsOf } from '../balance/document.ts';
import { type ContestResult, type GameBalance, resultOf } from '../balance/result.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { SEED, THREADS } from '../shell/common-options.ts';
import { readBots, readGameId } from '../shell/games.ts';
import { alignColumns, commandLine } from '../shell/layout.ts';
import { report } from '../shell/report.ts';
import { findRoot } from '../shell/root.ts';
import { UsageError } from '../shell/usage-error.ts';
import { type BalanceTask, contestsFor } from '../work/balance-job.ts';
import { playGames } from '../work/play-games.ts';
import { usualThreads } from '../work/pool.ts';

const MOST_GAMES = 1_000_000;

export const balanceCommand: Command = defineCommand({
  name: 'balance',
  words: [0, 0],
  options: {
    game: { kind: 'text', value: 'ID', message: 'balance-game' },
    games: {
      kind: 'whole',
      value: 'N',
      usual: 400,
      least: 1,
      most: MOST_GAMES,
      message: 'balance-games',
    },
    only: { kind: 'text', value: 'a,b', message: 'balance-only' },
    bot: { kind: 'text', value: 'ID', usual: 'greedy', message: 'balance-bot' },
    seed: SEED,
    threads: THREADS,
    out: { kind: 'text', value: 'FILE', message: 'balance-out' },
  },
  run: async (context, { options }) => {
    const ids = options.game === undefined ? GAME_IDS : [readGameId(options.game)];
    const bot = at(readBots(options.bot), 0);
    const plans = await planGames(ids, options.only, {
      bot,
      seed: options.seed,
      games: options.games,
    });
    const measured: GameBalance[] = [];
    for (const task of plans) {
      const contests: ContestResult[] = [];
      for (const contest of task.contests) {
        const one = { ...task, contests: [contest] };
        const balance = await measure(context, one, options.threads ?? usualThreads());
        if (balance === undefined) return EXIT.interrupted;
        contests.push(...balance.contests);
        // Each battle at once: whoever stops in the middle keeps what is done.
        await write(context, { ...balance, contests }, task, options);
      }
      const { version } = await loadGame(task.game);
      measured.push({ game: task.game, version, contests });
    }
    report(context, { bot, seed: options.seed, balance: measured }, () =>
      measured.flatMap((balance) => describe(context, balance)),
    );
    return EXIT.fine;
  },
});

/** What is played of each game: everything, or what begins with one of the names. */
async function planGames(
  ids: readonly GameId[],
  only: string | undefined,
  how: Pick<BalanceTask, 'bot' | 'seed' | 'games'>,
): Promise<readonly BalanceTask[]> {
  const beginnings = only?.split(',').map((beginning) => beginning.trim()) ?? [''];
  const names: string[] = [];
  const plans: BalanceTask[] = [];
  for (const id of ids) {
    const own = contestsOf(await loadGame(id)).map(({ name }) => name);
    names.push(...own);
    const contests = own.filter((name) => beginnings.some((begin) => name.startsWith(begin)));
    if (contests.length > 0) plans.push({ game: id, contests, ...how });
  }
  if (plans.length > 0) return plans;
  throw new UsageError((texts) =>
    texts.t('cli:error.unknown-contest', { name: only ?? '', names: names.join(', ') }),
  );
}

async function measure(
  context: Context,
  task: BalanceTask,
  threads: number,
): Promise<GameBalance | undefined> {
  const game = await loadGame(task.game);
  const contests = contestsFor(game, task);
  const total = contests.reduce((sum, contest) => sum + gamesFor(contest, task.games), 0);
  const shares = await playGames(context, 'balance', task, { games: total, threads });
  if (shares === undefined) return undefined;
  return {
    game: task.game,
    version: game.version,
    contests: contests.map((contest, place) =>
      resultOf(
        contest,
        shares.map(({ counts }) => at(counts, place)),
      ),
    ),
  };
}

async function write(
  { io, texts }: Context,
  balance: GameBalance,
  { bot, seed, games }: BalanceTask,
  { only, out }: { readonly only: string | undefined; readonly out: string | undefined },
): Promise<void> {
  const file = out === undefined ? join(findRoot(), 'docs', 'balance.md') : resolve(io.cwd, out);
  const command = commandLine(
    'balance',
    '--game',
    balance.game,
    '--games',
    String(games),
    '--bot',
    bot,
    '--seed',
    seed,
    '--lang',
    texts.language,
  );
  const making: Making = { bot, seed, command };
  try {
    const before = await readFile(file, 'utf8').catch(() => '');
    // A part alone never takes the place of a table that was made otherwise.
    if (only !== undefined && !isMadeSo(texts, before, balance, making)) return;
    const contests = contestsOf(await loadGame(balance.game as GameId)).map(({ name }) => name);
    const order = { games: GAME_IDS, contests };
    await writeFile(file, putSection(texts, before, balance, making, order));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new UsageError((said) => said.t('cli:error.cannot-write', { file, code }));
  }
}

function describe({ texts }: Context, balance: GameBalance): readonly string[] {
  return [balance.game, ...alignColumns([headingsOf(texts), ...rowsOf(balance)])];
}
