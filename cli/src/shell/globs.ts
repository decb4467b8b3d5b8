import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { listFiles, unreadable } from './files.ts';
import { UsageError } from './usage-error.ts';

/**
 * The files that words on a command line stand for: a file itself, all files of a folder with this
 * ending, or what matches a pattern with `*`, `**` and `?`.
 */
export async function expandFiles(
  cwd: string,
  words: readonly string[],
  ending: string,
): Promise<readonly string[]> {
  const lists = await Promise.all(words.map((word) => expandWord(cwd, word, ending)));
  return [...new Set(lists.flat())];
}

async function expandWord(cwd: string, word: string, ending: string): Promise<readonly string[]> {
  const show = (path: string): string => (isAbsolute(word) ? path : relative(cwd, path));
  const path = resolve(cwd, word);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() === true) return [show(path)];
  const files =
    found?.isDirectory() === true
      ? (await filesIn(path)).filter((file) => file.endsWith(ending))
      : await matchFiles(path);
  if (files.length > 0) return files.map(show);
  throw new UsageError((texts) => texts.t('cli:error.no-file', { file: word }));
}

async function matchFiles(pattern: string): Promise<readonly string[]> {
  const parts = pattern.split(sep);
  const first = parts.findIndex((part) => /[*?]/.test(part));
  if (first === -1) return [];
  const folder = parts.slice(0, first).join(sep) || sep;
  const matcher = compile(pattern);
  const files = existsSync(folder) ? await filesIn(folder) : [];
  return files.filter((file) => matcher.test(file));
}

/** A folder somewhere inside that may not be read is named. */
async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await listFiles(folder);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw unreadable((error as NodeJS.ErrnoException).path ?? folder, error);
  }
}

function compile(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '\u0001')
    .replaceAll('**', '\u0002')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\u0001', '(?:.*/)?')
    .replaceAll('\u0002', '.*');
  return new RegExp(`^${source}$`);
}
