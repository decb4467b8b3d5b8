import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { SEED, THREADS } from '../shell/common-options.ts';
import { readBots, readGameId } from '../shell/games.ts';
import { alignColumns } from '../shell/layout.ts';
import { report } from '../shell/report.ts';
import { type BlindShare, type BlindTask, SEEING_BOTS } from '../work/blind-job.ts';
import { playGames } from '../work/play-games.ts';

/** What `blind` answers. */
export interface BlindReport {
  readonly positions: number;
  readonly bots: readonly {
    readonly bot: string;
    readonly positions: number;
    readonly hidden: number;
    /** The seeds of positions in which it thought something else. */
    readonly changed: readonly string[];
  }[];
}

export const blindCommand: Command = defineCommand({
  name: 'blind',
  words: [1, 1],
  options: {
    positions: { kind: 'whole', value: 'N', usual: 200, least: 1, message: 'blind-positions' },
    bots: { kind: 'text', value: 'a,b,…', message: 'blind-bots' },
    budget: { kind: 'whole', value: 'N', usual: 24, message: 'arena-budget' },
    seed: SEED,
    threads: THREADS,
  },
  run: async (context, { options, words }) => {
    const task: BlindTask = {
      game: readGameId(words[0]),
      bots: options.bots === undefined ? SEEING_BOTS : readBots(options.bots),
      seed: options.seed,
      plays: options.budget,
    };
    const { positions: games, threads } = options;
    const shares = await playGames(context, 'blind', task, { games, threads });
    if (shares === undefined) return EXIT.interrupted;
    const result = blindReport(task, games, shares);
    report(context, result, () => describe(context, result));
    return result.bots.every(({ changed }) => changed.length === 0) ? EXIT.fine : EXIT.no;
  },
});

function blindReport(
  task: BlindTask,
  positions: number,
  shares: readonly BlindShare[],
): BlindReport {
  const bots = task.bots.map((bot, place) => {
    const counts = shares.flatMap((share) => share.counts[place] ?? []);
    const sum = (field: 'positions' | 'hidden'): number =>
      counts.reduce((total, count) => total + count[field], 0);
    return {
      bot,
      positions: sum('positions'),
      hidden: sum('hidden'),
      changed: counts.flatMap(({ changed }) => changed).toSorted(),
    };
  });
  return { positions, bots };
}

function describe({ texts }: Context, { bots }: BlindReport): readonly string[] {
  return [
    ...alignColumns([
      [
        '',
        texts.t('cli:blind.positions'),
        texts.t('cli:blind.hidden'),
        texts.t('cli:blind.changed'),
      ],
      ...bots.map(({ bot, positions, hidden, changed }) => [
        bot,
        String(positions),
        String(hidden),
        String(changed.length),
      ]),
    ]),
    ...bots.flatMap(({ bot, changed }) => changed.map((seed) => `${bot}: ${seed}`)),
  ];
}
