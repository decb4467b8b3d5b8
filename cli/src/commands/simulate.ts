import { at, type Game, seatName } from '@parsecs/kernel';
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
import { usualThreads, type Worked, workTogether } from '../work/pool.ts';
import type { SimulateShare, SimulateTask } from '../work/simulate-labour.ts';

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
  readonly rounds: { readonly mean: number; readonly p10: number; readonly p90: number };
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
    return simulation.failures.length === 0 && simulation.finished === games ? EXIT.fine : EXIT.no;
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
): Promise<Worked<'simulate'>> {
  const progress = startProgress(context);
  const { texts, io } = context;
  const worked = await workTogether('simulate', task, {
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
    winners: Object.fromEntries(
      names.map((name) => [name, sum(shares.map((share) => share.winners[name] ?? 0))]),
    ),
    rounds: describeRounds(shares),
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function describeRounds(shares: readonly SimulateShare[]): Simulation['rounds'] {
  const games = new Map<number, number>();
  for (const [rounds, count] of shares.flatMap((share) => share.rounds)) {
    games.set(rounds, (games.get(rounds) ?? 0) + count);
  }
  const sorted = [...games].toSorted(([one], [other]) => one - other);
  const total = sum(sorted.map(([, count]) => count));
  if (total === 0) return { mean: 0, p10: 0, p90: 0 };
  const mean = sum(sorted.map(([rounds, count]) => rounds * count)) / total;
  return { mean: Number(mean.toFixed(3)), p10: rank(sorted, 0.1), p90: rank(sorted, 0.9) };
}

/** The smallest value that at least this share of the games does not exceed. */
function rank(sorted: readonly (readonly [number, number])[], share: number): number {
  const wanted = share * sum(sorted.map(([, count]) => count));
  let seen = 0;
  for (const [value, count] of sorted) {
    seen += count;
    if (seen >= wanted) return value;
  }
  return at(sorted, sorted.length - 1)[0];
}

function describe({ texts }: Context, simulation: Simulation): readonly string[] {
  const number = (value: number, digits = 0): string => formatNumber(texts.language, value, digits);
  const { rounds, failures, finished } = simulation;
  const wins = Object.entries(simulation.winners).map(([name, count]) => [
    name === 'shared' ? texts.t('cli:simulate.shared') : name,
    number(count),
    texts.t('cli:percent', { value: number((100 * count) / Math.max(1, finished), 1) }),
  ]);
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
      [
        texts.t('cli:simulate.rounds'),
        texts.t('cli:simulate.rounds-value', {
          mean: number(rounds.mean, 2),
          p10: number(rounds.p10),
          p90: number(rounds.p90),
        }),
      ],
    ]),
    texts.t('cli:simulate.winners'),
    ...alignColumns(wins),
    ...failures.flatMap(({ promise, step, detail, command }) => [
      texts.t('cli:failure', { promise, step, detail }),
      `  ${command}`,
    ]),
  ];
}
