import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BOT_IDS, type BotId } from '@parsecs/bots';
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
import { type BalanceShare, type BalanceTask, contestsFor } from '../work/balance-job.ts';
import { type KeptGames, keptGames, tellGoesOn } from '../work/kept-games.ts';
import { playGames } from '../work/play-games.ts';

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
    budget: { kind: 'whole', value: 'N', least: 0, most: 1_000_000, message: 'arena-budget' },
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
      ...(options.budget !== undefined && { plays: options.budget }),
    });
    const measured: GameBalance[] = [];
    const all: Kept[] = [];
    for (const task of plans) {
      const { version } = await loadGame(task.game);
      const contests: ContestResult[] = [];
      const balance: GameBalance = { game: task.game, version, contests };
      measured.push(balance);
      for (const contest of task.contests) {
        const one = { ...task, contests: [contest] };
        const { result, kept, isThrough } = await measure(context, one, options.threads);
        all.push(kept);
        if (kept.shares.size > 0) contests.push(result);
        if (!isThrough) {
          tell(context, bot, options.seed, measured);
          return tellGoesOn(context);
        }
        // Each battle at once: whoever looks sees what is done.
        await write(context, balance, task, options);
      }
    }
    tell(context, bot, options.seed, measured);
    for (const kept of all) await kept.forget();
    return EXIT.fine;
  },
});

type Kept = KeptGames<BalanceShare>;

function tell(context: Context, bot: BotId, seed: string, measured: readonly GameBalance[]): void {
  report(context, { bot, seed, balance: measured }, () =>
    measured.flatMap((balance) => describe(context, balance)),
  );
}

/** What is played of each game: everything, or what begins with one of the names. */
async function planGames(
  ids: readonly GameId[],
  only: string | undefined,
  how: Pick<BalanceTask, 'bot' | 'seed' | 'games' | 'plays'>,
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

/** One contest; what an earlier run has played of it counts. */
async function measure(
  context: Context,
  task: BalanceTask,
  threads: number | undefined,
): Promise<{
  readonly result: ContestResult;
  readonly kept: Kept;
  readonly isThrough: boolean;
}> {
  const contest = at(contestsFor(await loadGame(task.game), task), 0);
  const total = gamesFor(contest, task.games);
  const { games: _, ...own } = task;
  const kept: Kept = await keptGames(own, total);
  const shares = await playGames(context, 'balance', task, { games: total, threads, kept });
  const counts = [...kept.shares.values()].map((share) => at(share.counts, 0));
  return { result: resultOf(contest, counts), kept, isThrough: shares !== undefined };
}

async function write(
  { io, texts }: Context,
  balance: GameBalance,
  { bot, seed, games, plays }: BalanceTask,
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
    ...(plays === undefined ? [] : ['--budget', String(plays)]),
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
    const order = { games: GAME_IDS, bots: BOT_IDS, contests };
    await writeFile(file, putSection(texts, before, balance, making, order));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new UsageError((said) => said.t('cli:error.cannot-write', { file, code }));
  }
}

function describe({ texts }: Context, balance: GameBalance): readonly string[] {
  return [balance.game, ...alignColumns([headingsOf(texts), ...rowsOf(balance)])];
}
