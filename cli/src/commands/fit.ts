import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { at, type FittedWeights, type Game } from '@parsecs/kernel';
import { loadGame } from '@parsecs/table';
import { type LeastLoss, leastLossOf } from '../arena/least-loss.ts';
import { readContests } from '../arena/read-contests.ts';
import { fitWeights, logLossOf } from '../arena/regression.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { SEED, THREADS } from '../shell/common-options.ts';
import { readBots, readGameId } from '../shell/games.ts';
import { alignColumns } from '../shell/layout.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';
import type { FitTask, PlayedPosition } from '../work/fit-job.ts';
import { playGames } from '../work/play-games.ts';

/** Of so many games one is held out: the weights have not seen it. */
const HELD_OUT = 5;
/** All positions of a game have one winner: weights are held back by so many games, not positions. */
const HOLD_GAMES = 6;

export const fitCommand: Command = defineCommand({
  name: 'fit',
  words: [1, 1],
  options: {
    games: { kind: 'whole', value: 'N', usual: 400, least: HELD_OUT, most: 1_000_000 },
    seed: SEED,
    bot: { kind: 'text', value: 'BOT', usual: 'greedy', message: 'fit-bot' },
    setups: { kind: 'text', value: 'a,b,…', message: 'arena-setups' },
    budget: { kind: 'whole', value: 'N', least: 0, most: 1_000_000, message: 'arena-budget' },
    replays: { kind: 'whole', value: 'N', usual: 0, most: 10_000, message: 'fit-replays' },
    threads: THREADS,
    out: { kind: 'text', value: 'FILE', message: 'fit-out' },
  },
  run: async (context, { options, words }) => {
    const id = readGameId(words[0]);
    const game = await loadGame(id);
    const task: FitTask = {
      game: id,
      bot: at(readBots(options.bot), 0),
      seed: options.seed,
      contests: readContests(game, options.setups).map(({ name }) => name),
      ...(options.budget !== undefined && { plays: options.budget }),
      ...(options.replays > 0 && { replays: options.replays }),
    };
    const shares = await playGames(context, 'fit', task, options);
    if (shares === undefined) return EXIT.interrupted;
    // By game, so that it does not matter which thread has played it.
    const positions = shares
      .flatMap((share) => share.positions)
      .toSorted((one, other) => one.game - other.game);
    const fitted = fit(game, positions);
    if (options.out !== undefined) {
      const { positions: count, heldOutLogLoss, weights } = fitted;
      await write(context, options.out, {
        seed: options.seed,
        games: options.games,
        positions: count,
        heldOutLogLoss,
        weights,
      });
    }
    report(context, fitted, () => describe(context, fitted));
    return EXIT.fine;
  },
});

interface Fitted {
  readonly positions: number;
  /** Of the positions that were learned from. */
  readonly logLoss: number;
  /** Of the starts of rounds in games that were not. */
  readonly heldOutLogLoss: number;
  /** Of the weights that the game has, at the starts of rounds in all these games. */
  readonly logLossInUse: number;
  /** Of whoever knew all that can be known at the starts of rounds; only where they were played on again. */
  readonly leastLogLoss?: LeastLoss;
  readonly weights: FittedWeights['weights'];
}

function fit({ evaluation }: Game, positions: readonly PlayedPosition[]): Fitted {
  const { features, weights: inUse } = evaluation;
  const learned = positions.filter(({ game }) => game % HELD_OUT !== HELD_OUT - 1);
  const held = positions.filter(
    ({ game, startsRound }) => game % HELD_OUT === HELD_OUT - 1 && startsRound,
  );
  const again = positions.filter((position) => position.again.length > 0);
  const games = new Set(learned.map(({ game }) => game)).size;
  const hold = (HOLD_GAMES * learned.length) / Math.max(1, games);
  const weights = fitWeights(learned, features.length, hold).map((weight) =>
    Number(weight.toPrecision(4)),
  );
  return {
    positions: positions.length,
    logLoss: Number(logLossOf(learned, weights).toFixed(4)),
    heldOutLogLoss: Number(logLossOf(held, weights).toFixed(4)),
    logLossInUse: Number(
      logLossOf(
        positions.filter(({ startsRound }) => startsRound),
        features.map((feature) => inUse[feature] ?? 0),
      ).toFixed(4),
    ),
    ...(again.length > 0 && { leastLogLoss: leastOf(again) }),
    weights: Object.fromEntries(features.map((feature, index) => [feature, at(weights, index)])),
  };
}

function leastOf(again: readonly PlayedPosition[]): LeastLoss {
  const { positions, from, to } = leastLossOf(again.map((position) => position.again));
  return { positions, from: Number(from.toFixed(4)), to: Number(to.toFixed(4)) };
}

async function write({ io }: Context, out: string, fitted: FittedWeights): Promise<void> {
  const file = resolve(io.cwd, out);
  try {
    await writeFile(file, `${JSON.stringify(fitted, null, 2)}\n`);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new UsageError((texts) => texts.t('cli:error.cannot-write', { file, code }));
  }
}

function describe({ texts }: Context, fitted: Fitted): readonly string[] {
  const { positions, logLoss, heldOutLogLoss, logLossInUse, leastLogLoss, weights } = fitted;
  return [
    texts.t('cli:fit.loss', {
      positions,
      loss: logLoss.toFixed(4),
      held: heldOutLogLoss.toFixed(4),
    }),
    texts.t('cli:fit.in-use', { loss: logLossInUse.toFixed(4) }),
    ...(leastLogLoss === undefined
      ? []
      : [
          texts.t('cli:fit.least', {
            positions: leastLogLoss.positions,
            from: leastLogLoss.from.toFixed(4),
            to: leastLogLoss.to.toFixed(4),
          }),
        ]),
    ...alignColumns(Object.entries(weights).map(([feature, weight]) => [feature, String(weight)])),
  ];
}
