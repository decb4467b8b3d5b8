import { type Game, seatName } from '@parsecs/kernel';
import { mergeTallies, type Spread, spreadOf } from '@parsecs/table/arena';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { BOT_LIST, GAME_SEED, SEED, SETUP, THREADS } from '../shell/common-options.ts';
import {
  findSetup,
  type NamedSetup,
  openGame,
  readBots,
  readGameId,
  usualSetup,
} from '../shell/games.ts';
import { alignColumns, commandLine, formatNumber } from '../shell/layout.ts';
import { startProgress } from '../shell/progress.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';
import { type Failure, mergeFailures } from '../work/failure.ts';
import { type PoolResult, runOnThreads, usualThreads } from '../work/pool.ts';
import type { SimulateShare, SimulateTask } from '../work/simulate-job.ts';

const MOST_GAMES = 1_000_000_000;

interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Wins by seat, alone or with partners; `shared` counts games won by more than one side. */
  readonly winners: Readonly<Record<string, number>>;
  readonly rounds: Spread;
  /** By the rule that ended the game. */
  readonly endings: Readonly<Record<string, number>>;
  /** Victory points by seat, and how far the first was ahead, where the game counts such. */
  readonly scores?: Readonly<Record<string, Spread>>;
  readonly margin?: Spread;
  readonly setup: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly failures: readonly (Failure & { readonly command: string })[];
}

export const simulateCommand: Command = defineCommand({
  name: 'simulate',
  words: [1, 1],
  options: {
    games: { kind: 'whole', value: 'N', usual: 100, least: 1, most: MOST_GAMES },
    seed: SEED,
    bots: BOT_LIST,
    setup: SETUP,
    threads: THREADS,
    'game-seed': { ...GAME_SEED, message: 'simulate-game-seed' },
  },
  run: async (context, { options, words: [word] }) => {
    const game = await openGame(word);
    const { setup, bots } = seatBots(game, options.setup, options.bots);
    const single = options['game-seed'];
    const task: SimulateTask = {
      game: readGameId(word),
      setup: setup.name,
      bots,
      seed: single ?? options.seed,
      single: single !== undefined,
    };
    const games = task.single ? 1 : options.games;
    const { shares, seconds } = await simulate(context, task, games, options.threads);
    const simulation = sumUp(task, game, shares, seconds);
    report(context, simulation, () => describe(context, simulation));
    if (simulation.failures.length > 0) return EXIT.no;
    return simulation.finished < games ? EXIT.interrupted : EXIT.fine;
  },
});

/** Bot `i` sits at seat `i`; a single one sits everywhere. */
function seatBots(
  game: Game,
  setupName: string | undefined,
  botList: string | undefined,
): { readonly setup: NamedSetup; readonly bots: SimulateTask['bots'] } {
  const bots = readBots(botList ?? 'random');
  const [first] = bots;
  const alone = bots.length === 1;
  const setup =
    setupName === undefined
      ? usualSetup(game, alone ? undefined : bots.length)
      : findSetup(game, setupName);
  if (alone && first !== undefined) {
    return { setup, bots: Array.from({ length: setup.seats }, () => first) };
  }
  if (bots.length === setup.seats) return { setup, bots };
  throw new UsageError((texts) =>
    texts.t('cli:error.bots-do-not-fit', {
      setup: setup.name,
      seats: setup.seats,
      bots: bots.length,
    }),
  );
}

async function simulate(
  context: Context,
  task: SimulateTask,
  games: number,
  threads: number | undefined,
): Promise<PoolResult<'simulate'>> {
  const progress = startProgress(context);
  const { texts, io } = context;
  const worked = await runOnThreads('simulate', task, {
    threads: threads ?? usualThreads(),
    limits: { games, seconds: Number.POSITIVE_INFINITY },
    stop: io.stop,
    onProgress: (done) =>
      progress.show(
        done / games,
        texts.t('cli:progress.games', {
          count: games,
          done: formatNumber(texts.language, done),
          games: formatNumber(texts.language, games),
        }),
      ),
  });
  progress.clear();
  return worked;
}

function sumUp(
  task: SimulateTask,
  game: Game,
  shares: readonly SimulateShare[],
  seconds: number,
): Simulation {
  const failures = mergeFailures(shares.map((share) => share.failures));
  const finished = sum(shares.map((share) => share.finished));
  const decisions = sum(shares.map((share) => share.decisions));
  const failed = sum(shares.map((share) => share.failed));
  const names = [...task.bots.map((_, seat) => seatName(seat)), 'shared'];
  return {
    games: finished + failed,
    finished,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: Number((finished / seconds).toFixed(1)),
    winners: addUp(
      names,
      shares.map((share) => share.winners),
    ),
    rounds: spreadOf(mergeTallies(shares.map((share) => share.rounds))),
    endings: addUp(
      [...new Set(shares.flatMap(({ endings }) => Object.keys(endings)))].toSorted(),
      shares.map(({ endings }) => endings),
    ),
    ...describeScores(shares),
    setup: task.setup,
    bots: task.bots,
    seed: task.seed,
    failures: failures.map((failure) => ({
      ...failure,
      command: commandLine(
        'simulate',
        game.id,
        '--setup',
        task.setup,
        '--bots',
        task.bots.join(','),
        '--game-seed',
        failure.seed,
      ),
    })),
  };
}

function addUp(
  names: readonly string[],
  counts: readonly Readonly<Record<string, number>>[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    names.map((name) => [name, sum(counts.map((count) => count[name] ?? 0))]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Nothing where the game has no victory points. */
function describeScores(shares: readonly SimulateShare[]): Pick<Simulation, 'scores' | 'margin'> {
  const seats = Math.max(0, ...shares.map(({ scores }) => scores.length));
  if (seats === 0) return {};
  const scores = Array.from({ length: seats }, (_, seat) => [
    seatName(seat),
    spreadOf(mergeTallies(shares.map((share) => share.scores[seat] ?? []))),
  ]);
  return {
    scores: Object.fromEntries(scores) as Readonly<Record<string, Spread>>,
    margin: spreadOf(mergeTallies(shares.map(({ margins }) => margins))),
  };
}

function describe({ texts }: Context, simulation: Simulation): readonly string[] {
  const number = (value: number, digits = 0): string => formatNumber(texts.language, value, digits);
  const { rounds, failures, finished, scores = {}, margin } = simulation;
  const spread = ({ mean, p10, p90 }: Spread): string =>
    texts.t('cli:simulate.spread', { mean: number(mean, 2), p10: number(p10), p90: number(p90) });
  const share = (name: string, count: number): readonly string[] => [
    name,
    number(count),
    texts.t('cli:percent', { value: number((100 * count) / Math.max(1, finished), 1) }),
  ];
  return [
    texts.t('cli:simulate.played', {
      count: finished,
      games: number(finished),
      seconds: number(simulation.seconds, 2),
      setup: simulation.setup,
    }),
    ...alignColumns([
      [texts.t('cli:simulate.decisions'), number(simulation.decisions)],
      [texts.t('cli:simulate.decisions-per-second'), number(simulation.decisionsPerSecond)],
      [texts.t('cli:simulate.games-per-second'), number(simulation.gamesPerSecond)],
      [texts.t('cli:simulate.rounds'), spread(rounds)],
      ...Object.entries(scores).map(([seat, points]) => [
        texts.t('cli:simulate.score', { seat }),
        spread(points),
      ]),
      ...(margin === undefined ? [] : [[texts.t('cli:simulate.margin'), spread(margin)]]),
    ]),
    texts.t('cli:simulate.winners'),
    ...alignColumns(
      Object.entries(simulation.winners).map(([name, count]) =>
        share(name === 'shared' ? texts.t('cli:simulate.shared') : name, count),
      ),
    ),
    texts.t('cli:simulate.endings'),
    ...alignColumns(Object.entries(simulation.endings).map(([rule, count]) => share(rule, count))),
    ...failures.flatMap(({ promise, step, detail, command }) => [
      texts.t('cli:failure', { promise, step, detail }),
      `  ${command}`,
    ]),
  ];
}
