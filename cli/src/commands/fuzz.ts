import type { TakenBack } from '@parsecs/kernel';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { GAME_SEED, SEED, SETUP, THREADS } from '../shell/common-options.ts';
import { findSetup, openGame, readGameId } from '../shell/games.ts';
import { alignColumns, commandLine, formatNumber } from '../shell/layout.ts';
import { startProgress } from '../shell/progress.ts';
import { report } from '../shell/report.ts';
import { type Failure, mergeFailures } from '../work/failure.ts';
import type { FuzzShare, FuzzTask } from '../work/fuzz-job.ts';
import type { Limits } from '../work/job.ts';
import { runOnThreads, usualThreads } from '../work/pool.ts';

const USUAL_SECONDS = 10;
const MOST_SECONDS = 86_400;
const MOST_GAMES = 1_000_000_000;

interface Fuzzing {
  readonly games: number;
  readonly steps: number;
  readonly answersCloned: number;
  readonly takenBack: TakenBack;
  readonly logsResumed: number;
  readonly failures: readonly (Failure & { readonly command: string })[];
  readonly cardsExercised: number;
  readonly cardsTotal: number;
  readonly cardsMissing: readonly string[];
  readonly seed: string;
}

export const fuzzCommand: Command = defineCommand({
  name: 'fuzz',
  words: [1, 1],
  options: {
    seconds: { kind: 'number', value: 'T', least: 0.001, most: MOST_SECONDS },
    games: { kind: 'whole', value: 'N', least: 1, most: MOST_GAMES, message: 'fuzz-games' },
    seed: SEED,
    setup: { ...SETUP, message: 'fuzz-setup' },
    threads: THREADS,
    'game-seed': { ...GAME_SEED, message: 'fuzz-game-seed' },
  },
  run: async (context, { options, words: [word] }) => {
    const game = await openGame(word);
    const setup = options.setup === undefined ? undefined : findSetup(game, options.setup).name;
    const single = options['game-seed'];
    const task: FuzzTask = {
      game: readGameId(word),
      ...(setup !== undefined && { setup }),
      seed: single ?? options.seed,
      single: single !== undefined,
    };
    const shares = await fuzz(context, task, limitsOf(options), options.threads);
    const fuzzing = sumUp(task, game.cards, shares);
    report(context, fuzzing, () => describe(context, fuzzing));
    if (fuzzing.failures.length > 0) return EXIT.no;
    return context.io.stop.aborted ? EXIT.interrupted : EXIT.fine;
  },
});

function limitsOf(options: {
  readonly seconds: number | undefined;
  readonly games: number | undefined;
  readonly 'game-seed': string | undefined;
}): Limits {
  if (options['game-seed'] !== undefined) return { games: 1, seconds: MOST_SECONDS };
  const { games, seconds } = options;
  return {
    games: games ?? MOST_GAMES,
    seconds: seconds ?? (games === undefined ? USUAL_SECONDS : MOST_SECONDS),
  };
}

async function fuzz(
  context: Context,
  task: FuzzTask,
  limits: Limits,
  threads: number | undefined,
): Promise<readonly FuzzShare[]> {
  const progress = startProgress(context);
  const { texts, io } = context;
  const { shares } = await runOnThreads('fuzz', task, {
    threads: threads ?? usualThreads(),
    limits,
    stop: io.stop,
    onProgress: (done, seconds) =>
      progress.show(
        Math.max(done / limits.games, seconds / limits.seconds),
        texts.t('cli:progress.fuzz', { count: done, games: formatNumber(texts.language, done) }),
      ),
  });
  progress.clear();
  return shares;
}

function sumUp(task: FuzzTask, cards: readonly string[], shares: readonly FuzzShare[]): Fuzzing {
  const seen = new Set(shares.flatMap((share) => share.cards));
  const cardsMissing = cards.filter((card) => !seen.has(card));
  const setup = task.setup === undefined ? [] : ['--setup', task.setup];
  const total = (count: (share: FuzzShare) => number): number =>
    shares.reduce((sum, share) => sum + count(share), 0);
  return {
    games: total(({ games }) => games),
    steps: total(({ steps }) => steps),
    answersCloned: total((share) => share.answersCloned),
    takenBack: {
      free: total(({ takenBack }) => takenBack.free),
      agreed: total(({ takenBack }) => takenBack.agreed),
    },
    logsResumed: total((share) => share.logsResumed),
    failures: mergeFailures(shares.map((share) => share.failures)).map((failure) => ({
      ...failure,
      command: commandLine('fuzz', task.game, ...setup, '--game-seed', failure.seed),
    })),
    cardsExercised: cards.length - cardsMissing.length,
    cardsTotal: cards.length,
    cardsMissing,
    seed: task.seed,
  };
}

function describe({ texts }: Context, fuzzing: Fuzzing): readonly string[] {
  const number = (value: number): string => formatNumber(texts.language, value);
  const { failures, cardsMissing } = fuzzing;
  return [
    texts.t('cli:fuzz.played', {
      count: fuzzing.games,
      games: number(fuzzing.games),
      steps: number(fuzzing.steps),
    }),
    ...alignColumns([
      [
        texts.t('cli:fuzz.cards'),
        `${number(fuzzing.cardsExercised)}/${number(fuzzing.cardsTotal)} ${cardsMissing.join(', ')}`.trimEnd(),
      ],
      [texts.t('cli:fuzz.cloned'), number(fuzzing.answersCloned)],
      [texts.t('cli:fuzz.freely'), number(fuzzing.takenBack.free)],
      [texts.t('cli:fuzz.agreed'), number(fuzzing.takenBack.agreed)],
      [texts.t('cli:fuzz.resumed'), number(fuzzing.logsResumed)],
      [texts.t('cli:fuzz.failures'), number(failures.length)],
    ]),
    ...failures.flatMap(({ promise, step, detail, command }) => [
      texts.t('cli:failure', { promise, step, detail }),
      `  ${command}`,
    ]),
  ];
}
