import { join, resolve } from 'node:path';
import type { FolderTaken, Place } from '@parsecs/server';
import type { OptionSpec } from '../shell/command.ts';
import type { Io } from '../shell/io.ts';
import { findRoot } from '../shell/root.ts';
import { UsageError } from '../shell/usage-error.ts';

/** Tables that are kept as long as the server runs, and no longer. */
const MEMORY = 'memory';

export const DATA_OPTION: OptionSpec & { readonly kind: 'text' } = {
  kind: 'text',
  value: `DIR|${MEMORY}`,
  message: 'serve-data',
};

/** A folder that was named, else PostgreSQL, else the folder of this checkout. */
export function placeOf({ cwd, env }: Io, given: string | undefined): Place {
  const url = env['DATABASE_URL'];
  if (given === undefined && url) return { url };
  const data = given ?? (env['PARSECS_DATA'] || undefined);
  if (data === MEMORY) return MEMORY;
  return { folder: data === undefined ? join(findRoot(), '.data') : resolve(cwd, data) };
}

export function folderTaken({ folder, pid }: FolderTaken): UsageError {
  return new UsageError((texts) => texts.t('cli:error.data-taken', { folder, pid }));
}
