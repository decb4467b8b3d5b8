import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './usage-error.ts';

/** The repository we are part of: the next folder up that holds workspaces. */
export function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (isRoot(folder)) return folder;
    const parent = dirname(folder);
    if (parent === folder) throw new UsageError((texts) => texts.t('cli:error.no-root'));
    folder = parent;
  }
}

function isRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { workspaces } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly workspaces?: unknown;
  };
  return workspaces !== undefined;
}

/** A folder as it was named on the command line, which must exist. */
export function existingFolder(cwd: string, folder: string): string {
  const path = resolve(cwd, folder);
  if (existsSync(path)) return path;
  throw new UsageError((texts) => texts.t('cli:error.no-folder', { folder }));
}
