import { at } from '@parsecs/kernel';
import { loadGame } from '@parsecs/table';
import { basketOf } from '../arena/basket.ts';
import { type ArenaResult, arenaResult } from '../arena/result.ts';
import { playQueued } from '../queue/play-queued.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { SEED, THREADS } from '../shell/common-options.ts';
import { readBots, readGameId } from '../shell/games.ts';
import { alignColumns } from '../shell/layout.ts';
import { report } from '../shell/report.ts';
import type { ArenaTask } from '../work/arena-job.ts';
import { playGames } from '../work/play-games.ts';

export const arenaCommand: Command = defineCommand({
  name: 'arena',
  words: [1, 1],
  options: {
    a: { kind: 'text', value: 'BOT', usual: 'hard', message: 'arena-bot' },
    b: { kind: 'text', value: 'BOT', usual: 'greedy', message: 'arena-bot' },
    games: { kind: 'whole', value: 'N', usual: 100, least: 1, most: 1_000_000 },
    seed: SEED,
    setups: { kind: 'text', value: 'a,b,…', message: 'arena-setups' },
    budget: { kind: 'whole', value: 'N', least: 0, most: 1_000_000, message: 'arena-budget' },
    threads: THREADS,
    queue: { kind: 'text', value: 'redis://…', message: 'arena-queue' },
  },
  run: async (context, { options, words }) => {
    const id = readGameId(words[0]);
    const contests = basketOf(await loadGame(id), options.setups).map(({ name }) => name);
    const task: ArenaTask = {
      game: id,
      a: at(readBots(options.a), 0),
      b: at(readBots(options.b), 0),
      seed: options.seed,
      contests,
      ...(options.budget !== undefined && { plays: options.budget }),
    };
    const { queue } = options;
    const shares =
      queue === undefined
        ? await playGames(context, 'arena', task, options)
        : await playQueued(context, task, options.games, queue);
    if (shares === undefined) return EXIT.interrupted;
    const result = arenaResult(task, shares);
    report(context, result, () => describe(context, task, result));
    return EXIT.fine;
  },
});

function describe({ texts }: Context, { a, b }: ArenaTask, result: ArenaResult): readonly string[] {
  const { games, aScore, ci95, cpuP95, setups } = result;
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
  ];
}
