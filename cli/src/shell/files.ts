import { createReadStream, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Texts } from '@parsecs/lang';
import { UsageError } from './usage-error.ts';

const MEGABYTE = 1_000_000;

/** How large the files may be that somebody brings; real ones stay far below. */
export const LARGEST: Readonly<Record<'match' | 'list' | 'scenario', number>> = {
  match: 20 * MEGABYTE,
  list: MEGABYTE,
  scenario: MEGABYTE,
};

/** The text of a file that somebody named; one that cannot be read is wrong usage. */
export async function readText(cwd: string, file: string, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    // One byte more than allowed tells that there are too many, also of a pipe or a device.
    for await (const chunk of createReadStream(resolve(cwd, file), { end: most })) {
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length <= most) return bytes.toString('utf8');
  throw new UsageError((texts) =>
    texts.t('cli:error.too-large', { file, megabytes: most / MEGABYTE }),
  );
}

/** Why a file or a folder could not be read, as wrong usage. */
export function unreadable(file: string, error: unknown): UsageError {
  const { code = String(error) } = error as NodeJS.ErrnoException;
  return new UsageError((texts) =>
    code === 'ENOENT'
      ? texts.t('cli:error.no-file', { file })
      : texts.t('cli:error.unreadable-file', { file, code }),
  );
}

export type Parsed =
  | { readonly value: unknown }
  | { readonly fault: (texts: Pick<Texts, 't'>) => string };

/** Deeper than anything that is written by hand or by us; what is read may be taken apart level by level. */
const DEEPEST = 100;

/** Parses what somebody wrote: a byte order mark is no fault, bottomless nesting is one. */
export function parseJson(text: string): Parsed {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isTooDeep(json)) return { fault: (texts) => texts.t('cli:error.too-deep') };
  try {
    return { value: JSON.parse(json) as unknown };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { fault: (texts) => texts.t('cli:error.not-json', { problem }) };
  }
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Counts brackets outside of strings, in one pass; of what is no JSON it may say anything. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) inString = !inString;
    else if (inString) index += code === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

const SKIPPED: readonly string[] = ['node_modules', 'dist', '.git'];
const MOST_FILES = 50_000;

/** Every file under a folder, as paths that begin with it; what is built or installed is skipped. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  await collectFiles(folder, files);
  return files;
}

async function collectFiles(folder: string, files: string[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted(byName)) {
    const path = join(folder, entry.name);
    if (entry.isFile()) files.push(path);
    else if (entry.isDirectory() && !SKIPPED.includes(entry.name)) await collectFiles(path, files);
    if (files.length > MOST_FILES) {
      throw new UsageError((texts) => texts.t('cli:error.too-many-files', { most: MOST_FILES }));
    }
  }
}

function byName(one: Dirent, other: Dirent): number {
  return one.name < other.name ? -1 : 1;
}
