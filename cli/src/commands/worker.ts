import { type Command, defineCommand, EXIT } from '../shell/command.ts';
import { THREADS } from '../shell/common-options.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';
import { usualThreads } from '../work/pool.ts';

const SECOND = 1000;

export const workerCommand: Command = defineCommand({
  name: 'worker',
  words: [0, 0],
  options: {
    queue: { kind: 'text', value: 'redis://…' },
    threads: THREADS,
    games: { kind: 'whole', value: 'N', least: 1, message: 'worker-games' },
    silence: {
      kind: 'number',
      value: 'T',
      usual: 10,
      least: 1,
      most: 3600,
      message: 'worker-silence',
    },
  },
  run: async (context, { options: { queue, threads, games, silence } }) => {
    if (queue === undefined) {
      throw new UsageError((texts) => texts.t('cli:error.missing-value', { option: 'queue' }));
    }
    const { workOff } = await import('../queue/work-off.ts');
    const played = await workOff({
      queue,
      threads: threads ?? usualThreads(),
      games: games ?? Number.POSITIVE_INFINITY,
      silence: silence * SECOND,
      stop: context.io.stop,
      onReady: () => {
        if (!context.json) context.io.err(`${context.texts.t('cli:worker.ready', { queue })}\n`);
      },
    });
    report(context, { games: played }, () => [
      context.texts.t('cli:worker.done', { count: played }),
    ]);
    return EXIT.fine;
  },
});
