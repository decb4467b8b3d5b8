import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

export type Parsed = { readonly value: unknown } | { readonly fault: string };

/** The text of a file that somebody named; one that cannot be read is wrong usage. */
export async function readText(cwd: string, file: string): Promise<string> {
  try {
    return await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError((texts) =>
      code === 'ENOENT'
        ? texts.t('cli:error.no-file', { file })
        : texts.t('cli:error.unreadable-file', { file, code }),
    );
  }
}

export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

const SKIPPED: readonly string[] = ['node_modules', 'dist', '.git'];

/** Every file under a folder, as paths that begin with it; what is built or installed is skipped. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sorted = entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const lists = await Promise.all(sorted.map((entry) => listEntry(folder, entry)));
  return lists.flat();
}

async function listEntry(folder: string, entry: Dirent): Promise<readonly string[]> {
  const path = join(folder, entry.name);
  if (entry.isFile()) return [path];
  return entry.isDirectory() && !SKIPPED.includes(entry.name) ? listFiles(path) : [];
}
