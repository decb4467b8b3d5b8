import { resolve } from 'node:path';
import type { Place } from '@parsecs/server';
import { DATA_OPTION, folderTaken, placeOf } from '../serve/place.ts';
import {
  type Command,
  type Context,
  defineCommand,
  EXIT,
  type ExitCode,
} from '../shell/command.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';

export const backupCommand: Command = defineCommand({
  name: 'backup',
  words: [1, 1],
  options: { data: DATA_OPTION },
  run: async (context, { options, words: [file = ''] }) => {
    const { backUp } = await import('@parsecs/server');
    return moveRows(context, options.data, file, backUp);
  },
});

export const restoreCommand: Command = defineCommand({
  name: 'restore',
  words: [1, 1],
  options: { data: DATA_OPTION },
  run: async (context, { options, words: [file = ''] }) => {
    const { restore } = await import('@parsecs/server');
    return moveRows(context, options.data, file, restore);
  },
});

async function moveRows(
  context: Context,
  data: string | undefined,
  file: string,
  move: (place: Place, path: string) => Promise<number>,
): Promise<ExitCode> {
  const { io, texts } = context;
  const { CannotRestore, FolderTaken } = await import('@parsecs/server');
  try {
    const rows = await move(placeOf(io, data), resolve(io.cwd, file));
    report(context, { file, rows }, () => [texts.t('cli:backup.done', { file, rows })]);
    return EXIT.fine;
  } catch (error) {
    if (error instanceof FolderTaken) throw folderTaken(error);
    if (error instanceof CannotRestore) {
      const { why } = error;
      throw new UsageError((said) => said.t(`cli:error.${why}`, { file }));
    }
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall !== 'open') throw error;
    throw new UsageError((said) =>
      code === 'ENOENT'
        ? said.t('cli:error.no-file', { file })
        : said.t('cli:error.cannot-write', { file, code }),
    );
  }
}
